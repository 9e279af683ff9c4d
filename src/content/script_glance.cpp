#include "content/script_glance.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace nl::content {

ScriptGlance::ScriptGlance(const ScriptSource& script) {
    for (const auto& function : script.functions)
        for (const auto& source : function.lines) {
            const std::string_view text = trimmed(source.text);
            const std::size_t blank = std::min(text.find(' '), text.size());
            Line line{text.substr(0, blank), {}};
            for (const auto argument : split(trimmed(text.substr(blank)), ';'))
                line.arguments.push_back(trimmed(argument));
            lines_.push_back(std::move(line));
        }
}

bool ScriptGlance::says(std::string_view command, std::string_view name, std::size_t index) const {
    return std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) {
        return line.command == command && index < line.arguments.size() && line.arguments[index] == name;
    });
}

std::vector<std::string> ScriptGlance::arguments(std::string_view command, std::size_t index) const {
    std::vector<std::string> out;
    for (const auto& line : lines_)
        if (line.command == command && index < line.arguments.size()) out.emplace_back(line.arguments[index]);
    return out;
}

bool ScriptGlance::uses(std::string_view command) const {
    return std::any_of(lines_.begin(), lines_.end(),
                       [&](const Line& line) { return line.command == command; });
}

}  // namespace nl::content
