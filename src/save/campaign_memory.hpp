#pragma once

#include <span>
#include <string>
#include <vector>

#include "save/profile.hpp"
#include "sim/story_state.hpp"

namespace nl::save {

// Scripts call what they keep campaign.NAME; the profile keeps it as NAME.

/// What scripts have kept so far, as a script takes it.
[[nodiscard]] std::vector<sim::StoryVariable> remembered(const Profile& profile);
/// Keeps what a script has left; variables that are not for keeping are passed over.
void remember(Profile& profile, std::span<const sim::StoryVariable> variables);
/// Keeps what a script has written into the log; the latest of an id counts. where: the mission or
/// conversation.
void keep_log(Profile& profile, const sim::StoryLog& log, const std::string& where);

}  // namespace nl::save
