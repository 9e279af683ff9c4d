#include "script/expression_text.hpp"

#include "base/text.hpp"

namespace nl::script {
namespace {

bool is_operator(char c) { return std::string_view("=!<>+*/-()").find(c) != std::string_view::npos; }

bool goes_on_a_word(char c) { return is_letter(c) || is_digit(c) || c == '.'; }

}  // namespace

void ExpressionText::skip_blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
}

bool ExpressionText::at_end() {
    skip_blanks();
    return at_ >= text_.size();
}

bool ExpressionText::take(std::string_view sign) {
    skip_blanks();
    if (text_.substr(at_, sign.size()) != sign) return false;
    at_ += sign.size();
    return true;
}

bool ExpressionText::take_word(std::string_view word) {
    skip_blanks();
    const std::size_t end = at_ + word.size();
    if (text_.substr(at_, word.size()) != word) return false;
    if (end < text_.size() && goes_on_a_word(text_[end])) return false;
    at_ = end;
    return true;
}

Piece ExpressionText::take_name() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && goes_on_a_word(text_[at_])) ++at_;
    return {text_.substr(begin, at_ - begin), base_ + begin};
}

Piece ExpressionText::take_number() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '.')) ++at_;
    return {text_.substr(begin, at_ - begin), base_ + begin};
}

bool ExpressionText::take_until(char sign, Piece& into) {
    const auto end = text_.find(sign, at_);
    if (end == std::string_view::npos) return false;
    into = {text_.substr(at_, end - at_), base_ + at_};
    at_ = end + 1;
    return true;
}

void ExpressionText::missing() { error(offset(), "the expression ends where something must follow"); }

void ExpressionText::unexpected() {
    std::size_t end = at_;
    const auto stops = [](char c) { return c == ' ' || is_operator(c); };
    if (is_operator(text_[end])) {
        while (end < text_.size() && is_operator(text_[end]) && end < at_ + 2) ++end;
    } else {
        while (end < text_.size() && !stops(text_[end])) ++end;
    }
    const auto what = text_.substr(at_, end - at_);
    const std::string hint = what == "="    ? "to compare, write =="
                             : what == "&&" ? "write: and"
                             : what == "||" ? "write: or"
                                            : "";
    error(offset(), concat("unexpected '", excerpt(what), "' in an expression"), hint);
}

}  // namespace nl::script
