#pragma once

#include "content/library.hpp"
#include "content/mission.hpp"
#include "script/vocabulary.hpp"

namespace nl::sim {

/// All names that a script of this mission may use.
[[nodiscard]] script::Vocabulary vocabulary_of(const content::Library& library,
                                               const content::Mission& mission);

}  // namespace nl::sim
