#pragma once

#include <string_view>

#include "content/mission.hpp"

namespace nl::sim {

// What a mission counts on: difficulty may change how many of the enemy there are, and pilots may give up by
// themselves, only where no objective and no script would then wait for somebody who never falls.

/// How many of an entry are placed when the difficulty wants `factor` times as many.
[[nodiscard]] int how_many(const content::Mission& mission, const content::MissionCraft& entry, float factor);
/// Whether craft of that name and group may give up without being told to.
[[nodiscard]] bool may_give_up(const content::Mission& mission, std::string_view name, std::string_view group);

}  // namespace nl::sim
