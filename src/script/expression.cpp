// The parser of expressions: SCRIPT.md section 7, conditions.
//
//   either := both ("or" both)*            both := opposite ("and" opposite)*
//   opposite := "not" opposite | compared  compared := sum (("==" | "!=" | "<" | "<=" | ">" | ">=") sum)?
//   sum := product (("+" | "-") product)*  product := signed (("*" | "/") signed)*
//   signed := "-" signed | one             one := number | variable | word | "word" | condition [( arguments
//   )] | ( either )

#include <array>
#include <optional>

#include "base/text.hpp"
#include "script/compiler.hpp"
#include "script/expression_text.hpp"
#include "script/expression_tree.hpp"

namespace nl::script {
namespace {

using Op = Node::Op;

// Evaluating is recursive.
constexpr int kDeepest = 60;
constexpr std::size_t kMostNodes = 400;

class ExpressionParser {
  public:
    ExpressionParser(Compiler& compiler, const SourceLine& line, Piece piece)
        : compiler_(compiler), text_(compiler, line, piece), tree_(text_) {}

    std::uint32_t run(bool condition) {
        std::optional<Value> v = either();
        if (!v) return kNone;
        if (!text_.at_end()) return text_.unexpected(), kNone;
        if (!tree_.resolve_number(*v)) return kNone;
        if (tree_.size() > kMostNodes) return text_.error(text_.begin(), "the expression is too long"), kNone;
        if (condition && tree_.is_literal(*v)) {
            text_.error(text_.begin(), concat("'", excerpt(text_.all()), "' is a number, not a condition"),
                        "a condition compares: kills > 3");
            return kNone;
        }
        return v->node;
    }

  private:
    using Parse = std::optional<Value> (ExpressionParser::*)();

    std::optional<Value> either() { return joined("or", Op::Or, &ExpressionParser::both); }
    std::optional<Value> both() { return joined("and", Op::And, &ExpressionParser::opposite); }

    std::optional<Value> joined(std::string_view word, Op op, Parse next) {
        auto left = (this->*next)();
        while (left && text_.take_word(word)) {
            auto right = (this->*next)();
            if (!right || !tree_.resolve_number(*left) || !tree_.resolve_number(*right)) return std::nullopt;
            left = tree_.binary(op, *left, *right, ValueType::Truth);
        }
        return left;
    }

    std::optional<Value> opposite() {
        if (!text_.take_word("not")) return compared();
        if (!enter()) return std::nullopt;
        auto v = opposite();
        --depth_;
        if (!v || !tree_.resolve_number(*v)) return std::nullopt;
        return tree_.unary(Op::Not, *v, ValueType::Truth);
    }

    std::optional<Value> compared() {
        auto left = sum();
        if (!left) return std::nullopt;
        const auto op = take_comparison();
        if (!op) return left;
        auto right = sum();
        if (!right || !tree_.resolve_pair(*op, *left, *right)) return std::nullopt;
        const std::size_t here = text_.offset();
        if (take_comparison()) {
            text_.error(here, "comparisons cannot be chained", "write: 1 < x and x < 3");
            return std::nullopt;
        }
        return tree_.binary(*op, *left, *right, ValueType::Truth);
    }

    std::optional<Op> take_comparison() {
        static constexpr std::array<std::pair<std::string_view, Op>, 6> kSigns{{{"==", Op::Equal},
                                                                                {"!=", Op::NotEqual},
                                                                                {"<=", Op::LessEqual},
                                                                                {">=", Op::GreaterEqual},
                                                                                {"<", Op::Less},
                                                                                {">", Op::Greater}}};
        for (const auto& [sign, op] : kSigns)
            if (text_.take(sign)) return op;
        return std::nullopt;
    }

    std::optional<Value> sum() {
        auto left = product();
        while (left) {
            const Op op = text_.take("+") ? Op::Add : text_.take("-") ? Op::Subtract : Op::Number;
            if (op == Op::Number) break;
            left = arithmetic(op, left, product());
        }
        return left;
    }

    std::optional<Value> product() {
        auto left = signed_one();
        while (left) {
            const Op op = text_.take("*") ? Op::Multiply : text_.take("/") ? Op::Divide : Op::Number;
            if (op == Op::Number) break;
            left = arithmetic(op, left, signed_one());
        }
        return left;
    }

    std::optional<Value> arithmetic(Op op, std::optional<Value> left, std::optional<Value> right) {
        if (!left || !right || !tree_.resolve_number(*left) || !tree_.resolve_number(*right))
            return std::nullopt;
        return tree_.binary(op, *left, *right, ValueType::Number);
    }

    std::optional<Value> signed_one() {
        if (!text_.take("-")) return one();
        if (!enter()) return std::nullopt;
        auto v = signed_one();
        --depth_;
        if (!v || !tree_.resolve_number(*v)) return std::nullopt;
        return tree_.unary(Op::Negate, *v, ValueType::Number);
    }

    std::optional<Value> one() {
        if (text_.at_end()) return text_.missing(), std::nullopt;
        const char c = text_.next();
        if (text_.take("(")) return in_parentheses();
        if (is_digit(c) || c == '.') return number();
        if (c == '"') return quoted_word();
        if (is_letter(c)) return name();
        return text_.unexpected(), std::nullopt;
    }

    std::optional<Value> in_parentheses() {
        const std::size_t opened = text_.offset() - 1;
        if (!enter()) return std::nullopt;
        auto v = either();
        --depth_;
        if (!v) return std::nullopt;
        if (text_.take(")")) return v;
        if (!text_.at_end()) return text_.unexpected(), std::nullopt;
        text_.error(opened, "'(' is never closed");
        return std::nullopt;
    }

    std::optional<Value> number() {
        const Piece written = text_.take_number();
        const auto n = parse_number(written.text);
        const std::size_t end = text_.offset();
        if (!n || (!text_.at_end() && text_.offset() == end && is_letter(text_.next()))) {
            text_.go_back_to(written.offset);
            return text_.unexpected(), std::nullopt;
        }
        Node node;
        node.number = *n;
        return tree_.put(node, ValueType::Number, written);
    }

    std::optional<Value> quoted_word() {
        const std::size_t begin = text_.offset();
        Piece word;
        (void)text_.take("\"");
        if (text_.take_until('"', word)) return Value::name(word, true);
        text_.error(begin, "a \" is never closed");
        return std::nullopt;
    }

    std::optional<Value> name() {
        const Piece piece = text_.take_name();
        const ConditionSpec* spec = compiler_.table().find_condition(piece.text);
        const bool asks = text_.take("(");
        if (spec == nullptr && asks) {
            text_.error(piece.offset, concat("unknown condition '", piece.text, "'"),
                        did_you_mean(piece.text, compiler_.table().condition_names()));
            return std::nullopt;
        }
        if (spec != nullptr) return ask(*spec, piece, asks);
        return Value::name(piece, false);
    }

    std::optional<Value> ask(const ConditionSpec& spec, Piece name, bool opened) {
        std::vector<Piece> pieces;
        if (opened) {
            Piece inside;
            if (!text_.take_until(')', inside)) {
                text_.error(name.offset + name.text.size(), "'(' is never closed");
                return std::nullopt;
            }
            for (const auto part : split(inside.text, ',')) {
                const auto offset =
                    inside.offset + static_cast<std::size_t>(part.data() - inside.text.data());
                pieces.push_back(trimmed(Piece{part, offset}));
            }
            if (pieces.size() == 1 && pieces[0].text.empty()) pieces.clear();
        }
        std::vector<Argument> args;
        if (!enough(spec, name, pieces) ||
            !compiler_.read_arguments(spec.name, spec.args, text_.line(), pieces, args))
            return std::nullopt;
        return tree_.ask(spec, std::move(args), name);
    }

    bool enough(const ConditionSpec& spec, Piece name, const std::vector<Piece>& pieces) {
        if (pieces.size() == spec.args.size()) return true;
        const std::string form = concat(spec.name, spec.args.empty() ? "" : "(", usage_of(spec.args, ","),
                                        spec.args.empty() ? "" : ")");
        text_.error(name.offset,
                    concat(spec.name, " asks for ", std::to_string(spec.args.size()), " argument",
                           spec.args.size() == 1 ? "" : "s", ", not ", std::to_string(pieces.size())),
                    concat("write: ", form));
        return false;
    }

    bool enter() {
        if (++depth_ <= kDeepest) return true;
        text_.error(text_.offset(), "the expression is nested too deep");
        return false;
    }

    Compiler& compiler_;
    ExpressionText text_;
    ExpressionTree tree_;
    int depth_ = 0;
};

}  // namespace

std::uint32_t Compiler::read_expression(const SourceLine& line, Piece piece, bool condition) {
    return ExpressionParser(*this, line, piece).run(condition);
}

}  // namespace nl::script
