#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "sim/world.hpp"
#include "view/scene.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// A picture to compare: a mission, how long it is flown (by nobody: the player holds still and shoots), and
/// what is on the HUD. Adding one is adding a row to scenes.cpp.
struct PictureScene {
    std::string name;
    int width = 1280;
    int height = 720;
    float ui_scale = 1.0F;
    std::string mission;  ///< JSON
    int ticks = 100;
    std::string speaker;  ///< of a message on screen; empty = none
    std::string message;
    sim::BoxStyle style = sim::BoxStyle::Message;
    int message_age = 90;  ///< ticks that the box has been open
    Cinema cinema;
    std::vector<std::string> hud_messages;
    std::function<void(sim::World&)> arrange;  ///< after the ticks
    Quality quality = Quality::High;
};

[[nodiscard]] const std::vector<PictureScene>& picture_scenes();

}  // namespace nl::view
