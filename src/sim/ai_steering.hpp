#pragma once

#include <span>

#include "base/vec2.hpp"

namespace nl::sim {

// Steering as small functions over values: where one is and what one wants in, a wanted velocity (units per
// second) out. They know no world, so each can be tested and tuned alone; ai.cpp puts them together.

struct Circle {
    Vec2 at;
    float radius = 0.0F;
};

/// Where to aim so that a shot of this speed meets a target that keeps its velocity. Velocities are relative
/// to whatever the shot's speed is relative to. When no shot can catch it: the target itself.
[[nodiscard]] Vec2 lead_target(Vec2 from, Vec2 target, Vec2 target_velocity, float shot_speed);

[[nodiscard]] Vec2 seek(Vec2 from, Vec2 to, float speed);
/// Like seek, but slows down inside slow_radius and stands still at the place.
[[nodiscard]] Vec2 arrive(Vec2 from, Vec2 to, float speed, float slow_radius);
/// Towards where the target will be when one can be there.
[[nodiscard]] Vec2 pursue(Vec2 from, float speed, Vec2 target, Vec2 target_velocity);
/// Away from where the pursuer will be soon.
[[nodiscard]] Vec2 evade(Vec2 from, float speed, Vec2 pursuer, Vec2 pursuer_velocity);
/// Round a place at a distance, side 1 = clockwise on the screen, -1 = the other way; comes in or goes out to
/// the ring along a smooth curve.
[[nodiscard]] Vec2 circle_round(Vec2 from, Vec2 centre, float distance, float side, float speed);

/// Bends a wanted velocity past a circle that it would run into within look_ahead seconds. radius is the sum
/// of both and some air. side remembers which way round was chosen (0 = not yet), so that the choice does not
/// flip; it is set back to 0 when the way is free.
[[nodiscard]] Vec2 avoid_circle(Vec2 from, Vec2 wanted, Circle circle, float look_ahead, float& side);
/// Bends a wanted velocity away from something near, the harder the nearer; nothing beyond reach.
[[nodiscard]] Vec2 keep_apart(Vec2 from, Vec2 wanted, Vec2 other, float reach, float speed);
/// Takes away what leads out of the arena (half its width and height from {0, 0}), from `margin` units before
/// the edge on, and turns it inward near the edge.
[[nodiscard]] Vec2 keep_inside(Vec2 from, Vec2 wanted, Vec2 half, float margin);
/// The nearest place to `place` that is at least margin units inside.
[[nodiscard]] Vec2 inside_arena(Vec2 place, Vec2 half, float margin);

/// The thrust (length 0 … 1 of the top speed) that asks for a velocity. Standing still has to be asked for
/// too: without any thrust a craft would drift on.
[[nodiscard]] Vec2 thrust_for(Vec2 wanted, Vec2 velocity, float top_speed);

/// Whether a straight way of this length along `along` (length 1) passes through the circle.
[[nodiscard]] bool line_meets(Vec2 from, Vec2 along, float length, Circle circle);
/// Seconds until the two are closest, at most `limit`; 0 when they part already.
[[nodiscard]] float time_of_closest(Vec2 from, Vec2 velocity, Vec2 other, Vec2 other_velocity, float limit);

/// Place k = 0, 1, … of a V behind a leader who looks along `heading`, in world units.
[[nodiscard]] Vec2 formation_place(Vec2 leader, float heading, int k, float spacing);

}  // namespace nl::sim
