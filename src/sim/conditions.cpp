// What conditions can ask: SCRIPT.md section 7.

#include <algorithm>

#include "sim/command_table.hpp"
#include "sim/story.hpp"
#include "sim/world.hpp"

namespace nl::sim {
namespace {

using script::Call;
using script::ValueType;
using enum script::ArgType;

double alive(Call& call) {
    Story& story = story_of(call);
    return story.world().craft().contains(story.find(call.name(0))) ? 1.0 : 0.0;
}

double count(Call& call) { return static_cast<double>(story_of(call).find_all(call.name(0)).size()); }

double health(Call& call) {
    Story& story = story_of(call);
    const Craft* craft = story.world().craft().get(story.find(call.name(0)));
    return craft == nullptr
               ? 0.0
               : static_cast<double>(craft->hull) * 100.0 / static_cast<double>(craft->type->hull);
}

double objective(Call& call) {
    const Objectives& objectives = story_of(call).context().objectives;
    const Objective* o = objectives.find(call.text(0));
    return o == nullptr ? 0.0 : static_cast<double>(o->state);
}

double time_now(Call& call) { return static_cast<double>(story_of(call).context().clock) / kTicksPerSecond; }

double kills(Call& call) { return story_of(call).context().triggers.kills(); }

double has(Call& call) { return story_of(call).context().triggers.collected(call.name(0)); }

double distance_between(Call& call) {
    Story& story = story_of(call);
    const Craft* a = story.world().craft().get(story.find(call.name(0)));
    const Craft* b = story.world().craft().get(story.find(call.name(1)));
    constexpr double kNowhere = 1e9;
    return a == nullptr || b == nullptr ? kNowhere : static_cast<double>(distance(a->position, b->position));
}

double suspicion(Call& call) { return static_cast<double>(story_of(call).world().suspicion()); }

double difficulty(Call& call) {
    const auto& all = story_of(call).library().difficulties;
    const std::string& id = story_of(call).world().difficulty().id;
    return static_cast<double>(
        std::find_if(all.begin(), all.end(), [&](const auto& d) { return d.id == id; }) - all.begin());
}

}  // namespace

std::vector<script::ConditionSpec> conditions() {
    return {
        {"alive", {{"name", Name, "craft"}}, "A craft of that name is there.", alive, ValueType::Truth},
        {"count", {{"group", Name, "craft-or-group"}}, "How many of a group are there.", count},
        {"health", {{"name", Name, "craft"}}, "Its hull in percent; 0 when it is gone.", health},
        {"objective",
         {{"id", Name, "objective"}},
         "inactive, active, complete or failed.",
         objective,
         ValueType::Word,
         "objective-state"},
        {"time", {}, "Seconds on the mission clock.", time_now},
        {"kills", {}, "Enemies that fell to the player's side.", kills},
        {"has", {{"item", Name, "item"}}, "How many of that item have been picked up.", has},
        {"distance",
         {{"a", Name, "craft"}, {"b", Name, "craft"}},
         "Units between two craft.",
         distance_between},
        {"suspicion",
         {},
         "0 to 100: how much craft with sensors have noticed the player; 100 is the alarm.",
         suspicion},
        {"difficulty", {}, "kitten, cat or tiger.", difficulty, ValueType::Word, "difficulty"},
    };
}

}  // namespace nl::sim
