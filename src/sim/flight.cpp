#include "sim/flight.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/rules.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

void turn(Craft& c, const CraftModel& m) {
    const float most = m.turn * c.speed_factor;
    const float before = c.heading;
    if (c.controls.turn_to_heading)
        c.heading = turn_towards(c.heading, c.controls.heading, most);
    else
        c.heading = wrap_angle(c.heading + std::clamp(c.controls.turn, -1.0F, 1.0F) * most);
    const float share = most > 0.0F ? wrap_angle(c.heading - before) / most : 0.0F;
    c.bank += (share - c.bank) * 0.18F;
}

void boost(WorldState& w, Handle h, Craft& c, const CraftModel& m, bool wanted) {
    if (m.boost_use <= 0.0F) return;
    // Once empty it needs a sip before it starts again, else it would stutter.
    const bool can = c.boosting ? c.boost > 0.0F : c.boost > 0.12F;
    const bool on = wanted && can;
    if (on && !c.boosting) report(w, EventKind::Boost, h, c);
    c.boosting = on;
    c.boost = std::clamp(on ? c.boost - m.boost_use : c.boost + m.boost_fill, 0.0F, 1.0F);
}

/// Thrust changes the velocity straight towards the wanted one: the ship answers at once, and yet it slides.
void accelerate(Craft& c, const CraftModel& m) {
    const Vec2 wanted = clamped(c.controls.thrust, 1.0F);
    const float amount = length(wanted);
    c.thrust = c.boosting ? 1.0F : amount;
    float top = m.type->speed * c.speed_factor;
    float push = m.push * c.speed_factor;
    Vec2 aim = wanted * top;
    if (c.boosting) {
        top *= m.type->boost_speed;
        push *= kBoostAcceleration;
        aim = (amount > 0.1F ? wanted * (1.0F / amount) : direction(c.heading)) * top;
    } else if (amount < 0.02F) {
        c.velocity *= m.glide;
        return;
    }
    c.velocity += clamped(aim - c.velocity, push);
}

/// The arena's edge pushes back the harder the closer one is; it never stops anyone dead and never holds
/// anyone.
void push_back(WorldState& w, Handle h, Craft& c, const CraftModel& m) {
    const Vec2 half = w.mission->arena * 0.5F;
    const auto depth = [](float at, float edge) {
        const float in = (std::fabs(at) - (edge - kBorderWidth)) / kBorderWidth;
        return in <= 0.0F ? 0.0F : std::copysign(std::min(in, 1.5F), at);
    };
    const Vec2 in{depth(c.position.x, half.x), depth(c.position.y, half.y)};
    if (in == Vec2{}) return;
    const float strength = std::max(m.push, 4.0F) * kBorderPush;
    c.velocity -= Vec2{in.x * std::fabs(in.x), in.y * std::fabs(in.y)} * strength;
    if (c.player && w.now - w.border_told_at >= kTicksPerSecond) {
        report(w, EventKind::Border, h, c, std::max(std::fabs(in.x), std::fabs(in.y)));
        w.border_told_at = w.now;
    }
}

void recharge(WorldState& w, Handle h, Craft& c, const CraftModel& m) {
    const float full = m.type->shield;
    if (c.shield >= full || w.now < c.shield_returns_at || !c.shield_works) return;
    const bool was_down = c.shield <= 0.0F;
    c.shield = std::min(full, c.shield + m.recharge);
    if (was_down && c.shield > 0.0F) report(w, EventKind::ShieldUp, h, c);
}

}  // namespace

void move_craft(WorldState& w) {
    w.craft.for_each([&](Handle h, Craft& c) {
        const CraftModel& m = w.model(c);
        c.last_position = c.position;
        c.last_heading = c.heading;
        if (c.disabled_until == w.now) report(w, EventKind::Repowered, h, c);
        if (m.type->station) {
            c.velocity = {};
            recharge(w, h, c, m);
            return;
        }
        if (c.disabled(w.now)) {
            c.boosting = false;
            c.thrust = 0.0F;
            c.velocity *= 1.0F - kDisabledDrag * kTickSeconds;
        } else {
            turn(c, m);
            boost(w, h, c, m, c.controls.boost);
            accelerate(c, m);
            recharge(w, h, c, m);
        }
        if (!c.untouchable && !c.leaving) push_back(w, h, c, m);
        c.position += c.velocity * kTickSeconds;
    });
}

void drift(WorldState& w) {
    const Vec2 half = w.mission->arena * 0.5F;
    for (Rock& r : w.rocks) {
        r.last_position = r.position;
        r.position += r.velocity * kTickSeconds;
        r.angle = wrap_angle(r.angle + r.spin * kTickSeconds);
        // Rocks turn round at the edge, so that a field stays a field.
        if (std::fabs(r.position.x) > half.x) r.velocity.x = -std::copysign(r.velocity.x, r.position.x);
        if (std::fabs(r.position.y) > half.y) r.velocity.y = -std::copysign(r.velocity.y, r.position.y);
    }
}

namespace {

void add_craft(WorldState& w, Handle h, const Craft& c) {
    if (c.untouchable || !c.alive()) return;
    const CraftModel& m = w.model(c);
    Body b{c.position, m.type->radius, h.index, c.side, BodyKind::Craft, 0, 0};
    if (c.cloaked) b.flags |= Body::Hidden;
    if (c.surrendered) b.flags |= Body::GivenUp;
    if (c.player) b.flags |= Body::Player;
    w.grid.add(b);
    b.kind = BodyKind::Part;
    for (std::uint8_t i = 0; i < m.part_count; ++i) {
        if (c.part_hull[i] <= 0.0F) continue;
        b.part = i;
        b.at = c.position + rotated(m.type->parts[i].at, c.heading);
        b.radius = m.type->parts[i].radius;
        w.grid.add(b);
    }
}

}  // namespace

void rebuild_grid(WorldState& w) {
    w.grid.clear();
    w.craft.for_each([&](Handle h, const Craft& c) { add_craft(w, h, c); });
    for (std::size_t i = 0; i < w.rocks.size(); ++i)
        w.grid.add({w.rocks[i].position, w.rocks[i].radius, static_cast<std::uint32_t>(i), 0xFF,
                    BodyKind::Rock, 0, 0});
    for (std::size_t i = 0; i < w.missiles.size(); ++i) {
        const Missile& m = w.missiles[i];
        const content::WeaponType& type = *w.catalogue.weapon(m.weapon).type;
        if (type.kind != content::WeaponKind::Mine) continue;
        w.grid.add({m.position, type.radius, static_cast<std::uint32_t>(i), m.side, BodyKind::Mine, 0, 0});
    }
    w.grid.build();
}

}  // namespace nl::sim
