#include <ostream>

#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"
#include "base/text.hpp"

namespace nl::app {

Option seed_option() {
    return {"--seed", ValueKind::Whole,
            "N",      "the luck of the mission: the same number, the same mission (1)",
            0,        9e15};
}

Option difficulty_option() {
    return {"--difficulty", ValueKind::Text, "NAME", "kitten, cat or tiger (cat); fly takes all, too"};
}

std::optional<LoadedMission> load_or_say(const std::string& mission, const Arguments& arguments,
                                         const Console& console) {
    const auto files = search_path(arguments, console);
    if (!files) return std::nullopt;
    Diagnostics diagnostics;
    auto loaded = load_for_flight(mission, *files, diagnostics);
    console.err << diagnostics.text();
    return loaded;
}

std::optional<sim::StageOptions> stage_options(const Arguments& arguments, const LoadedMission& loaded,
                                               const Console& console) {
    sim::StageOptions out;
    out.seed = static_cast<std::uint64_t>(arguments.whole("--seed", 1));
    out.difficulty = arguments.text("--difficulty").value_or(out.difficulty);
    if (loaded.library->find_difficulty(out.difficulty) != nullptr) return out;
    std::vector<std::string> known;
    for (const auto& d : loaded.library->difficulties) known.push_back(d.id);
    const std::string hint = did_you_mean(out.difficulty, known);
    console.err << "nine-lives: there is no difficulty '" << excerpt(out.difficulty) << "'"
                << (hint.empty() ? "" : "; ") << hint << "\n";
    return std::nullopt;
}

}  // namespace nl::app
