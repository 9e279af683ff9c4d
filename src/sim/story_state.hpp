#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nl::script {
class Runner;
struct Program;
}  // namespace nl::script

namespace nl::sim {

/// A CHOICE as the player sees it. The texts belong to the stage.
struct VisibleChoice {
    static constexpr std::size_t kMostOptions = 9;
    std::string_view question;
    std::array<std::string_view, kMostOptions> options;
    std::size_t count = 0;
};

/// The question that waits for the player; nothing when none does. Its texts are the program's.
[[nodiscard]] std::optional<VisibleChoice> visible_choice(const script::Runner& runner,
                                                          const script::Program& program);

/// What the names of variables begin with that are kept in the player's save (SCRIPT.md section 5).
inline constexpr std::string_view kCampaignPrefix = "campaign.";

/// A number that a script remembers. One whose name begins with kCampaignPrefix is kept in the player's save.
struct StoryVariable {
    std::string name;
    double value = 0.0;

    friend bool operator==(const StoryVariable&, const StoryVariable&) = default;
};

/// The kept ones as the script has left them: those of `given`, changed or not, and new ones that are not 0.
[[nodiscard]] std::vector<StoryVariable> kept_variables(std::vector<StoryVariable> given,
                                                        const script::Runner& runner,
                                                        const script::Program& program);

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

/// Adds an entry, or puts it where one of its id has been: the latest counts.
template <class Entry>
void put_latest(std::vector<Entry>& list, Entry entry) {
    const auto it = std::find_if(list.begin(), list.end(), [&](const Entry& e) { return e.id == entry.id; });
    if (it == list.end()) {
        list.push_back(std::move(entry));
    } else {
        *it = std::move(entry);
    }
}

/// What a mission has written into the player's log so far; the latest of an id counts.
struct StoryLog {
    std::vector<LogNote> notes;
    std::vector<LogQuest> quests;

    void put(LogNote note) { put_latest(notes, std::move(note)); }
    void put(LogQuest quest) { put_latest(quests, std::move(quest)); }
};

}  // namespace nl::sim
