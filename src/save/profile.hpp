#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nl::save {

/// What a player has to show for one mission.
struct MissionRecord {
    bool complete = false;
    int flown = 0;                ///< times started and ended
    std::int64_t best_ticks = 0;  ///< shortest complete flight; 0 = none
    int most_kills = 0;
    float best_accuracy = 0.0F;  ///< 0 ... 1
    std::string difficulty;      ///< the hardest it was completed on

    friend bool operator==(const MissionRecord&, const MissionRecord&) = default;
};

/// One player's progress.
struct Profile {
    std::string name = "Leo";
    std::int64_t tuna = 0;
    std::int64_t kills = 0;
    std::int64_t ticks_flown = 0;
    std::map<std::string, MissionRecord, std::less<>> missions;  ///< by id
    std::map<std::string, double, std::less<>> campaign;  ///< variables that scripts keep (campaign.…)
    std::vector<std::string> unlocked;

    [[nodiscard]] bool completed(std::string_view mission) const;

    friend bool operator==(const Profile&, const Profile&) = default;
};

/// How one flight ended, as the profile keeps it.
struct FlightRecord {
    std::string mission;
    std::string difficulty;
    bool complete = false;
    std::int64_t ticks = 0;
    int kills = 0;
    int shots = 0;
    int hits = 0;
    std::int64_t tuna = 0;
    std::vector<std::string> unlocks;
};

/// Adds a flight; best values only grow better. Returns whether it set a new best time.
bool add_flight(Profile& profile, const FlightRecord& flight);

/// folder/profile-SLOT.json; slots count from 1. No file gives a new profile; notices say what was damaged.
[[nodiscard]] Profile load_profile(const std::filesystem::path& folder, int slot,
                                   std::vector<std::string>& notices);
/// False with the reason in why; what was saved before is then still there. Keys that this version does not
/// know stay.
[[nodiscard]] bool save_profile(const std::filesystem::path& folder, int slot, const Profile& profile,
                                std::string& why);

}  // namespace nl::save
