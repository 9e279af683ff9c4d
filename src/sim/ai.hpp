#pragma once

#include "sim/controls.hpp"
#include "sim/craft.hpp"

namespace nl::sim {

class World;

/// Flies one craft for one tick by its orders, type and personality; remembers in craft.pilot. Called in slot
/// order for every craft that is neither the player nor scripted nor disabled. Does not change the world
/// except its Random and craft.pilot. Allocates nothing.
[[nodiscard]] Controls fly(World& world, Handle self, Craft& craft);

}  // namespace nl::sim
