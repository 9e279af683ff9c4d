#pragma once

#include <vector>

#include "app/command_line.hpp"

namespace nl::app {

/// Every command of nine-lives, the game first. A new one is a file here and a row in commands.cpp.
[[nodiscard]] std::vector<Command> all_commands();

[[nodiscard]] Command play_command();
[[nodiscard]] Command validate_command();

}  // namespace nl::app
