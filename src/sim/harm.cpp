#include "sim/harm.hpp"

#include <algorithm>

#include "base/trig.hpp"
#include "sim/rules.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

/// The share of a blow that difficulty lets through.
float softened(const WorldState& w, const Craft& c, const Blow& blow) {
    const bool from_enemy = blow.by_side != 0xFF && w.hostile(blow.by_side, w.player_side);
    return c.side == w.player_side && from_enemy ? w.difficulty.enemy_damage : 1.0F;
}

void tell(WorldState& w, EventKind kind, Handle h, const Craft& c, const Blow& blow, float value) {
    Event& e = report(w, kind, h, c, value);
    e.at = blow.at;
    e.index = blow.weapon;
    e.other = blow.by;
    e.other_side = blow.by_side;
}

/// What is left of the damage behind the shield.
float through_shield(WorldState& w, Handle h, Craft& c, const Blow& blow, float damage) {
    const float load = damage * blow.shield_factor;
    if (c.shield <= 0.0F) return damage;
    c.shield_flash_until = w.now + kShieldFlashTicks;
    c.shield_hit_heading = heading_of(blow.at - c.position);
    const float taken = std::min(load, c.shield);
    if (!c.invulnerable) c.shield -= taken;
    tell(w, EventKind::ShieldHit, h, c, blow, taken);
    if (c.shield > 0.0F) return 0.0F;
    tell(w, EventKind::ShieldDown, h, c, blow, 0.0F);
    return blow.shield_factor > 0.0F ? (load - taken) / blow.shield_factor : 0.0F;
}

}  // namespace

void strike(WorldState& w, Handle h, Craft& c, const Blow& blow) {
    if (!c.alive() || c.untouchable) return;
    const CraftModel& m = w.model(c);
    c.shield_returns_at = w.now + m.shield_delay;
    if (!m.type->capital && !m.type->station)
        c.velocity += blow.along * (blow.push / std::max(m.type->mass, 0.1F));
    const bool shielded = c.shield > 0.0F;
    const float left = through_shield(w, h, c, blow, blow.damage * softened(w, c, blow));
    if (blow.disable > 0 && !shielded) cut_power(w, h, c, blow.disable);
    if (left <= 0.0F) return;
    c.hit_flash_until = w.now + kHitFlashTicks;
    const float hull_before = c.hull;
    if (!c.invulnerable) c.hull -= left;
    tell(w, EventKind::Hit, h, c, blow, hull_before - c.hull);
    if (c.hull <= 0.0F) fall(w, h, c, blow.by, blow.by_side);
}

void fall(WorldState& w, Handle h, Craft& c, Handle by, SideId by_side) {
    c.hull = 0.0F;
    w.fallen.push_back(h);
    Event& e = report(w, EventKind::Destroyed, h, c);
    e.other = by;
    e.other_side = by_side;
    if (h == w.player) {
        Event& lost = report(w, EventKind::PlayerLost, h, c);
        lost.other = by;
        lost.other_side = by_side;
    }
}

void bury(WorldState& w) {
    for (const Handle h : w.fallen) w.craft.erase(h);
    w.fallen.clear();
}

void cut_power(WorldState& w, Handle h, Craft& c, Tick ticks) {
    if (c.invulnerable || ticks <= 0) return;
    const bool had_power = !c.disabled(w.now);
    c.disabled_until = std::max(c.disabled_until, w.now + ticks);
    if (had_power) report(w, EventKind::Disabled, h, c);
}

void restore_power(WorldState& w) {
    w.craft.for_each([&](Handle h, const Craft& c) {
        if (c.disabled_until == w.now) report(w, EventKind::Repowered, h, c);
    });
}

void chip_rock(WorldState& w, std::size_t rock, float damage, Vec2 at) {
    Rock& r = w.rocks[rock];
    if (r.hull <= 0.0F) return;
    r.hull -= damage;
    Event& e = w.events.emplace_back();
    e.kind = r.hull > 0.0F ? EventKind::RockHit : EventKind::RockBroken;
    e.at = r.hull > 0.0F ? at : r.position;
    e.value = r.radius;
    e.index = static_cast<std::uint16_t>(rock);
}

void clear_rocks(WorldState& w) {
    std::erase_if(w.rocks, [](const Rock& r) { return r.hull <= 0.0F; });
}

}  // namespace nl::sim
