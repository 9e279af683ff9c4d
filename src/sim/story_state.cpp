#include "sim/story_state.hpp"

#include "script/program.hpp"
#include "script/runner.hpp"

namespace nl::sim {

std::optional<VisibleChoice> visible_choice(const script::Runner& runner, const script::Program& program) {
    const script::Choice* open = runner.choice();
    if (open == nullptr) return std::nullopt;
    VisibleChoice visible;
    visible.question = open->line->args[0].text;
    for (const auto& way : open->line->ways)
        if (visible.count < VisibleChoice::kMostOptions)
            visible.options[visible.count++] = program.symbols.text(way.label);
    return visible;
}

std::vector<StoryVariable> kept_variables(std::vector<StoryVariable> given, const script::Runner& runner,
                                          const script::Program& program) {
    std::erase_if(given, [](const StoryVariable& v) { return !v.name.starts_with(kCampaignPrefix); });
    for (const std::string& name : program.variables) {
        if (!name.starts_with(kCampaignPrefix)) continue;
        const double value = runner.variable(name);
        const auto it =
            std::find_if(given.begin(), given.end(), [&](const StoryVariable& v) { return v.name == name; });
        if (it != given.end()) {
            it->value = value;
        } else if (value != 0.0) {
            given.push_back({name, value});
        }
    }
    return given;
}

}  // namespace nl::sim
