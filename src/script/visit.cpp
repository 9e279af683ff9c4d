// How a Runner visits its functions: SCRIPT.md section 3.

#include <algorithm>
#include <cmath>

#include "script/call.hpp"
#include "script/runner.hpp"

namespace nl::script {
namespace {

constexpr std::uint32_t kMostControlLines = 1000;  // a function may pass in one tick

using Op = Instruction::Op;

bool is_jump(Op op) { return op == Op::Jump || op == Op::EndRepeat; }

std::int64_t ticks_of_delay(double seconds) {
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::floor(seconds * kTicksPerSecond + 0.5)));
}

/// Shows a CHOICE for as long as it lives: also when its function is stopped.
class OpenChoice {
  public:
    explicit OpenChoice(const Call& call)
        : runner_(call.runner()), ticket_(runner_.open_choice(call.function(), *call.instruction())) {}
    OpenChoice(const OpenChoice&) = delete;
    OpenChoice& operator=(const OpenChoice&) = delete;
    ~OpenChoice() { runner_.close_choice(ticket_); }
    [[nodiscard]] std::uint32_t picked() const { return runner_.picked(ticket_); }

  private:
    Runner& runner_;
    std::uint32_t ticket_;
};

Task choose(Call call, std::uint32_t& way) {
    const OpenChoice open(call);
    while (open.picked() == 0) co_await next_tick();
    way = open.picked();
}

}  // namespace

void Runner::visit(std::uint32_t function) {
    ++visited_;
    controls_ = 0;
    visiting_ = function;
    stop_asked_ = false;
    const Visit v = visit_strand(function, strands_[running_[function].strand]);
    visiting_ = kNone;
    if (stop_asked_ || v == Visit::Stop || v == Visit::Over || v == Visit::ActedLast) finish(function);
}

Runner::Visit Runner::visit_strand(std::uint32_t function, Strand& strand) {
    if (!strand.task.done()) {
        strand.task.resume();
        if (stop_asked_) return Visit::Stop;
        if (!strand.task.done()) return Visit::Waited;
        strand.task.cancel();
        take_picked_way(function, strand);
    }
    if (!strand.branches.empty()) {
        const Visit v = visit_branches(function, strand);
        if (v != Visit::Over) return v;
    }
    if (now_ < strand.wake_at) return Visit::Waited;
    return run_to_command(function, strand);
}

/// Over: all branches have ended and none of them acted, so that the strand goes on in this same visit.
Runner::Visit Runner::visit_branches(std::uint32_t function, Strand& strand) {
    bool acted = false;
    bool all_over = true;
    bool all_only_delayed = true;
    for (const StrandId id : strand.branches) {
        Strand& branch = strands_[id];
        if (!branch.over) {
            const Visit v = visit_strand(function, branch);
            if (v == Visit::Stop) return v;
            acted = acted || v == Visit::Acted || v == Visit::ActedLast;
            branch.over = v == Visit::Over || v == Visit::ActedLast;
        }
        all_over = all_over && branch.over;
        all_only_delayed = all_only_delayed && (branch.over || only_delayed(function, branch));
    }
    if (!all_over && all_only_delayed && strand.at == code(function).size()) all_over = true;
    if (!all_over) return acted ? Visit::Acted : Visit::Waited;
    join(strand);
    return acted ? after_command(function, strand) : Visit::Over;
}

/// A branch that has run its last line, a DELAY: it delays the function's next line, if there is one.
bool Runner::only_delayed(std::uint32_t function, const Strand& strand) const {
    return strand.task.done() && strand.branches.empty() && code(function)[strand.at].op == Op::EndBranch;
}

Runner::Visit Runner::run_to_command(std::uint32_t function, Strand& strand) {
    const auto& lines = code(function);
    while (strand.at < lines.size()) {
        const Instruction& line = lines[strand.at];
        switch (line.op) {
            case Op::Command:
            case Op::Delay:
            case Op::Return:
            case Op::Choice:
                return execute(function, strand, line);
            case Op::EndBranch:
                return Visit::Over;
            case Op::Parallel: {
                if (!pass_control(function, strand, line)) return Visit::Stop;
                const Visit v = visit_branches(function, strand);
                if (v != Visit::Over) return v;
                break;
            }
            default:
                if (!pass_control(function, strand, line)) return Visit::Stop;
        }
    }
    return Visit::Over;
}

Runner::Visit Runner::execute(std::uint32_t function, Strand& strand, const Instruction& line) {
    host_->line_executed(function, program_->functions[function], line.line);
    ++strand.at;
    Call call(*this, line.args, function, &line);
    switch (line.op) {
        case Op::Return:
            return Visit::Stop;
        case Op::Delay:
            strand.wake_at = now_ + ticks_of_delay(call.number(0));
            break;
        case Op::Choice:
            strand.task = choose(call, strand.way);
            break;
        default:
            if (line.spec->effect != nullptr) {
                line.spec->effect(call);
            } else {
                strand.task = line.spec->action(call);
            }
    }
    if (!strand.task.done()) strand.task.resume();
    if (stop_asked_) return Visit::Stop;
    if (!strand.task.done()) return Visit::Acted;
    strand.task.cancel();
    take_picked_way(function, strand);
    return after_command(function, strand);
}

/// A function whose last command has run is over at once; what follows unconditionally is passed for that.
Runner::Visit Runner::after_command(std::uint32_t function, Strand& strand) {
    if (!pass_jumps(function, strand)) return Visit::Stop;
    const auto& lines = code(function);
    if (strand.at == lines.size()) return Visit::ActedLast;
    if (lines[strand.at].op == Op::EndBranch && strand.wake_at <= now_) return Visit::ActedLast;
    return Visit::Acted;
}

bool Runner::pass_jumps(std::uint32_t function, Strand& strand) {
    const auto& lines = code(function);
    while (strand.at < lines.size() && is_jump(lines[strand.at].op))
        if (!pass_control(function, strand, lines[strand.at])) return false;
    return true;
}

/// False when the function has passed too many of them in this tick and must be stopped.
bool Runner::pass_control(std::uint32_t function, Strand& strand, const Instruction& line) {
    if (++controls_ >= kMostControlLines) {
        complain(function, line.line, "stopped: 1000 control lines in one tick, and no command between them");
        return false;
    }
    switch (line.op) {
        case Op::Test: {
            const Call call(*this, line.args, function, &line);
            bool truth = call.value(0) != 0.0;
            if (test_override_ != nullptr) truth = test_override_(override_user_, function, strand.at, truth);
            strand.at = truth ? strand.at + 1 : line.target;
            break;
        }
        case Op::Repeat:
            strand.rounds_left.push_back(static_cast<std::uint32_t>(line.args[0].number) - 1U);
            ++strand.at;
            break;
        case Op::EndRepeat:
            if (strand.rounds_left.back() > 0) {
                --strand.rounds_left.back();
                strand.at = line.target;
            } else {
                strand.rounds_left.pop_back();
                ++strand.at;
            }
            break;
        case Op::Parallel:
            split(strand, line);
            break;
        default:
            strand.at = line.target;
    }
    return true;
}

void Runner::split(Strand& strand, const Instruction& line) {
    for (const auto& way : line.ways) strand.branches.push_back(take_strand(way.start));
    strand.at = line.target;
}

void Runner::take_picked_way(std::uint32_t function, Strand& strand) {
    if (strand.way == 0) return;
    strand.at = code(function)[strand.at - 1].ways[strand.way - 1].start;
    strand.way = 0;
}

}  // namespace nl::script
