#pragma once

#include <vector>

#include "script/table.hpp"
#include "sim/triggers.hpp"

namespace nl::sim {

/// Everything that a script can say (SCRIPT.md sections 6 and 7). A new command is one row in the file of its
/// kind below.
[[nodiscard]] const script::Table& command_table();

/// The number of a trigger's event in that table.
[[nodiscard]] script::EventId event_of(Trigger trigger);

// The rows, by kind: commands_<kind>.cpp, conditions.cpp.
using CommandRows = std::vector<script::CommandSpec>;
[[nodiscard]] CommandRows talk_commands();
[[nodiscard]] CommandRows craft_commands();
[[nodiscard]] CommandRows stage_commands();
[[nodiscard]] CommandRows cinema_commands();
[[nodiscard]] CommandRows sound_commands();
[[nodiscard]] CommandRows log_commands();
[[nodiscard]] std::vector<script::ConditionSpec> conditions();

}  // namespace nl::sim
