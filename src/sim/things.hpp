#pragma once

#include <cstdint>

#include "base/name_table.hpp"
#include "base/slot_map.hpp"
#include "base/vec2.hpp"
#include "content/library.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

/// A rock: drifts, spins, stops bullets and bumps craft.
struct Rock {
    Vec2 position;
    Vec2 velocity;
    Vec2 last_position;
    float angle = 0.0F;
    float spin = 0.0F;  ///< radians per second
    float radius = 40.0F;
    float hull = 200.0F;
    std::uint8_t look = 0;  ///< which picture
};

/// Something to pick up.
struct Item {
    const content::ItemType* type = nullptr;
    NameId name = kNoName;
    Vec2 position;
    Vec2 velocity;
    Vec2 last_position;
    float angle = 0.0F;
    Tick gone_at = 0;  ///< 0 = stays
};

}  // namespace nl::sim
