#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "base/files.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"

namespace nl::app {

/// A mission with all it draws on, checked to the last line of its script. Copies share it.
struct LoadedMission {
    std::shared_ptr<const content::Library> library;
    std::shared_ptr<const content::Mission> mission;
    std::string source;            ///< what finds it again: its id, or the file
    std::uint64_t rules_hash = 0;  ///< hash_rules: a replay must find the same
    std::uint64_t files_hash = 0;  ///< hash_files: what is loaded anew and finds another has changed
};

/// Loads a mission for flying: an id, or a path to a file. Nothing when anything is wrong, and diagnostics
/// says what; warnings do not stop it.
[[nodiscard]] std::optional<LoadedMission> load_for_flight(std::string_view id_or_file,
                                                           const SearchPath& files, Diagnostics& diagnostics);

/// Everything that can be wrong with one mission file, its script included.
void check_mission_file(const std::filesystem::path& path, const content::Library& library,
                        Diagnostics& diagnostics);

}  // namespace nl::app
