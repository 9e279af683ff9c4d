#include <algorithm>

#include "content/library.hpp"

// Apart from the loading: what is looked up while the game runs needs no reader of files.

namespace nl::content {
namespace {

template <class T>
const T* find_by_id(const std::vector<T>& list, std::string_view id) {
    const auto it = std::find_if(list.begin(), list.end(), [&](const T& entry) { return entry.id == id; });
    return it == list.end() ? nullptr : &*it;
}

}  // namespace

const CraftType* Library::find_craft(std::string_view id) const { return find_by_id(craft, id); }
const WeaponType* Library::find_weapon(std::string_view id) const { return find_by_id(weapons, id); }
const ItemType* Library::find_item(std::string_view id) const { return find_by_id(items, id); }
const HazardType* Library::find_hazard(std::string_view id) const { return find_by_id(hazards, id); }
const Side* Library::find_side(std::string_view id) const { return find_by_id(sides, id); }
const Difficulty* Library::find_difficulty(std::string_view id) const { return find_by_id(difficulties, id); }
const Upgrade* Library::find_upgrade(std::string_view id) const { return find_by_id(upgrades, id); }
const Medal* Library::find_medal(std::string_view id) const { return find_by_id(medals, id); }
const Conversation* Library::find_conversation(std::string_view id) const {
    return find_by_id(conversations, id);
}
const Speaker* Library::find_speaker(std::string_view name) const {
    const auto it = std::find_if(cast.begin(), cast.end(), [&](const Speaker& s) { return s.name == name; });
    return it == cast.end() ? nullptr : &*it;
}

}  // namespace nl::content
