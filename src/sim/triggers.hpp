#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/hash.hpp"
#include "base/name_table.hpp"
#include "content/mission.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

class World;

/// The kinds of event that start script functions: SCRIPT.md section 6, in its order. `name` and `number` are
/// the event's arguments; what an event does not have is empty or 0.
enum class Trigger : std::uint8_t {
    Start,
    Time,             ///< number = seconds
    ObjectiveActive,  ///< name = objective
    ObjectiveComplete,
    ObjectiveFailed,
    Destroyed,  ///< name = craft
    Disabled,
    Escaped,
    GroupDestroyed,  ///< name = group
    Kills,           ///< number = count
    Health,          ///< name = craft, number = percent
    Collected,       ///< name = item, number = count
    Reached,         ///< name = location
    Waypoint,        ///< number = from 1
    Signal,          ///< name
    Chosen,          ///< name = label
    MissionComplete,
    MissionFailed,
};

/// A HEALTH event that some function waits for.
struct HealthWatch {
    NameId craft = kNoName;
    int percent = 0;
    bool fired = false;
};

/// Turns what the world reports into the events of SCRIPT.md section 6.
class Triggers {
  public:
    using Fire = void (*)(void* user, Trigger trigger, std::string_view name, int number);

    Triggers(const content::Mission& mission, World& world);
    void watch_health(NameId craft, int percent) { health_.push_back({craft, percent, false}); }

    /// Once a tick, after World::step: calls fire for everything that happened, in the order it happened.
    void step(const World& world, Fire fire, void* user);

    /// Enemies that fell to the player's side so far.
    [[nodiscard]] int kills() const { return kills_; }
    /// How many of an item (by name) have been picked up.
    [[nodiscard]] int collected(NameId item) const;
    void hash(StateHash& into) const;

  private:
    struct Count {
        NameId name = kNoName;
        int count = 0;
    };
    struct Group {
        NameId name = kNoName;
        bool existed = false;
        bool gone = false;
        std::uint8_t side = 0;  ///< it started on
    };
    void step_events(const World& world, Fire fire, void* user);
    void step_groups(const World& world, Fire fire, void* user);
    void step_health(const World& world, Fire fire, void* user);
    void step_places(const World& world, Fire fire, void* user);

    int kills_ = 0;
    std::vector<Count> collected_;
    std::vector<Group> groups_;
    std::vector<HealthWatch> health_;
    std::vector<bool> inside_;  ///< locations the player is in
    std::size_t next_waypoint_ = 0;
};

}  // namespace nl::sim
