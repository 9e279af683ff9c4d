#pragma once

#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "sim/world.hpp"
#include "view/scene.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// A picture to compare: a mission that has run for a moment only, so that how craft fly is no matter, and
/// what is on the HUD. Adding one is adding a row to scenes.cpp; the stored picture is then made as
/// pictures_test.cpp says.
struct PictureScene {
    std::string name;
    int width = 1280;
    int height = 720;
    float ui_scale = 1.0F;
    std::string mission;  ///< JSON
    int ticks = 14;
    std::string speaker;  ///< of a message on screen; empty = none
    std::string message;
    sim::BoxStyle style = sim::BoxStyle::Message;
    int message_age = 100;  ///< ticks that the box has been open
    Cinema cinema;
    std::vector<std::string> hud_messages;
    std::function<void(sim::World&)> arrange;  ///< something that happens `arranged_ticks` before the picture
    int arranged_ticks = 8;
    Quality quality = Quality::High;
    bool high_contrast = false;
};
/// What a list of tests calls it, instead of its bytes.
inline void PrintTo(const PictureScene& picture, std::ostream* out) { *out << picture.name; }

[[nodiscard]] const std::vector<PictureScene>& picture_scenes();

}  // namespace nl::view
