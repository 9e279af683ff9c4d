#pragma once

#include <cstdint>

#include "base/slot_map.hpp"
#include "base/vec2.hpp"

namespace nl::sim {

struct WorldState;

/// Something that goes off.
struct Blast {
    Vec2 at;
    std::uint16_t weapon = 0;
    Handle by;
    std::uint8_t side = 0xFF;  ///< 0xFF hurts everybody
};

/// Hurts and pushes every enemy within the weapon's blast radius, less towards its rim; sets mines off.
void burst(WorldState& w, const Blast& blast);

}  // namespace nl::sim
