#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash.hpp"
#include "content/mission.hpp"

namespace nl::sim {

enum class ObjectiveState : std::uint8_t { Inactive, Active, Complete, Failed };

[[nodiscard]] std::string_view name_of(ObjectiveState state);

/// An objective as it stands.
struct Objective {
    const content::Objective* type = nullptr;
    ObjectiveState state = ObjectiveState::Inactive;
    int done = 0;
    int wanted = 0;     ///< 0 = no count to show
    bool shown = true;  ///< hidden ones appear when they change
    std::string why;    ///< it failed
};

}  // namespace nl::sim
