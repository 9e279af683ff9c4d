#include "app/commands/fly_many.hpp"

#include <algorithm>
#include <chrono>
#include <ostream>

#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"
#include "base/text.hpp"
#include "save/tally.hpp"
#include "sim/report.hpp"

namespace nl::app {
namespace {

constexpr sim::BotStyle kStyles[] = {sim::BotStyle::Normal, sim::BotStyle::Careful, sim::BotStyle::Reckless,
                                     sim::BotStyle::Idle};

double seconds_now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::vector<sim::BotStyle> styles_of(const Arguments& arguments) {
    const std::string name = arguments.text("--style").value_or("normal");
    std::vector<sim::BotStyle> out;
    for (const auto style : kStyles)
        if (name == "all" || sim::name_of(style) == name) out.push_back(style);
    return out;
}

std::vector<std::string> difficulties_of(const Arguments& arguments, const content::Library& library) {
    const std::string name = arguments.text("--difficulty").value_or("cat");
    std::vector<std::string> out;
    for (const auto& d : library.difficulties)
        if (name == "all" || d.id == name) out.push_back(d.id);
    return out;
}

/// The missions to fly, loaded; empty, with everything said, when one of them cannot be.
std::vector<LoadedMission> missions_of(const Arguments& arguments, const Console& console) {
    std::vector<std::string> names = arguments.words();
    if (arguments.has("--campaign")) {
        const auto files = search_path(arguments, console);
        Diagnostics ignored;  // told again by the loading of each mission
        if (files) names = content::load_library(*files, ignored).campaign.missions;
    }
    std::vector<LoadedMission> out;
    for (const auto& name : names) {
        auto loaded = load_or_say(name, arguments, console);
        if (!loaded) return {};
        out.push_back(std::move(*loaded));
    }
    return out;
}

/// What a flight pays whoever flies the mission for the first time, as the hangar would count it.
sim::Onlooker count_tuna(const sim::Stage& first) {
    return [tally = save::Tally(first)](const sim::Stage& stage, sim::FlightResult& result) mutable {
        tally.after_tick(stage);
        const bool won = stage.status() == sim::Status::Complete;
        result.tuna = tally.tuna() + (won ? stage.world().mission().rewards.tuna : 0);
    };
}

}  // namespace

bool is_style(std::string_view name) {
    return name == "all" || std::any_of(std::begin(kStyles), std::end(kStyles),
                                        [&](sim::BotStyle s) { return sim::name_of(s) == name; });
}

bool wants_many(const Arguments& arguments) {
    return arguments.has("--campaign") || arguments.has("--runs") || arguments.text("--style") == "all" ||
           arguments.text("--difficulty") == "all";
}

int fly_many(const Arguments& arguments, const Console& console) {
    const auto loaded = missions_of(arguments, console);
    if (loaded.empty()) return kExitBad;
    const content::Library& library = *loaded.front().library;
    const auto difficulties = difficulties_of(arguments, library);
    const auto styles = styles_of(arguments);
    if (difficulties.empty() || styles.empty()) {
        console.err << "nine-lives: there is no such " << (styles.empty() ? "style" : "difficulty") << "\n";
        return kExitUsage;
    }
    std::vector<const content::Mission*> missions;
    for (const auto& l : loaded) missions.push_back(l.mission.get());
    auto plans =
        sim::plan_flights(missions, static_cast<int>(arguments.whole("--runs", 1)),
                          static_cast<std::uint64_t>(arguments.whole("--seed", 1)), difficulties, styles);
    for (auto& plan : plans) plan.limit = arguments.whole("--ticks", plan.limit);
    const auto results = sim::fly_missions(library, plans, static_cast<int>(arguments.whole("--jobs", 1)),
                                           seconds_now, count_tuna);
    const bool together = arguments.has("--campaign") && arguments.has("--runs");
    if (arguments.has("--json"))
        console.out << (together ? sim::summary_json(plans, results) : sim::report_json(plans, results));
    else
        console.out << sim::report_table(plans, results) << sim::summary_table(plans, results);
    const bool all = std::all_of(results.begin(), results.end(),
                                 [](const auto& r) { return r.end == sim::FlightResult::End::Won; });
    return all ? kExitGood : kExitLost;
}

}  // namespace nl::app
