#pragma once

#include <optional>
#include <string>

#include "app/command_line.hpp"
#include "base/files.hpp"
#include "view/device.hpp"

namespace nl::app {

/// With what the game is started; what is not given is taken from the player's options.
struct GameSetup {
    std::optional<std::string> mission;  ///< started at once
    std::optional<std::string> replay;   ///< file to watch instead of playing
    std::optional<bool> fullscreen;
    Size size;
    bool mute = false;
    view::DeviceChoice device = view::DeviceChoice::Automatic;  ///< for drivers that misbehave
    std::optional<std::uint64_t> seed;                          ///< of every mission
    bool log_events = false;
    bool watch = false;  ///< load what changes while the game runs
};

/// Opens the window and plays until the player quits. Returns the exit status; nothing, with the reason in
/// why, when there is no window to be had.
[[nodiscard]] std::optional<int> play_game(const GameSetup& setup, const SearchPath& files, std::string& why);

}  // namespace nl::app
