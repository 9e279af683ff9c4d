#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/loading.hpp"
#include "save/replay.hpp"
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

  private:
    LoadedMission loaded_;
    sim::Stage stage_;
    save::Replay recorded_;
};

/// The result's name as commands print it: complete, failed, timeout (still going on).
[[nodiscard]] std::string_view result_of(const sim::Stage& stage);

/// Start values that a replay was flown with.
[[nodiscard]] sim::StageOptions options_of(const save::Replay& replay);

/// Flies a replay again and compares the world with every hash that was stored. Nothing when all agree, else
/// what differs first, for a person to read.
[[nodiscard]] std::optional<std::string> verify(const save::Replay& replay, const LoadedMission& loaded);

}  // namespace nl::app
