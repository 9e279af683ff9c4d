#pragma once

#include "script/call.hpp"
#include "script/task.hpp"
#include "sim/story.hpp"

namespace nl::sim {

// What the actions of commands_cinema.cpp are made of: things that a craft does over many ticks. Each ends
// when it is done, and also, saying so in the log, when the craft it depends on is gone: a lost actor never
// freezes a scene.

/// Where a camera, a nose or a flight goes: a craft, which may move, or a point.
struct Goal {
    Handle craft;  ///< empty for a point
    Vec2 point;

    /// Where it is now; false when it was a craft that is gone.
    [[nodiscard]] bool place(const World& world, Vec2& at) const;
};

/// The argument i as a goal; a note when nothing of that name is there now.
[[nodiscard]] bool goal_of(const script::Call& call, std::size_t i, Goal& goal);

/// Flies a craft to within `near` units of the goal.
[[nodiscard]] script::Task fly_to(script::Call call, Handle actor, Goal goal, float near);
/// Turns a craft's nose to the goal.
[[nodiscard]] script::Task turn_to(script::Call call, Handle actor, Goal goal);
/// Holds a craft's trigger.
[[nodiscard]] script::Task hold_fire(script::Call call, Handle actor, Tick ticks);

}  // namespace nl::sim
