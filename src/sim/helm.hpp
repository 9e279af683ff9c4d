#pragma once

namespace nl::sim {

struct WorldState;

/// Turns the player's Input into the controls of the player's craft, and into a choice of target.
void steer_player(WorldState& w);

}  // namespace nl::sim
