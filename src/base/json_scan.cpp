#include "base/json_scan.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "base/text.hpp"

namespace nl {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

/// One container that is still open.
struct Open {
    bool object = false;
    std::set<std::string, std::less<>> keys;
};

class Scanner {
  public:
    Scanner(std::string_view text, std::size_t max_depth) : text_(text), max_depth_(max_depth) {}

    JsonScan run() {
        skip_blank();
        if (at_end()) {
            fail("the file is empty", "a JSON file starts with {");
        } else if (value(0)) {
            while (!open_.empty() && step()) {
            }
            if (scan_.mistakes.empty() || open_.empty()) expect_end();
        }
        return std::move(scan_);
    }

  private:
    [[nodiscard]] bool at_end() const { return at_ >= text_.size(); }
    [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }

    void skip_blank() {
        while (!at_end() &&
               (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
            ++at_;
    }

    bool fail(std::string message, std::string hint = {}) {
        scan_.mistakes.push_back({std::min(at_, text_.size()), std::move(message), std::move(hint)});
        failed_ = true;
        return false;
    }

    [[nodiscard]] std::string found() const {
        if (at_end()) return "the end of the file";
        return "'" + excerpt(text_.substr(at_, 12), 8) + "'";
    }

    void expect_end() {
        if (failed_) return;
        skip_blank();
        if (!at_end()) fail("expected the end of the file, found " + found());
    }

    /// Reads one value; of a container only its opening bracket.
    bool value(std::size_t key_offset) {
        skip_blank();
        scan_.values.push_back({static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(key_offset)});
        switch (peek()) {
            case '{':
                return open(true);
            case '[':
                return open(false);
            case '"':
                return string(nullptr);
            case 't':
                return word("true");
            case 'f':
                return word("false");
            case 'n':
                return word("null");
            default:
                break;
        }
        if (peek() == '-' || is_digit(peek())) return number();
        return fail("expected a value, found " + found(),
                    peek() == '\'' ? "texts stand in double quotes" : "");
    }

    bool open(bool object) {
        if (open_.size() >= max_depth_)
            return fail("objects and lists are nested more than " + std::to_string(max_depth_) + " deep");
        open_.push_back({object, {}});
        ++at_;
        fresh_ = true;
        return true;
    }

    /// Reads the next element, member or closing bracket of the innermost container.
    bool step() {
        const bool object = open_.back().object;
        const char closing = object ? '}' : ']';
        const bool first = std::exchange(fresh_, false);
        skip_blank();
        if (peek() == closing) return ++at_, open_.pop_back(), true;
        if (!first) {
            if (peek() != ',')
                return fail(concat("expected , or ", object ? "}" : "]", ", found ", found()),
                            at_end() ? "a bracket is not closed" : "is there a comma missing before this?");
            ++at_;
            skip_blank();
            if (peek() == closing)
                return fail(concat("a comma stands before ", object ? "}" : "]"), "remove the last comma");
        }
        return object ? member() : value(0);
    }

    bool member() {
        const std::size_t key_offset = at_;
        if (peek() != '"') return fail("expected a key in double quotes, found " + found());
        std::string key;
        if (!string(&key)) return false;
        if (!open_.back().keys.insert(key).second)
            scan_.mistakes.push_back(
                {key_offset, "the key '" + excerpt(key) + "' stands here a second time", ""});
        skip_blank();
        if (peek() != ':') return fail("expected : after the key, found " + found());
        ++at_;
        return value(key_offset);
    }

    bool word(std::string_view w) {
        if (text_.substr(at_, w.size()) != w) return fail("expected a value, found " + found());
        at_ += w.size();
        return true;
    }

    bool digits() {
        if (!is_digit(peek())) return fail("a number is not complete");
        while (is_digit(peek())) ++at_;
        return true;
    }

    bool number() {
        if (peek() == '-') ++at_;
        if (peek() == '0') {
            ++at_;
            if (is_digit(peek())) return fail("a number starts with a needless 0");
        } else if (!digits()) {
            return false;
        }
        if (peek() == '.' && (++at_, !digits())) return false;
        if (peek() == 'e' || peek() == 'E') {
            ++at_;
            if (peek() == '+' || peek() == '-') ++at_;
            return digits();
        }
        return true;
    }

    bool string(std::string* raw) {
        const std::size_t begin = ++at_;
        while (true) {
            if (at_end()) {
                at_ = begin - 1;
                return fail("a text is not closed", "a double quote is missing");
            }
            const auto c = static_cast<unsigned char>(text_[at_]);
            if (c == '"') break;
            if (c < 0x20U)
                return fail("a line break or control character stands inside a text",
                            "is a double quote missing? write \\n for a line break");
            if (c == '\\' ? !escape() : (++at_, false)) return false;
        }
        if (raw != nullptr) *raw = text_.substr(begin, at_ - begin);
        ++at_;
        return true;
    }

    bool escape() {
        const char c = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
        if (c != 'u') {
            if (std::string_view("\"\\/bfnrt").find(c) == std::string_view::npos || c == '\0')
                return fail("unknown escape after a backslash", "write \\\\ for a backslash");
            at_ += 2;
            return true;
        }
        unsigned unit = 0;
        if (!hex(unit)) return false;
        if (unit == 0) return fail("\\u0000 is not allowed in a text");
        if (unit >= 0xDC00U && unit < 0xE000U) return fail("half of a surrogate pair stands alone");
        at_ += 6;
        if (unit < 0xD800U || unit >= 0xDC00U) return true;
        unsigned low = 0;
        if (text_.substr(at_, 2) != "\\u" || !hex(low) || low < 0xDC00U || low >= 0xE000U)
            return failed_ ? false : fail("half of a surrogate pair stands alone");
        at_ += 6;
        return true;
    }

    bool hex(unsigned& unit) {
        const std::string_view four = text_.substr(std::min(at_ + 2, text_.size()), 4);
        if (four.size() != 4 || !std::all_of(four.begin(), four.end(), is_hex))
            return fail("\\u needs four hexadecimal digits");
        for (const char c : four)
            unit = unit * 16U + static_cast<unsigned>(is_digit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
        return true;
    }

    std::string_view text_;
    std::size_t max_depth_;
    std::size_t at_ = 0;
    bool fresh_ = false;
    bool failed_ = false;
    std::vector<Open> open_;
    JsonScan scan_;
};

}  // namespace

JsonScan scan_json(std::string_view text, std::size_t max_depth) { return Scanner(text, max_depth).run(); }

}  // namespace nl
