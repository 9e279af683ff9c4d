#pragma once

namespace nl::sim {

struct WorldState;

/// Moves every craft one tick by its controls: turning, thrust, boost, drag, the push at the border;
/// recharges shields.
void move_craft(WorldState& w);
/// Moves rocks and items.
void drift(WorldState& w);
/// Fills the grid with everything that can be hit, as it lies now.
void rebuild_grid(WorldState& w);

}  // namespace nl::sim
