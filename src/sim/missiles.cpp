#include "sim/missiles.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/ai_steering.hpp"
#include "sim/blast.hpp"
#include "sim/harm.hpp"
#include "sim/rules.hpp"
#include "sim/sight.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

using content::WeaponKind;

namespace {

const content::WeaponType& type_of(const WorldState& w, const Missile& m) {
    return *w.catalogue.weapon(m.weapon).type;
}

void go_off(WorldState& w, Missile& m) {
    if (m.gone) return;
    m.gone = true;
    burst(w, {m.position, m.weapon, m.owner, m.side});
}

/// The enemy's flare that is nearest to a rocket, if one is near enough to fool it.
const Missile* flare_near(const WorldState& w, const Missile& rocket) {
    const Missile* best = nullptr;
    float nearest = kFlareReach * kFlareReach;
    for (const Missile& m : w.missiles) {
        if (m.gone || type_of(w, m).kind != WeaponKind::Flare || m.side == rocket.side) continue;
        const float away = length_squared(m.position - rocket.position);
        if (away < nearest) nearest = away, best = &m;
    }
    return best;
}

/// The first thing that a rocket's step runs into.
bool runs_into_something(WorldState& w, const Missile& m, Vec2 to, float radius) {
    const Vec2 from = m.position;
    const Vec2 low{std::min(from.x, to.x) - radius, std::min(from.y, to.y) - radius};
    const Vec2 high{std::max(from.x, to.x) + radius, std::max(from.y, to.y) + radius};
    bool hit = false;
    w.grid.visit_box(low, high, [&](const Body& b) {
        if (b.kind == BodyKind::Mine || (b.kind != BodyKind::Rock && !w.hostile(m.side, b.side))) return;
        hit = hit || first_touch(from, to, b.at, b.radius + radius) >= 0.0F;
    });
    return hit;
}

void fly_rocket(WorldState& w, Missile& m) {
    const WeaponModel& weapon = w.catalogue.weapon(m.weapon);
    const Missile* flare = flare_near(w, m);
    Craft* target = w.craft.get(m.target);
    const float speed = length(m.velocity);
    if (flare != nullptr) {
        m.target = {};  // once fooled it does not remember whom it was after
        m.heading = turn_towards(m.heading, heading_of(flare->position - m.position), weapon.turn * 1.5F);
    } else if (target != nullptr && target->alive() && !target->cloaked &&
               in_sight(w, m.position, *target)) {
        target->lock_until = w.now + 6;
        const Vec2 mark =
            lead_target(m.position, target->position, target->velocity, std::max(speed, 100.0F));
        m.heading = turn_towards(m.heading, heading_of(mark - m.position), weapon.turn);
    }
    const float push =
        (weapon.type->acceleration > 0.0F ? weapon.type->acceleration : 1200.0F) * kTickSeconds;
    // What it drifts sideways dies away, so that it flies where it looks and yet swings out in a curve.
    m.velocity += clamped(direction(m.heading) * weapon.type->speed - m.velocity, push);
    const Vec2 to = m.position + m.velocity * kTickSeconds;
    const bool fooled = flare != nullptr && distance(flare->position, to) < 26.0F;
    const bool hit = runs_into_something(w, m, to, weapon.type->radius);
    m.position = to;
    if (hit || fooled) go_off(w, m);
}

void mind_mine(WorldState& w, Missile& m) {
    m.velocity *= 0.96F;
    m.position += m.velocity * kTickSeconds;
    if (m.fuse_at != 0) {
        if (w.now >= m.fuse_at) go_off(w, m);
        return;
    }
    if (w.now < m.armed_at) return;
    bool near = false;
    w.grid.visit_circle(m.position, type_of(w, m).range, [&](const Body& b) {
        const bool flies = b.kind == BodyKind::Craft || b.kind == BodyKind::Part;
        near = near || (flies && (m.side == 0xFF || w.hostile(m.side, b.side)));
    });
    if (!near) return;
    m.fuse_at = w.now + w.catalogue.weapon(m.weapon).fuse;
    Event& e = w.events.emplace_back();
    e.kind = EventKind::ChargeWarning;
    e.at = m.position;
    e.index = m.weapon;
    e.side = m.side;
}

/// A ring takes the power of each enemy as it passes. It eats shields instead where there are any.
void grow_ring(WorldState& w, Missile& m) {
    const WeaponModel& weapon = w.catalogue.weapon(m.weapon);
    m.last_radius = m.radius;
    m.radius += weapon.step;
    w.grid.visit_circle(m.position, m.radius, [&](const Body& b) {
        if (b.kind != BodyKind::Craft || !w.hostile(m.side, b.side)) return;
        if (distance(b.at, m.position) - b.radius < m.last_radius) return;  // passed it before
        Craft* c = w.craft.at_slot(b.slot);
        if (c == nullptr || !c->alive()) return;
        const Handle h = w.craft.handle_at(b.slot);
        const bool shielded = c->shield > 0.0F;
        Blow blow;
        blow.damage =
            weapon.type->damage + (shielded ? c->shield / std::max(weapon.type->shield_factor, 0.01F) : 0.0F);
        blow.shield_factor = weapon.type->shield_factor;
        blow.along = normalized(b.at - m.position);
        blow.at = b.at - blow.along * b.radius;
        blow.by = m.owner;
        blow.by_side = m.side;
        blow.weapon = m.weapon;
        if (blow.damage > 0.0F) strike(w, h, *c, blow);
        const Tick ticks = c->type->capital || c->type->station ? weapon.disable / 3 : weapon.disable;
        if (c->alive()) cut_power(w, h, *c, shielded ? ticks / 2 : ticks);
    });
    if (m.radius >= weapon.type->range) m.gone = true;
}

void step_missile(WorldState& w, Missile& m) {
    m.last_position = m.position;
    switch (type_of(w, m).kind) {
        case WeaponKind::Rocket:
            fly_rocket(w, m);
            if (!m.gone && m.gone_at != 0 && w.now >= m.gone_at) go_off(w, m);
            break;
        case WeaponKind::Mine:
            mind_mine(w, m);
            break;
        case WeaponKind::Emp:
            grow_ring(w, m);
            break;
        default:
            m.velocity *= 0.985F;
            m.position += m.velocity * kTickSeconds;
            break;
    }
    if (m.gone_at != 0 && w.now >= m.gone_at) m.gone = true;
}

}  // namespace

void launch_missile(WorldState& w, Handle who, const Craft& c, std::uint16_t weapon, Vec2 from, float heading,
                    Handle target) {
    const WeaponModel& model = w.catalogue.weapon(weapon);
    Missile m;
    m.position = m.last_position = model.type->kind == WeaponKind::Emp ? c.position : from;
    m.heading = heading;
    m.owner = who;
    m.side = c.side;
    m.weapon = weapon;
    m.gone_at = w.now + model.life;
    switch (model.type->kind) {
        case WeaponKind::Rocket:
            m.velocity = c.velocity + direction(heading) * (model.type->speed * kRocketStart);
            m.target = target;
            m.gone_at = w.now + model.flight;
            if (Craft* t = w.craft.get(target)) {
                t->lock_until = w.now + 6;
                Event& e = report(w, EventKind::Lock, target, *t);
                e.other = who;
                e.other_side = c.side;
                e.index = weapon;
            }
            break;
        case WeaponKind::Mine:
            m.velocity = c.velocity * 0.3F;
            m.armed_at = w.now + model.arming;
            break;
        case WeaponKind::Flare:
            m.velocity = c.velocity * 0.5F + direction(heading) * model.type->speed;
            report(w, EventKind::Flare, who, c).at = from;
            break;
        default:
            m.gone_at = 0;
            break;
    }
    w.missiles.push_back(m);
}

void move_missiles(WorldState& w) {
    // By index: a burst may not add missiles, but may light the fuse of any of them.
    for (std::size_t i = 0; i < w.missiles.size(); ++i)
        if (!w.missiles[i].gone) step_missile(w, w.missiles[i]);
    std::erase_if(w.missiles, [](const Missile& m) { return m.gone; });
}

void place_mine(WorldState& w, std::string_view weapon_id, Vec2 at) {
    const std::uint16_t weapon = w.catalogue.find_weapon(weapon_id);
    if (weapon == kNoWeapon || w.catalogue.weapon(weapon).type->kind != WeaponKind::Mine) return;
    Missile m;
    m.position = m.last_position = at;
    m.weapon = weapon;
    w.missiles.push_back(m);
}

}  // namespace nl::sim
