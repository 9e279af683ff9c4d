#pragma once

#include <span>
#include <vector>

#include "save/profile.hpp"
#include "sim/story_state.hpp"

namespace nl::save {

// Scripts call what they keep campaign.NAME; the profile keeps it as NAME.

/// What scripts have kept so far, as a script takes it.
[[nodiscard]] std::vector<sim::StoryVariable> remembered(const Profile& profile);
/// Keeps what a script has left; variables that are not for keeping are passed over.
void remember(Profile& profile, std::span<const sim::StoryVariable> variables);

}  // namespace nl::save
