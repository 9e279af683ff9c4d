#include "sim/traits.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/harm.hpp"
#include "sim/missiles.hpp"
#include "sim/rules.hpp"
#include "sim/setup.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

using content::Trait;

namespace {

bool enemy_within(const WorldState& w, const Craft& c, float reach) {
    bool found = false;
    w.grid.visit_circle(c.position, reach, [&](const Body& b) {
        found = found || (b.kind == BodyKind::Craft && !b.has(Body::Hidden) && w.hostile(c.side, b.side));
    });
    return found;
}

void show(WorldState& w, Handle h, Craft& c) {
    c.trait_at = w.now + w.model(c).trait_period;
    if (!c.cloaked) return;
    c.cloaked = false;
    report(w, EventKind::Decloak, h, c);
}

bool fired_just_now(const WorldState& w, const Craft& c, const CraftModel& m) {
    for (std::size_t i = 0; i < m.mount_count; ++i)
        if (c.mounts[i].fired_at == w.now - 1) return true;
    return false;
}

void cloak(WorldState& w, Handle h, Craft& c, const CraftModel& m) {
    if (c.disabled(w.now) || fired_just_now(w, c, m)) return show(w, h, c);
    if ((w.now + h.index) % 10 != 0) return;  // looking round every tick would be a waste
    if (enemy_within(w, c, m.type->trait_range)) return show(w, h, c);
    if (c.cloaked || w.now < c.trait_at) return;
    c.cloaked = true;
    report(w, EventKind::Cloak, h, c);
}

void find_victim(WorldState& w, Handle h, Craft& c, const CraftModel& m) {
    w.grid.visit_circle(c.position, m.type->trait_range, [&](const Body& b) {
        if (!c.clings_to.empty() || b.kind != BodyKind::Craft || !w.hostile(c.side, b.side)) return;
        c.clings_to = w.craft.handle_at(b.slot);
    });
    const Craft* victim = w.craft.get(c.clings_to);
    if (victim == nullptr) return;
    c.cling_at = rotated(c.position - victim->position, -victim->heading);
    report(w, EventKind::Drain, h, c).other = c.clings_to;
}

/// A clinging leech rides along and drinks. Boosting tears it off.
void drain(WorldState& w, Handle h, Craft& c, const CraftModel& m) {
    if (w.now < c.trait_at || c.disabled(w.now)) return;
    if (c.clings_to.empty()) find_victim(w, h, c, m);
    if (c.clings_to.empty()) return;
    Craft* victim = w.craft.get(c.clings_to);
    if (victim == nullptr || !victim->alive() || victim->boosting || victim->untouchable) {
        c.clings_to = {};
        c.trait_at = w.now + m.trait_period;
        if (victim != nullptr) c.velocity = victim->velocity * -0.3F;
        return;
    }
    // It crawls closer until it sits on the hull.
    if (length(c.cling_at) > victim->type->radius + m.type->radius * 0.5F) c.cling_at *= 0.95F;
    c.position = victim->position + rotated(c.cling_at, victim->heading);
    c.velocity = victim->velocity;
    Blow blow;
    blow.damage = m.type->trait_strength * kTickSeconds;
    blow.at = c.position;
    blow.by = h;
    blow.by_side = c.side;
    strike(w, c.clings_to, *victim, blow);
    c.hull = std::min(m.type->hull, c.hull + m.type->trait_strength * kTickSeconds * 0.5F);
}

void lay_mine(WorldState& w, Handle h, Craft& c, const CraftModel& m) {
    if (w.now < c.trait_at || c.disabled(w.now)) return;
    c.trait_at = w.now + 20;
    if (!enemy_within(w, c, m.type->trait_range)) return;
    for (std::size_t i = 0; i < m.mount_count; ++i) {
        const MountModel& mount = m.mounts[i];
        if (mount.weapon == kNoWeapon) continue;
        if (w.catalogue.weapon(mount.weapon).type->kind != content::WeaponKind::Mine) continue;
        c.trait_at = w.now + m.trait_period;
        const Vec2 at = c.position + rotated(mount.type->at, c.heading);
        Event& e = report(w, EventKind::Shot, h, c, c.heading + mount.facing);
        e.at = at;
        e.index = mount.weapon;
        launch_missile(w, h, c, mount.weapon, at, c.heading + mount.facing, {});
        return;
    }
}

int out_now(const WorldState& w, Handle carrier) {
    int n = 0;
    w.craft.for_each([&](Handle, const Craft& c) { n += c.carrier == carrier && c.alive() ? 1 : 0; });
    return n;
}

/// Launches one of what it carries; not inside a walk over the craft, because that adds one.
void launch_young(WorldState& w, Handle h) {
    Craft& c = *w.craft.get(h);
    const CraftModel& m = w.model(c);
    if (w.now < c.trait_at || c.disabled(w.now) || !c.alive()) return;
    c.trait_at = w.now + 30;
    const content::CraftType* type = w.catalogue.find_craft(m.type->carries);
    if (type == nullptr || !enemy_within(w, c, m.type->trait_range) || out_now(w, h) >= m.type->trait_count) return;
    c.trait_at = w.now + m.trait_period;
    Craft young = new_craft(w, *type);
    young.side = c.side;
    young.name = w.names.id(type->id);
    young.carrier = h;
    const float heading = wrap_angle(c.heading + kPi + w.random.range(-0.6F, 0.6F));
    young.heading = heading;
    young.position = c.position + direction(heading) * (m.type->radius + type->radius + 4.0F);
    young.velocity = c.velocity + direction(heading) * 160.0F;
    launch(w, young);
}

}  // namespace

void act_on_traits(WorldState& w) {
    const std::uint32_t slots = w.craft.slot_count();
    for (std::uint32_t i = 0; i < slots; ++i) {
        Craft* c = w.craft.at_slot(i);
        if (c == nullptr || !c->alive()) continue;
        const CraftModel& m = w.model(*c);
        if (m.traits == 0 || c->surrendered) continue;
        const Handle h = w.craft.handle_at(i);
        if (m.has(Trait::Cloak)) cloak(w, h, *c, m);
        if (m.has(Trait::Leech)) drain(w, h, *c, m);
        if (m.has(Trait::LayMines)) lay_mine(w, h, *c, m);
        if (m.has(Trait::Carry)) launch_young(w, h);
    }
}

void answer_hit(WorldState& w, Handle h, Craft& c, const CraftModel& m) {
    if (m.has(Trait::Cloak)) show(w, h, c);
    if (!m.has(Trait::Blink) || !c.alive() || c.disabled(w.now) || w.now < c.trait_at) return;
    c.trait_at = w.now + m.trait_period;
    report(w, EventKind::Blink, h, c);
    c.position = scattered(w, c.position, m.type->trait_range, m.type->radius);
    c.last_position = c.position;
}

bool is_jammed(const WorldState& w) {
    const Craft* player = w.craft.get(w.player);
    if (player == nullptr) return false;
    bool jammed = false;
    w.craft.for_each([&](Handle, const Craft& c) {
        if (jammed || !w.model(c).has(Trait::Jam) || !c.alive() || c.disabled(w.now) || c.surrendered) return;
        jammed =
            w.hostile(c.side, player->side) && distance(c.position, player->position) < c.type->trait_range;
    });
    return jammed;
}

}  // namespace nl::sim
