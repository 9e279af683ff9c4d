#include "sim/mission_counts.hpp"

#include <algorithm>
#include <string>

namespace nl::sim {
namespace {

using content::ObjectiveType;

bool is_about(std::string_view target, std::string_view name, std::string_view group) {
    return !target.empty() && (target == name || target == group);
}

/// A word of a line or an event, whatever stands around it.
bool says(std::string_view text, std::string_view word) {
    if (word.empty()) return false;
    const auto part = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    };
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const auto end = at + word.size();
        if ((at == 0 || !part(text[at - 1])) && (end == text.size() || !part(text[end]))) return true;
    }
    return false;
}

bool script_says(const content::Mission& mission, std::string_view word) {
    return std::any_of(mission.script.functions.begin(), mission.script.functions.end(),
                       [&](const auto& function) {
                           return says(function.name.text, word) ||
                                  std::any_of(function.lines.begin(), function.lines.end(),
                                              [&](const auto& line) { return says(line.text, word); });
                       });
}

bool script_counts(const content::Mission& mission, std::string_view name, std::string_view group) {
    return script_says(mission, name) || script_says(mission, group) || script_says(mission, "KILLS") ||
           script_says(mission, "kills");
}

}  // namespace

int how_many(const content::Mission& mission, const content::MissionCraft& entry, float factor) {
    if (entry.count < 2 || factor == 1.0F) return entry.count;
    const std::string_view name = entry.name.empty() ? entry.type : entry.name;
    const int wanted = std::max(1, static_cast<int>(static_cast<float>(entry.count) * factor + 0.5F));
    if (wanted >= entry.count) return wanted;
    // Fewer only where nobody says how many there have to be.
    const bool counted = std::any_of(
        mission.objectives.begin(), mission.objectives.end(),
        [&](const content::Objective& o) { return o.count > 0 && is_about(o.target, name, entry.group); });
    return counted || script_counts(mission, name, entry.group) ? entry.count : wanted;
}

bool may_give_up(const content::Mission& mission, std::string_view name, std::string_view group) {
    const bool must_fall =
        std::any_of(mission.objectives.begin(), mission.objectives.end(), [&](const content::Objective& o) {
            return o.type == ObjectiveType::Destroy && is_about(o.target, name, group);
        });
    return !must_fall && !script_counts(mission, name, group);
}

}  // namespace nl::sim
