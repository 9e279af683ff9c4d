#include "app/loading.hpp"

#include <vector>

#include "app/content_hash.hpp"
#include "base/text.hpp"
#include "content/mission_loader.hpp"
#include "sim/story.hpp"

namespace nl::app {
namespace {

/// Missions that could be meant by what was typed.
std::string mission_hint(std::string_view typed, const SearchPath& files) {
    std::vector<std::string> ids;
    for (const auto& name : files.list("data/missions", ".json"))
        ids.push_back(std::filesystem::path(name).stem().string());
    return did_you_mean(typed, ids);
}

std::optional<content::Mission> load_checked(const std::filesystem::path& path,
                                             const content::Library& library, Diagnostics& diagnostics) {
    Diagnostics found;
    auto mission =
        content::read_mission(path, library, found);  // with its mistakes: the script's belong in one list
    if (mission) (void)sim::compile_story(library, *mission, found);
    if (found.has_errors()) mission.reset();
    found.sort();
    diagnostics.append(found);
    return mission;
}

}  // namespace

std::optional<LoadedMission> load_for_flight(std::string_view id_or_file, const SearchPath& files,
                                             Diagnostics& diagnostics) {
    const auto path = content::find_mission(id_or_file, files);
    if (!path) {
        diagnostics.error(id_or_file, {}, "there is no mission of that name",
                          mission_hint(id_or_file, files));
        return std::nullopt;
    }
    auto library = std::make_shared<content::Library>(content::load_library(files, diagnostics));
    auto mission = load_checked(*path, *library, diagnostics);
    if (!mission || diagnostics.has_errors()) return std::nullopt;
    std::error_code error;
    const auto installed = files.find(concat("data/missions/", mission->id, ".json"));
    std::string source =
        installed && *installed == *path ? mission->id : std::filesystem::absolute(*path, error).string();
    return LoadedMission{std::move(library), std::make_shared<content::Mission>(std::move(*mission)),
                         std::move(source), hash_rules(*path, files), hash_files(*path, files)};
}

void check_mission_file(const std::filesystem::path& path, const content::Library& library,
                        Diagnostics& diagnostics) {
    (void)load_checked(path, library, diagnostics);
}

}  // namespace nl::app
