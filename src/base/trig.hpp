#pragma once

#include "base/vec2.hpp"

namespace nl {

// Angles are radians, 0 = nose up (-y), growing clockwise on the screen. The C library's sin, cos and atan2
// may differ in the last bit from one system to the next, which a replay would not survive: the simulation
// uses these instead.

inline constexpr float kPi = 3.14159265358979F;
inline constexpr float kTwoPi = 6.28318530717959F;

[[nodiscard]] constexpr float radians(float degrees) { return degrees * (kPi / 180.0F); }
[[nodiscard]] constexpr float degrees(float radians) { return radians * (180.0F / kPi); }

/// Brings an angle into [-pi, pi].
[[nodiscard]] float wrap_angle(float angle);
/// Error under 2e-6 for |angle| below 1,000.
[[nodiscard]] float sine(float angle);
[[nodiscard]] float cosine(float angle);
/// atan2(y, x) in the usual mathematical sense; error under 4e-6; arc_tangent(0, 0) is 0.
[[nodiscard]] float arc_tangent(float y, float x);

/// The unit vector a craft with this heading looks along: heading 0 is {0, -1}, pi/2 is {1, 0}.
[[nodiscard]] Vec2 direction(float heading);
/// The heading that looks along v (the inverse of direction).
[[nodiscard]] float heading_of(Vec2 v);
/// v, given in a craft's own frame (nose up), turned into the world.
[[nodiscard]] Vec2 rotated(Vec2 v, float heading);
/// Moves `from` towards `to` by at most `step` along the shorter way round.
[[nodiscard]] float turn_towards(float from, float to, float step);

}  // namespace nl
