#include "app/content_hash.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <string_view>

#include "base/hash.hpp"
#include "base/json.hpp"

namespace nl::app {
namespace {

constexpr const char* kKindFolders[] = {"data/craft", "data/weapons", "data/items", "data/hazards"};

std::string text_of(const std::filesystem::path& file) {
    std::string why;
    return read_file(file, why).value_or("");
}

/// Keys that no rule of the simulation reads, in whatever file of data/ they stand. Anything else counts.
bool is_for_show(std::string_view key) {
    constexpr std::array<std::string_view, 14> kShown = {
        "name",  "description", "sprite", "banks", "glow",   "sound",      "icon",
        "price", "explosion",   "debris", "scale", "colour", "draw_order", "thrusters"};
    return key.starts_with("x-") || key.starts_with("$") ||
           std::find(kShown.begin(), kShown.end(), key) != kShown.end();
}

void add(StateHash& hash, const JsonValue& value) {
    hash.add(static_cast<std::uint64_t>(value.kind()));
    switch (value.kind()) {
        case JsonKind::Null:
            break;
        case JsonKind::Boolean:
            hash.add(std::uint64_t{value.boolean() ? 1U : 0U});
            break;
        case JsonKind::Number:
            hash.add(std::bit_cast<std::uint64_t>(value.number()));
            break;
        case JsonKind::String:
            hash.add(value.string());
            break;
        case JsonKind::Array:
            for (const JsonValue& element : value.elements()) add(hash, element);
            break;
        case JsonKind::Object:
            for (const auto& member : value.members()) {
                if (is_for_show(member.key)) continue;
                hash.add(member.key);
                add(hash, member.value);
            }
            break;
    }
    hash.add(std::uint64_t{0xE});  // the end, so that [[1], 2] is not [[1, 2]]
}

/// One file of data/; only one member of it when `only` is given.
void add_file(StateHash& hash, const std::string& name, const SearchPath& files, const char* only = nullptr) {
    const auto path = files.find(name);
    hash.add(std::string_view(name));
    if (!path) return;
    Diagnostics ignored;  // whoever loads the file tells what is wrong with it
    const auto json = JsonDocument::parse(text_of(*path), name, ignored);
    if (!json) return;
    if (only == nullptr) return add(hash, json->root());
    if (const auto member = json->root().find(only)) add(hash, *member);
}

}  // namespace

std::uint64_t hash_files(const std::filesystem::path& mission, const SearchPath& files) {
    StateHash hash;
    hash.add(std::string_view(text_of(mission)));
    const auto add_folder = [&](const char* folder) {
        for (const auto& name : files.list(folder, ".json")) {
            hash.add(std::string_view(name));
            if (const auto path = files.find(name)) hash.add(std::string_view(text_of(*path)));
        }
    };
    add_folder("data");
    for (const char* folder : kKindFolders) add_folder(folder);
    return hash.value();
}

std::uint64_t hash_rules(const std::filesystem::path& mission, const SearchPath& files) {
    StateHash hash;
    hash.add(std::string_view(text_of(mission)));
    for (const char* folder : kKindFolders)
        for (const auto& name : files.list(folder, ".json")) add_file(hash, name, files);
    for (const char* name : {"data/sides.json", "data/difficulty.json", "data/upgrades.json"})
        add_file(hash, name, files);
    add_file(hash, "data/campaign.json", files,
             "sides");  // whom it adds to the war; the rest is between missions
    return hash.value();
}

}  // namespace nl::app
