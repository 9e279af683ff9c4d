#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/outfit.hpp"
#include "sim/input.hpp"
#include "sim/story_state.hpp"
#include "sim/tick_check.hpp"

namespace nl::save {

/// Version of the rules of the simulation. A change that makes any mission go otherwise with the same inputs
/// counts it up; replays of another version are refused instead of diverging.
inline constexpr std::uint32_t kRulesVersion = 5;
/// Ticks between two hashes of the state.
inline constexpr std::int64_t kHashEvery = 60;

/// A mission as it was flown: with what it began, what the player did in every tick, a few bits of the world
/// in every tick, and a hash of all of it at every second.
struct Replay {
    std::uint32_t rules = kRulesVersion;
    std::string mission;        ///< id, or the file it was flown from
    std::uint64_t content = 0;  ///< hash of the mission and of all data that decides how it goes
    std::uint64_t seed = 1;
    std::string difficulty = "cat";
    float message_slowness = 1.0F;
    bool hold_messages = false;
    content::Outfit outfit;                     ///< what was flown
    std::vector<sim::StoryVariable> variables;  ///< campaign.… as they were when it began
    std::string result;                         ///< complete, failed, or empty for one that was left
    std::vector<sim::Input> inputs;
    std::vector<sim::TickCheck> checks;  ///< one a tick
    std::vector<std::uint64_t> hashes;   ///< after tick 60, 120, ...

    friend bool operator==(const Replay&, const Replay&) = default;
};

/// The bytes of a replay file. Inputs that do not change take no room.
[[nodiscard]] std::string encode(const Replay& replay);
/// Reads bytes that may be anything. Nothing, with the reason in why, when they are no whole replay.
[[nodiscard]] std::optional<Replay> decode(std::string_view bytes, std::string& why);
/// Reads what is left of a damaged one: the inputs up to where they make no sense. Nothing when not even its
/// head can be read. Only to find out where it was damaged; never to fly on with.
[[nodiscard]] std::optional<Replay> decode_damaged(std::string_view bytes);
/// Everything but inputs, checks and hashes, and how many ticks there are. For lists; reads the head only.
struct ReplayHead {
    Replay replay;
    std::int64_t ticks = 0;
};
[[nodiscard]] std::optional<ReplayHead> decode_head(std::string_view bytes, std::string& why);

[[nodiscard]] bool write_replay(const std::filesystem::path& path, const Replay& replay, std::string& why);
[[nodiscard]] std::optional<Replay> read_replay(const std::filesystem::path& path, std::string& why);

}  // namespace nl::save
