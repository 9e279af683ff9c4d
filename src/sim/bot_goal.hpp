#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/slot_map.hpp"
#include "base/vec2.hpp"
#include "sim/objectives.hpp"

namespace nl::sim {

class World;
struct Craft;

/// What a bot is after, from one thought to the next.
struct BotGoal {
    enum class Kind : std::uint8_t {
        Nothing,
        Fight,  ///< `craft`
        Go,     ///< to `place`
        Stay,   ///< near `place`
    };
    Kind kind = Kind::Nothing;
    Handle craft;
    Vec2 place;
    float radius = 40.0F;    ///< of the place: nearer is there
    NameId spare = kNoName;  ///< name or group that is wanted alive: not to be shot at
    bool tow = false;        ///< take the craft, or what is on the line, along
    bool disable = false;    ///< take its power rather than its hull
    bool hurry = false;
};

/// Where a bot has been: what it tries when no objective says where to go.
struct BotMemory {
    std::vector<bool> places;  ///< by index in World::places
    std::size_t waypoint = 0;
};

/// The most worthwhile thing to do now: of all that the active objectives ask for the nearest, required
/// before optional, self-defence and the defence of a charge before all. Reads only what a player could see
/// or has been told.
[[nodiscard]] BotGoal choose_goal(const World& world, std::span<const Objective> objectives, const Craft& me,
                                  BotMemory& memory);

}  // namespace nl::sim
