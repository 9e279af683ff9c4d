#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "content/library.hpp"
#include "content/mission.hpp"
#include "sim/bot.hpp"
#include "sim/stage.hpp"

namespace nl::sim {

/// One flight to make: by whom and with what start values.
struct FlightPlan {
    const content::Mission* mission = nullptr;
    std::uint64_t seed = 1;
    std::string difficulty = "cat";
    BotStyle style = BotStyle::Normal;
    std::vector<std::uint8_t> choices;  ///< as Bot takes them
    Tick limit = 20 * 60 * kTicksPerSecond;
};

/// How it went.
struct FlightResult {
    enum class End : std::uint8_t { Won, Lost, Timeout };
    End end = End::Timeout;
    std::string why;  ///< it was lost
    Tick ticks = 0;
    Statistics statistics;
    float hull = 0.0F;      ///< percent of a whole one that the player has left
    std::int64_t tuna = 0;  ///< what it pays, if an onlooker has counted
    double seconds = 0.0;   ///< of wall-clock time; the only thing here that differs from run to run

    [[nodiscard]] double times_real_time() const;
};

[[nodiscard]] std::string_view name_of(FlightResult::End end);
[[nodiscard]] std::string_view name_of(BotStyle style);

/// Looks on after each tick of one flight, and adds to its result what the stage does not know.
using Onlooker = std::function<void(const Stage&, FlightResult&)>;
/// Makes the onlooker of a flight, before its first tick; called from every thread that flies.
using Onlookers = std::function<Onlooker(const Stage&)>;

/// Flies one mission to its end, or to the plan's limit. `clock` gives seconds (the caller's: the simulation
/// reads no clock); may be nullptr.
using Clock = double (*)();
[[nodiscard]] FlightResult fly_mission(const content::Library& library, const FlightPlan& plan,
                                       Clock clock = nullptr, const Onlookers& onlookers = {});

/// Flies all plans on `jobs` threads. Results are in the order of the plans, whatever the number of threads.
[[nodiscard]] std::vector<FlightResult> fly_missions(const content::Library& library,
                                                     std::span<const FlightPlan> plans, int jobs,
                                                     Clock clock = nullptr, const Onlookers& onlookers = {});

/// Every combination of missions, seeds 1 … runs from first_seed on, difficulties and styles, in that order.
[[nodiscard]] std::vector<FlightPlan> plan_flights(std::span<const content::Mission* const> missions,
                                                   int runs, std::uint64_t first_seed,
                                                   std::span<const std::string> difficulties,
                                                   std::span<const BotStyle> styles);

/// One line a flight and a summary, for people.
[[nodiscard]] std::string report_table(std::span<const FlightPlan> plans,
                                       std::span<const FlightResult> results);
/// One JSON object a line, for programs: a flight each.
[[nodiscard]] std::string report_json(std::span<const FlightPlan> plans,
                                      std::span<const FlightResult> results);

/// What the flights of one mission, difficulty and style come to together; tuna is the mean of those won.
[[nodiscard]] std::string summary_table(std::span<const FlightPlan> plans,
                                        std::span<const FlightResult> results);
[[nodiscard]] std::string summary_json(std::span<const FlightPlan> plans,
                                       std::span<const FlightResult> results);

}  // namespace nl::sim
