#pragma once

#include <string_view>

#include "script/compiler.hpp"

namespace nl::script {

// A part of the inside of compile(): see compiler.hpp.

[[nodiscard]] constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The text of an expression, read from left to right. Reports what cannot be read where it stands.
class ExpressionText {
  public:
    ExpressionText(Compiler& compiler, const SourceLine& line, Piece piece)
        : compiler_(compiler), line_(line), text_(piece.text), base_(piece.offset) {}

    /// Nothing but blanks is left.
    [[nodiscard]] bool at_end();
    /// What comes next; not at the end.
    [[nodiscard]] char next() const { return text_[at_]; }
    /// Takes a sign, or a whole word, when it comes next.
    bool take(std::string_view sign);
    bool take_word(std::string_view word);
    /// Letters, digits and dots.
    [[nodiscard]] Piece take_name();
    [[nodiscard]] Piece take_number();
    /// Everything up to a sign, which is taken as well; false when there is none.
    [[nodiscard]] bool take_until(char sign, Piece& into);

    [[nodiscard]] std::string_view all() const { return text_; }
    /// Where it stands, in the line.
    [[nodiscard]] std::size_t offset() const { return base_ + at_; }
    void go_back_to(std::size_t offset) { at_ = offset - base_; }
    [[nodiscard]] std::size_t begin() const { return base_; }

    void error(std::size_t offset, std::string message, std::string hint = {}) {
        compiler_.error(line_, offset, std::move(message), std::move(hint));
    }
    /// Reports that something must follow, or that what follows must not.
    void missing();
    void unexpected();

    [[nodiscard]] Compiler& compiler() { return compiler_; }
    [[nodiscard]] const SourceLine& line() const { return line_; }

  private:
    void skip_blanks();

    Compiler& compiler_;
    const SourceLine& line_;
    std::string_view text_;
    std::size_t base_;
    std::size_t at_ = 0;
};

}  // namespace nl::script
