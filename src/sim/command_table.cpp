#include "sim/command_table.hpp"

#include <array>
#include <iterator>

namespace nl::sim {
namespace {

using script::ArgSpec;
using enum script::ArgType;

/// What the stage can report, and how scripts write it. START, TIME, SIGNAL and CHOSEN are the script room's
/// own.
struct EventRow {
    Trigger trigger;
    script::EventSpec spec;
};

std::vector<EventRow> event_rows() {
    const ArgSpec objective{"id", Name, "objective"};
    const ArgSpec craft{"name", Name, "craft"};
    return {
        {Trigger::ObjectiveActive, {"OBJECTIVE_ACTIVE", {objective}, "That objective becomes active."}},
        {Trigger::ObjectiveComplete, {"OBJECTIVE_COMPLETE", {objective}, "That objective is complete."}},
        {Trigger::ObjectiveFailed, {"OBJECTIVE_FAILED", {objective}, "That objective has failed."}},
        {Trigger::Destroyed, {"DESTROYED", {craft}, "A craft of that name is destroyed."}},
        {Trigger::Disabled, {"DISABLED", {craft}, "A craft of that name is disabled."}},
        {Trigger::Escaped, {"ESCAPED", {craft}, "A craft of that name leaves."}},
        {Trigger::GroupDestroyed,
         {"GROUP_DESTROYED",
          {{"group", Name, "group"}},
          "The last of a group is gone: destroyed, escaped, removed or on another side."}},
        {Trigger::Kills, {"KILLS", {{"n", Whole}}, "The n-th enemy falls to the player's side."}},
        {Trigger::Health,
         {"HEALTH",
          {craft, {"percent", Percent}},
          "That craft's hull first falls to or below so many percent."}},
        {Trigger::Collected,
         {"COLLECTED", {{"item", Name, "item"}, {"n", Whole}}, "The n-th of that item is picked up."}},
        {Trigger::Reached, {"REACHED", {{"location", Name, "location"}}, "The player enters that location."}},
        {Trigger::Waypoint,
         {"WAYPOINT", {{"n", Whole, "waypoint"}}, "The player reaches the n-th waypoint."}},
        {Trigger::MissionComplete, {"MISSION_COMPLETE", {}, "The mission is won."}},
        {Trigger::MissionFailed, {"MISSION_FAILED", {}, "The mission is lost."}},
    };
}

script::Table make_table() {
    CommandRows commands;
    for (auto* rows :
         {talk_commands, craft_commands, stage_commands, cinema_commands, sound_commands, log_commands}) {
        CommandRows more = rows();
        commands.insert(commands.end(), std::make_move_iterator(more.begin()),
                        std::make_move_iterator(more.end()));
    }
    std::vector<script::EventSpec> events;
    for (EventRow& row : event_rows()) events.push_back(std::move(row.spec));
    return {std::move(commands), std::move(events), conditions()};
}

constexpr std::size_t kTriggers = static_cast<std::size_t>(Trigger::MissionFailed) + 1;

std::array<script::EventId, kTriggers> number_events() {
    std::array<script::EventId, kTriggers> ids{};
    const auto put = [&](Trigger t, std::string_view name) {
        ids[static_cast<std::size_t>(t)] = command_table().find_event(name);
    };
    put(Trigger::Start, "START");
    put(Trigger::Time, "TIME");
    put(Trigger::Signal, "SIGNAL");
    put(Trigger::Chosen, "CHOSEN");
    for (const EventRow& row : event_rows()) put(row.trigger, row.spec.name);
    return ids;
}

}  // namespace

const script::Table& command_table() {
    static const script::Table kTable = make_table();
    return kTable;
}

script::EventId event_of(Trigger trigger) {
    static const auto kIds = number_events();
    return kIds[static_cast<std::size_t>(trigger)];
}

}  // namespace nl::sim
