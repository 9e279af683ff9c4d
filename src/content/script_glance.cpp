#include "content/script_glance.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace nl::content {

ScriptGlance::ScriptGlance(const ScriptSource& script) {
    for (const auto& function : script.functions)
        for (const auto& source : function.lines) {
            const std::string_view text = trimmed(source.text);
            const std::size_t blank = std::min(text.find(' '), text.size());
            std::size_t index = 0;
            for (const auto argument : split(trimmed(text.substr(blank)), ';'))
                said_.emplace(text.substr(0, blank), index++, trimmed(argument));
        }
}

bool ScriptGlance::says(std::string_view command, std::string_view name, std::size_t index) const {
    return said_.contains({command, index, name});
}

std::vector<std::string> ScriptGlance::arguments(std::string_view command, std::size_t index) const {
    std::vector<std::string> out;
    for (auto it = said_.lower_bound({command, index, {}});
         it != said_.end() && std::get<0>(*it) == command && std::get<1>(*it) == index; ++it)
        out.emplace_back(std::get<2>(*it));
    return out;
}

}  // namespace nl::content
