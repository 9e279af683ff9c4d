#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/name_table.hpp"
#include "base/vec2.hpp"
#include "script/table.hpp"

namespace nl::script {

inline constexpr std::uint32_t kNone = 0xFFFFFFFFU;

/// SCRIPT.md: 60 ticks are one second.
inline constexpr int kTicksPerSecond = 60;

/// One argument as checked. Which fields count is said by its ArgSpec.
struct Argument {
    std::string text;
    double number = 0.0;  ///< Number …, the place in the list for OneOf
    Vec2 point;           ///< Point, and Where when written as x,y
    bool is_point = false;
    std::uint32_t symbol = 0;            ///< in Program::symbols; names of things
    std::vector<std::uint32_t> symbols;  ///< Names
    std::uint32_t index = kNone;  ///< Value, Condition: the root in Program::nodes; Variable: in ::variables
};

/// A node of an expression's tree. Small, because thousands may be visited in a tick.
struct Node {
    enum class Op : std::uint8_t {
        Number,
        Variable,
        Ask,
        Not,
        Negate,
        Add,
        Subtract,
        Multiply,
        Divide,
        Equal,
        NotEqual,
        Less,
        LessEqual,
        Greater,
        GreaterEqual,
        And,
        Or,
    };
    Op op = Op::Number;
    std::uint32_t left = kNone;  ///< in Program::nodes; Variable: in ::variables; Ask: in ::questions
    std::uint32_t right = kNone;
    double number = 0.0;
};

/// What an expression asks of the mission: alive(name), time, …
struct Question {
    const ConditionSpec* spec = nullptr;
    std::vector<Argument> args;
};

/// A line of a function as the runner executes it.
struct Instruction {
    enum class Op : std::uint8_t {
        Command,   ///< prints a line, ends the visit
        Delay,     ///< the same
        Return,    ///< the same
        Choice,    ///< the same; then goes on at the picked way
        Test,      ///< goes to `target` when the condition is false
        Jump,      ///< goes to `target`
        Parallel,  ///< each way is a branch; goes on at `target`
        EndBranch,
        Repeat,     ///< goes to `target` when there is nothing to repeat
        EndRepeat,  ///< back to `target` as long as there are rounds left
    };
    struct Way {
        std::uint32_t start = 0;
        std::uint32_t label = 0;  ///< symbol of an option's label
    };
    Op op = Op::Command;
    const CommandSpec* spec = nullptr;
    std::uint32_t line = 0;  ///< in the file's own lines, from 0
    std::uint32_t target = 0;
    std::vector<Way> ways;  ///< options, branches
    std::vector<Argument> args;
};

/// One function of a mission's script.
struct Function {
    std::string name;
    std::uint32_t name_symbol = 0;
    bool repeat = false;
    EventId event = kNoEvent;      ///< that starts it; none: only by CALL or START_FUNCTION
    std::uint32_t event_name = 0;  ///< symbol of the event's name argument
    double event_number = 0.0;     ///< and of its number
    std::vector<Instruction> code;
};

/// A whole script, parsed and checked: made by compile(), run by any number of Runners. The Table it was
/// compiled with must outlive it.
struct Program {
    std::string file;
    std::vector<Function> functions;  ///< in file order
    std::vector<Node> nodes;          ///< of all expressions
    std::vector<Question> questions;
    NameTable symbols;
    std::vector<std::string> variables;
    std::uint32_t symbol_count = 0;
};

}  // namespace nl::script
