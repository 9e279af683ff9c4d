#pragma once

#include <optional>
#include <string>

#include "app/flight.hpp"
#include "app/loading.hpp"
#include "save/replay.hpp"

namespace nl::app {

/// A recorded flight that is flown again, tick by tick, and compared with what was stored of each. To verify
/// it, to watch it, or to go on from its end.
class Rerun {
  public:
    Rerun(save::Replay replay, LoadedMission loaded);

    /// Why it cannot be flown at all: the mission is another one by now. Nothing when it can.
    [[nodiscard]] static std::optional<std::string> obstacle(const save::Replay& replay,
                                                             const LoadedMission& loaded);

    /// Flies the next tick; false when there is none.
    bool tick();
    /// From the first tick again.
    void restart();
    [[nodiscard]] bool at_end() const { return next_ >= replay_.inputs.size(); }
    [[nodiscard]] std::int64_t now() const { return static_cast<std::int64_t>(next_); }
    [[nodiscard]] std::int64_t ticks() const { return static_cast<std::int64_t>(replay_.inputs.size()); }
    /// What was different first from what was recorded, for a person to read; names the tick.
    [[nodiscard]] const std::optional<std::string>& difference() const { return difference_; }

    [[nodiscard]] const Flight& flight() const { return *flight_; }
    [[nodiscard]] const save::Replay& replay() const { return replay_; }
    /// To fly on from here; nothing may be asked of this any more.
    [[nodiscard]] std::unique_ptr<Flight> take() { return std::move(flight_); }

  private:
    void compare(const sim::Input& input);

    save::Replay replay_;
    LoadedMission loaded_;
    std::unique_ptr<Flight> flight_;
    std::size_t next_ = 0;
    std::optional<std::string> difference_;
};

/// Flies a replay again from its first tick to its end. Nothing when everything is as it was, else what
/// differs first.
[[nodiscard]] std::optional<std::string> verify(const save::Replay& replay, const LoadedMission& loaded);

}  // namespace nl::app
