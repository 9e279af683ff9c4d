#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/outfit.hpp"

namespace nl::save {

/// A line of a table of scores.
struct Score {
    std::int64_t points = 0;
    int kills = 0;
    std::int64_t ticks = 0;
    std::string difficulty;
    std::string craft;

    friend bool operator==(const Score&, const Score&) = default;
};

/// What a player has to show for one mission.
struct MissionRecord {
    bool complete = false;
    int flown = 0;                ///< times started and ended
    std::int64_t best_ticks = 0;  ///< shortest complete flight; 0 = none
    int most_kills = 0;
    float best_accuracy = 0.0F;  ///< 0 ... 1
    std::string difficulty;      ///< of the last complete flight
    bool hardest = false;        ///< it has been completed on the hardest difficulty there is
    std::vector<Score> scores;   ///< best first, at most kMostScores

    static constexpr std::size_t kMostScores = 10;

    friend bool operator==(const MissionRecord&, const MissionRecord&) = default;
};

/// One spoken line of a mission, to be read again.
struct KeptLine {
    std::string when;  ///< "1:05"
    std::string speaker;
    std::string text;

    friend bool operator==(const KeptLine&, const KeptLine&) = default;
};

/// NOTE of a script; the latest of an id counts.
struct KeptNote {
    std::string id;
    std::string title;
    std::string text;
    std::string mission;  ///< or conversation; where it was written

    friend bool operator==(const KeptNote&, const KeptNote&) = default;
};

/// QUEST of a script.
struct KeptQuest {
    static constexpr int kDone = 100;
    std::string id;
    int stage = 0;
    std::string text;

    [[nodiscard]] bool done() const { return stage >= kDone; }
    friend bool operator==(const KeptQuest&, const KeptQuest&) = default;
};

/// One player's progress.
struct Profile {
    std::string name = "Leo";
    std::string difficulty = "cat";
    bool nine_lives = false;  ///< the mode: so many ships for the whole campaign, and no more
    int lives = 9;            ///< left, in that mode
    std::int64_t tuna = 0;
    std::int64_t ticks_flown = 0;
    std::map<std::string, MissionRecord, std::less<>> missions;  ///< by id
    std::map<std::string, double, std::less<>> campaign;  ///< what scripts keep, without "campaign." in front
    /// What is counted over all flights: names of content/statistics.hpp.
    std::map<std::string, double, std::less<>> counts;
    std::vector<std::string> unlocked;                            ///< what rewards have put on sale
    std::vector<std::string> craft;                               ///< owned
    std::vector<std::string> weapons;                             ///< owned
    std::string flies;                                            ///< one of craft
    std::map<std::string, content::Outfit, std::less<>> outfits;  ///< by craft
    std::vector<std::string> medals;                              ///< in the order in which they were earned
    std::vector<std::string> met;                                 ///< craft types for the codex
    std::vector<std::string> talks;                               ///< conversations had
    std::vector<std::string> read;                                ///< missions whose briefing has been read
    std::vector<KeptNote> notes;
    std::vector<KeptQuest> quests;
    std::map<std::string, std::vector<KeptLine>, std::less<>> spoken;  ///< by mission or conversation

    [[nodiscard]] bool completed(std::string_view mission) const;
    [[nodiscard]] bool over() const { return nine_lives && lives <= 0; }
    [[nodiscard]] double count(std::string_view name) const;
    [[nodiscard]] bool owns_craft(std::string_view id) const;
    [[nodiscard]] bool owns_weapon(std::string_view id) const;
    /// Of what is flown now.
    [[nodiscard]] content::Outfit outfit() const;

    friend bool operator==(const Profile&, const Profile&) = default;
};

/// How one flight ended, as the profile keeps it.
struct FlightRecord {
    std::string mission;
    std::string difficulty;
    std::string craft;
    bool complete = false;
    bool lost_ship = false;
    bool hardest = false;  ///< flown on the hardest difficulty there is
    std::int64_t ticks = 0;
    int kills = 0;
    int shots = 0;
    int hits = 0;
    std::int64_t tuna = 0;    ///< picked up and paid for kills: kept however it ends
    std::int64_t reward = 0;  ///< for completing it
    std::int64_t points = 0;  ///< 0 = the mission has no table
    std::vector<std::string> unlocks;
    std::map<std::string, double, std::less<>> counts;  ///< to be added
};

/// What a flight has brought.
struct FlightGain {
    bool best_time = false;
    bool first_time = false;  ///< completed for the first time
    std::int64_t tuna = 0;
    int rank = 0;                       ///< in the table of scores, 1 …; 0 = not in it
    std::vector<std::string> unlocked;  ///< what was not on sale before
};

/// A profile as it begins: the campaign's tuna, craft and weapons.
[[nodiscard]] Profile new_profile(const content::Campaign& campaign);
/// Adds a flight; best values only grow better. A mission pays in full once, and a quarter each time after.
FlightGain add_flight(Profile& profile, const FlightRecord& flight);

/// Adds what is not there yet; returns whether it was new.
bool add_once(std::vector<std::string>& list, std::string_view what);
[[nodiscard]] bool has(const std::vector<std::string>& list, std::string_view what);

inline constexpr int kSlots = 3;

/// folder/profile-SLOT.json; slots count from 1. Nothing when there is none; notices say what was damaged and
/// what was done about it.
[[nodiscard]] std::optional<Profile> load_profile(const std::filesystem::path& folder, int slot,
                                                  std::vector<std::string>& notices);
/// False with the reason in why; what was saved before is then still there. Keys that this version does not
/// know stay, those of missions included.
[[nodiscard]] bool save_profile(const std::filesystem::path& folder, int slot, const Profile& profile,
                                std::string& why);
/// Sets the slot's files aside (profile-SLOT.deleted.json), so that a slip of the paw can be mended by hand.
[[nodiscard]] bool delete_profile(const std::filesystem::path& folder, int slot, std::string& why);

}  // namespace nl::save
