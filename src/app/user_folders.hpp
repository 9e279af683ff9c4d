#pragma once

#include <filesystem>

namespace nl::app {

/// Where the game keeps what is the player's own: the XDG folders on Linux, SDL's choice elsewhere. They need
/// not exist yet. Without a home it is a folder of the user's below the system's temporary one, so that play
/// goes on.
struct UserFolders {
    std::filesystem::path config;  ///< options
    std::filesystem::path data;    ///< profiles, replays, screenshots
};

[[nodiscard]] UserFolders user_folders();

}  // namespace nl::app
