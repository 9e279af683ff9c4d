#include <algorithm>

#include "script/call.hpp"
#include "script/runner.hpp"

namespace nl::script {

double Runner::evaluate(std::uint32_t root, const Call& asker) {
    using Op = Node::Op;
    const std::vector<Node>& nodes = program_->nodes;
    const Node& n = nodes[root];
    // Most operands are leaves, which need no call.
    const auto value = [&](std::uint32_t at) {
        const Node& operand = nodes[at];
        if (operand.op == Op::Number) return operand.number;
        if (operand.op == Op::Variable) return variables_[operand.left];
        return evaluate(at, asker);
    };
    const auto left = [&] { return value(n.left); };
    const auto right = [&] { return value(n.right); };
    const auto truth = [](bool b) { return b ? 1.0 : 0.0; };
    switch (n.op) {
        case Op::Number:
            return n.number;
        case Op::Variable:
            return variables_[n.left];
        case Op::Ask: {
            const Question& question = program_->questions[n.left];
            Call call(*this, question.args, asker.function(), asker.instruction());
            return question.spec->value(call);
        }
        case Op::Not:
            return truth(left() == 0.0);
        case Op::Negate:
            return -left();
        case Op::Add:
            return left() + right();
        case Op::Subtract:
            return left() - right();
        case Op::Multiply:
            return left() * right();
        case Op::Divide:
            return divide(left(), right(), asker);
        case Op::Equal:
            return truth(left() == right());
        case Op::NotEqual:
            return truth(left() != right());
        case Op::Less:
            return truth(left() < right());
        case Op::LessEqual:
            return truth(left() <= right());
        case Op::Greater:
            return truth(left() > right());
        case Op::GreaterEqual:
            return truth(left() >= right());
        case Op::And:
            return truth(left() != 0.0 && right() != 0.0);
        case Op::Or:
            return truth(left() != 0.0 || right() != 0.0);
    }
    return 0.0;
}

/// SCRIPT.md section 7: division by zero is 0 and a warning, said once a line.
double Runner::divide(double a, double b, const Call& asker) {
    if (b != 0.0) return a / b;
    const std::uint64_t line = (std::uint64_t{asker.function()} << 32U) | asker.line();
    if (std::find(divided_by_zero_.begin(), divided_by_zero_.end(), line) == divided_by_zero_.end()) {
        divided_by_zero_.push_back(line);
        asker.note("division by zero, taken as 0");
    }
    return 0.0;
}

}  // namespace nl::script
