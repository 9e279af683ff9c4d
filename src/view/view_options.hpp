#pragma once

#include <cstdint>

namespace nl::view {

/// How much is drawn. All levels look alike at a glance; the lower ones spare what costs most.
enum class Quality : std::uint8_t {
    Low,     ///< one star layer, few particles
    Medium,  ///< what a machine without a graphics card gets
    High,    ///< everything
};

/// What tells friend from foe; the second is for eyes that do not tell red from green, the third for those
/// that do not tell blue from yellow.
enum class Colours : std::uint8_t { Usual, BlueOrange, WhiteViolet };

/// The player's wishes for the picture.
struct ViewOptions {
    Quality quality = Quality::High;
    float shake = 1.0F;      ///< 0 … 1
    float flash = 1.0F;      ///< 0 … 1
    float particles = 1.0F;  ///< 0 … 1
    bool hud = true;
    Colours colours = Colours::Usual;
    bool high_contrast = false;    ///< panels are solid, small print is bright
    bool reduced_motion = false;   ///< no shake, no streaks, no slow motion, nothing pulses
    bool sound_subtitles = false;  ///< important sounds in words
};

}  // namespace nl::view
