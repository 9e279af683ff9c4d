#pragma once

#include <map>
#include <string>
#include <vector>

#include "sim/stage.hpp"

namespace nl::save {

/// What a flight adds to a profile beyond the stage's own statistics, noted tick by tick: who fell, what was
/// picked up, who was met. Deterministic, so a mission that is continued counts the same.
class Tally {
  public:
    /// Before the first tick.
    explicit Tally(const sim::Stage& stage);
    /// After each tick.
    void after_tick(const sim::Stage& stage);

    /// By the names of content/statistics.hpp: "kills.gnat", "items.tuna-can", "captures" …
    [[nodiscard]] const std::map<std::string, double, std::less<>>& counts() const { return counts_; }
    /// Craft types that the player has been near, in that order.
    [[nodiscard]] const std::vector<std::string>& met() const { return met_; }
    [[nodiscard]] bool ship_lost() const { return ship_lost_; }
    /// Tuna of items and of enemies that fell.
    [[nodiscard]] std::int64_t tuna() const { return tuna_; }

  private:
    void note_craft(const sim::World& world, Handle h);
    void hear(const sim::World& world, const sim::Event& e);
    void look_around(const sim::World& world);
    [[nodiscard]] const content::CraftType* type_of(Handle h) const;

    struct Known {
        std::uint32_t generation = 0;
        const content::CraftType* type = nullptr;
    };
    std::vector<Known> known_;  ///< by slot: those that are gone cannot be asked any more
    std::map<std::string, double, std::less<>> counts_;
    std::vector<std::string> met_;
    std::int64_t tuna_ = 0;
    bool ship_lost_ = false;
};

/// What the stage and its tally say at the end of a flight: `counts` of save::FlightRecord.
[[nodiscard]] std::map<std::string, double, std::less<>> counts_of(const sim::Stage& stage,
                                                                   const Tally& tally);
/// Points of a challenge or an endless mission; 0 for missions of the story, and for a challenge not done.
[[nodiscard]] std::int64_t points_of(const sim::Stage& stage);

}  // namespace nl::save
