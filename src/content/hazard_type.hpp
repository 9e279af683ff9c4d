#pragma once

#include <cstdint>
#include <string>

namespace nl::content {

enum class HazardKind : std::uint8_t { Asteroid, Mine, Nebula };

/// data/hazards/<id>.json: something that is in the way, and belongs to nobody.
struct HazardType {
    std::string id;
    std::string name;
    HazardKind kind = HazardKind::Asteroid;
    // Rocks: sizes are radii in units, drawn so that there are many small and few large ones.
    float smallest = 26.0F;
    float largest = 78.0F;
    float drift = 26.0F;         ///< top speed, units per second
    float hull_per_unit = 4.5F;  ///< hull points for each unit of radius
    float damage = 1.0F;         ///< times what bumping into something else costs
    int pieces = 0;              ///< a broken one leaves so many
    float piece_size = 0.5F;     ///< of its radius; below `smallest` there are none
    // Mines
    std::string weapon = "mine";  ///< in data/weapons: reach, delay, blast
    // Nebulae
    float sight = 420.0F;  ///< units that one sees into, out of or within it
};

}  // namespace nl::content
