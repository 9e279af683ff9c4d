#include "content/mission_loader.hpp"

#include <algorithm>
#include <utility>

#include "content/describe_mission.hpp"
#include "content/file_reader.hpp"
#include "content/mission_checks.hpp"
#include "content/names.hpp"

namespace nl::content {
namespace {

namespace fs = std::filesystem;

void set_defaults(Mission& mission, const std::string& file) {
    mission.file = file;
    mission.script.file = file;
    mission.id = fs::path(file).stem().string();
    for (auto& craft : mission.craft)
        if (craft.name.empty()) craft.name = craft.type;
    for (auto& objective : mission.objectives) {
        if (objective.text.empty()) objective.text = objective.id;
        if (objective.type == ObjectiveType::DefeatAll && objective.target.empty())
            objective.target = "greebles";
    }
    for (auto& spawner : mission.spawners)
        if (spawner.name.empty() && spawner.types.size() == 1) spawner.name = spawner.types.front();
    for (auto& item : mission.items)
        if (item.name.empty()) item.name = item.type;
}

/// Checks what has been read and hands over all findings; false when something is wrong.
bool finish(Mission& mission, bool readable, Findings& findings, const Library& library,
            Diagnostics& diagnostics) {
    set_defaults(mission, findings.names.file);
    if (readable) {
        std::sort(findings.names.mentioned.begin(), findings.names.mentioned.end());
        check_names(findings.names, library, findings.diagnostics);
        check_mission(mission, findings.names, library, findings.diagnostics);
    }
    mission.mentioned = std::move(findings.names.mentioned);
    findings.diagnostics.sort();
    diagnostics.append(findings.diagnostics);
    return !findings.diagnostics.has_errors();
}

}  // namespace

std::optional<Mission> load_mission(const fs::path& path, const Library& library, Diagnostics& diagnostics) {
    Mission mission;
    Findings findings;
    const bool readable = read_path(path, mission, findings);
    if (!finish(mission, readable, findings, library, diagnostics)) return std::nullopt;
    return mission;
}

std::optional<Mission> read_mission(const fs::path& path, const Library& library, Diagnostics& diagnostics) {
    Mission mission;
    Findings findings;
    const bool readable = read_path(path, mission, findings);
    (void)finish(mission, readable, findings, library, diagnostics);
    if (!readable) return std::nullopt;
    return mission;
}

std::optional<Mission> parse_mission(std::string text, const std::string& file, const Library& library,
                                     Diagnostics& diagnostics) {
    Mission mission;
    Findings findings;
    findings.names.file = file;
    const bool readable = read_text(std::move(text), mission, findings);
    if (!finish(mission, readable, findings, library, diagnostics)) return std::nullopt;
    return mission;
}

std::optional<fs::path> find_mission(std::string_view id_or_file, const SearchPath& files) {
    const std::string typed(id_or_file);
    if (typed.empty()) return std::nullopt;
    const bool is_id = typed.find('/') == std::string::npos && !typed.ends_with(".json");
    if (is_id)
        if (auto found = files.find("data/missions/" + typed + ".json")) return found;
    std::error_code error;
    if (fs::exists(typed, error) || !is_id) return fs::path(typed);
    return std::nullopt;
}

}  // namespace nl::content
