#pragma once

#include "base/slot_map.hpp"
#include "base/vec2.hpp"

namespace nl::sim {

struct Craft;
struct WorldState;

/// Lets every craft with its trigger down shoot what is ready: cooldown, heat, warm-up, ammunition; turns the
/// turrets, which aim and shoot for themselves.
void fire_guns(WorldState& w);
/// The heading nearest to `heading` that would hit an enemy close to that line, at most `most` radians away.
[[nodiscard]] float assisted_aim(const WorldState& w, const Craft& shooter, Vec2 from, float heading,
                                 float shot_speed, float range, float most);

}  // namespace nl::sim
