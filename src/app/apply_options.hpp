#pragma once

#include "app/graphics.hpp"
#include "app/input_devices.hpp"
#include "save/options.hpp"
#include "view/audio.hpp"
#include "view/view_options.hpp"

namespace nl::app {

/// Makes the player's options act at once on what is running: sound, picture, devices.
void apply_options(const save::Options& options, Graphics& graphics, view::Audio& audio,
                   InputDevices& devices);

/// What the player's options mean for the picture of a flight.
[[nodiscard]] view::ViewOptions view_options(const save::Options& options, bool accelerated);

}  // namespace nl::app
