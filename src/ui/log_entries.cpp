#include <algorithm>

#include "ui/screens.hpp"

namespace nl::ui {
namespace {

template <class Entry>
void put(std::vector<Entry>& list, Entry entry) {
    const auto it = std::find_if(list.begin(), list.end(), [&](const Entry& e) { return e.id == entry.id; });
    if (it == list.end()) {
        list.push_back(std::move(entry));
    } else {
        *it = std::move(entry);
    }
}

}  // namespace

void keep_note(save::Profile& profile, save::KeptNote note) { put(profile.notes, std::move(note)); }
void keep_quest(save::Profile& profile, save::KeptQuest quest) { put(profile.quests, std::move(quest)); }

}  // namespace nl::ui
