#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/source_line.hpp"

namespace nl::content {

/// What a mission's script mentions, read without understanding it: enough to tell whether something that the
/// mission file leaves inactive ever comes. The script room checks the lines themselves.
class ScriptGlance {
  public:
    explicit ScriptGlance(const ScriptSource& script);

    /// Whether a line says `command` about `name` (its argument number `index`, from 0).
    [[nodiscard]] bool says(std::string_view command, std::string_view name, std::size_t index = 0) const;
    /// Every argument number `index` of `command`, in file order.
    [[nodiscard]] std::vector<std::string> arguments(std::string_view command, std::size_t index) const;
    [[nodiscard]] bool uses(std::string_view command) const;

  private:
    struct Line {
        std::string_view command;
        std::vector<std::string_view> arguments;
    };
    std::vector<Line> lines_;  ///< views into the source, which must outlive this
};

}  // namespace nl::content
