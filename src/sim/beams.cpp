#include "sim/beams.hpp"

#include <algorithm>

#include "base/trig.hpp"
#include "sim/harm.hpp"
#include "sim/missiles.hpp"
#include "sim/rules.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

/// A shot along a straight line that needs no time to get there.
struct Ray {
    Handle who;
    SideId side;
    std::uint16_t weapon;
    Vec2 from;
    Vec2 along;
};

bool stops(const WorldState& w, const Ray& ray, const Body& b) {
    if (b.kind == BodyKind::Rock) return true;
    if (b.kind == BodyKind::Mine) return b.side != ray.side;
    return w.hostile(ray.side, b.side) && !(b.has(Body::GivenUp) && ray.side != w.player_side);
}

void touch(WorldState& w, const Ray& ray, const Body& b, float damage, Vec2 at) {
    const WeaponModel& weapon = w.catalogue.weapon(ray.weapon);
    if (b.kind == BodyKind::Rock) return chip_rock(w, b.slot, damage, at);
    if (b.kind == BodyKind::Mine) {
        if (w.missiles[b.slot].fuse_at == 0) w.missiles[b.slot].fuse_at = w.now + 1;
        return;
    }
    Craft* c = w.craft.at_slot(b.slot);
    if (c == nullptr || !c->alive()) return;
    Blow blow;
    blow.damage = damage;
    blow.shield_factor = weapon.type->shield_factor;
    blow.push = weapon.type->push;
    blow.disable = weapon.disable;
    blow.at = at;
    blow.along = ray.along;
    blow.by = ray.who;
    blow.by_side = ray.side;
    blow.part = b.kind == BodyKind::Part ? b.part : -1;
    blow.weapon = ray.weapon;
    strike(w, w.craft.handle_at(b.slot), *c, blow);
}

/// How far a ray goes before something of `what` stops it, and what that is.
template <class Filter>
float reach_of(const WorldState& w, const Ray& ray, float range, float radius, Filter&& what, Body& first) {
    const Vec2 to = ray.from + ray.along * range;
    float nearest = 2.0F;
    w.grid.visit_line(ray.from, to, radius, [&](const Body& b) {
        if (!what(b)) return;
        const float t = first_touch(ray.from, to, b.at, b.radius + radius);
        if (t < 0.0F || t >= nearest) return;
        nearest = t;
        first = b;
    });
    return nearest;
}

void add_line(WorldState& w, Line::Kind kind, const Ray& ray, float length) {
    w.lines.push_back({kind, ray.weapon, 0, ray.from, ray.from + ray.along * length, ray.who});
}

}  // namespace

void shine_beam(WorldState& w, Handle who, const Craft& c, std::uint16_t weapon, Vec2 from, float heading) {
    const content::WeaponType& type = *w.catalogue.weapon(weapon).type;
    const Ray ray{who, c.side, weapon, from, direction(heading)};
    Body first;
    const float t = reach_of(
        w, ray, type.range, type.radius, [&](const Body& b) { return stops(w, ray, b); }, first);
    const float length = type.range * std::min(t, 1.0F);
    add_line(w, Line::Kind::Beam, ray, length);
    if (t <= 1.0F) touch(w, ray, first, type.damage * kTickSeconds, from + ray.along * length);
}

void shoot_rail(WorldState& w, Handle who, const Craft& c, std::uint16_t weapon, Vec2 from, float heading) {
    const content::WeaponType& type = *w.catalogue.weapon(weapon).type;
    const Ray ray{who, c.side, weapon, from, direction(heading)};
    Body rock;
    const float t = reach_of(
        w, ray, type.range, type.radius, [](const Body& b) { return b.kind == BodyKind::Rock; }, rock);
    const float length = type.range * std::min(t, 1.0F);
    add_line(w, Line::Kind::Rail, ray, length);
    const Vec2 to = from + ray.along * length;
    // visit_line repeats a body that lies in several cells; who has been hit already is told by the last few.
    std::array<Body, 24> done;
    std::size_t n = 0;
    w.grid.visit_line(from, to, type.radius, [&](const Body& b) {
        if (b.kind == BodyKind::Rock || !stops(w, ray, b) || n == done.size()) return;
        const float at = first_touch(from, to, b.at, b.radius + type.radius);
        if (at < 0.0F) return;
        const auto same = [&](const Body& d) {
            return d.slot == b.slot && d.kind == b.kind && d.part == b.part;
        };
        if (std::any_of(done.begin(), done.begin() + static_cast<std::ptrdiff_t>(n), same)) return;
        done[n++] = b;
        touch(w, ray, b, type.damage, lerp(from, to, at));
    });
    if (t <= 1.0F) touch(w, ray, rock, type.damage, to);
}

void age_lines(WorldState& w) {
    for (Line& l : w.lines) ++l.age;
    std::erase_if(w.lines,
                  [](const Line& l) { return l.age >= (l.kind == Line::Kind::Rail ? kRailSeen : 1); });
}

void draw_warnings(WorldState& w, Handle h, const Craft& c) {
    const CraftModel& m = w.model(c);
    for (std::size_t i = 0; i < m.mount_count; ++i) {
        if (c.mounts[i].charged_at == 0) continue;
        const MountModel& mount = m.mounts[i];
        const float heading = c.heading + (mount.turret ? c.mounts[i].heading : mount.facing);
        const Vec2 from = c.position + rotated(mount.type->at, c.heading);
        add_line(w, Line::Kind::Warning, {h, c.side, mount.weapon, from, direction(heading)},
                 w.catalogue.weapon(mount.weapon).type->range);
    }
}

}  // namespace nl::sim
