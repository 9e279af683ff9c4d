#pragma once

#include <memory>

#include "app/flight_screen.hpp"
#include "save/replay.hpp"

namespace nl::app {

/// A recorded flight to watch: pause, slow and fast, from the start again, a jump to any moment, a camera
/// that follows anybody or goes anywhere. The replay must fit the mission (Rerun::obstacle).
[[nodiscard]] std::unique_ptr<ui::Screen> replay_screen(const FlightEquipment& equipment, save::Replay replay,
                                                        LoadedMission mission);

}  // namespace nl::app
