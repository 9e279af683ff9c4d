#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash.hpp"
#include "base/name_table.hpp"
#include "content/mission.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

class World;
struct Statistics;

enum class ObjectiveState : std::uint8_t { Inactive, Active, Complete, Failed };

[[nodiscard]] std::string_view name_of(ObjectiveState state);

/// An objective as it stands.
struct Objective {
    const content::Objective* type = nullptr;
    ObjectiveState state = ObjectiveState::Inactive;
    int done = 0;
    int wanted = 0;     ///< 0 = no count to show
    bool shown = true;  ///< hidden ones appear when they change
    std::string why;    ///< it failed
    Tick changed_at = 0;

    NameId target = kNoName;
    Tick active_since = 0;
};

/// Complete or failed: nothing is left to do for it.
[[nodiscard]] inline bool is_decided(const Objective& o) {
    return o.state == ObjectiveState::Complete || o.state == ObjectiveState::Failed;
}

/// True for objectives that only ask that something does not happen: they are met when all else is done.
[[nodiscard]] bool is_condition(content::ObjectiveType type);

/// A mission's objectives: MISSION.md. Counts what the world reports, whether active or not, so that nothing
/// done early is lost; an objective that can no longer be met fails and says why.
class Objectives {
  public:
    /// A change of state, reported once: for the trace, the script's OBJECTIVE_ events, the HUD and the
    /// sound.
    struct Change {
        std::size_t index = 0;
        ObjectiveState state = ObjectiveState::Inactive;
    };
    using Sink = void (*)(void* user, const Change& change);

    Objectives(const content::Mission& mission, World& world);

    /// One tick, after the world; clock is the mission clock in ticks. Calls sink for every change as it
    /// happens.
    void step(const World& world, const Statistics& statistics, Tick clock, Sink sink, void* user);
    /// What scripts do; false when that changes nothing (already so, or already decided).
    bool activate(std::string_view id, Tick now, Sink sink, void* user);
    bool complete(std::string_view id, Tick now, Sink sink, void* user);
    bool fail(std::string_view id, std::string_view why, Tick now, Sink sink, void* user);
    /// Settles the conditions once the mission is won: those that held are complete.
    void settle(const Statistics& statistics, Tick now, Sink sink, void* user);

    [[nodiscard]] std::span<const Objective> list() const { return list_; }
    [[nodiscard]] const Objective* find(std::string_view id) const;
    /// All required objectives but conditions are complete, and there is at least one.
    [[nodiscard]] bool all_done() const;
    /// The first required condition that does not hold now that all else is done, or nullptr.
    [[nodiscard]] const Objective* missed(const Statistics& statistics) const;
    /// The first required one that has failed, or nullptr.
    [[nodiscard]] const Objective* lost() const;
    void hash(StateHash& into) const;

  private:
    struct Context;
    void count_events(const World& world);
    void judge(Context& c, Objective& o);
    void judge_count(Context& c, Objective& o);
    [[nodiscard]] bool possible(const World& world, const Objective& o) const;
    bool set(Objective& o, ObjectiveState state, Tick now, Sink sink, void* user);
    Objective* find(std::string_view id);

    const content::Mission* mission_;
    std::vector<Objective> list_;
    std::vector<NameId> spawned_names_;  ///< that the script may still bring in by SPAWN
};

}  // namespace nl::sim
