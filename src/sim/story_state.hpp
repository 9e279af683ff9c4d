#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nl::sim {

/// A CHOICE as the player sees it. The texts belong to the stage.
struct VisibleChoice {
    static constexpr std::size_t kMostOptions = 9;
    std::string_view question;
    std::array<std::string_view, kMostOptions> options;
    std::size_t count = 0;
};

/// A number that a script remembers. One whose name begins with "campaign." is kept in the player's save.
struct StoryVariable {
    std::string name;
    double value = 0.0;

    friend bool operator==(const StoryVariable&, const StoryVariable&) = default;
};

/// Something worth reading again (NOTE).
struct LogNote {
    std::string id;
    std::string title;
    std::string text;
};

/// A story that goes on over missions (QUEST).
struct LogQuest {
    static constexpr int kDone = 100;
    std::string id;
    int stage = 0;
    std::string text;
    [[nodiscard]] bool done() const { return stage >= kDone; }
};

/// What a mission has written into the player's log so far; the latest of an id counts.
struct StoryLog {
    std::vector<LogNote> notes;
    std::vector<LogQuest> quests;

    void put(LogNote note) { replace(notes, std::move(note)); }
    void put(LogQuest quest) { replace(quests, std::move(quest)); }

  private:
    template <class Entry>
    static void replace(std::vector<Entry>& list, Entry entry) {
        const auto it =
            std::find_if(list.begin(), list.end(), [&](const Entry& e) { return e.id == entry.id; });
        if (it == list.end()) {
            list.push_back(std::move(entry));
        } else {
            *it = std::move(entry);
        }
    }
};

}  // namespace nl::sim
