#pragma once

#include "base/vec2.hpp"

namespace nl::sim {

/// What whoever flies a craft wants in this tick: the AI, the player's Input turned into this, or a
/// cinematic. The world's physics does the rest, with the craft's own speed, acceleration and turn rate.
struct Controls {
    Vec2 thrust;           ///< wanted push in world directions, length 0 … 1
    float heading = 0.0F;  ///< to turn to, radians; used when `turn_to_heading`
    float turn = 0.0F;     ///< -1 left … 1 right, used otherwise
    bool turn_to_heading = true;
    bool fire = false;
    bool secondary = false;
    bool boost = false;
    bool flare = false;
};

}  // namespace nl::sim
