#pragma once

#include <vector>

#include "base/files.hpp"
#include "content/library.hpp"
#include "ui/screen.hpp"

namespace nl::app {

/// The missions to offer: those of the campaign in its order, then all others by name. One that cannot be
/// read is offered by its id, so that trying it says what is wrong.
[[nodiscard]] std::vector<ui::MissionEntry> list_missions(const content::Library& library,
                                                          const SearchPath& files);

}  // namespace nl::app
