#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/name_table.hpp"
#include "script/program.hpp"

namespace nl::script {

class FramePool;
class Host;
class Runner;

/// What a command, an action or a condition is given: its arguments, already checked, and whom it acts on.
/// Small, meant to be copied; valid as long as its Runner.
class Call {
  public:
    Call(Runner& runner, std::span<const Argument> args, std::uint32_t function, const Instruction* line)
        : runner_(&runner), args_(args), function_(function), line_(line) {}

    /// How many arguments were written; optional ones may be missing.
    [[nodiscard]] std::size_t count() const { return args_.size(); }
    [[nodiscard]] bool has(std::size_t i) const { return i < args_.size() && !args_[i].text.empty(); }
    [[nodiscard]] std::string_view text(std::size_t i) const;
    [[nodiscard]] double number(std::size_t i, double otherwise = 0.0) const;
    /// OneOf "off|on": true for on.
    [[nodiscard]] bool on(std::size_t i) const { return number(i) != 0.0; }
    /// The name's number in the host's NameTable; kNoName when the argument is missing.
    [[nodiscard]] NameId name(std::size_t i) const;
    /// The same as a symbol of the program: for functions and signals.
    [[nodiscard]] std::uint32_t symbol(std::size_t i) const { return i < args_.size() ? args_[i].symbol : 0; }
    [[nodiscard]] std::size_t name_count(std::size_t i) const {
        return i < args_.size() ? args_[i].symbols.size() : 0;
    }
    [[nodiscard]] NameId name(std::size_t i, std::size_t k) const;
    [[nodiscard]] bool is_point(std::size_t i) const { return i < args_.size() && args_[i].is_point; }
    [[nodiscard]] Vec2 point(std::size_t i) const { return i < args_.size() ? args_[i].point : Vec2{}; }
    /// Works out an expression now.
    [[nodiscard]] double value(std::size_t i) const;
    [[nodiscard]] std::uint32_t variable(std::size_t i) const { return args_[i].index; }

    [[nodiscard]] Runner& runner() const { return *runner_; }
    [[nodiscard]] Host& host() const;
    [[nodiscard]] FramePool& frames() const;
    /// Which function says so, by its place in the file, and in which of its lines.
    [[nodiscard]] std::uint32_t function() const { return function_; }
    [[nodiscard]] std::uint32_t line() const { return line_ == nullptr ? 0 : line_->line; }
    [[nodiscard]] const Instruction* instruction() const { return line_; }
    /// Says in the log that this line could not do what it says, and why.
    void note(std::string_view why) const;

  private:
    Runner* runner_;
    std::span<const Argument> args_;
    std::uint32_t function_;
    const Instruction* line_;
};

}  // namespace nl::script
