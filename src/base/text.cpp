#include "base/text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace nl {
namespace {

bool is_continuation(unsigned char c) { return (c & 0xC0U) == 0x80U; }

/// Length of the valid sequence at offset, 0 when it is invalid.
std::size_t sequence_length(std::string_view t, std::size_t i) {
    const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(t[k]); };
    const unsigned char c = byte(i);
    if (c < 0x80U) return 1;
    const std::size_t n = c >= 0xF0U ? 4 : c >= 0xE0U ? 3 : 2;
    if (c < 0xC2U || c > 0xF4U || i + n > t.size()) return 0;
    for (std::size_t k = 1; k < n; ++k)
        if (!is_continuation(byte(i + k))) return 0;
    const unsigned char second = byte(i + 1);
    if (c == 0xE0U && second < 0xA0U) return 0;   // overlong
    if (c == 0xEDU && second >= 0xA0U) return 0;  // surrogate
    if (c == 0xF0U && second < 0x90U) return 0;   // overlong
    if (c == 0xF4U && second >= 0x90U) return 0;  // past U+10FFFF
    return n;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view t) {
    std::string out(t);
    std::transform(out.begin(), out.end(), out.begin(), lower);
    return out;
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
        }
        std::swap(before, last);
        std::swap(last, now);
    }
    return last[b.size()];
}

}  // namespace

std::optional<std::size_t> first_invalid_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t n = sequence_length(text, i);
        if (n == 0) return i;
        i += n;
    }
    return std::nullopt;
}

std::size_t count_code_points(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return !is_continuation(static_cast<unsigned char>(c)); }));
}

char32_t next_code_point(std::string_view text, std::size_t& offset) {
    const std::size_t n = sequence_length(text, offset);
    const auto first = static_cast<unsigned char>(text[offset]);
    if (n == 0) return ++offset, U'\uFFFD';
    if (n == 1) return ++offset, static_cast<char32_t>(first);
    char32_t c = first & (0x7FU >> n);
    for (std::size_t k = 1; k < n; ++k)
        c = (c << 6U) | (static_cast<unsigned char>(text[offset + k]) & 0x3FU);
    offset += n;
    return c;
}

void append_utf8(std::string& out, char32_t c) {
    const auto put = [&](char32_t v) { out.push_back(static_cast<char>(static_cast<unsigned char>(v))); };
    if (c < 0x80U) {
        put(c);
    } else if (c < 0x800U) {
        put(0xC0U | (c >> 6U)), put(0x80U | (c & 0x3FU));
    } else if (c < 0x10000U) {
        put(0xE0U | (c >> 12U)), put(0x80U | ((c >> 6U) & 0x3FU)), put(0x80U | (c & 0x3FU));
    } else {
        put(0xF0U | (c >> 18U)), put(0x80U | ((c >> 12U) & 0x3FU));
        put(0x80U | ((c >> 6U) & 0x3FU)), put(0x80U | (c & 0x3FU));
    }
}

std::string to_valid_utf8(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) append_utf8(out, next_code_point(text, i));
    return out;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const auto begin = text.find_first_not_of(kBlank);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> out;
    while (true) {
        const auto at = text.find(separator);
        out.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return out;
        text.remove_prefix(at + 1);
    }
}

bool starts_with_ignoring_case(std::string_view text, std::string_view prefix) {
    return text.size() >= prefix.size() && lowered(text.substr(0, prefix.size())) == lowered(prefix);
}

std::optional<double> parse_number(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const char last = text.back();
    if (text.find_first_not_of("+-.0123456789") != std::string_view::npos || last == '-' || last == '+')
        return std::nullopt;
    if (text.front() == '+') text.remove_prefix(1);
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<std::int64_t> parse_integer(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::string to_text(double number) {
    char buffer[400];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::fixed);
    return {buffer, result.ptr};
}

std::string to_text(std::int64_t number) { return std::to_string(number); }

std::string nearest_spelling(std::string_view word, std::span<const std::string> candidates) {
    constexpr std::size_t kLongestWord = 64;  // a longer one is no misspelling, and the distance is quadratic
    if (word.empty() || word.size() > kLongestWord) return {};
    const std::string wanted = lowered(word);
    std::size_t best = std::max<std::size_t>(2, word.size() / 3) + 1;
    std::string found;
    for (const auto& c : candidates) {
        if (c.size() > kLongestWord) continue;
        const std::size_t d = edit_distance(wanted, lowered(c));
        if (d < best && d < std::max(word.size(), c.size())) best = d, found = c;
    }
    return found;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> candidates) {
    const std::string found = nearest_spelling(word, candidates);
    return found.empty() ? std::string() : "did you mean '" + found + "'?";
}

std::string excerpt(std::string_view text, std::size_t limit) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        if (out.size() >= limit) return out + "…";
        const char32_t c = next_code_point(text, i);
        append_utf8(out, c < 0x20U || c == 0x7FU ? U' ' : c);
    }
    return out;
}

std::string json_quoted(std::string_view text) {
    static constexpr char kHex[] = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto u = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\', out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (u < 0x20U || u == 0x7FU) {
            out += "\\u00", out += kHex[u >> 4U], out += kHex[u & 15U];
        } else {
            out += c;
        }
    }
    return out + '"';
}

}  // namespace nl
