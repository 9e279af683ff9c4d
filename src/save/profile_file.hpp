#pragma once

#include <optional>
#include <string>

#include "base/json.hpp"
#include "save/profile.hpp"

namespace nl::save {

/// What a profile's file says; anything that makes no sense takes its default.
[[nodiscard]] Profile read_profile(JsonValue json);
/// The text of a profile's file. before: the file as it is now, of which keys that this version does not know
/// are kept; may be nothing.
[[nodiscard]] std::string write_profile(const Profile& profile, std::optional<JsonValue> before);

}  // namespace nl::save
