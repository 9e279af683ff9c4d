#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nl::script {

class Call;
class Task;

/// What an argument must look like. What a name may be is said by the vocabulary of the mission.
enum class ArgType : std::uint8_t {
    Number,     ///< decimal
    Whole,      ///< 1, 2, 3 …
    Seconds,    ///< 0 or more, decimals allowed
    Percent,    ///< 0 … 100
    Text,       ///< anything but nothing
    Picture,    ///< a word of a list, or nothing
    Name,       ///< one word of a list of the vocabulary
    Speaker,    ///< a word of a list; any other name when the next argument, the picture, is given
    Names,      ///< several, with commas between
    OneOf,      ///< one of the words written in the table, "off|on"
    Point,      ///< x,y in world units
    Where,      ///< x,y or a word of a list
    Free,       ///< a name that the script makes up: a signal, a note
    Variable,   ///< letters, digits, _ and . inside
    Value,      ///< an expression
    Condition,  ///< an expression that is true or false
    Function,   ///< the name of a function of this script
};

/// One argument of a command, an event or a condition.
struct ArgSpec {
    std::string_view name;
    ArgType type = ArgType::Text;
    /// Name, Speaker, Names, Where, Picture: which list of the vocabulary; OneOf: the words, with | between.
    std::string_view words = {};
    bool optional = false;  ///< only at the end
};

/// What the script room itself does with a line; everything else has an effect or an action.
enum class Flow : std::uint8_t {
    None,
    If,
    ElseIf,
    Else,
    EndIf,
    Choice,
    Option,
    EndChoice,
    Parallel,
    Branch,
    EndParallel,
    Repeat,
    EndRepeat,
    Delay,
    Return,
};

/// True for lines that take no tick of their own (SCRIPT.md section 3). CHOICE is a command: it waits for the
/// player.
[[nodiscard]] constexpr bool is_control(Flow flow) {
    return flow != Flow::None && flow != Flow::Choice && flow != Flow::Delay && flow != Flow::Return;
}

using Effect = void (*)(Call& call);
using Action = Task (*)(Call call);

/// A row of the table of commands: SCRIPT.md section 7. Exactly one of effect, action and flow is set.
struct CommandSpec {
    std::string_view name;
    std::string_view kind;  ///< talk, wait, flow, memory, craft, stage, cinema, sound, log
    std::vector<ArgSpec> args;
    std::string_view help;    ///< one line
    Effect effect = nullptr;  ///< happens at once
    Action action = nullptr;  ///< takes ticks and holds its function: see task.hpp
    Flow flow = Flow::None;
};

/// A row of the table of events: SCRIPT.md section 6. An event is told apart by at most one name and one
/// number.
struct EventSpec {
    std::string_view name;
    std::vector<ArgSpec> args;
    std::string_view help;
};

/// What an expression's value is. A word (the state of an objective, a difficulty) only compares with words
/// of its list.
enum class ValueType : std::uint8_t { Number, Truth, Word };

/// A row of the table of conditions: what can be asked inside an expression.
struct ConditionSpec {
    std::string_view name;
    std::vector<ArgSpec> args;  ///< none: written without parentheses
    std::string_view help;
    double (*value)(Call& call) = nullptr;  ///< a word's place in its list, true as 1
    ValueType type = ValueType::Number;
    std::string_view words = {};  ///< of a Word: which list of the vocabulary
};

using EventId = std::uint16_t;
inline constexpr EventId kNoEvent = 0xFFFFU;

/// Every command, event and condition there is. The parser, the checker, the reference and the JSON schema
/// are all made from it, so that they cannot disagree (SCRIPT.md section 7). Made once, outlives the programs
/// compiled with it.
class Table {
  public:
    /// The given rows after the script room's own.
    Table(std::vector<CommandSpec> commands, std::vector<EventSpec> events,
          std::vector<ConditionSpec> conditions);

    [[nodiscard]] std::span<const CommandSpec> commands() const { return commands_; }
    [[nodiscard]] std::span<const EventSpec> events() const { return events_; }
    [[nodiscard]] std::span<const ConditionSpec> conditions() const { return conditions_; }

    [[nodiscard]] const CommandSpec* find_command(std::string_view name) const;
    [[nodiscard]] const ConditionSpec* find_condition(std::string_view name) const;
    [[nodiscard]] EventId find_event(std::string_view name) const;  ///< kNoEvent when there is none

    // For hints.
    [[nodiscard]] const std::vector<std::string>& command_names() const { return command_names_; }
    [[nodiscard]] const std::vector<std::string>& event_names() const { return event_names_; }
    [[nodiscard]] const std::vector<std::string>& condition_names() const { return condition_names_; }

  private:
    std::vector<CommandSpec> commands_;
    std::vector<EventSpec> events_;
    std::vector<ConditionSpec> conditions_;
    std::vector<std::string> command_names_;
    std::vector<std::string> event_names_;
    std::vector<std::string> condition_names_;
};

/// "speaker;portrait;text", optional ones in brackets.
[[nodiscard]] std::string usage_of(std::span<const ArgSpec> args, std::string_view separator = ";");
/// How many arguments must be there.
[[nodiscard]] std::size_t required_count(std::span<const ArgSpec> args);

}  // namespace nl::script
