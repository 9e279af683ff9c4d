#include "sim/new_ground.hpp"

#include <algorithm>

#include "script/own_rows.hpp"

namespace nl::sim {

using script::Instruction;
using Op = Instruction::Op;

NewGround::NewGround(const script::Program& program, const ReachedLines& seen)
    : program_(program), seen_(seen), in_function_(program.functions.size(), false) {
    // A function may start one that starts one…: until nothing changes.
    for (bool changed = true; changed;) {
        changed = false;
        for (std::uint32_t f = 0; f < in_function_.size(); ++f) {
            const auto end = static_cast<std::uint32_t>(program.functions[f].code.size());
            if (in_function_[f] || !lies_between(f, 0, end)) continue;
            in_function_[f] = true;
            changed = true;
        }
    }
}

bool NewGround::choose(void* self, std::uint32_t function, std::uint32_t at, bool truth) {
    const auto& ground = *static_cast<const NewGround*>(self);
    const auto& code = ground.program_.functions[function].code;
    if (ground.is_constant(code[at].args[0].index)) return truth;
    const std::uint32_t otherwise = code[at].target;
    if (ground.lies_between(function, at + 1, otherwise)) return true;
    // The jump past what follows ELSE, if there is an ELSE, ends this side.
    const Instruction& last = code[otherwise - 1];
    if (last.op == Op::Jump && ground.lies_between(function, otherwise, last.target)) return false;
    return truth;
}

bool NewGround::is_constant(std::uint32_t node) const {
    using script::Node;
    const Node& n = program_.nodes[node];
    if (n.op == Node::Op::Number) return true;
    if (n.op == Node::Op::Variable || n.op == Node::Op::Ask) return false;
    return is_constant(n.left) && (n.right == script::kNone || is_constant(n.right));
}

bool NewGround::lies_between(std::uint32_t function, std::uint32_t from, std::uint32_t to) const {
    const auto& code = program_.functions[function].code;
    for (std::uint32_t i = from; i < to && i < code.size(); ++i)
        if (is_new(function, code[i])) return true;
    return false;
}

bool NewGround::is_new(std::uint32_t function, const Instruction& line) const {
    const bool prints =
        line.op == Op::Command || line.op == Op::Delay || line.op == Op::Return || line.op == Op::Choice;
    return prints && (!seen_[function][line.line] || starts_new(line));
}

bool NewGround::starts_new(const Instruction& line) const {
    if (line.spec == nullptr || line.args.empty()) return false;
    const bool starts = line.spec->name == "CALL" || line.spec->name == "START_FUNCTION";
    const bool signals = line.spec->name == "SIGNAL";
    const std::uint32_t symbol = line.args[0].symbol;
    for (std::uint32_t f = 0; f < in_function_.size(); ++f) {
        const script::Function& fn = program_.functions[f];
        if (!in_function_[f]) continue;
        if (starts && fn.name_symbol == symbol) return true;
        if (signals && fn.event == script::kSignalEvent && fn.event_name == symbol) return true;
    }
    return false;
}

}  // namespace nl::sim
