#include "sim/harm.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/pickups.hpp"
#include "sim/rules.hpp"
#include "sim/traits.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

/// A blow between two of the many, so to speak: armed fighters that the player does not fly.
bool is_melee(const WorldState& w, const Craft& c, const Blow& blow) {
    const bool fighter = !c.type->capital && !c.type->station && !c.type->mounts.empty();
    return fighter && !c.player && blow.by_side != 0xFF && blow.by != w.player;
}

/// The share of a blow that difficulty lets through.
float softened(const WorldState& w, const Craft& c, const Blow& blow) {
    const float melee = is_melee(w, c, blow) ? w.difficulty.melee_damage : 1.0F;
    const bool from_enemy = blow.by_side != 0xFF && w.hostile(blow.by_side, w.player_side);
    return c.side == w.player_side && from_enemy ? w.difficulty.enemy_damage * melee : melee;
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

bool core_is_covered(const Craft& c, const CraftModel& m) {
    for (std::size_t i = 0; i < m.part_count; ++i)
        if (m.type->parts[i].shields_core && c.part_hull[i] > 0.0F) return true;
    return false;
}

void lose_part(WorldState& w, Handle h, Craft& c, const CraftModel& m, const Blow& blow) {
    const content::Part& part = m.type->parts[static_cast<std::size_t>(blow.part)];
    c.speed_factor = std::max(0.0F, c.speed_factor - part.speed_loss);
    if (part.shield_loss) {
        c.shield_works = false;
        c.shield = 0.0F;
    }
    Event& e = report(w, EventKind::PartLost, h, c);
    e.at = c.position + rotated(part.at, c.heading);
    e.index = static_cast<std::uint16_t>(blow.part);
    e.other = blow.by;
    e.other_side = blow.by_side;
    c.hull -= part.core_damage;
    if (c.hull <= 0.0F) fall(w, h, c, blow.by, blow.by_side);
}

void hurt_part(WorldState& w, Handle h, Craft& c, const CraftModel& m, const Blow& blow, float damage) {
    float& hull = c.part_hull[static_cast<std::size_t>(blow.part)];
    if (hull <= 0.0F) return;
    const float taken = c.invulnerable ? 0.0F : std::min(hull, damage);
    hull -= taken;
    tell(w, EventKind::Hit, h, c, blow, taken);
    if (hull <= 0.0F) lose_part(w, h, c, m, blow);
}

void hurt_hull(WorldState& w, Handle h, Craft& c, const CraftModel& m, const Blow& blow, float damage) {
    const float taken = c.invulnerable || core_is_covered(c, m) ? 0.0F : std::min(c.hull, damage);
    c.hull -= taken;
    tell(w, EventKind::Hit, h, c, blow, taken);
    if (c.hull <= 0.0F) fall(w, h, c, blow.by, blow.by_side);
}

/// A front shield lets nothing through from ahead, and does not wear off.
bool glances_off(WorldState& w, Handle h, Craft& c, const CraftModel& m, const Blow& blow) {
    if (!m.has(content::Trait::FrontShield) || c.disabled(w.now)) return false;
    const float from = heading_of(-blow.along);
    if (blow.along == Vec2{} || std::fabs(wrap_angle(from - c.heading)) > m.trait_arc) return false;
    c.shield_flash_until = w.now + kShieldFlashTicks;
    c.shield_hit_heading = from;
    tell(w, EventKind::ShieldHit, h, c, blow, 0.0F);
    return true;
}

/// A craft of the mission file with a life left comes back where it began.
void plan_return(WorldState& w, const Craft& c) {
    if (c.lives < 2 || c.entry == nullptr) return;
    w.arrivals.push_back(
        {c.entry, c.name, c.group, static_cast<std::int16_t>(c.lives - 1), w.now + kNextLife});
}

}  // namespace

void strike(WorldState& w, Handle h, Craft& c, const Blow& blow) {
    if (!c.alive() || c.untouchable) return;
    const CraftModel& m = w.model(c);
    c.shield_returns_at = w.now + m.shield_delay;
    if (!m.type->capital && !m.type->station)
        c.velocity += blow.along * (blow.push / std::max(m.type->mass, 0.1F));
    if (glances_off(w, h, c, m, blow)) return;
    const bool shielded = c.shield > 0.0F;
    const float left = through_shield(w, h, c, blow, blow.damage * softened(w, c, blow));
    if (blow.disable > 0 && !shielded) cut_power(w, h, c, blow.disable);
    if (left > 0.0F) {
        c.hit_flash_until = w.now + kHitFlashTicks;
        if (blow.part >= 0)
            hurt_part(w, h, c, m, blow, left);
        else
            hurt_hull(w, h, c, m, blow, left);
    }
    answer_hit(w, h, c, m);
}

void fall(WorldState& w, Handle h, Craft& c, Handle by, SideId by_side) {
    c.hull = 0.0F;
    w.fallen.push_back(h);
    Event& e = report(w, EventKind::Destroyed, h, c);
    e.other = by;
    e.other_side = by_side;
    plan_return(w, c);
    if (h == w.player) {
        Event& lost = report(w, EventKind::PlayerLost, h, c);
        lost.other = by;
        lost.other_side = by_side;
    }
}

void bury(WorldState& w) {
    for (const Handle h : w.fallen) {
        if (const Craft* c = w.craft.get(h)) drop_from(w, *c);
        w.craft.erase(h);
    }
    w.fallen.clear();
}

void cut_power(WorldState& w, Handle h, Craft& c, Tick ticks) {
    if (c.invulnerable || ticks <= 0) return;
    const bool had_power = !c.disabled(w.now);
    c.disabled_until = std::max(c.disabled_until, w.now + ticks);
    if (!had_power) return;
    report(w, EventKind::Disabled, h, c, c.overpowered ? 0.0F : 1.0F);
    c.overpowered = true;
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

namespace {

/// What a broken rock leaves, flying apart.
void break_up(WorldState& w, const Rock& broken) {
    const content::HazardType& type = *broken.type;
    const float radius = broken.radius * type.piece_size;
    if (radius < type.smallest) return;
    const float turn = w.random.range(0.0F, kTwoPi);
    for (int i = 0; i < type.pieces; ++i) {
        const Vec2 out = direction(turn + kTwoPi * static_cast<float>(i) / static_cast<float>(type.pieces));
        Rock piece = broken;
        piece.radius = radius;
        piece.hull = radius * type.hull_per_unit;
        piece.position = piece.last_position = broken.position + out * radius;
        piece.velocity = broken.velocity + out * (type.drift * 2.0F);
        piece.spin = broken.spin * (i % 2 == 0 ? -1.5F : 1.5F);
        w.rocks.push_back(piece);
    }
}

}  // namespace

void clear_rocks(WorldState& w) {
    const std::size_t n = w.rocks.size();
    for (std::size_t i = 0; i < n; ++i)
        if (w.rocks[i].hull <= 0.0F) break_up(w, Rock(w.rocks[i]));
    std::erase_if(w.rocks, [](const Rock& r) { return r.hull <= 0.0F; });
}

}  // namespace nl::sim
