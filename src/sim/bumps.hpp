#pragma once

namespace nl::sim {

struct WorldState;

/// Craft that overlap craft or rocks are pushed apart, bounce and get hurt when they were fast.
void resolve_bumps(WorldState& w);

}  // namespace nl::sim
