#pragma once

#include "base/slot_map.hpp"
#include "sim/craft.hpp"

namespace nl::sim {

struct WorldState;

// Who comes and who goes other than by force.

/// Lets spawners that are on bring in their craft, and craft with a life left come back.
void bring_arrivals(WorldState& w);
/// Takes out those who are through their gate or over the border for good.
void see_off(WorldState& w);
/// What a craft on its way out wants: straight over the nearest edge.
[[nodiscard]] Controls way_out(const WorldState& w, const Craft& c);

}  // namespace nl::sim
