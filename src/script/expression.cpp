// The parser of expressions: SCRIPT.md section 7, conditions.
//
//   either := both ("or" both)*            both := opposite ("and" opposite)*
//   opposite := "not" opposite | compared  compared := sum (("==" | "!=" | "<" | "<=" | ">" | ">=") sum)?
//   sum := product (("+" | "-") product)*  product := signed (("*" | "/") signed)*
//   signed := "-" signed | one             one := number | variable | word | "word" | condition [( arguments
//   )] | ( either )

#include <algorithm>
#include <array>
#include <optional>

#include "base/text.hpp"
#include "script/compiler.hpp"

namespace nl::script {
namespace {

using Op = Node::Op;

// Evaluating is recursive.
constexpr int kDeepest = 60;
constexpr std::size_t kMostNodes = 400;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_operator(char c) { return std::string_view("=!<>+*/-()").find(c) != std::string_view::npos; }

/// A parsed piece: its node and what type it has. A bare name stays open until it is known what it is
/// compared with.
struct Value {
    std::uint32_t node = kNone;
    ValueType type = ValueType::Number;
    std::string_view words;  ///< of a Word: which list
    bool bare_name = false;
    bool quoted = false;
    Piece piece;
};

class ExpressionParser {
  public:
    ExpressionParser(Compiler& compiler, const SourceLine& line, Piece piece)
        : compiler_(compiler), line_(line), text_(piece.text), base_(piece.offset) {}

    std::uint32_t run(bool condition) {
        std::optional<Value> v = either();
        if (!v) return kNone;
        skip_blanks();
        if (at_ < text_.size()) return unexpected(), kNone;
        if (!resolve_number(*v)) return kNone;
        if (expression_.nodes.size() > kMostNodes) return too_long();
        if (condition && v->type == ValueType::Number && expression_.nodes.back().op == Op::Number) {
            compiler_.error(line_, base_, concat("'", excerpt(text_), "' is a number, not a condition"),
                            "a condition compares: kills > 3");
            return kNone;
        }
        auto& all = compiler_.program().expressions;
        all.push_back(std::move(expression_));
        return static_cast<std::uint32_t>(all.size() - 1);
    }

  private:
    using Parse = std::optional<Value> (ExpressionParser::*)();

    std::optional<Value> either() { return joined("or", Op::Or, &ExpressionParser::both); }
    std::optional<Value> both() { return joined("and", Op::And, &ExpressionParser::opposite); }

    std::optional<Value> joined(std::string_view word, Op op, Parse next) {
        auto left = (this->*next)();
        while (left && take_word(word)) {
            auto right = (this->*next)();
            if (!right || !resolve_number(*left) || !resolve_number(*right)) return std::nullopt;
            left = binary(op, *left, *right, ValueType::Truth);
        }
        return left;
    }

    std::optional<Value> opposite() {
        if (!take_word("not")) return compared();
        if (!enter()) return std::nullopt;
        auto v = opposite();
        --depth_;
        if (!v || !resolve_number(*v)) return std::nullopt;
        return unary(Op::Not, *v, ValueType::Truth);
    }

    std::optional<Value> compared() {
        auto left = sum();
        if (!left) return std::nullopt;
        const auto op = take_comparison();
        if (!op) return left;
        auto right = sum();
        if (!right || !resolve_pair(*op, *left, *right)) return std::nullopt;
        const std::size_t here = at_;
        if (take_comparison()) {
            compiler_.error(line_, base_ + here, "comparisons cannot be chained", "write: 1 < x and x < 3");
            return std::nullopt;
        }
        return binary(*op, *left, *right, ValueType::Truth);
    }

    std::optional<Op> take_comparison() {
        static constexpr std::array<std::pair<std::string_view, Op>, 6> kSigns{{{"==", Op::Equal},
                                                                                {"!=", Op::NotEqual},
                                                                                {"<=", Op::LessEqual},
                                                                                {">=", Op::GreaterEqual},
                                                                                {"<", Op::Less},
                                                                                {">", Op::Greater}}};
        for (const auto& [sign, op] : kSigns)
            if (take(sign)) return op;
        return std::nullopt;
    }

    std::optional<Value> sum() {
        auto left = product();
        while (left) {
            const Op op = take("+") ? Op::Add : take("-") ? Op::Subtract : Op::Number;
            if (op == Op::Number) break;
            left = arithmetic(op, left, product());
        }
        return left;
    }

    std::optional<Value> product() {
        auto left = signed_one();
        while (left) {
            const Op op = take("*") ? Op::Multiply : take("/") ? Op::Divide : Op::Number;
            if (op == Op::Number) break;
            left = arithmetic(op, left, signed_one());
        }
        return left;
    }

    std::optional<Value> arithmetic(Op op, std::optional<Value> left, std::optional<Value> right) {
        if (!left || !right || !resolve_number(*left) || !resolve_number(*right)) return std::nullopt;
        return binary(op, *left, *right, ValueType::Number);
    }

    std::optional<Value> signed_one() {
        if (!take("-")) return one();
        if (!enter()) return std::nullopt;
        auto v = signed_one();
        --depth_;
        if (!v || !resolve_number(*v)) return std::nullopt;
        return unary(Op::Negate, *v, ValueType::Number);
    }

    std::optional<Value> one() {
        skip_blanks();
        if (at_ >= text_.size()) return missing();
        const char c = text_[at_];
        if (take("(")) return in_parentheses();
        if (is_digit(c) || c == '.') return number();
        if (c == '"') return quoted_word();
        if (is_letter(c)) return name();
        return unexpected();
    }

    std::optional<Value> in_parentheses() {
        const std::size_t opened = at_ - 1;
        if (!enter()) return std::nullopt;
        auto v = either();
        --depth_;
        if (!v) return std::nullopt;
        if (take(")")) return v;
        skip_blanks();
        if (at_ < text_.size()) return unexpected();
        compiler_.error(line_, base_ + opened, "'(' is never closed");
        return std::nullopt;
    }

    std::optional<Value> number() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '.')) ++at_;
        const auto written = text_.substr(begin, at_ - begin);
        const auto n = parse_number(written);
        if (!n || (at_ < text_.size() && is_letter(text_[at_]))) {
            at_ = begin;
            return unexpected();
        }
        Node node;
        node.number = *n;
        return put(std::move(node), ValueType::Number, {written, base_ + begin});
    }

    std::optional<Value> quoted_word() {
        const std::size_t begin = at_++;
        const auto end = text_.find('"', at_);
        if (end == std::string_view::npos) {
            compiler_.error(line_, base_ + begin, "a \" is never closed");
            return std::nullopt;
        }
        Value v;
        v.bare_name = v.quoted = true;
        v.piece = {text_.substr(at_, end - at_), base_ + at_};
        at_ = end + 1;
        return v;
    }

    std::optional<Value> name() {
        const Piece piece = take_name();
        const ConditionSpec* spec = compiler_.table().find_condition(piece.text);
        const bool asks = take("(");
        if (spec == nullptr && asks) {
            compiler_.error(line_, piece.offset, concat("unknown condition '", piece.text, "'"),
                            did_you_mean(piece.text, compiler_.table().condition_names()));
            return std::nullopt;
        }
        if (spec != nullptr) return ask(*spec, piece, asks);
        Value v;
        v.bare_name = true;
        v.piece = piece;
        return v;
    }

    Piece take_name() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && (is_letter(text_[at_]) || is_digit(text_[at_]) || text_[at_] == '.'))
            ++at_;
        return {text_.substr(begin, at_ - begin), base_ + begin};
    }

    std::optional<Value> ask(const ConditionSpec& spec, Piece name, bool opened) {
        std::vector<Piece> pieces;
        if (opened) {
            const auto end = text_.find(')', at_);
            if (end == std::string_view::npos) {
                compiler_.error(line_, name.offset + name.text.size(), "'(' is never closed");
                return std::nullopt;
            }
            for (const auto part : split(text_.substr(at_, end - at_), ',')) {
                const auto offset = base_ + static_cast<std::size_t>(part.data() - text_.data());
                pieces.push_back(trimmed(Piece{part, offset}));
            }
            at_ = end + 1;
            if (pieces.size() == 1 && pieces[0].text.empty()) pieces.clear();
        }
        Node node;
        node.op = Op::Ask;
        node.asked = &spec;
        if (!enough(spec, name, pieces) ||
            !compiler_.read_arguments(spec.name, spec.args, line_, pieces, node.args))
            return std::nullopt;
        auto v = put(std::move(node), spec.type, name);
        v.words = spec.words;
        return v;
    }

    bool enough(const ConditionSpec& spec, Piece name, const std::vector<Piece>& pieces) {
        if (pieces.size() == spec.args.size()) return true;
        const std::string form = concat(spec.name, spec.args.empty() ? "" : "(", usage_of(spec.args, ","),
                                        spec.args.empty() ? "" : ")");
        compiler_.error(line_, name.offset,
                        concat(spec.name, " asks for ", std::to_string(spec.args.size()), " argument",
                               spec.args.size() == 1 ? "" : "s", ", not ", std::to_string(pieces.size())),
                        concat("write: ", form));
        return false;
    }

    // ---- types

    /// A bare name that stands for a number is a variable.
    bool resolve_number(Value& v) {
        if (!v.bare_name && v.type != ValueType::Word) return true;
        if (!v.bare_name) {
            compiler_.error(line_, v.piece.offset, concat("'", v.piece.text, "' is a word, not a number"),
                            concat("compare it: ", v.piece.text, " == …"));
            return false;
        }
        if (v.quoted) {
            compiler_.error(line_, v.piece.offset,
                            concat("\"", excerpt(v.piece.text), "\" is a word, not a number"));
            return false;
        }
        Node node;
        node.op = Op::Variable;
        node.left = compiler_.variable(v.piece.text);
        compiler_.mention(Mention::Read, v.piece.text, line_, v.piece.offset);
        v = put(std::move(node), ValueType::Number, v.piece);
        return true;
    }

    bool resolve_pair(Op op, Value& left, Value& right) {
        if (left.type != ValueType::Word && right.type != ValueType::Word)
            return resolve_number(left) && resolve_number(right);
        if (left.type != ValueType::Word) std::swap(left, right);
        if (op != Op::Equal && op != Op::NotEqual) {
            compiler_.error(line_, left.piece.offset,
                            concat("'", left.piece.text, "' is a word: it can only be == or !="));
            return false;
        }
        return right.bare_name ? resolve_word(left, right) : same_words(left, right);
    }

    bool resolve_word(const Value& word, Value& name) {
        const auto* list = compiler_.vocabulary().find(word.words);
        if (list == nullptr) return unknown_word(word, name, {});
        const auto it = std::find(list->words.begin(), list->words.end(), name.piece.text);
        if (it == list->words.end()) return unknown_word(word, name, list->words);
        Node node;
        node.number = static_cast<double>(it - list->words.begin());
        name = put(std::move(node), ValueType::Word, name.piece);
        return true;
    }

    bool unknown_word(const Value& word, const Value& name, const std::vector<std::string>& words) {
        std::string hint = did_you_mean(name.piece.text, words);
        if (hint.empty()) {
            for (const auto& w : words) hint += (hint.empty() ? "one of " : ", ") + w;
        }
        compiler_.error(
            line_, name.piece.offset,
            concat("'", excerpt(name.piece.text), "' is nothing that ", word.piece.text, " can be"),
            std::move(hint));
        return false;
    }

    bool same_words(const Value& left, const Value& right) {
        if (right.type == ValueType::Word && left.words == right.words) return true;
        compiler_.error(line_, right.piece.offset,
                        concat("'", excerpt(right.piece.text), "' cannot be compared with ", left.piece.text),
                        right.type == ValueType::Word ? "" : "a number is not a word");
        return false;
    }

    // ---- nodes

    Value put(Node node, ValueType type, Piece piece) {
        expression_.nodes.push_back(std::move(node));
        return {static_cast<std::uint32_t>(expression_.nodes.size() - 1), type, {}, false, false, piece};
    }
    Value unary(Op op, const Value& v, ValueType type) {
        Node node;
        node.op = op;
        node.left = v.node;
        return put(std::move(node), type, v.piece);
    }
    Value binary(Op op, const Value& left, const Value& right, ValueType type) {
        Node node;
        node.op = op;
        node.left = left.node;
        node.right = right.node;
        return put(std::move(node), type, left.piece);
    }

    // ---- text

    void skip_blanks() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
    }
    bool take(std::string_view sign) {
        skip_blanks();
        if (text_.substr(at_, sign.size()) != sign) return false;
        at_ += sign.size();
        return true;
    }
    bool take_word(std::string_view word) {
        skip_blanks();
        const std::size_t end = at_ + word.size();
        if (text_.substr(at_, word.size()) != word) return false;
        if (end < text_.size() && (is_letter(text_[end]) || is_digit(text_[end]) || text_[end] == '.'))
            return false;
        at_ = end;
        return true;
    }
    bool enter() {
        if (++depth_ <= kDeepest) return true;
        compiler_.error(line_, base_ + at_, "the expression is nested too deep");
        return false;
    }
    std::uint32_t too_long() {
        compiler_.error(line_, base_, "the expression is too long");
        return kNone;
    }
    std::optional<Value> missing() {
        compiler_.error(line_, base_ + at_, "the expression ends where something must follow");
        return std::nullopt;
    }
    std::optional<Value> unexpected() {
        std::size_t end = at_;
        const auto stops = [&](char c) { return c == ' ' || is_operator(c); };
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
        compiler_.error(line_, base_ + at_, concat("unexpected '", excerpt(what), "' in an expression"),
                        hint);
        return std::nullopt;
    }

    Compiler& compiler_;
    const SourceLine& line_;
    std::string_view text_;
    std::size_t base_;
    std::size_t at_ = 0;
    int depth_ = 0;
    Expression expression_;
};

}  // namespace

std::uint32_t Compiler::read_expression(const SourceLine& line, Piece piece, bool condition) {
    return ExpressionParser(*this, line, piece).run(condition);
}

}  // namespace nl::script
