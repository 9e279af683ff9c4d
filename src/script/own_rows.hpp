#pragma once

#include <vector>

#include "script/table.hpp"

namespace nl::script {

/// The rows that the script room brings itself: waiting, flow and memory; START, TIME, SIGNAL, CHOSEN;
/// seen().
[[nodiscard]] std::vector<CommandSpec> own_commands();
[[nodiscard]] std::vector<EventSpec> own_events();
[[nodiscard]] std::vector<ConditionSpec> own_conditions();

// The first events of every table, in this order.
inline constexpr EventId kStartEvent = 0;
inline constexpr EventId kTimeEvent = 1;
inline constexpr EventId kSignalEvent = 2;
inline constexpr EventId kChosenEvent = 3;

}  // namespace nl::script
