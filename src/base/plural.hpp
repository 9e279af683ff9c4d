#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nl {

/// Which of a language's forms goes with a number: the `Plural-Forms` line of a gettext catalogue,
/// "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : 1)". The expression comes from a file: it is compiled with
/// limits on its length and depth, and evaluating it cannot fail.
class PluralRule {
  public:
    static constexpr std::size_t kMostForms = 6;    // Arabic
    static constexpr std::size_t kMostNodes = 500;  // of the expression
    static constexpr std::size_t kMostDepth = 60;

    /// English: one, and all others.
    PluralRule();
    /// Nothing, with the reason in `why`, when the line is no such rule.
    [[nodiscard]] static std::optional<PluralRule> parse(std::string_view line, std::string& why);

    [[nodiscard]] std::size_t forms() const { return forms_; }
    /// 0 … forms() - 1. Negative numbers count like positive ones.
    [[nodiscard]] std::size_t form_of(std::int64_t n) const;

  private:
    friend class PluralParser;
    enum class Op : std::uint8_t {
        Number,
        N,
        Not,
        Multiply,
        Divide,
        Remainder,
        Add,
        Subtract,
        Less,
        LessEqual,
        Greater,
        GreaterEqual,
        Equal,
        NotEqual,
        And,
        Or,
        If
    };
    /// Of a tree in one array: operands stand before their operator.
    struct Node {
        Op op = Op::Number;
        std::uint64_t number = 0;
        std::uint16_t a = 0;
        std::uint16_t b = 0;
        std::uint16_t c = 0;
    };
    [[nodiscard]] static std::uint64_t value(const Node& node, std::uint64_t n,
                                             const std::vector<std::uint64_t>& values);

    std::size_t forms_ = 2;
    std::vector<Node> nodes_;  ///< never empty; the last is the whole
};

}  // namespace nl
