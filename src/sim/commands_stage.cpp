// Commands of the kind "stage": SCRIPT.md section 7.

#include "sim/command_table.hpp"
#include "sim/story.hpp"
#include "sim/world.hpp"

namespace nl::sim {
namespace {

using script::Call;
using enum script::ArgType;

void objective_activate(Call& call) {
    StoryContext& c = story_of(call).context();
    c.objectives.activate(call.text(0), c.now, c.on_objective, c.objective_user);
}

void objective_complete(Call& call) {
    StoryContext& c = story_of(call).context();
    c.objectives.complete(call.text(0), c.now, c.on_objective, c.objective_user);
}

void objective_fail(Call& call) {
    StoryContext& c = story_of(call).context();
    c.objectives.fail(call.text(0), {}, c.now, c.on_objective, c.objective_user);
}

void mission_complete(Call& call) { story_of(call).context().wanted = Status::Complete; }

void mission_fail(Call& call) {
    StoryContext& c = story_of(call).context();
    c.wanted = Status::Failed;
    c.fail_reason = call.text(0);
}

void retreat(Call& call) {
    World& world = story_of(call).world();
    world.retreat(world.find_side(call.text(0)));
}

void spawner(Call& call) { (void)story_of(call).world().set_spawner(call.name(0), call.on(1)); }

/// Locations and gates are places alike.
void place(Call& call) { (void)story_of(call).world().set_place(call.name(0), call.on(1)); }

}  // namespace

CommandRows stage_commands() {
    const std::vector<script::ArgSpec> objective{{"id", Name, "objective"}};
    const script::ArgSpec on_off{"on-off", OneOf, "off|on"};
    constexpr std::string_view kStage = "stage";
    return {
        {"OBJECTIVE_ACTIVATE", kStage, objective, "Gives the player that objective.", objective_activate},
        {"OBJECTIVE_COMPLETE", kStage, objective, "Ticks that objective off.", objective_complete},
        {"OBJECTIVE_FAIL", kStage, objective,
         "That objective has failed. MISSION_FAIL right after it says why.", objective_fail},
        {"MISSION_COMPLETE", kStage, {}, "The mission is won, whatever is still open.", mission_complete},
        {"MISSION_FAIL", kStage, {{"reason", Text, {}, true}}, "The mission is lost, and why.", mission_fail},
        {"RETREAT", kStage, {{"side", Name, "side"}}, "All craft of a side but the player leave.", retreat},
        {"SPAWNER", kStage, {{"id", Name, "spawner"}, on_off}, "Starts or stops a spawner.", spawner},
        {"LOCATION", kStage, {{"id", Name, "location"}, on_off}, "Shows or hides a location.", place},
        {"GATE", kStage, {{"id", Name, "gate"}, on_off}, "Opens or closes a gate.", place},
    };
}

}  // namespace nl::sim
