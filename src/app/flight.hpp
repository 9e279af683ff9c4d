#pragma once

#include <cstdint>
#include <string>

#include "app/loading.hpp"
#include "save/replay.hpp"
#include "save/tally.hpp"
#include "sim/input.hpp"
#include "sim/stage.hpp"

namespace nl::app {

/// A mission being flown, with everything noted down that a replay needs.
class Flight {
  public:
    Flight(LoadedMission loaded, const sim::StageOptions& options);

    void tick(const sim::Input& input);

    [[nodiscard]] const sim::Stage& stage() const { return stage_; }
    [[nodiscard]] sim::Stage& stage() { return stage_; }
    [[nodiscard]] const LoadedMission& loaded() const { return loaded_; }
    [[nodiscard]] save::Replay replay() const;
    /// It was suspended once and goes on from a replay.
    [[nodiscard]] bool continued() const { return continued_; }
    void mark_continued() { continued_ = true; }
    /// What it adds to the player's statistics.
    [[nodiscard]] const save::Tally& tally() const { return tally_; }

  private:
    LoadedMission loaded_;
    sim::Stage stage_;
    save::Tally tally_;
    save::Replay recorded_;
    bool continued_ = false;
};

/// The result's name as commands print it: complete, failed, timeout (still going on).
[[nodiscard]] std::string_view result_of(const sim::Stage& stage);

/// Start values that a replay was flown with.
[[nodiscard]] sim::StageOptions options_of(const save::Replay& replay);

}  // namespace nl::app
