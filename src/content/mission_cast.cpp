#include "content/mission_cast.hpp"

#include <algorithm>

namespace nl::content {
namespace {

template <class Map>
std::vector<std::string> keys_of(const Map& map) {
    std::vector<std::string> out;
    for (const auto& [key, value] : map) out.push_back(key);
    return out;
}

}  // namespace

void MissionCast::add(Counts& counts, const std::string& name, int n) {
    constexpr int kMany = 1'000'000;  // more than this is the same, and never overflows
    if (name.empty()) return;
    int& sum = counts[name];
    if (n == kEndless || sum == kEndless)
        sum = kEndless;
    else
        sum = std::min(kMany, sum + n);
}

int MissionCast::count(const Counts& counts, std::string_view name) {
    const auto it = counts.find(name);
    return it == counts.end() ? 0 : it->second;
}

MissionCast::MissionCast(const Mission& mission, const Library& library, const ScriptGlance& script) {
    add(craft_, "player", 1);
    add_craft(mission, library);
    add_spawners(mission);
    for (const auto& name : script.arguments("SPAWN", 2)) add(craft_, name, kEndless);
    for (const auto& side : script.arguments("SPAWN", 1)) sides_.insert(side);
    for (const auto& side : script.arguments("SET_SIDE", 1)) sides_.insert(side);
    add_items(mission, library, script);
    for (const auto& l : mission.locations) places_.push_back(l.id);
    for (const auto& g : mission.gates) places_.push_back(g.id);
    std::sort(places_.begin(), places_.end());
    craft_names_ = keys_of(craft_);
    item_names_ = keys_of(items_);
    std::merge(craft_names_.begin(), craft_names_.end(), places_.begin(), places_.end(),
               std::back_inserter(goals_));
}

void MissionCast::add_craft(const Mission& mission, const Library& library) {
    for (const auto& c : mission.craft) {
        add(craft_, c.name, c.count * c.lives);
        if (c.group != c.name) add(craft_, c.group, c.count * c.lives);
        sides_.insert(c.side);
        const CraftType* type = library.find_craft(c.type);
        if (type != nullptr && !type->carries.empty()) add(craft_, type->carries, kEndless);
    }
}

void MissionCast::add_spawners(const Mission& mission) {
    for (const auto& s : mission.spawners) {
        const int n = s.total > 0 ? s.total : kEndless;
        add(craft_, s.group, n);
        add(craft_, s.name, n);
        if (s.name.empty())
            for (const auto& type : s.types) add(craft_, type, kEndless);  // nobody knows how many of which
        sides_.insert(s.side);
    }
}

void MissionCast::add_items(const Mission& mission, const Library& library, const ScriptGlance& script) {
    for (const auto& i : mission.items) {
        add(items_, i.name, i.count);
        if (i.type != i.name) add(items_, i.type, i.count);
    }
    for (const auto& type : library.items) add(items_, type.id, script.says("DROP", type.id) ? kEndless : 0);
    for (const auto& type : library.craft)
        for (const auto& dropped : type.drops) add(items_, dropped, kEndless);
}

}  // namespace nl::content
