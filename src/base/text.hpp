#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nl {

// UTF-8 and small text work that every room needs. Nothing here looks at the locale.

/// Offset of the first byte that is not part of valid UTF-8 (overlong forms and surrogates are invalid), or
/// nothing.
[[nodiscard]] std::optional<std::size_t> first_invalid_utf8(std::string_view text);
/// Number of Unicode code points; text must be valid UTF-8.
[[nodiscard]] std::size_t count_code_points(std::string_view text);
/// Reads the code point at `offset` and moves offset past it; an invalid byte is read as U+FFFD and is one
/// byte long.
[[nodiscard]] char32_t next_code_point(std::string_view text, std::size_t& offset);
void append_utf8(std::string& out, char32_t code_point);
/// text with every invalid byte replaced by U+FFFD: safe to show.
[[nodiscard]] std::string to_valid_utf8(std::string_view text);

/// Without spaces, tabs, CR and LF at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);
[[nodiscard]] bool starts_with_ignoring_case(std::string_view text, std::string_view prefix);

/// The whole of text as a number in plain decimal notation ("-3", "0.25"); nothing for anything else, inf and
/// nan included.
[[nodiscard]] std::optional<double> parse_number(std::string_view text);
[[nodiscard]] std::optional<std::int64_t> parse_integer(std::string_view text);
/// Shortest decimal form that reads back as the same number: "3", "0.25".
[[nodiscard]] std::string to_text(double number);
[[nodiscard]] std::string to_text(std::int64_t number);

/// The candidate that a person most likely meant by `word` (optimal string alignment distance, case ignored),
/// or empty when none is near. Ties go to the earlier candidate.
[[nodiscard]] std::string nearest_spelling(std::string_view word, std::span<const std::string> candidates);
/// "did you mean 'x'?" for the nearest candidate, or empty.
[[nodiscard]] std::string did_you_mean(std::string_view word, std::span<const std::string> candidates);

/// At most `limit` bytes for quoting in a message, never cutting a character, with … when shortened; control
/// characters become spaces.
[[nodiscard]] std::string excerpt(std::string_view text, std::size_t limit = 60);

/// A JSON string literal for text, quotes included.
[[nodiscard]] std::string json_quoted(std::string_view text);

/// Joins anything that is text into one string.
template <class... Parts>
[[nodiscard]] std::string concat(const Parts&... parts) {
    std::string out;
    (out.append(std::string_view(parts)), ...);
    return out;
}

}  // namespace nl
