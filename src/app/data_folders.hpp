#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/command_line.hpp"
#include "base/files.hpp"

namespace nl::app {

/// The folder of the running program.
[[nodiscard]] std::filesystem::path program_folder();

/// Where the game's own data/, gfx/, sound/ and fonts/ are: the installed place (../share/nine-lives beside
/// the program's folder), then the source tree it was built from, then the program's folder. Nothing when
/// none has them.
[[nodiscard]] std::optional<std::filesystem::path> game_folder();

/// The mods of --mod in front of the game's own folder. Says what is wrong on console.err and returns nothing
/// when a mod is no folder or the game's files are nowhere.
[[nodiscard]] std::optional<SearchPath> search_path(const Arguments& arguments, const Console& console);

}  // namespace nl::app
