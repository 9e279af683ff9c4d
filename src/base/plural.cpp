#include "base/plural.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace nl {

/// Recursive descent over C's expressions, as far as plural rules use them; one level of precedence a table
/// row.
class PluralParser {
  public:
    using Op = PluralRule::Op;
    PluralParser(std::string_view text, std::vector<PluralRule::Node>& nodes) : text_(text), nodes_(nodes) {}

    bool whole() {
        (void)condition(0);
        skip_space();
        if (good_ && at_ < text_.size())
            fail(concat("there is something left: '", excerpt(text_.substr(at_)), "'"));
        return good_;
    }
    [[nodiscard]] const std::string& why() const { return why_; }

  private:
    struct Sign {
        std::string_view text;
        Op op;
    };
    struct Level {
        std::vector<Sign> signs;  ///< longer ones first
    };
    static const std::vector<Level>& levels() {
        static const std::vector<Level> kLevels = {
            {{{"||", Op::Or}}},
            {{{"&&", Op::And}}},
            {{{"==", Op::Equal}, {"!=", Op::NotEqual}}},
            {{{"<=", Op::LessEqual}, {">=", Op::GreaterEqual}, {"<", Op::Less}, {">", Op::Greater}}},
            {{{"+", Op::Add}, {"-", Op::Subtract}}},
            {{{"*", Op::Multiply}, {"/", Op::Divide}, {"%", Op::Remainder}}}};
        return kLevels;
    }

    void skip_space() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
    }
    bool take(std::string_view sign) {
        skip_space();
        if (text_.substr(at_, sign.size()) != sign) return false;
        at_ += sign.size();
        return true;
    }
    void fail(std::string why) {
        if (good_) why_ = std::move(why);
        good_ = false;
    }
    std::uint16_t add(PluralRule::Node node) {
        if (nodes_.size() >= PluralRule::kMostNodes) {
            fail("the rule is too long");
            return 0;
        }
        nodes_.push_back(node);
        return static_cast<std::uint16_t>(nodes_.size() - 1);
    }
    bool deeper(std::size_t depth) {
        if (depth > PluralRule::kMostDepth) fail("the rule is nested too deeply");
        return good_;
    }

    std::uint16_t condition(std::size_t depth) {
        if (!deeper(depth)) return 0;
        const auto test = binary(0, depth);
        if (!good_ || !take("?")) return test;
        const auto yes = condition(depth + 1);
        if (!take(":")) fail("':' is missing");
        const auto no = good_ ? condition(depth + 1) : yes;
        return add({Op::If, 0, test, yes, no});
    }
    std::uint16_t binary(std::size_t level, std::size_t depth) {
        if (level == levels().size()) return unary(depth);
        auto left = binary(level + 1, depth);
        while (good_) {
            const auto& signs = levels()[level].signs;
            const auto sign =
                std::find_if(signs.begin(), signs.end(), [&](const Sign& s) { return take(s.text); });
            if (sign == signs.end()) break;
            const auto right = binary(level + 1, depth);
            left = add({sign->op, 0, left, right, 0});
        }
        return left;
    }
    std::uint16_t unary(std::size_t depth) {
        if (!deeper(depth)) return 0;
        if (take("!")) {
            const auto of = unary(depth + 1);
            return add({Op::Not, 0, of, 0, 0});
        }
        if (take("(")) {
            const auto inside = condition(depth + 1);
            if (!take(")")) fail("')' is missing");
            return inside;
        }
        if (take("n")) return add({Op::N, 0, 0, 0, 0});
        return number();
    }
    std::uint16_t number() {
        skip_space();
        const std::size_t from = at_;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && at_ - from < 10) ++at_;
        const auto n = parse_integer(text_.substr(from, at_ - from));
        if (!n) {
            fail(concat("a number or n is missing before '", excerpt(text_.substr(from)), "'"));
            return 0;
        }
        return add({Op::Number, static_cast<std::uint64_t>(*n), 0, 0, 0});
    }

    std::string_view text_;
    std::vector<PluralRule::Node>& nodes_;
    std::size_t at_ = 0;
    bool good_ = true;
    std::string why_;
};

PluralRule::PluralRule()
    : nodes_{{Op::N, 0, 0, 0, 0}, {Op::Number, 1, 0, 0, 0}, {Op::NotEqual, 0, 0, 1, 0}} {}

std::optional<PluralRule> PluralRule::parse(std::string_view line, std::string& why) {
    PluralRule out;
    out.nodes_.clear();
    bool counted = false;
    for (const auto part : split(line, ';')) {
        const auto sign = part.find('=');
        if (sign == std::string_view::npos) continue;
        const auto key = trimmed(part.substr(0, sign));
        const auto value = trimmed(part.substr(sign + 1));
        if (key == "nplurals") {
            const auto n = parse_integer(value);
            counted = n && *n >= 1 && *n <= static_cast<std::int64_t>(kMostForms);
            if (counted) out.forms_ = static_cast<std::size_t>(*n);
        } else if (key == "plural") {
            out.nodes_.clear();
            PluralParser parser(value, out.nodes_);
            if (!parser.whole()) return why = parser.why(), std::nullopt;
        }
    }
    if (!counted) return why = "nplurals must be a number from 1 to 6", std::nullopt;
    if (out.nodes_.empty()) return why = "plural= is missing", std::nullopt;
    return out;
}

std::uint64_t PluralRule::value(const Node& node, std::uint64_t n, const std::vector<std::uint64_t>& values) {
    const std::uint64_t a = values[node.a];
    const std::uint64_t b = values[node.b];
    switch (node.op) {
        case Op::Number:
            return node.number;
        case Op::N:
            return n;
        case Op::Not:
            return a == 0 ? 1U : 0U;
        case Op::Multiply:
            return a * b;
        case Op::Divide:
            return b == 0 ? 0U : a / b;
        case Op::Remainder:
            return b == 0 ? 0U : a % b;
        case Op::Add:
            return a + b;
        case Op::Subtract:
            return a - b;
        case Op::Less:
            return a < b ? 1U : 0U;
        case Op::LessEqual:
            return a <= b ? 1U : 0U;
        case Op::Greater:
            return a > b ? 1U : 0U;
        case Op::GreaterEqual:
            return a >= b ? 1U : 0U;
        case Op::Equal:
            return a == b ? 1U : 0U;
        case Op::NotEqual:
            return a != b ? 1U : 0U;
        case Op::And:
            return a != 0 && b != 0 ? 1U : 0U;
        case Op::Or:
            return a != 0 || b != 0 ? 1U : 0U;
        case Op::If:
            return a != 0 ? b : values[node.c];
    }
    return 0;
}

std::size_t PluralRule::form_of(std::int64_t n) const {
    const std::uint64_t count = n < 0 ? 0U - static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n);
    // Nothing in an expression has an effect, so both sides of ? may be worked out.
    std::vector<std::uint64_t> values(nodes_.size(), 0);
    for (std::size_t i = 0; i < nodes_.size(); ++i) values[i] = value(nodes_[i], count, values);
    return static_cast<std::size_t>(std::min<std::uint64_t>(values.back(), forms_ - 1));
}

}  // namespace nl
