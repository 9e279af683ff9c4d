#pragma once

#include "app/command_line.hpp"

namespace nl::app {

/// Whether the arguments of fly ask for more than one flight.
[[nodiscard]] bool wants_many(const Arguments& arguments);

/// Flies every combination of what --campaign or the mission, --runs, --difficulty and --style ask for, on
/// --jobs threads, and prints a table or one JSON object a line.
[[nodiscard]] int fly_many(const Arguments& arguments, const Console& console);

/// The bot's style of that name; nothing when there is none.
[[nodiscard]] bool is_style(std::string_view name);

}  // namespace nl::app
