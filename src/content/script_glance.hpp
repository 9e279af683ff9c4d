#pragma once

#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "base/source_line.hpp"

namespace nl::content {

/// What a mission's script mentions, read without understanding it: enough to tell whether something that the
/// mission file leaves inactive ever comes. The script room checks the lines themselves.
class ScriptGlance {
  public:
    /// script must outlive the glance.
    explicit ScriptGlance(const ScriptSource& script);

    /// Whether a line says `command` about `name` (its argument number `index`, from 0).
    [[nodiscard]] bool says(std::string_view command, std::string_view name, std::size_t index = 0) const;
    /// Every different argument number `index` of `command`, sorted.
    [[nodiscard]] std::vector<std::string> arguments(std::string_view command, std::size_t index) const;

  private:
    std::set<std::tuple<std::string_view, std::size_t, std::string_view>> said_;  ///< views into the source
};

}  // namespace nl::content
