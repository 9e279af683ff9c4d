#pragma once

#include "base/slot_map.hpp"

namespace nl::sim {

struct Craft;
struct CraftModel;
struct WorldState;

/// What craft with traits do of themselves (content::Trait): cling and drain, cloak, lay mines, launch their
/// young.
void act_on_traits(WorldState& w);
/// A craft was hit: what blinks, blinks away; what is cloaked, shows.
void answer_hit(WorldState& w, Handle h, Craft& c, const CraftModel& m);
/// The player's radar sees nothing: a hostile jammer is near.
[[nodiscard]] bool is_jammed(const WorldState& w);

}  // namespace nl::sim
