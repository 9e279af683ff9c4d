#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/flight_screen.hpp"
#include "app/loading.hpp"
#include "base/log.hpp"
#include "save/replay_shelf.hpp"
#include "ui/screens.hpp"

namespace nl::app {

/// The flights on the shelf of the profile that is played: recorded ones to watch, suspended ones to go on
/// with. What cannot be flown again is refused on an error screen and stays on the shelf as it is.
class KeptFlights {
  public:
    /// All of it must outlive this; nothing is kept of it.
    struct Parts {
        const std::filesystem::path& data;  ///< the player's folder
        const save::Slots& slots;
        const SearchPath& files;
        const FlightEquipment& equipment;
        EventLog& events;
        Log& log;
        ui::Shell& shell;
    };
    explicit KeptFlights(const Parts& parts) : parts_(parts) {}

    /// Puts a flight that has ended on the shelf; one that was gone on with is no longer suspended.
    void add(const Flight& flight);
    /// False when it could not be written; the player has been told.
    bool suspend(const Flight& flight);
    void go_on(const std::string& mission);
    void watch(const std::filesystem::path& file);
    [[nodiscard]] std::vector<ui::ReplayEntry> replays() const;
    /// Tells the screens which missions wait to be gone on with.
    void list_suspended();

  private:
    [[nodiscard]] save::ReplayShelf shelf() const;
    /// A replay and its mission, both sound and fitting; else an error screen is up that can call `again`.
    std::optional<LoadedMission> load(const std::filesystem::path& file, std::optional<save::Replay>& replay,
                                      const std::function<void()>& again);
    void refuse(const std::filesystem::path& file, const std::string& why,
                const std::function<void()>& again);

    Parts parts_;
};

}  // namespace nl::app
