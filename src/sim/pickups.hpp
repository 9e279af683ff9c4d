#pragma once

#include "base/vec2.hpp"
#include "content/library.hpp"
#include "sim/craft.hpp"

namespace nl::sim {

struct WorldState;

/// Leaves an item in space; `stays` ticks, 0 = for good.
Handle leave_item(WorldState& w, const content::ItemType& type, NameId name, Vec2 at, Vec2 velocity,
                  Tick stays);
/// What a fallen craft leaves behind, if it is lucky.
void drop_from(WorldState& w, const Craft& c);
/// Lets items drift, come to those who may take them, and be taken.
void move_items(WorldState& w);

}  // namespace nl::sim
