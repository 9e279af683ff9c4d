#include <algorithm>
#include <array>

#include "app/strings/found_text.hpp"
#include "base/text.hpp"

namespace nl::app {
namespace {

enum class TokenKind : std::uint8_t { Word, Literal, Sign, End };

struct Token {
    TokenKind kind = TokenKind::End;
    std::string text;  ///< of a literal: what it means
    std::uint32_t line = 0;
};

/// As much of C++ as it takes to tell words from texts.
class CodeLexer {
  public:
    explicit CodeLexer(std::string_view source) : source_(source) {}

    std::vector<Token> tokens() {
        std::vector<Token> out;
        while (at_ < source_.size()) {
            const char c = source_[at_];
            if (is_word(c)) {
                out.push_back(word());
            } else if (c == '"') {
                Token t = literal();
                // Literals side by side are one.
                if (!out.empty() && out.back().kind == TokenKind::Literal) {
                    out.back().text += t.text;
                } else {
                    out.push_back(std::move(t));
                }
            } else if (c == '\'') {
                character();
            } else if (source_.substr(at_, 2) == "//" || c == '#') {
                at_ = std::min(source_.find('\n', at_), source_.size());
            } else if (source_.substr(at_, 2) == "/*") {
                skip_to("*/");
            } else {
                if (c == '\n') ++line_;
                if (!is_space(c)) out.push_back({TokenKind::Sign, std::string(1, c), line_});
                ++at_;
            }
        }
        return out;
    }

  private:
    static bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
    static bool is_word(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    }
    Token word() {
        const std::size_t from = at_;
        while (at_ < source_.size() && is_word(source_[at_])) ++at_;
        // 1'000 and L'x': the quote belongs to the number, and no letter matters here.
        return {TokenKind::Word, std::string(source_.substr(from, at_ - from)), line_};
    }
    Token literal() {
        Token out{TokenKind::Literal, {}, line_};
        for (++at_; at_ < source_.size() && source_[at_] != '"' && source_[at_] != '\n'; ++at_) {
            if (source_[at_] != '\\') {
                out.text += source_[at_];
                continue;
            }
            if (++at_ >= source_.size()) break;
            const char c = source_[at_];
            if (c == 'u' && at_ + 4 < source_.size()) {
                append_utf8(out.text, hexadecimal(source_.substr(at_ + 1, 4)));
                at_ += 4;
            } else {
                out.text += c == 'n' ? '\n' : c == 't' ? '\t' : c;
            }
        }
        ++at_;
        return out;
    }
    static char32_t hexadecimal(std::string_view digits) {
        char32_t n = 0;
        for (const char c : digits) {
            const char32_t digit = c >= '0' && c <= '9'   ? static_cast<char32_t>(c - '0')
                                   : c >= 'a' && c <= 'f' ? static_cast<char32_t>(c - 'a' + 10)
                                   : c >= 'A' && c <= 'F' ? static_cast<char32_t>(c - 'A' + 10)
                                                          : 0;
            n = n * 16 + digit;
        }
        return n;
    }
    void character() {
        // A quote inside a number (1'000) has no partner: a character literal is short.
        const auto end = source_.find('\'', at_ + (source_.substr(at_ + 1, 1) == "\\" ? 3 : 1));
        at_ = end != std::string_view::npos && end - at_ <= 12 ? end + 1 : at_ + 1;
    }
    void skip_to(std::string_view end) {
        const auto to = std::min(source_.find(end, at_), source_.size());
        for (const char c : source_.substr(at_, to - at_)) line_ += c == '\n' ? 1U : 0U;
        at_ = std::min(to + end.size(), source_.size());
    }

    std::string_view source_;
    std::size_t at_ = 0;
    std::uint32_t line_ = 1;
};

constexpr std::array<std::string_view, 5> kLookUps = {"tr", "tr_in", "tr_n", "to_translate", "tr_in_mission"};
constexpr std::array<std::string_view, 11> kDrawing = {"button", "label",     "heading", "paragraph",
                                                       "row",    "toggle",    "slider",  "choice",
                                                       "share",  "shortened", "draw"};

template <std::size_t n>
bool is_one_of(const std::string& word, const std::array<std::string_view, n>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Two letters in a row: something to read.
bool has_words(std::string_view text) {
    std::size_t letters = 0;
    for (const char c : text) {
        letters = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ? letters + 1 : 0;
        if (letters == 2) return true;
    }
    return false;
}

/// Walks the calls of a file.
class CodeReader {
  public:
    CodeReader(std::vector<Token> tokens, const std::string& file, FoundTexts& out)
        : tokens_(std::move(tokens)), file_(file), out_(out) {}

    void read() {
        for (at_ = 0; at_ < tokens_.size();) step(false);
    }

  private:
    [[nodiscard]] bool opens(std::size_t i) const {
        return i < tokens_.size() && tokens_[i].kind == TokenKind::Sign && tokens_[i].text == "(";
    }
    /// One token, with everything in its parentheses when it is a call that matters. `drawn`: what stands
    /// here is shown as it is.
    void step(bool drawn) {
        const Token& t = tokens_[at_];
        if (t.kind == TokenKind::Word && opens(at_ + 1)) {
            if (is_one_of(t.text, kLookUps)) return look_up(t.text);
            const bool of_something = at_ > 0 && tokens_[at_ - 1].text == ".";
            if (t.text == "find") return skip_call();  // of a picture
            // Names of what is filled in, and of controls, are not read by anybody.
            if (t.text == "filled" || t.text == "control") return inside(false);
            if (is_one_of(t.text, kDrawing) && (of_something || t.text == "share")) return inside(true);
            if (drawn) return inside(true);
        }
        if (t.kind == TokenKind::Literal && drawn && has_words(t.text))
            out_.forgotten.push_back({file_, t.line, t.text});
        ++at_;
    }
    /// From the name of a call to behind its closing parenthesis.
    void inside(bool drawn) {
        at_ += 2;
        for (int depth = 1; at_ < tokens_.size() && depth > 0;) {
            const Token& t = tokens_[at_];
            if (t.kind == TokenKind::Sign && t.text == "(") ++depth;
            if (t.kind == TokenKind::Sign && t.text == ")") --depth;
            if (t.kind == TokenKind::Sign) {
                ++at_;
            } else {
                step(drawn);
            }
        }
    }
    std::vector<std::string> literals_of_call(bool& first_is_literal) {
        std::vector<std::string> out;
        at_ += 2;
        first_is_literal = at_ < tokens_.size() && tokens_[at_].kind == TokenKind::Literal;
        for (int depth = 1; at_ < tokens_.size() && depth > 0; ++at_) {
            const Token& t = tokens_[at_];
            if (t.kind == TokenKind::Sign) depth += t.text == "(" ? 1 : t.text == ")" ? -1 : 0;
            if (t.kind == TokenKind::Literal) out.push_back(t.text);
        }
        return out;
    }
    void skip_call() {
        bool ignored = false;
        (void)literals_of_call(ignored);
    }
    void look_up(const std::string& name) {
        bool first_is_literal = false;
        const auto literals = literals_of_call(first_is_literal);
        std::size_t first = 0;
        std::string context;
        if (name == "tr_in_mission") return;  // its texts come from missions
        if (name == "tr_in") {
            if (!first_is_literal) return;  // the same
            context = literals.front();
            first = 1;
        }
        if (name == "tr_n") {
            if (literals.size() >= 2) out_.texts.push_back({"", literals[0], literals[1], file_});
            return;
        }
        for (std::size_t i = first; i < literals.size(); ++i)
            if (!literals[i].empty()) out_.texts.push_back({context, literals[i], "", file_});
    }

    std::vector<Token> tokens_;
    const std::string& file_;
    FoundTexts& out_;
    std::size_t at_ = 0;
};

}  // namespace

void find_in_code(std::string_view source, const std::string& file, FoundTexts& out) {
    CodeReader(CodeLexer(source).tokens(), file, out).read();
}

}  // namespace nl::app
