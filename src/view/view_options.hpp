#pragma once

#include <cstdint>

namespace nl::view {

/// How much is drawn. All levels look alike at a glance; the lower ones spare what costs most.
enum class Quality : std::uint8_t {
    Low,     ///< one star layer, few particles
    Medium,  ///< what a machine without a graphics card gets
    High,    ///< everything
};

/// The player's wishes for the picture.
struct ViewOptions {
    Quality quality = Quality::High;
    float shake = 1.0F;      ///< 0 … 1
    float flash = 1.0F;      ///< 0 … 1
    float particles = 1.0F;  ///< 0 … 1
    bool hud = true;
    bool colour_safe = false;  ///< blue and orange instead of green and red
};

}  // namespace nl::view
