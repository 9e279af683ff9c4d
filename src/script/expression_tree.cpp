#include "script/expression_tree.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace nl::script {

using Op = Node::Op;

Value ExpressionTree::put(const Node& node, ValueType type, Piece piece) {
    program_.nodes.push_back(node);
    return {static_cast<std::uint32_t>(program_.nodes.size() - 1), type, {}, false, false, piece};
}

Value ExpressionTree::ask(const ConditionSpec& spec, std::vector<Argument> args, Piece piece) {
    Node node;
    node.op = Op::Ask;
    node.left = static_cast<std::uint32_t>(program_.questions.size());
    program_.questions.push_back({&spec, std::move(args)});
    Value v = put(node, spec.type, piece);
    v.words = spec.words;
    return v;
}

Value ExpressionTree::unary(Op op, const Value& v, ValueType type) {
    Node node;
    node.op = op;
    node.left = v.node;
    return put(node, type, v.piece);
}

Value ExpressionTree::binary(Op op, const Value& left, const Value& right, ValueType type) {
    Node node;
    node.op = op;
    node.left = left.node;
    node.right = right.node;
    return put(node, type, left.piece);
}

bool ExpressionTree::resolve_number(Value& v) {
    if (!v.bare_name && v.type != ValueType::Word) return true;
    if (!v.bare_name) {
        text_.error(v.piece.offset, concat("'", v.piece.text, "' is a word, not a number"),
                    concat("compare it: ", v.piece.text, " == …"));
        return false;
    }
    if (v.quoted) {
        text_.error(v.piece.offset, concat("\"", excerpt(v.piece.text), "\" is a word, not a number"));
        return false;
    }
    Compiler& compiler = text_.compiler();
    Node node;
    node.op = Op::Variable;
    node.left = compiler.variable(v.piece.text);
    compiler.mention(Mention::Read, v.piece.text, text_.line(), v.piece.offset);
    v = put(node, ValueType::Number, v.piece);
    return true;
}

bool ExpressionTree::resolve_pair(Op op, Value& left, Value& right) {
    if (left.type != ValueType::Word && right.type != ValueType::Word)
        return resolve_number(left) && resolve_number(right);
    if (left.type != ValueType::Word) std::swap(left, right);
    if (op != Op::Equal && op != Op::NotEqual) {
        text_.error(left.piece.offset, concat("'", left.piece.text, "' is a word: it can only be == or !="));
        return false;
    }
    return right.bare_name ? resolve_word(left, right) : same_words(left, right);
}

bool ExpressionTree::resolve_word(const Value& word, Value& name) {
    const auto* list = text_.compiler().vocabulary().find(word.words);
    if (list == nullptr) return unknown_word(word, name, {});
    const auto it = std::find(list->words.begin(), list->words.end(), name.piece.text);
    if (it == list->words.end()) return unknown_word(word, name, list->words);
    Node node;
    node.number = static_cast<double>(it - list->words.begin());
    name = put(node, ValueType::Word, name.piece);
    return true;
}

bool ExpressionTree::unknown_word(const Value& word, const Value& name,
                                  const std::vector<std::string>& words) {
    std::string hint = did_you_mean(name.piece.text, words);
    if (hint.empty())
        for (const auto& w : words) hint += (hint.empty() ? "one of " : ", ") + w;
    text_.error(name.piece.offset,
                concat("'", excerpt(name.piece.text), "' is nothing that ", word.piece.text, " can be"),
                std::move(hint));
    return false;
}

bool ExpressionTree::same_words(const Value& left, const Value& right) {
    if (right.type == ValueType::Word && left.words == right.words) return true;
    text_.error(right.piece.offset,
                concat("'", excerpt(right.piece.text), "' cannot be compared with ", left.piece.text),
                right.type == ValueType::Word ? "" : "a number is not a word");
    return false;
}

}  // namespace nl::script
