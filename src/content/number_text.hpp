#pragma once

#include <charconv>
#include <string>

namespace nl::content {

/// The shortest decimal form that reads back as the same float: 0.7, not 0.699999988.
[[nodiscard]] inline std::string number_text(float value) {
    char buffer[64];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed);
    return {buffer, result.ptr};
}

}  // namespace nl::content
