#pragma once

#include <cstdint>
#include <vector>

#include "base/slot_map.hpp"
#include "base/vec2.hpp"
#include "sim/craft.hpp"

namespace nl::sim {

/// Every shot in flight, as arrays of fields (many and thin). Removal swaps with the last.
struct Bullets {
    std::vector<Vec2> position;
    std::vector<Vec2> velocity;  ///< units per second
    std::vector<std::int16_t> ticks_left;
    std::vector<std::uint16_t> weapon;  ///< index in Library::weapons
    std::vector<SideId> side;
    std::vector<Handle> owner;

    [[nodiscard]] std::size_t size() const { return position.size(); }
    void reserve(std::size_t n);
    void add(Vec2 at, Vec2 speed, std::int16_t ticks, std::uint16_t weapon_index, SideId s, Handle who);
    void remove(std::size_t i);
};

}  // namespace nl::sim
