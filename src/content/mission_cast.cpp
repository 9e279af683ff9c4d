#include "content/mission_cast.hpp"

#include <algorithm>

namespace nl::content {
namespace {

bool contains(const std::vector<std::string>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

void add(std::vector<std::string>& list, const std::string& name) {
    if (!name.empty() && !contains(list, name)) list.push_back(name);
}

}  // namespace

MissionCast::MissionCast(const Mission& mission, const Library& library, const ScriptGlance& script)
    : mission_(mission), library_(library), script_(script) {
    add(craft_, "player");
    for (const auto& c : mission.craft) {
        add(craft_, c.name);
        add(craft_, c.group);
        const CraftType* type = library.find_craft(c.type);
        if (type != nullptr && !type->carries.empty()) add(endless_, type->carries);
    }
    for (const auto& s : mission.spawners) {
        add(craft_, s.name);
        add(craft_, s.group);
        if (s.name.empty())
            for (const auto& type : s.types) add(craft_, type);
        if (s.total > 0) continue;
        add(endless_, s.name);
        add(endless_, s.group);
    }
    for (const auto& name : script.arguments("SPAWN", 2)) add(endless_, name);
    for (const auto& name : endless_) add(craft_, name);
    for (const auto& l : mission.locations) add(places_, l.id);
    for (const auto& g : mission.gates) add(places_, g.id);
    add_items();
}

void MissionCast::add_items() {
    for (const auto& i : mission_.items) {
        add(items_, i.name);
        add(items_, i.type);
    }
    for (const auto& i : library_.items) add(items_, i.id);  // craft drop them, scripts do
}

bool MissionCast::has_craft(std::string_view name) const { return contains(craft_, name); }

int MissionCast::count_craft(std::string_view name) const {
    if (contains(endless_, name)) return -1;
    int n = 0;
    for (const auto& c : mission_.craft)
        if (c.name == name || c.group == name) n += c.count * c.lives;
    for (const auto& s : mission_.spawners) {
        if (s.name == name || s.group == name) n += s.total;
        if (s.name.empty() && contains(s.types, name)) return -1;
    }
    return n;
}

int MissionCast::count_items(std::string_view name) const {
    int n = 0;
    for (const auto& i : mission_.items)
        if (i.name == name || i.type == name) n += i.count;
    if (script_.says("DROP", name)) return -1;
    for (const auto& type : library_.craft)
        if (contains(type.drops, name)) return -1;
    return n;
}

bool MissionCast::has_side(std::string_view side) const {
    return std::any_of(mission_.craft.begin(), mission_.craft.end(),
                       [&](const MissionCraft& c) { return c.side == side; }) ||
           std::any_of(mission_.spawners.begin(), mission_.spawners.end(),
                       [&](const Spawner& s) { return s.side == side; }) ||
           script_.says("SPAWN", side, 1) || script_.says("SET_SIDE", side, 1);
}

}  // namespace nl::content
