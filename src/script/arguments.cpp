// Checks of one argument: what it must look like, and what the mission defines.

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "script/compiler.hpp"

namespace nl::script {
namespace {

constexpr double kLargest = 1e9;
constexpr double kLongest = 86400.0;  // seconds: a day

struct Range {
    double low;
    double high;
    std::string_view what;  ///< it is not when it is no number or outside
};

Range range_of(ArgType type) {
    switch (type) {
        case ArgType::Whole:
            return {1, 1e6, "a whole number from 1 on"};
        case ArgType::Seconds:
            return {0, kLongest, "a number of seconds"};
        case ArgType::Percent:
            return {0, 100, "a whole number from 0 to 100"};
        default:
            return {-kLargest, kLargest, "a number"};
    }
}

bool is_variable_name(std::string_view text) {
    const auto good = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '.';
    };
    return !text.empty() && std::all_of(text.begin(), text.end(), good) &&
           !(text[0] >= '0' && text[0] <= '9') && text[0] != '.';
}

std::string known_words(const std::vector<std::string>& words) {
    constexpr std::size_t kMost = 8;
    if (words.empty() || words.size() > kMost) return {};
    std::string out = "known: ";
    for (const auto& w : words) out += (&w == &words.front() ? "" : ", ") + w;
    return out;
}

}  // namespace

Piece trimmed(Piece piece) {
    const auto inside = nl::trimmed(piece.text);
    if (inside.empty()) return {inside, piece.offset};
    return {inside, piece.offset + static_cast<std::size_t>(inside.data() - piece.text.data())};
}

bool Compiler::read_arguments(std::string_view what, std::span<const ArgSpec> specs, const SourceLine& line,
                              const std::vector<Piece>& pieces, std::vector<Argument>& args) {
    bool good = true;
    for (std::size_t i = 0; i < pieces.size() && i < specs.size(); ++i) {
        Argument arg;
        arg.text = std::string(pieces[i].text);
        const bool may_be_empty = specs[i].optional || specs[i].type == ArgType::Picture;
        if (pieces[i].text.empty() && !may_be_empty) {
            error(line, pieces[i].offset, concat(what, ": ", specs[i].name, " is empty"));
            good = false;
        } else if (specs[i].type == ArgType::Speaker && i + 1 < pieces.size() &&
                   !pieces[i + 1].text.empty()) {
            arg.symbol = program_.symbols.id(pieces[i].text);
            doubt_word(specs[i].words, line, pieces[i]);
        } else if (!pieces[i].text.empty()) {
            good = read_argument(specs[i], line, pieces[i], arg) && good;
        }
        args.push_back(std::move(arg));
    }
    return good;
}

bool Compiler::read_argument(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg) {
    switch (spec.type) {
        case ArgType::Number:
        case ArgType::Whole:
        case ArgType::Seconds:
        case ArgType::Percent:
            return read_number(spec, line, piece, arg);
        case ArgType::Text:
            return true;
        case ArgType::Picture:
            return check_word(spec.words, line, piece);
        case ArgType::Name:
        case ArgType::Speaker:
        case ArgType::Names:
            return read_word(spec, line, piece, arg);
        case ArgType::OneOf:
            return read_one_of(spec, line, piece, arg);
        case ArgType::Point:
            return read_point(spec, line, piece, arg);
        case ArgType::Where:
            return piece.text.find(',') != std::string_view::npos ? read_point(spec, line, piece, arg)
                                                                  : read_word(spec, line, piece, arg);
        case ArgType::Free:
            arg.symbol = program_.symbols.id(piece.text);
            return true;
        case ArgType::Variable:
            return read_variable(line, piece, arg);
        case ArgType::Value:
        case ArgType::Condition:
            arg.index = read_expression(line, piece, spec.type == ArgType::Condition);
            return arg.index != kNone;
        case ArgType::Function:
            return read_function_name(line, piece, arg);
    }
    return true;
}

bool Compiler::read_number(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg) {
    const Range range = range_of(spec.type);
    const auto n = parse_number(piece.text);
    const bool counts = spec.type == ArgType::Whole || spec.type == ArgType::Percent;
    const bool whole = !counts || (n && *n == std::floor(*n));
    if (!n || !whole || *n < range.low || *n > range.high) {
        error(line, piece.offset, concat("'", excerpt(piece.text), "' is not ", range.what),
              concat("it is the ", spec.name));
        return false;
    }
    arg.number = *n;
    return true;
}

bool Compiler::read_point(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg) {
    const auto parts = split(piece.text, ',');
    const auto x = parts.size() == 2 ? parse_number(nl::trimmed(parts[0])) : std::nullopt;
    const auto y = parts.size() == 2 ? parse_number(nl::trimmed(parts[1])) : std::nullopt;
    if (!x || !y || std::fabs(*x) > kLargest || std::fabs(*y) > kLargest) {
        error(line, piece.offset, concat("'", excerpt(piece.text), "' is no place"),
              concat("the ", spec.name, " is two numbers with a comma between, like 200,-50"));
        return false;
    }
    arg.is_point = true;
    arg.point = {static_cast<float>(*x), static_cast<float>(*y)};
    return true;
}

bool Compiler::read_word(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg) {
    if (spec.type != ArgType::Names) {
        arg.symbol = program_.symbols.id(piece.text);
        return check_word(spec.words, line, piece);
    }
    bool good = true;
    for (const auto part : split(piece.text, ',')) {
        const Piece one =
            trimmed(Piece{part, piece.offset + static_cast<std::size_t>(part.data() - piece.text.data())});
        arg.symbols.push_back(program_.symbols.id(one.text));
        good = check_word(spec.words, line, one) && good;
    }
    return good;
}

bool Compiler::check_word(std::string_view list, const SourceLine& line, Piece piece) {
    const auto* known = vocabulary_->find(list);
    if (known == nullptr) return true;
    if (std::find(known->words.begin(), known->words.end(), piece.text) != known->words.end()) return true;
    std::string hint = did_you_mean(piece.text, known->words);
    if (hint.empty()) hint = known_words(known->words);
    if (hint.empty() && known->words.empty()) hint = concat("this mission has no ", known->what);
    error(line, piece.offset, concat("unknown ", known->what, " '", excerpt(piece.text), "'"),
          std::move(hint));
    return false;
}

/// Anybody may be called anything, but most who are called nearly like somebody were meant to be somebody.
void Compiler::doubt_word(std::string_view list, const SourceLine& line, Piece piece) {
    const auto* known = vocabulary_->find(list);
    if (known == nullptr) return;
    if (std::find(known->words.begin(), known->words.end(), piece.text) != known->words.end()) return;
    const std::string hint = did_you_mean(piece.text, known->words);
    if (hint.empty()) return;
    warning(current_, line.at(piece.offset), concat("unknown ", known->what, " '", excerpt(piece.text), "'"),
            hint);
}

bool Compiler::read_one_of(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg) {
    std::vector<std::string> words;
    for (const auto w : split(spec.words, '|')) words.emplace_back(w);
    const auto it = std::find(words.begin(), words.end(), piece.text);
    arg.number = static_cast<double>(it - words.begin());
    if (it != words.end()) return true;
    std::string all;
    for (const auto& w : words) all += (&w == &words.front() ? "" : " or ") + w;
    error(line, piece.offset, concat("'", excerpt(piece.text), "' is not ", all));
    return false;
}

bool Compiler::read_variable(const SourceLine& line, Piece piece, Argument& arg) {
    if (!is_variable_name(piece.text)) {
        error(line, piece.offset, concat("'", excerpt(piece.text), "' cannot name a variable"),
              "letters, digits, _ and . only, a letter first");
        return false;
    }
    if (table_->find_condition(piece.text) != nullptr || piece.text == "and" || piece.text == "or" ||
        piece.text == "not") {
        error(line, piece.offset,
              concat("'", piece.text, "' cannot name a variable: it has a meaning of its own"));
        return false;
    }
    mention(Mention::Set, piece.text, line, piece.offset);
    arg.index = variable(piece.text);
    return true;
}

bool Compiler::read_function_name(const SourceLine& line, Piece piece, Argument& arg) {
    arg.symbol = program_.symbols.id(piece.text);
    if (std::find(function_names_.begin(), function_names_.end(), piece.text) != function_names_.end())
        return true;
    error(line, piece.offset, concat("unknown function '", excerpt(piece.text), "'"),
          did_you_mean(piece.text, function_names_));
    return false;
}

std::uint32_t Compiler::variable(std::string_view name) {
    auto& all = program_.variables;
    const auto it = std::find(all.begin(), all.end(), name);
    if (it != all.end()) return static_cast<std::uint32_t>(it - all.begin());
    all.emplace_back(name);
    return static_cast<std::uint32_t>(all.size() - 1);
}

}  // namespace nl::script
