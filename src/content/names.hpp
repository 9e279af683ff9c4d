#pragma once

#include <string>
#include <vector>

#include "content/kind.hpp"
#include "content/library.hpp"

namespace nl::content {

/// All names of a kind: of the library, or of those that the file itself defines.
[[nodiscard]] std::vector<std::string> names_of(Kind kind, const Library& library, const NamesFound& found);

/// Reports ids that one file gives twice, and names that it uses and nothing has.
void check_names(const NamesFound& found, const Library& library, Diagnostics& diagnostics);

}  // namespace nl::content
