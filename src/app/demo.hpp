#pragma once

#include <string>
#include <string_view>

#include "app/command_line.hpp"
#include "base/files.hpp"

namespace nl::app {

inline constexpr std::string_view kDemoMission = "radio-check";

/// What a machine without a display gets: the bot flies a mission, its transcript and result are printed, and
/// a picture of the flight is left in the folder of screenshots. Returns the exit status.
[[nodiscard]] int fly_demo(const std::string& mission, const SearchPath& files, const Console& console);

}  // namespace nl::app
