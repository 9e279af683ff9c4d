#pragma once

#include <string_view>
#include <vector>

#include "script/compiler.hpp"
#include "script/expression_text.hpp"

namespace nl::script {

// A part of the inside of compile(): see compiler.hpp.

/// A parsed part of an expression: its node and what type it has. A bare name stays open until it is known
/// what it is compared with: a variable, or a word.
struct Value {
    std::uint32_t node = kNone;
    ValueType type = ValueType::Number;
    std::string_view words;  ///< of a Word: which list
    bool bare_name = false;
    bool quoted = false;
    Piece piece;

    [[nodiscard]] static Value name(Piece piece, bool quoted) {
        return {kNone, ValueType::Number, {}, true, quoted, piece};
    }
};

/// The tree of an expression while it grows in the program, and the types that keep it sound: a number is not
/// a side.
class ExpressionTree {
  public:
    explicit ExpressionTree(ExpressionText& text)
        : text_(text), program_(text.compiler().program()), first_(program_.nodes.size()) {}

    [[nodiscard]] Value put(const Node& node, ValueType type, Piece piece);
    [[nodiscard]] Value unary(Node::Op op, const Value& v, ValueType type);
    [[nodiscard]] Value binary(Node::Op op, const Value& left, const Value& right, ValueType type);

    // Each false when the types do not fit, which has been reported then.

    /// Makes it a number or the truth of something: a bare name stands for a variable.
    [[nodiscard]] bool resolve_number(Value& v);
    /// Makes both sides of a comparison fit each other.
    [[nodiscard]] bool resolve_pair(Node::Op op, Value& left, Value& right);

    [[nodiscard]] Value ask(const ConditionSpec& spec, std::vector<Argument> args, Piece piece);
    [[nodiscard]] std::size_t size() const { return program_.nodes.size() - first_; }
    /// Whether it is a number that was written as such.
    [[nodiscard]] bool is_literal(const Value& v) const {
        return v.type == ValueType::Number && program_.nodes[v.node].op == Node::Op::Number;
    }

  private:
    [[nodiscard]] bool resolve_word(const Value& word, Value& name);
    [[nodiscard]] bool unknown_word(const Value& word, const Value& name,
                                    const std::vector<std::string>& words);
    [[nodiscard]] bool same_words(const Value& left, const Value& right);

    ExpressionText& text_;
    Program& program_;
    std::size_t first_;  ///< node of this tree
};

}  // namespace nl::script
