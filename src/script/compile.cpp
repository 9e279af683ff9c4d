#include "script/compile.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "script/compiler.hpp"
#include "script/own_rows.hpp"

namespace nl::script {
namespace {

bool in_capitals(std::string_view word) {
    return std::all_of(word.begin(), word.end(), [](char c) { return (c >= 'A' && c <= 'Z') || c == '_'; });
}

/// The first word of a function's name, and what follows it.
std::pair<Piece, Piece> split_word(Piece piece) {
    const auto end = std::min(piece.text.find_first_of(" \t"), piece.text.size());
    return {{piece.text.substr(0, end), piece.offset},
            trimmed(Piece{piece.text.substr(end), piece.offset + end})};
}

}  // namespace

std::optional<Program> compile(const ScriptSource& source, const Table& table, const Vocabulary& vocabulary,
                               Diagnostics& diagnostics) {
    return Compiler(source, table, vocabulary, diagnostics).run();
}

EventName parse_event(std::string_view text, const Table& table) {
    const auto [word, rest] = split_word(trimmed(Piece{text, 0}));
    EventName event;
    event.event = table.find_event(word.text);
    if (event.event == kNoEvent) return event;
    const auto& args = table.events()[event.event].args;
    const auto parts = args.size() > 1 ? split(rest.text, ';') : std::vector{rest.text};
    if (args.empty() ? !rest.text.empty() : parts.size() != args.size()) return {};
    for (std::size_t i = 0; i < args.size(); ++i) {
        const auto part = nl::trimmed(parts[i]);
        if (args[i].type == ArgType::Name || args[i].type == ArgType::Free) {
            event.name = std::string(part);
        } else if (const auto number = parse_number(part)) {
            event.number = *number;
        } else {
            return {};
        }
    }
    return event;
}

std::optional<Program> Compiler::run() {
    const std::size_t errors_before = out_->error_count();
    program_.file = source_->file;
    for (const auto& f : source_->functions) function_names_.emplace_back(nl::trimmed(f.name.text));
    program_.functions.resize(source_->functions.size());
    for (current_ = 0; current_ < source_->functions.size(); ++current_) {
        const FunctionSource& from = source_->functions[current_];
        Function& into = program_.functions[current_];
        into.name = function_names_[current_];
        into.name_symbol = program_.symbols.id(into.name);
        into.repeat = from.repeat;
        FunctionCompiler(*this, from, into).run();
    }
    for (current_ = 0; current_ < source_->functions.size(); ++current_)
        read_event(source_->functions[current_].name, program_.functions[current_]);
    check_calls();
    if (out_->error_count() > errors_before) return std::nullopt;
    check_unstarted();
    check_signals();
    check_variables();
    check_unreachable();
    warnings_.sort();
    out_->append(warnings_);
    program_.symbol_count = static_cast<std::uint32_t>(program_.symbols.size());
    return std::move(program_);
}

void Compiler::error(const SourceLine& line, std::size_t offset, std::string message, std::string hint) {
    const std::string& name = function_names_[current_];
    out_->error(source_->file, line.at(offset), concat(excerpt(name, 40), ": ", message), std::move(hint));
}

void Compiler::warning(std::uint32_t function, Position at, std::string message, std::string hint) {
    warnings_.warning(source_->file, at, concat(excerpt(function_names_[function], 40), ": ", message),
                      std::move(hint));
}

void Compiler::mention(Mention how, std::string_view name, const SourceLine& line, std::size_t offset) {
    uses_[static_cast<std::size_t>(how)].push_back({std::string(name), current_, line.at(offset)});
}

void Compiler::read_event(const SourceLine& name, Function& into) {
    if (const auto bad = first_invalid_utf8(name.text)) return error(name, *bad, "this is not valid UTF-8");
    const Piece whole = trimmed(Piece{name.text, 0});
    if (whole.text.empty()) {
        out_->error(source_->file, name.at(0), "a function without a name",
                    "its name is the event that starts it: START, TIME 5, …");
        return;
    }
    const auto [word, rest] = split_word(whole);
    into.event = table_->find_event(word.text);
    if (into.event == kNoEvent) {
        const bool used = mentioned(Mention::Call, into.name) || mentioned(Mention::Start, into.name);
        const std::string hint = did_you_mean(word.text, table_->event_names());
        if (!used && !hint.empty() && in_capitals(word.text))
            error(name, word.offset, concat("unknown event '", excerpt(word.text), "'"), hint);
        return;
    }
    const EventSpec& spec = table_->events()[into.event];
    std::vector<Piece> pieces;
    if (!rest.text.empty()) {
        for (const auto part : spec.args.size() > 1 ? split(rest.text, ';') : std::vector{rest.text})
            pieces.push_back(
                trimmed(Piece{part, rest.offset + static_cast<std::size_t>(part.data() - rest.text.data())}));
    }
    if (pieces.size() != spec.args.size()) {
        const std::string form = concat(spec.name, spec.args.empty() ? "" : " ", usage_of(spec.args));
        return error(name, pieces.size() > spec.args.size() ? rest.offset : word.offset,
                     concat("the event ", spec.name, " takes ", std::to_string(spec.args.size()), " argument",
                            spec.args.size() == 1 ? "" : "s", ", not ", std::to_string(pieces.size())),
                     concat("write: ", form));
    }
    std::vector<Argument> args;
    if (!read_arguments(spec.name, spec.args, name, pieces, args)) return;
    for (const Argument& a : args) {
        if (a.symbol != 0) into.event_name = a.symbol;
        if (a.number != 0.0) into.event_number = a.number;
    }
    // The clock only stands at whole ticks.
    if (into.event == kTimeEvent)
        into.event_number = std::floor(into.event_number * kTicksPerSecond + 0.5) / kTicksPerSecond;
    if (into.event == kTimeEvent && into.event_number <= 0.0)
        error(name, word.offset, "the clock never stands at 0: TIME begins after it",
              "for the first tick, write START");
}

}  // namespace nl::script
