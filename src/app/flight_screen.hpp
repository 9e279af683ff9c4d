#pragma once

#include <functional>
#include <memory>

#include "app/event_log.hpp"
#include "app/flight.hpp"
#include "app/graphics.hpp"
#include "app/input_devices.hpp"
#include "app/reloader.hpp"
#include "content/feel.hpp"
#include "ui/screens.hpp"
#include "view/audio.hpp"
#include "view/view_options.hpp"

namespace nl::app {

/// What a flight on the screen needs of the process. All of it outlives the screen.
struct FlightEquipment {
    Graphics& graphics;
    view::Audio& audio;
    InputDevices& devices;
    const content::Feel& feel;
    const EventLog& events;
    std::function<float()> pixels_per_point;
    /// When a flight has ended, or is left: before the result is shown. Returns what it has brought.
    std::function<ui::Gains(const Flight&)> on_end;
    /// The player wants to go on with it another time; false when it cannot be kept.
    std::function<bool(const Flight&)> on_suspend;
    /// With --watch: says what is flown, and is asked whether there is a newer one. Else nullptr.
    LiveMission* live = nullptr;
};

/// A mission flown by the player, from its first tick to the result.
[[nodiscard]] std::unique_ptr<ui::Screen> flight_screen(const FlightEquipment& equipment,
                                                        LoadedMission mission,
                                                        const sim::StageOptions& options);

/// One that was suspended: flown again at full speed to where it was, then by the player. The replay must fit
/// the mission (Rerun::obstacle). When it does not go as recorded the screen gives way to `refused`, with the
/// reason.
[[nodiscard]] std::unique_ptr<ui::Screen> resumed_flight_screen(
    const FlightEquipment& equipment, LoadedMission mission, save::Replay recorded,
    std::function<void(const std::string& why)> refused);

/// A battle flown by the bot, to look at behind the title; begins anew when it has ended.
[[nodiscard]] std::unique_ptr<ui::Screen> battle_screen(const FlightEquipment& equipment,
                                                        LoadedMission mission);

}  // namespace nl::app
