#include "sim/ai_steering.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"

namespace nl::sim {

Vec2 lead_target(Vec2 from, Vec2 target, Vec2 target_velocity, float shot_speed) {
    // |away + v t| = s t, a quadratic in t: (v.v - s^2) t^2 + 2 (away.v) t + away.away = 0.
    const Vec2 away = target - from;
    const float a = length_squared(target_velocity) - shot_speed * shot_speed;
    const float b = dot(away, target_velocity);
    const float c = length_squared(away);
    float t = 0.0F;
    if (std::fabs(a) < 1.0F) {  // as fast as the shot: the equation is linear
        if (b < 0.0F) t = -c / (2.0F * b);
    } else {
        const float root2 = b * b - a * c;
        if (root2 >= 0.0F) {
            const float root = std::sqrt(root2);
            const float first = (-b - root) / a;
            const float second = (-b + root) / a;
            t = std::min(first, second) > 0.0F ? std::min(first, second) : std::max(first, second);
        }
    }
    return t > 0.0F ? target + target_velocity * t : target;
}

Vec2 seek(Vec2 from, Vec2 to, float speed) { return normalized(to - from) * speed; }

Vec2 arrive(Vec2 from, Vec2 to, float speed, float slow_radius) {
    const Vec2 way = to - from;
    const float d = length(way);
    if (d <= 0.0F) return {};
    return way * (std::min(speed, speed * d / slow_radius) / d);
}

Vec2 pursue(Vec2 from, float speed, Vec2 target, Vec2 target_velocity) {
    return seek(from, lead_target(from, target, target_velocity, speed), speed);
}

Vec2 evade(Vec2 from, float speed, Vec2 pursuer, Vec2 pursuer_velocity) {
    constexpr float kAhead =
        0.5F;  // seconds: far enough to see him come, near enough not to fear a passer-by
    return seek(pursuer + pursuer_velocity * kAhead, from, speed);
}

Vec2 circle_round(Vec2 from, Vec2 centre, float distance, float side, float speed) {
    const Vec2 out = normalized(from - centre);
    const Vec2 around = Vec2{-out.y, out.x} * side;
    const float error = (length(from - centre) - distance) / std::max(distance * 0.4F, 1.0F);
    return normalized(around - out * std::clamp(error, -1.5F, 1.5F)) * speed;
}

Vec2 avoid_circle(Vec2 from, Vec2 wanted, Circle circle, float look_ahead, float& side) {
    const float speed = length(wanted);
    const Vec2 to = circle.at - from;
    const float d = length(to);
    if (speed <= 0.0F || d <= 0.0F) return wanted;
    const Vec2 ahead = wanted * (1.0F / speed);
    const float along = dot(ahead, to);
    const float across = cross(ahead, to);  // positive: the circle lies clockwise of the way
    const bool clear =
        along <= 0.0F || d > speed * look_ahead + circle.radius || std::fabs(across) >= circle.radius;
    if (clear && d > circle.radius) {
        side = 0.0F;
        return wanted;
    }
    if (side == 0.0F) side = across > 0.0F ? -1.0F : 1.0F;
    const Vec2 inward = to * (1.0F / d);
    const Vec2 around = Vec2{-inward.y, inward.x} * side;
    // Already too near: along the tangent and a little outward. Else along the tangent that touches the
    // circle.
    if (d <= circle.radius) return normalized(around - inward * (1.0F - d / circle.radius + 0.2F)) * speed;
    const float sine_of = circle.radius / d;
    return (inward * std::sqrt(1.0F - sine_of * sine_of) + around * sine_of) * speed;
}

Vec2 keep_apart(Vec2 from, Vec2 wanted, Vec2 other, float reach, float speed) {
    const Vec2 away = from - other;
    const float d = length(away);
    if (d >= reach || d <= 0.0F) return wanted;
    const float urge = 1.0F - d / reach;
    return clamped(wanted + away * (speed * urge / d), std::max(speed, length(wanted)));
}

namespace {

float keep_inside_axis(float at, float wanted, float half, float margin, float speed) {
    const float depth =
        (margin - (half - std::fabs(at))) / margin;  // 0 where the margin begins, 1 at the edge
    if (depth <= 0.0F) return wanted;
    const float allowed = speed * std::max(1.0F - 2.0F * depth, -1.0F);  // outward
    return at > 0.0F ? std::min(wanted, allowed) : std::max(wanted, -allowed);
}

}  // namespace

Vec2 keep_inside(Vec2 from, Vec2 wanted, Vec2 half, float margin) {
    const float speed = length(wanted);
    const Vec2 bent{keep_inside_axis(from.x, wanted.x, half.x, margin, speed),
                    keep_inside_axis(from.y, wanted.y, half.y, margin, speed)};
    if (bent == wanted) return wanted;
    // What the edge takes from one direction goes into the other, so that a craft slides along instead of
    // stopping.
    const float left = length(bent);
    return left > speed * 0.2F ? bent * (speed / left) : bent;
}

Vec2 inside_arena(Vec2 place, Vec2 half, float margin) {
    const float x = std::max(half.x - margin, 0.0F);
    const float y = std::max(half.y - margin, 0.0F);
    return {std::clamp(place.x, -x, x), std::clamp(place.y, -y, y)};
}

Vec2 thrust_for(Vec2 wanted, Vec2 velocity, float top_speed) {
    constexpr float kLeast = 0.03F;  // what the physics still takes for thrust
    if (top_speed <= 0.0F) return {};
    const Vec2 thrust = clamped(wanted * (1.0F / top_speed), 1.0F);
    if (length_squared(thrust) >= kLeast * kLeast) return thrust;
    return length_squared(velocity) > 100.0F ? normalized(velocity) * -kLeast : Vec2{};
}

bool line_meets(Vec2 from, Vec2 along, float length, Circle circle) {
    const Vec2 to = circle.at - from;
    const float t = std::clamp(dot(to, along), 0.0F, length);
    return length_squared(to - along * t) < circle.radius * circle.radius;
}

float time_of_closest(Vec2 from, Vec2 velocity, Vec2 other, Vec2 other_velocity, float limit) {
    const Vec2 gap = other - from;
    const Vec2 closing = other_velocity - velocity;
    const float speed2 = length_squared(closing);
    if (speed2 < 1.0F) return 0.0F;
    return std::clamp(-dot(gap, closing) / speed2, 0.0F, limit);
}

Vec2 formation_place(Vec2 leader, float heading, int k, float spacing) {
    const auto row = static_cast<float>(k / 2 + 1);
    const float side = k % 2 == 0 ? -1.0F : 1.0F;
    return leader + rotated(Vec2{side * row * spacing, row * spacing * 0.8F}, heading);
}

}  // namespace nl::sim
