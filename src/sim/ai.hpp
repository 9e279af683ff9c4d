#pragma once

#include "sim/controls.hpp"
#include "sim/craft.hpp"

namespace nl::sim {

struct WorldState;

/// Flies one craft for one tick by its orders, type and personality; remembers in craft.pilot. Called in slot
/// order for every craft that is neither the player nor scripted nor disabled. Changes nothing of the world
/// but its Random, craft.pilot, and in others' pilots the counts of those who are after them. Allocates nothing.
[[nodiscard]] Controls fly(WorldState& world, Handle self, Craft& craft);

/// Counts afresh, now and then, how many are after each craft: the dead and the gone drop out so. Call once a
/// tick, before fly.
void count_hunters(WorldState& world);

/// Passes on what the player tells the wing in this tick (Input OrderAttack, OrderGuard, OrderRegroup): to
/// the armed fighters of the player's side whose mission orders leave them free to follow. Call once a tick,
/// before fly.
void give_wing_orders(WorldState& world);

}  // namespace nl::sim
