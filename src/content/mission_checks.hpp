#pragma once

#include "base/diagnostic.hpp"
#include "content/kind.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"

namespace nl::content {

/// What one table cannot say: whether the parts of a mission fit each other. Errors for targets that nothing
/// has, warnings for objectives that nothing can complete and for what never comes. `found` tells where names
/// stand; its `mentioned` must be sorted.
void check_mission(const Mission& mission, const NamesFound& found, const Library& library,
                   Diagnostics& diagnostics);

}  // namespace nl::content
