#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/ai_flyer.hpp"
#include "sim/ai_rules.hpp"
#include "sim/ai_steering.hpp"

namespace nl::sim {

namespace {

using content::Tactic;

float away(const Flyer& f) { return distance(f.craft.position, f.target->position); }

float hulls(const Flyer& f) { return f.type.radius + f.target->type->radius; }

float seconds_between(Flyer& f, float low, float high) { return f.world.random.range(low, high); }

/// The way that does not run straight into the opponent but past it, on the side this pilot likes.
Vec2 past_target(const Flyer& f, float speed) {
    const Vec2 to = normalized(f.target->position - f.craft.position);
    const Vec2 beside = Vec2{-to.y, to.x} * (f.pilot.side_bias * (hulls(f) + 50.0F));
    return pursue(f.craft.position, speed, f.target->position + beside, f.target->velocity);
}

/// A swarm comes from all sides: each its own way round at first, straight in at the end.
Vec2 fanning_out(const Flyer& f, Vec2 wanted, float d) {
    constexpr float kStraight = 260.0F;  // units before the target
    constexpr float kWidest = 0.75F;     // radians
    const float share = (static_cast<float>(f.self.index % 5U) - 2.0F) * 0.5F;
    return rotated(wanted, share * kWidest * std::clamp((d - kStraight) / 400.0F, 0.0F, 1.0F));
}

/// A snake's way: what makes a swarm hard to hit and pretty to see.
Vec2 weaving(const Flyer& f, Vec2 wanted, float most) {
    const auto tick = static_cast<float>((f.now() + static_cast<Tick>(f.self.index) * 29) % 90);
    return rotated(wanted, most * sine(tick * (kTwoPi / 90.0F)));
}

void break_off(Flyer& f, float reach) {
    stop_pressing(f);
    const Vec2 flight =
        length_squared(f.craft.velocity) > 400.0F ? normalized(f.craft.velocity) : direction(f.craft.heading);
    if (f.world.random.chance(0.4F)) f.pilot.side_bias = -f.pilot.side_bias;
    const Vec2 aside = Vec2{-flight.y, flight.x} * f.pilot.side_bias;
    const float far = f.nature.range * reach;
    f.pilot.goal = inside_arena(f.craft.position + flight * (far * 1.3F) + aside * (far * 0.6F),
                                f.half_arena(), f.border_margin());
    begin(f, Manoeuvre::BreakOff, seconds_between(f, 1.6F, 2.6F) * reach);
}

void come_again(Flyer& f) {
    if (!may_press(f))
        begin(f, Manoeuvre::HangBack, seconds_between(f, 2.0F, 4.0F));
    else if (f.world.random.chance(0.35F * (1.2F - f.aggression())))
        begin(f, Manoeuvre::Circle, seconds_between(f, 1.6F, 3.0F));
    else
        begin(f, Manoeuvre::Approach, seconds_between(f, 4.0F, 6.0F));
}

Course hang_back(Flyer& f) {
    const float ring = std::max(f.nature.range * kWaitingRing, 450.0F);
    return {.velocity = circle_round(f.craft.position, f.target->position, ring, f.pilot.side_bias,
                                     f.top_speed() * 0.75F)};
}

Course circle_and_shoot(Flyer& f, float distance_wanted, float speed) {
    return {.velocity =
                circle_round(f.craft.position, f.target->position, distance_wanted, f.pilot.side_bias, speed),
            .nose_on_mark = true,
            .shoot = true};
}

/// Turns in, shoots, flies past, comes again.
Course passes(Flyer& f, bool swarm) {
    const float d = away(f);
    const bool over = f.now() >= f.pilot.manoeuvre_until;
    switch (f.pilot.manoeuvre) {
        case Manoeuvre::Approach:
            if (d < f.nature.range * 0.35F + hulls(f) || over) break_off(f, swarm ? 0.6F : 1.0F);
            break;
        case Manoeuvre::BreakOff:
            if (over || distance(f.craft.position, f.pilot.goal) < 110.0F) come_again(f);
            break;
        case Manoeuvre::Circle:
            if (over) begin(f, Manoeuvre::Approach, seconds_between(f, 3.0F, 5.0F));
            break;
        case Manoeuvre::HangBack:
            if (over) f.pilot.side_bias = -f.pilot.side_bias;
            if (over || may_press(f)) come_again(f);
            break;
        default:
            come_again(f);
            break;
    }
    switch (f.pilot.manoeuvre) {
        case Manoeuvre::BreakOff:
            return {.velocity = seek(f.craft.position, f.pilot.goal, f.top_speed())};
        case Manoeuvre::HangBack:
            return hang_back(f);
        case Manoeuvre::Circle:
            return circle_and_shoot(f, f.nature.range * 0.8F, f.top_speed() * 0.8F);
        default:
            break;
    }
    Vec2 way = past_target(f, f.top_speed() * (0.75F + 0.25F * f.aggression()));
    if (swarm) way = weaving(f, fanning_out(f, way, d), d > 180.0F ? 0.6F : 0.25F);
    const bool hurry = d > f.nature.range * 1.8F && f.aggression() > 0.5F;
    return {.velocity = way, .nose_on_mark = true, .shoot = true, .boost = hurry};
}

Course circle(Flyer& f) {
    if (f.now() >= f.pilot.manoeuvre_until || f.pilot.manoeuvre != Manoeuvre::Circle) {
        if (f.world.random.chance(0.4F)) f.pilot.side_bias = -f.pilot.side_bias;
        begin(f, Manoeuvre::Circle, seconds_between(f, 2.5F, 5.0F));
    }
    Course c = circle_and_shoot(f, f.nature.range, f.top_speed() * 0.7F);
    c.shoot = may_press(f);
    return c;
}

/// The mount that charges or is ready; a sniper stands still for it.
const MountState* loaded_gun(const Flyer& f) {
    for (std::size_t i = 0; i < f.model.mount_count; ++i) {
        const MountModel& m = f.model.mounts[i];
        const MountState& s = f.craft.mounts[i];
        if (!m.secondary && !m.turret && (s.charged_at != 0 || s.ready_at <= f.now())) return &s;
    }
    return nullptr;
}

Course snipe(Flyer& f) {
    constexpr Tick kSettled =
        18;  // ticks before the shot in which it no longer follows: the time to step aside
    const float d = away(f);
    const float range = f.nature.range;
    Course c{.nose_on_mark = true, .shoot = true};
    const MountState* gun = loaded_gun(f);
    if (gun != nullptr && gun->charged_at != 0 && gun->charged_at - f.now() <= kSettled) {
        c.face = true;
        c.heading = f.craft.heading;
    } else if (d < range * 0.55F) {
        c.velocity = evade(f.craft.position, f.top_speed(), f.target->position, f.target->velocity);
    } else if (d > range * 1.08F) {
        c.velocity = pursue(f.craft.position, f.top_speed(), f.target->position, f.target->velocity);
    } else if (gun == nullptr) {
        c.velocity = circle_round(f.craft.position, f.target->position, range * 0.9F, f.pilot.side_bias,
                                  f.top_speed() * 0.7F);
    }
    return c;
}

Course cling(Flyer& f) {
    if (!may_press(f)) return hang_back(f);
    const Vec2 from_target = normalized(f.craft.position - f.target->position);
    const Vec2 place = f.target->position + from_target * (hulls(f) * 0.8F);
    const Vec2 way = arrive(f.craft.position, place, f.top_speed(), 120.0F);
    return {.velocity = clamped(f.target->velocity + way, f.top_speed()),
            .nose_on_mark = true,
            .shoot = true,
            .boost = away(f) > 400.0F,
            .at_the_edge = true};
}

Course face(Flyer& f) {
    const float d = away(f);
    const float ring = may_press(f) ? f.nature.range : f.nature.range * 1.5F;
    Course c{.nose_on_mark = true, .face = true, .shoot = true};
    c.heading = heading_of(f.target->position - f.craft.position);
    c.velocity = d > ring ? seek(f.craft.position, f.target->position, f.top_speed() * 0.8F)
                          : circle_round(f.craft.position, f.target->position, ring * 0.8F, f.pilot.side_bias,
                                         f.top_speed() * 0.4F);
    return c;
}

/// A launcher of mines that could drop one now.
bool has_mine_ready(const Flyer& f) {
    for (std::size_t i = 0; i < f.model.mount_count; ++i) {
        const MountModel& m = f.model.mounts[i];
        if (!m.secondary || m.weapon == kNoWeapon || f.craft.mounts[i].ready_at > f.now()) continue;
        if (f.world.catalogue.weapon(m.weapon).type->kind == content::WeaponKind::Mine) return true;
    }
    return false;
}

/// Whether the target will come past here soon: what is left here is in its way, the more roughly the further
/// off it is, for it will turn. One that stands still may start in any direction.
bool in_the_way(const Flyer& f) {
    constexpr float kBeside = 70.0F;     // units off its course
    constexpr float kSwerve = 0.3F;      // … and this share of the way to here
    constexpr float kTooClose = 0.4F;    // seconds that it needs to here: less, and both are in the blast
    constexpr float kTooFar = 2.8F;      // … more, and it will be somewhere else
    constexpr float kWaiting = 60.0F;    // units per second
    constexpr float kDoorstep = 240.0F;  // units
    const Vec2 gap = f.craft.position - f.target->position;
    const float speed = length(f.target->velocity);
    if (speed < kWaiting) return length(gap) < kDoorstep + hulls(f);
    const Vec2 course = f.target->velocity * (1.0F / speed);
    const float along = dot(gap, course);
    const bool in_time = along > speed * kTooClose && along < speed * kTooFar;
    return in_time && std::fabs(cross(course, gap)) < kBeside + kSwerve * along;
}

/// Crosses the enemy's way a moment before it gets there, leaves something, and is gone.
Course lay(Flyer& f) {
    constexpr float kAhead = 1.4F;  // seconds
    const Vec2 ahead = f.target->position + f.target->velocity * kAhead;
    const bool over = f.now() >= f.pilot.manoeuvre_until;
    const bool approaching = f.pilot.manoeuvre == Manoeuvre::Approach;
    const bool ready = has_mine_ready(f);
    const bool lays = ready && in_the_way(f);  // on its way out, too: that is for who comes after it
    if (!approaching && f.pilot.manoeuvre != Manoeuvre::BreakOff)
        begin(f, Manoeuvre::Approach, 14.0F);
    else if (approaching && (lays || over || away(f) < hulls(f) + 90.0F))
        break_off(f, 1.0F);
    else if (!approaching && (over || distance(f.craft.position, f.pilot.goal) < 110.0F) && ready)
        begin(f, Manoeuvre::Approach, 14.0F);
    if (f.pilot.manoeuvre == Manoeuvre::Approach)
        return {.velocity = pursue(f.craft.position, f.top_speed(), ahead, f.target->velocity)};
    return {.velocity = seek(f.craft.position, f.pilot.goal, f.top_speed()), .drop = lays};
}

/// Away from the target as long as there is room; in a corner past it along the edge, rather than stand
/// there.
Vec2 way_out(const Flyer& f) {
    constexpr float kStride = 700.0F;  // units that it looks ahead
    constexpr float kRoom = 260.0F;    // less is no way
    const Vec2 from = f.craft.position;
    const Vec2 off = evade(from, 1.0F, f.target->position, f.target->velocity);
    Vec2 best = off;
    float furthest = -1e9F;
    for (const float turn : {0.0F, 0.25F, -0.25F, 0.5F, -0.5F}) {
        const Vec2 way = rotated(off, turn * kPi * f.pilot.side_bias);
        const Vec2 place = inside_arena(from + way * kStride, f.half_arena(), f.border_margin());
        const float room = distance(place, from);
        float worth = distance(place, f.target->position) - (room < kRoom ? kStride : 0.0F);
        if (turn != 0.0F && dot(way, f.craft.velocity) > 0.0F) worth += 150.0F;  // goes on as it has begun
        if (worth <= furthest) continue;
        furthest = worth;
        best = room > 1.0F ? normalized(place - from) : way;
    }
    return best * f.top_speed();
}

Course keep_away(Flyer& f) {
    const float d = away(f);
    Course c{.nose_on_mark = d < f.pilot.shot_range, .shoot = true};
    if (d < f.nature.range)
        c.velocity = way_out(f);
    else
        c.velocity = circle_round(f.craft.position, f.target->position, f.nature.range * 1.25F,
                                  f.pilot.side_bias, f.top_speed() * 0.4F);
    return c;
}

Course broadside(Flyer& f) {
    return {.velocity = circle_round(f.craft.position, f.target->position, f.nature.range, f.pilot.side_bias,
                                     f.top_speed() * 0.8F),
            .shoot = true};
}

Course ram(Flyer& f) {
    const bool struck = away(f) < hulls(f) + 6.0F;
    if (f.pilot.manoeuvre == Manoeuvre::BreakOff && f.now() < f.pilot.manoeuvre_until)
        return {.velocity = seek(f.craft.position, f.pilot.goal, f.top_speed())};
    if (struck)
        break_off(f, 0.8F);
    else
        f.pilot.manoeuvre = Manoeuvre::Approach;
    return {.velocity = pursue(f.craft.position, f.top_speed(), f.target->position, f.target->velocity),
            .nose_on_mark = true,
            .shoot = true,
            .boost = away(f) < 700.0F,
            .at_the_edge = true};
}

Course hold_ground(Flyer& f) {
    return {.velocity = arrive(f.craft.position, f.pilot.home, f.top_speed(), 200.0F),
            .nose_on_mark = true,
            .shoot = true};
}

}  // namespace

void begin(Flyer& f, Manoeuvre m, float seconds) {
    f.pilot.manoeuvre = m;
    f.pilot.manoeuvre_until = f.now() + to_ticks(static_cast<double>(seconds));
}

Course fight(Flyer& f) {
    if (f.craft.orders.kind == content::Order::Hold && f.pilot.wing_order == WingOrder::None)
        return hold_ground(f);
    switch (f.tactic()) {
        case Tactic::Passes:
            return passes(f, false);
        case Tactic::Swarm:
            return passes(f, true);
        case Tactic::Circle:
            return circle(f);
        case Tactic::Snipe:
            return snipe(f);
        case Tactic::Cling:
            return cling(f);
        case Tactic::Face:
            return face(f);
        case Tactic::Lay:
            return lay(f);
        case Tactic::Carrier:
            return keep_away(f);
        case Tactic::Broadside:
            return broadside(f);
        case Tactic::Ram:
            return ram(f);
    }
    return {};
}

Course retreat(Flyer& f) {
    const Vec2 way = seek(f.craft.position, f.pilot.goal, f.top_speed());
    if (f.pilot.manoeuvre == Manoeuvre::Regroup)
        return {.velocity = arrive(f.craft.position, f.pilot.goal, f.top_speed(), 220.0F)};
    return {.velocity = weaving(f, way, 0.35F), .boost = true};
}

}  // namespace nl::sim
