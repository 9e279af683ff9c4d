#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "app/strings/found_text.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "base/texts.hpp"
#include "script/table.hpp"
#include "sim/command_table.hpp"

namespace nl::app {
namespace {

namespace fs = std::filesystem;

/// Keys whose texts players read, in all files.
constexpr std::array<std::string_view, 9> kShownKeys = {"name",  "text",  "description", "briefing", "role",
                                                        "title", "label", "codex",       "hint"};
/// Files of data/ that say nothing to players.
constexpr std::array<std::string_view, 2> kSilentFiles = {"data/feel.json", "data/sounds.json"};

/// What texts of a folder or file are looked up with; others with the name of their file.
constexpr std::pair<std::string_view, std::string_view> kContexts[] = {
    {"data/craft", "craft"},          {"data/weapons", "weapon"},       {"data/items", "item"},
    {"data/campaign.json", "planet"}, {"data/sides.json", "side"},      {"data/hazards", "hazard"},
    {"data/medals.json", "medal"},    {"data/upgrades.json", "upgrade"}};

/// The same for the lists of a mission file: its context is the mission's id and this.
constexpr std::pair<std::string_view, std::string_view> kMissionLists[] = {
    {"objectives", "objective"}, {"locations", "place"}, {"craft", "craft"}, {"spawners", "craft"},
    {"items", "item"},           {"gates", "place"},     {"name", "name"},   {"briefing", "briefing"}};

/// And for what scripts say to nobody's face.
constexpr std::pair<std::string_view, std::string_view> kCommands[] = {
    {"HUD_MSG", "hud"}, {"CHOICE", "choice"}, {"OPTION", "choice"}, {"MISSION_FAIL", "reason"},
    {"TITLE", "title"}, {"NOTE", "log"},      {"QUEST", "log"}};

template <std::size_t n>
std::string_view value_of(const std::pair<std::string_view, std::string_view> (&table)[n],
                          std::string_view key) {
    const auto* it =
        std::find_if(std::begin(table), std::end(table), [&](const auto& p) { return p.first == key; });
    return it == std::end(table) ? std::string_view{} : it->second;
}

class DataReader {
  public:
    DataReader(const std::string& file, FoundTexts& out) : file_(file), out_(out) {
        const fs::path path(file);
        const std::string folder = path.parent_path().generic_string();
        mission_ = folder == "data/missions" ? path.stem().string() : "";
        context_ = value_of(kContexts, folder);
        if (context_.empty()) context_ = value_of(kContexts, file);
        if (context_.empty()) context_ = path.stem().string();
    }

    void read(const JsonValue& root) {
        for (const auto& m : root.members()) {
            if (!mission_.empty()) {
                if (m.key == "script") {
                    read_script(m.value);
                    continue;
                }
                const auto kind = value_of(kMissionLists, m.key);
                if (kind.empty()) continue;
                context_ = context_of(mission_, kind);
            }
            read_member(m.key, m.value);
        }
    }

  private:
    void add(std::string_view context, std::string_view text) {
        if (!trimmed(text).empty())
            out_.texts.push_back({std::string(context), std::string(text), "", file_});
    }
    void read_member(std::string_view key, const JsonValue& value) {
        const bool shown = std::find(kShownKeys.begin(), kShownKeys.end(), key) != kShownKeys.end();
        if (value.is(JsonKind::String) && shown) add(context_, value.string());
        for (const auto& e : value.elements()) {
            if (e.is(JsonKind::String) && shown) add(context_, e.string());
            for (const auto& m : e.members()) read_member(m.key, m.value);
        }
        for (const auto& m : value.members()) read_member(m.key, m.value);
    }
    void read_script(const JsonValue& script) {
        for (const auto& function : script.elements()) {
            const auto lines = function.find("lines");
            if (!lines) continue;
            for (const auto& line : lines->elements()) read_line(trimmed(line.string()));
        }
    }
    void read_line(std::string_view line) {
        const auto space = std::min(line.find(' '), line.size());
        const auto* command = sim::command_table().find_command(line.substr(0, space));
        if (command == nullptr) return;
        line = trimmed(line.substr(space));
        std::string_view who = value_of(kCommands, command->name);
        for (std::size_t i = 0; i < command->args.size(); ++i) {
            const bool last = i + 1 == command->args.size();
            const auto end = last ? line.size() : std::min(line.find(';'), line.size());
            const auto argument = trimmed(line.substr(0, end));
            if (command->args[i].type == script::ArgType::Speaker) who = argument;
            if (command->args[i].type == script::ArgType::Text) add(context_of(mission_, who), argument);
            line.remove_prefix(std::min(end + 1, line.size()));
        }
    }

    const std::string& file_;
    FoundTexts& out_;
    std::string mission_;  ///< id; empty = no mission
    std::string context_;
};

/// Files below a folder, sorted by their names relative to root.
std::vector<std::string> files_below(const fs::path& root, const fs::path& folder,
                                     std::initializer_list<std::string_view> endings) {
    std::vector<std::string> out;
    std::error_code error;
    for (fs::recursive_directory_iterator it(root / folder, error), end; !error && it != end;
         it.increment(error))
        if (std::find(endings.begin(), endings.end(), it->path().extension().string()) != endings.end())
            out.push_back(fs::relative(it->path(), root, error).generic_string());
    std::sort(out.begin(), out.end());
    return out;
}

}  // namespace

void find_in_data(std::string json, const std::string& file, FoundTexts& out) {
    if (std::find(kSilentFiles.begin(), kSilentFiles.end(), file) != kSilentFiles.end()) return;
    Diagnostics ignored;  // validate tells of them
    const auto document = JsonDocument::parse(std::move(json), file, ignored);
    if (document) DataReader(file, out).read(document->root());
}

FoundTexts find_all_texts(const fs::path& folder) {
    FoundTexts out;
    std::string why;
    for (const auto& file : files_below(folder, "src", {".cpp", ".hpp"}))
        if (const auto text = read_file(folder / file, why)) find_in_code(*text, file, out);
    for (const auto& file : files_below(folder, "data", {".json"})) {
        if (file.rfind("data/schema/", 0) == 0) continue;
        if (auto text = read_file(folder / file, why)) find_in_data(std::move(*text), file, out);
    }
    return out;
}

}  // namespace nl::app
