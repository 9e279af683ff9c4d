#pragma once

#include <cstdint>
#include <string_view>

#include "base/slot_map.hpp"
#include "base/vec2.hpp"

namespace nl::sim {

struct Craft;
struct Missile;
struct WorldState;

/// Lets go of a rocket, mine, flare or EMP ring, as the weapon's kind says.
void launch_missile(WorldState& w, Handle who, const Craft& c, std::uint16_t weapon, Vec2 from, float heading,
                    Handle target);
/// Steers rockets, fuses mines, lets flares burn and rings grow.
void move_missiles(WorldState& w);
/// A mine that was here before anybody came.
void place_mine(WorldState& w, std::string_view weapon_id, Vec2 at);

}  // namespace nl::sim
