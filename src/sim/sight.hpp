#pragma once

#include "sim/world_state.hpp"

namespace nl::sim {

// Who sees whom: nebulae (data/hazards, kind nebula). A craft inside one is seen, and sees, no further than
// the nebula's sight. Where there is none, everybody sees everybody who is not cloaked.

/// How far one sees at a place, units.
[[nodiscard]] float sight_at(const WorldState& w, Vec2 at);
/// Notes for every craft how far it sees and is seen. Once a tick.
void look_through_clouds(WorldState& w);
[[nodiscard]] inline bool in_sight(const WorldState& w, Vec2 from, float sight, const Craft& other) {
    if (w.clouds.empty()) return true;
    const float reach = sight < other.sight ? sight : other.sight;
    return length_squared(other.position - from) <= reach * reach;
}
[[nodiscard]] inline bool in_sight(const WorldState& w, Vec2 from, const Craft& other) {
    return w.clouds.empty() || in_sight(w, from, sight_at(w, from), other);
}
[[nodiscard]] inline bool sees(const WorldState& w, const Craft& craft, const Craft& other) {
    return in_sight(w, craft.position, craft.sight, other);
}

}  // namespace nl::sim
