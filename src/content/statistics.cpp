#include "content/statistics.hpp"

#include <algorithm>
#include <array>

namespace nl::content {
namespace {

constexpr std::array kStatistics{
    Statistic{"flights", "flights flown to an end"},
    Statistic{"wins", "of them, those that were won"},
    Statistic{"lost", "of them, those that were lost"},
    Statistic{"lives-lost", "ships lost"},
    Statistic{"minutes", "minutes in flight"},
    Statistic{"kills", "enemies that fell"},
    Statistic{"kills.", "of them, those of a craft type"},
    Statistic{"shots", "shots fired"},
    Statistic{"hits", "of them, those that hit"},
    Statistic{"damage", "points of damage taken"},
    Statistic{"friends-lost", "friends lost"},
    Statistic{"captures", "enemies captured"},
    Statistic{"disabled", "enemies left without power"},
    Statistic{"surrenders", "enemies that gave up"},
    Statistic{"parts", "parts shot off big ships"},
    Statistic{"items", "things picked up"},
    Statistic{"items.", "of them, those of an item type"},
    Statistic{"untouched", "missions won without a scratch"},
    Statistic{"close-calls", "missions won with less than a tenth of the hull"},
    Statistic{"objectives", "optional objectives met"},
    Statistic{"best-kills", "most kills in one flight"},
    Statistic{"best-accuracy", "best share of hits in a mission won, percent, of 20 shots or more"},
    Statistic{"missions", "different missions done"},
    Statistic{"story", "of them, those of the story"},
    Statistic{"optional", "of them, optional ones"},
    Statistic{"challenges", "of them, challenges"},
    Statistic{"tiger", "of them, those done on the hardest difficulty"},
    Statistic{"complete.", "1 when that mission is done"},
    Statistic{"best-seconds.", "best time of that mission, seconds"},
    Statistic{"score.", "best score of that mission"},
    Statistic{"tuna-earned", "tuna earned"},
    Statistic{"tuna-spent", "tuna spent"},
    Statistic{"craft", "craft owned"},
    Statistic{"weapons", "weapons owned"},
    Statistic{"upgrades", "levels of upgrades built in"},
    Statistic{"talks", "conversations had"},
    Statistic{"met", "kinds of craft met"},
    Statistic{"notes", "notes in the log"},
    Statistic{"quests", "quests brought to an end"},
    Statistic{"campaign.", "what a script remembers (SET campaign.…)"},
};

}  // namespace

std::span<const Statistic> statistics() { return kStatistics; }

bool is_statistic(std::string_view name) {
    return std::any_of(kStatistics.begin(), kStatistics.end(), [&](const Statistic& s) {
        return s.name.ends_with('.') ? name.starts_with(s.name) && name.size() > s.name.size()
                                     : name == s.name;
    });
}

}  // namespace nl::content
