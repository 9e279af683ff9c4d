#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "content/library.hpp"
#include "content/mission.hpp"
#include "save/profile.hpp"

namespace nl::save {

/// What kind each mission is, by id: whoever lists the missions knows.
struct MissionFacts {
    content::MissionKind kind = content::MissionKind::Story;
    bool optional = false;
};
using MissionCatalogue = std::map<std::string, MissionFacts, std::less<>>;

/// A statistic of content/statistics.hpp by its name: counted over flights, or worked out from what the
/// profile holds. 0 for a name that there is not.
[[nodiscard]] double statistic(const Profile& profile, const MissionCatalogue& missions,
                               std::string_view name);

/// How near a medal is. Of several needs, the one that is farthest off.
struct MedalProgress {
    double have = 0.0;
    double need = 1.0;
    bool met = false;

    [[nodiscard]] double share() const { return need > 0.0 ? have / need : 1.0; }
};
[[nodiscard]] MedalProgress progress_of(const content::Medal& medal, const Profile& profile,
                                        const MissionCatalogue& missions);

/// Gives the profile every medal that it has earned by now; returns the ids of the new ones.
std::vector<std::string> award_medals(Profile& profile, const content::Library& library,
                                      const MissionCatalogue& missions);

}  // namespace nl::save
