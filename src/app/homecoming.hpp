#pragma once

#include <cstdint>

#include "app/flight.hpp"
#include "ui/screens.hpp"

namespace nl::app {

/// With what the player of a shell flies a mission: difficulty, pace, ship, and what the campaign remembers.
[[nodiscard]] sim::StageOptions options_for(const ui::Shell& shell, std::uint64_t seed);

/// Writes into the shell's profile what a flight has brought, and saves it. A flight that was left before its
/// end counts only as a ship lost, when it was. Returns what there is to show.
ui::Gains bring_home(ui::Shell& shell, const Flight& flight);

}  // namespace nl::app
