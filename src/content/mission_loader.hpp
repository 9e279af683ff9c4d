#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "base/diagnostic.hpp"
#include "base/files.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"

namespace nl::content {

/// Reads and checks one mission file (all of it but the script's lines, which the script room checks). Every
/// mistake is reported; nothing is returned when there was an error.
[[nodiscard]] std::optional<Mission> load_mission(const std::filesystem::path& path, const Library& library,
                                                  Diagnostics& diagnostics);
/// The same, but what could be read of a mission with mistakes is returned, so that its script can be
/// checked, too; the mistakes tell that it must not be played. Nothing when the file is no JSON object at
/// all.
[[nodiscard]] std::optional<Mission> read_mission(const std::filesystem::path& path, const Library& library,
                                                  Diagnostics& diagnostics);
/// load_mission from text; `file` names it in messages.
[[nodiscard]] std::optional<Mission> parse_mission(std::string text, const std::string& file,
                                                   const Library& library, Diagnostics& diagnostics);

/// The file for what a person typed: a path to a file, or a mission id looked up as data/missions/<id>.json.
[[nodiscard]] std::optional<std::filesystem::path> find_mission(std::string_view id_or_file,
                                                                const SearchPath& files);

}  // namespace nl::content
