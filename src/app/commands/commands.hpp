#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/command_line.hpp"
#include "app/loading.hpp"
#include "sim/stage.hpp"

namespace nl::app {

/// Every command of nine-lives, the game first. A new one is a file here and a row in commands.cpp.
[[nodiscard]] std::vector<Command> all_commands();

[[nodiscard]] Command play_command();
[[nodiscard]] Command validate_command();
[[nodiscard]] Command rehearse_command();
[[nodiscard]] Command fly_command();
[[nodiscard]] Command replay_command();
[[nodiscard]] Command shot_command();
[[nodiscard]] Command bench_command();
[[nodiscard]] Command commands_command();
[[nodiscard]] Command strings_command();

// What several commands share.

[[nodiscard]] Option seed_option();
[[nodiscard]] Option difficulty_option();
/// Loads the mission that a person typed; says on console.err what is wrong with it.
[[nodiscard]] std::optional<LoadedMission> load_or_say(const std::string& mission, const Arguments& arguments,
                                                       const Console& console);
/// From --seed and --difficulty; says what is wrong with them.
[[nodiscard]] std::optional<sim::StageOptions> stage_options(const Arguments& arguments,
                                                             const LoadedMission& loaded,
                                                             const Console& console);

}  // namespace nl::app
