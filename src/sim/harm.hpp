#pragma once

#include "base/slot_map.hpp"
#include "base/vec2.hpp"
#include "sim/craft.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

struct WorldState;

/// One hit on its way into a craft.
struct Blow {
    float damage = 0.0F;
    float shield_factor = 1.0F;  ///< damage to shields is damage times this
    float push = 0.0F;           ///< units/s given to a craft of mass 1
    Tick disable = 0;            ///< ticks without power, if it gets past the shield
    Vec2 at;                     ///< where it lands
    Vec2 along;                  ///< where it flies, length 1
    Handle by;
    SideId by_side = 0xFF;
    int part = -1;  ///< the part that is hit; -1 = the hull
    std::uint16_t weapon = 0xFFFF;
};

/// Shield first, then the part or the hull; reports what happened. The craft may be dead after it.
void strike(WorldState& w, Handle h, Craft& c, const Blow& blow);
/// The end of a craft; it leaves the world at the end of the tick.
void fall(WorldState& w, Handle h, Craft& c, Handle by, SideId by_side);
/// Takes those who fell in this tick out of the world.
void bury(WorldState& w);
void cut_power(WorldState& w, Handle h, Craft& c, Tick ticks);
/// A rock takes a hit.
void chip_rock(WorldState& w, std::size_t rock, float damage, Vec2 at);
/// Takes broken rocks away.
void clear_rocks(WorldState& w);

}  // namespace nl::sim
