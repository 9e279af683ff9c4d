#include "app/user_folders.hpp"

#include <SDL_filesystem.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <string>

namespace nl::app {
namespace fs = std::filesystem;

namespace {

constexpr const char* kName = "nine-lives";

/// XDG: a variable that is set to an absolute folder, else one below the home; nothing without either.
fs::path xdg(const char* variable, const char* below_home) {
    if (const char* set = std::getenv(variable); set != nullptr && fs::path(set).is_absolute())
        return fs::path(set) / kName;
    if (const char* home = std::getenv("HOME"); home != nullptr && fs::path(home).is_absolute())
        return fs::path(home) / below_home / kName;
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    return (error ? fs::path("/tmp") : temporary) / (std::string(kName) + "-" + std::to_string(::getuid()));
}

}  // namespace

UserFolders user_folders() {
#ifdef __linux__
    return {xdg("XDG_CONFIG_HOME", ".config"), xdg("XDG_DATA_HOME", ".local/share")};
#else
    const std::unique_ptr<char, decltype(&SDL_free)> place(SDL_GetPrefPath("Nine Lives", kName), &SDL_free);
    if (place) return {fs::path(place.get()), fs::path(place.get())};
    return {xdg("XDG_CONFIG_HOME", ".config"), xdg("XDG_DATA_HOME", ".local/share")};
#endif
}

}  // namespace nl::app
