#include "script/own_rows.hpp"

#include "script/call.hpp"
#include "script/runner.hpp"
#include "script/task.hpp"

namespace nl::script {
namespace {

constexpr std::string_view kPretended = "waited in vain: pretend that it has come";

Task wait_until(Call call) {
    const std::int64_t since = call.runner().now();
    while (call.value(0) == 0.0) {
        if (call.runner().out_of_patience(since)) co_return call.note(kPretended);
        co_await next_tick();
    }
}

/// Only a signal sent from now on counts.
Task wait_signal(Call call) {
    const std::uint32_t sent = call.runner().signals_sent(call.symbol(0));
    const std::int64_t since = call.runner().now();
    while (call.runner().signals_sent(call.symbol(0)) == sent) {
        if (call.runner().out_of_patience(since)) co_return call.note(kPretended);
        co_await next_tick();
    }
}

Task call_function(Call call) {
    call.runner().start_function(call.symbol(0));
    while (call.runner().is_running(call.symbol(0))) co_await next_tick();
}

void start_function(Call& call) { call.runner().start_function(call.symbol(0)); }
void stop_function(Call& call) { call.runner().stop_function(call.symbol(0)); }
void send_signal(Call& call) { call.runner().send_signal(call.symbol(0)); }

void set(Call& call) { call.runner().set_variable(call.variable(0), call.value(1)); }
void add(Call& call) {
    Runner& r = call.runner();
    r.set_variable(call.variable(0), r.variable(call.variable(0)) + call.value(1));
}

double seen(Call& call) { return call.runner().times_started(call.symbol(0)); }

constexpr std::string_view kFlow = "flow";

}  // namespace

std::vector<CommandSpec> own_commands() {
    using enum ArgType;
    return {
        {"DELAY",
         "wait",
         {{"seconds", Seconds}},
         "The next line comes so many seconds after this one.",
         nullptr,
         nullptr,
         Flow::Delay},
        {"WAIT_UNTIL",
         "wait",
         {{"condition", Condition}},
         "Waits until the condition is true.",
         nullptr,
         wait_until},
        {"WAIT_SIGNAL",
         "wait",
         {{"name", Free}},
         "Waits until a SIGNAL of that name is sent.",
         nullptr,
         wait_signal},
        {"IF",
         kFlow,
         {{"condition", Condition}},
         "The lines up to ELSE_IF, ELSE or END_IF run when it is true.",
         nullptr,
         nullptr,
         Flow::If},
        {"ELSE_IF",
         kFlow,
         {{"condition", Condition}},
         "Asked when nothing above was true.",
         nullptr,
         nullptr,
         Flow::ElseIf},
        {"ELSE", kFlow, {}, "Runs when nothing above was true.", nullptr, nullptr, Flow::Else},
        {"END_IF", kFlow, {}, "Ends an IF.", nullptr, nullptr, Flow::EndIf},
        {"CHOICE",
         kFlow,
         {{"text", Text}},
         "Asks the player; OPTION lines say what can be answered.",
         nullptr,
         nullptr,
         Flow::Choice},
        {"OPTION",
         kFlow,
         {{"label", Text}},
         "An answer; the lines below it run when it is picked.",
         nullptr,
         nullptr,
         Flow::Option},
        {"END_CHOICE", kFlow, {}, "Ends a CHOICE.", nullptr, nullptr, Flow::EndChoice},
        {"PARALLEL",
         kFlow,
         {},
         "Its BRANCHes run at the same time; goes on when all have ended.",
         nullptr,
         nullptr,
         Flow::Parallel},
        {"BRANCH", kFlow, {}, "Begins a branch of a PARALLEL.", nullptr, nullptr, Flow::Branch},
        {"END_PARALLEL", kFlow, {}, "Ends a PARALLEL.", nullptr, nullptr, Flow::EndParallel},
        {"REPEAT",
         kFlow,
         {{"n", Whole}},
         "Runs the lines up to END_REPEAT n times.",
         nullptr,
         nullptr,
         Flow::Repeat},
        {"END_REPEAT", kFlow, {}, "Ends a REPEAT.", nullptr, nullptr, Flow::EndRepeat},
        {"CALL",
         kFlow,
         {{"function", Function}},
         "Runs a function and comes back when it is done.",
         nullptr,
         call_function},
        {"START_FUNCTION",
         kFlow,
         {{"function", Function}},
         "Starts a function and does not wait for it.",
         start_function},
        {"STOP_FUNCTION",
         kFlow,
         {{"function", Function}},
         "Stops a function where it stands.",
         stop_function},
        {"RETURN", kFlow, {}, "Ends this function.", nullptr, nullptr, Flow::Return},
        {"SIGNAL",
         kFlow,
         {{"name", Free}},
         "Starts the functions SIGNAL name and wakes who waits for it.",
         send_signal},
        {"SET",
         "memory",
         {{"variable", Variable}, {"value", Value}},
         "Remembers a number; campaign.… is kept in the player's save.",
         set},
        {"ADD", "memory", {{"variable", Variable}, {"value", Value}}, "Adds to a remembered number.", add},
    };
}

std::vector<EventSpec> own_events() {
    using enum ArgType;
    return {
        {"START", {}, "In the first tick."},
        {"TIME", {{"seconds", Seconds}}, "The mission clock reaches so many seconds."},
        {"SIGNAL", {{"name", Free}}, "A script sends that SIGNAL."},
        {"CHOSEN", {{"label", Free}}, "The player picks that OPTION of a CHOICE."},
    };
}

std::vector<ConditionSpec> own_conditions() {
    using enum ArgType;
    return {{"seen", {{"function", Function}}, "How often that function has been started.", seen}};
}

}  // namespace nl::script
