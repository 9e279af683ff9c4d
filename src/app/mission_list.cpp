#include "app/mission_list.hpp"

#include <algorithm>

#include "content/mission_loader.hpp"

namespace nl::app {
namespace {

ui::MissionEntry entry_of(const std::string& id, const content::Library& library, const SearchPath& files) {
    ui::MissionEntry out;
    out.id = id;
    out.name = id;
    const auto path = files.find("data/missions/" + id + ".json");
    Diagnostics ignored;  // said when somebody wants to fly it
    const auto mission = path ? content::load_mission(*path, library, ignored) : std::nullopt;
    if (!mission) return out;
    out.name = mission->name;
    out.briefing = mission->briefing;
    out.planet = mission->planet;
    out.difficulty = mission->difficulty;
    out.optional = mission->optional;
    out.kind = mission->kind;
    out.rewards = mission->rewards;
    out.required = mission->required;
    out.craft = mission->player.craft;
    out.fixed_craft = mission->player.fixed;
    for (const auto& o : mission->objectives)
        if (!o.hidden && o.active) out.objectives.emplace_back(o.text, o.optional);
    return out;
}

}  // namespace

std::vector<ui::MissionEntry> list_missions(const content::Library& library, const SearchPath& files) {
    std::vector<std::string> ids = library.campaign.missions;
    for (const auto& name : files.list("data/missions", ".json")) {
        const std::string id = std::filesystem::path(name).stem().string();
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
    std::vector<ui::MissionEntry> out;
    for (const auto& id : ids) out.push_back(entry_of(id, library, files));
    return out;
}

}  // namespace nl::app
