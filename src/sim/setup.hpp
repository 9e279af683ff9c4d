#pragma once

#include <string_view>

#include "base/slot_map.hpp"
#include "base/vec2.hpp"
#include "content/mission.hpp"
#include "content/outfit.hpp"
#include "sim/craft.hpp"

namespace nl::sim {

struct WorldState;

/// Puts everything of the mission file into a new world.
void set_up(WorldState& w, const content::Outfit& outfit = {});
/// A craft as it leaves the yard: full hull and shield, ammunition, turrets at rest.
[[nodiscard]] Craft new_craft(WorldState& w, const content::CraftType& type);
/// Rounds of a weapon that this craft sets out with; 0 = no limit.
[[nodiscard]] int full_load(const content::CraftType& craft, const content::WeaponType& weapon);
/// Adds a craft and tells of it.
Handle launch(WorldState& w, Craft craft);
/// Brings in one craft of an entry of the mission file at its place.
Handle bring_in(WorldState& w, const content::MissionCraft& entry, NameId name, NameId group,
                std::int16_t lives);
/// A place within `scatter` of `centre`, as free of others as a few tries can find.
[[nodiscard]] Vec2 scattered(WorldState& w, Vec2 centre, float scatter, float clearance);

}  // namespace nl::sim
