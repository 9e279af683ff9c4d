#pragma once

#include <cstdint>

#include "base/slot_map.hpp"
#include "base/vec2.hpp"

namespace nl::sim {

struct Craft;
struct WorldState;

/// One tick of a beam: hurts the first thing on the line.
void shine_beam(WorldState& w, Handle who, const Craft& c, std::uint16_t weapon, Vec2 from, float heading);
/// A rail's shot: hurts every enemy on the line up to the first rock.
void shoot_rail(WorldState& w, Handle who, const Craft& c, std::uint16_t weapon, Vec2 from, float heading);
/// Lets lines of light grow old and takes the old ones away; call before new ones are made.
void age_lines(WorldState& w);
/// The lines that warn of the shots that a craft warms up.
void draw_warnings(WorldState& w, Handle h, const Craft& c);

}  // namespace nl::sim
