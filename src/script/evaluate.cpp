#include <algorithm>

#include "script/call.hpp"
#include "script/runner.hpp"

namespace nl::script {

double Runner::evaluate(std::uint32_t expression, const Call& asker) {
    const Expression& e = program_->expressions[expression];
    return evaluate_node(e, static_cast<std::uint32_t>(e.nodes.size() - 1), asker);
}

double Runner::evaluate_node(const Expression& e, std::uint32_t node, const Call& asker) {
    using Op = Node::Op;
    const Node& n = e.nodes[node];
    const auto left = [&] { return evaluate_node(e, n.left, asker); };
    const auto right = [&] { return evaluate_node(e, n.right, asker); };
    const auto truth = [](bool b) { return b ? 1.0 : 0.0; };
    switch (n.op) {
        case Op::Number:
            return n.number;
        case Op::Variable:
            return variables_[n.left];
        case Op::Ask: {
            Call call(*this, n.args, asker.function(), asker.instruction());
            return n.asked->value(call);
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
