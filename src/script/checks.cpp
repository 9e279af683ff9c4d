// Checks that need the whole script.

#include <algorithm>

#include "base/text.hpp"
#include "script/compiler.hpp"
#include "script/own_rows.hpp"

namespace nl::script {
namespace {

using Op = Instruction::Op;

enum State : std::uint8_t { Unknown, OnPath, Fine };

}  // namespace

std::vector<std::string> Compiler::names_of(Mention how) const {
    std::vector<std::string> names;
    for (const Use& u : uses(how)) names.push_back(u.name);
    return names;
}

bool Compiler::mentioned(Mention how, std::string_view name) const {
    return std::any_of(uses(how).begin(), uses(how).end(), [&](const Use& u) { return u.name == name; });
}

/// A function that waits for itself would wait for ever.
void Compiler::check_calls() {
    std::vector<std::uint8_t> state(program_.functions.size(), Unknown);
    std::vector<std::string> path;
    for (std::uint32_t f = 0; f < state.size(); ++f)
        if (state[f] == Unknown) (void)follow_calls(f, state, path);
}

bool Compiler::follow_calls(std::uint32_t function, std::vector<std::uint8_t>& state,
                            std::vector<std::string>& path) {
    state[function] = OnPath;
    path.push_back(function_names_[function]);
    bool good = true;
    for (const Use& call : uses(Mention::Call)) {
        if (call.function != function) continue;
        for (std::uint32_t f = 0; f < state.size() && good; ++f) {
            if (function_names_[f] != call.name || state[f] == Fine) continue;
            if (state[f] == Unknown) {
                good = follow_calls(f, state, path);
                continue;
            }
            std::string loop;
            for (auto it = std::find(path.begin(), path.end(), call.name); it != path.end(); ++it)
                loop += concat(excerpt(*it, 40), " → ");
            out_->error(source_->file, call.at,
                        concat(excerpt(function_names_[function], 40), ": CALL '", excerpt(call.name, 40),
                               "' would wait for itself"),
                        concat(loop, excerpt(call.name, 40)));
            good = false;
        }
        if (!good) break;
    }
    path.pop_back();
    state[function] = Fine;
    return good;
}

void Compiler::check_unstarted() {
    for (std::uint32_t f = 0; f < program_.functions.size(); ++f) {
        const Function& fn = program_.functions[f];
        const Position at = source_->functions[f].name.at(0);
        if (mentioned(Mention::Call, fn.name) || mentioned(Mention::Start, fn.name)) continue;
        const std::string& trigger = program_.symbols.text(fn.event_name);
        if (fn.event == kNoEvent) {
            const auto word = std::string_view(fn.name).substr(0, fn.name.find(' '));
            warning(f, at, "nothing starts this function", did_you_mean(word, table_->event_names()));
        } else if (fn.event == kSignalEvent && !mentioned(Mention::SendSignal, trigger)) {
            warning(f, at, concat("nothing starts this function: no line says SIGNAL ", excerpt(trigger)),
                    did_you_mean(trigger, names_of(Mention::SendSignal)));
        } else if (fn.event == kChosenEvent && !mentioned(Mention::Offer, trigger)) {
            warning(f, at, concat("nothing starts this function: no OPTION says '", excerpt(trigger), "'"),
                    did_you_mean(trigger, names_of(Mention::Offer)));
        }
    }
}

void Compiler::check_signals() {
    for (const Use& u : uses(Mention::AwaitSignal)) {
        if (!mentioned(Mention::SendSignal, u.name))
            warning(u.function, u.at, concat("waits for ever: no line says SIGNAL ", excerpt(u.name)),
                    did_you_mean(u.name, names_of(Mention::SendSignal)));
    }
}

void Compiler::check_variables() {
    std::vector<std::string> said;
    for (const Use& u : uses(Mention::Read)) {
        if (u.name.starts_with("campaign.") || mentioned(Mention::Set, u.name)) continue;
        if (std::find(said.begin(), said.end(), u.name) != said.end()) continue;
        said.push_back(u.name);
        warning(u.function, u.at, concat("'", excerpt(u.name), "' is read but never set, so it is always 0"),
                did_you_mean(u.name, names_of(Mention::Set)));
    }
}

/// Lines straight after one that ends the function, up to where another way leads in.
void Compiler::check_unreachable() {
    for (std::uint32_t f = 0; f < program_.functions.size(); ++f) {
        const Function& fn = program_.functions[f];
        std::vector<bool> entered(fn.code.size() + 1, false);
        for (const auto& line : fn.code) {
            entered[line.target] = line.target > 0;
            for (const auto& way : line.ways) entered[way.start] = true;
        }
        for (std::size_t i = 0; i + 1 < fn.code.size(); ++i) {
            const Instruction& line = fn.code[i];
            const bool stops_itself = line.op == Op::Command && line.spec->name == "STOP_FUNCTION" &&
                                      line.args[0].symbol == fn.name_symbol;
            const Instruction& next = fn.code[i + 1];
            const bool marks = next.op == Op::Jump || next.op == Op::EndBranch || next.op == Op::EndRepeat;
            if ((line.op != Op::Return && !stops_itself) || marks || entered[i + 1]) continue;
            const SourceLine& text = source_->functions[f].lines[next.line];
            warning(f, text.at(trimmed(Piece{text.text, 0}).offset),
                    concat("this line is never reached: the function ends at ", line.spec->name));
        }
    }
}

}  // namespace nl::script
