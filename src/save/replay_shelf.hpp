#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "save/replay.hpp"

namespace nl::save {

/// A flight that was kept: what a list of them shows, without its ticks.
struct KeptReplay {
    std::filesystem::path file;
    int number = 0;  ///< counts up; the highest is the latest
    std::string mission;
    std::string difficulty;
    std::string result;  ///< complete, failed, or empty
    std::int64_t ticks = 0;
};

/// The folder in which one profile keeps its flights: the last few that ended, and for each mission one that
/// was suspended. Every file is written whole or not at all; what cannot be read stays where it is and is
/// left out of the lists.
class ReplayShelf {
  public:
    static constexpr std::size_t kKept = 30;  ///< flights that ended

    explicit ReplayShelf(std::filesystem::path folder) : folder_(std::move(folder)) {}
    /// That of a profile, in the folder of the player's data.
    [[nodiscard]] static ReplayShelf of_profile(const std::filesystem::path& data, int slot);

    /// Keeps a flight that ended; the oldest beyond `most` goes. False with the reason in why.
    [[nodiscard]] bool add(const Replay& replay, std::string& why, std::size_t most = kKept) const;
    /// The latest first.
    [[nodiscard]] std::vector<KeptReplay> list() const;

    /// Keeps a flight that is to go on later, in place of an earlier one of the same mission.
    [[nodiscard]] bool suspend(const Replay& replay, std::string& why) const;
    /// Missions with a suspended flight, the latest first.
    [[nodiscard]] std::vector<KeptReplay> suspended() const;
    [[nodiscard]] std::filesystem::path suspended_file(std::string_view mission) const;
    /// It has been flown to its end.
    void forget_suspended(std::string_view mission) const;

  private:
    [[nodiscard]] std::vector<KeptReplay> read_all(std::string_view ending) const;

    std::filesystem::path folder_;
};

}  // namespace nl::save
