#pragma once

#include <cstdint>

#include "base/slot_map.hpp"

namespace nl::sim {

struct Craft;
struct WorldState;

/// Ties the nearest powerless craft, one that gave up, or item within reach to a craft; lets go of what it
/// tows already.
void throw_line(WorldState& w, Handle who, const Craft& c, std::uint16_t weapon);
/// Pulls what is on the lines; what gets to a harbour of its captor's side is captured.
void pull_lines(WorldState& w);

}  // namespace nl::sim
