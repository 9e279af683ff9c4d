#include "sim/sight.hpp"

#include <algorithm>

namespace nl::sim {

float sight_at(const WorldState& w, Vec2 at) {
    float sight = kClearSight;
    for (const Cloud& c : w.clouds)
        if (length_squared(c.at - at) <= c.radius * c.radius) sight = std::min(sight, c.sight);
    return sight;
}

void look_through_clouds(WorldState& w) {
    if (w.clouds.empty()) return;
    w.craft.for_each([&](Handle, Craft& c) { c.sight = sight_at(w, c.position); });
}

}  // namespace nl::sim
