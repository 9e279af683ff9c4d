#pragma once

#include <cstdint>
#include <vector>

#include "script/program.hpp"

namespace nl::sim {

/// Lines of a script by function and place in the file: which have been executed.
using ReachedLines = std::vector<std::vector<bool>>;

/// For walks through every branch: where a script still has lines that no walk has reached, and which side of
/// an IF leads there, whatever its condition says. Both must outlive it.
class NewGround {
  public:
    NewGround(const script::Program& program, const ReachedLines& seen);

    /// Whether a function has such lines, or starts one that has.
    [[nodiscard]] bool lies_in(std::uint32_t function) const { return in_function_[function]; }
    /// A script::TestOverride; self is a NewGround. What is never true, 1 == 2, stays so.
    static bool choose(void* self, std::uint32_t function, std::uint32_t at, bool truth);

  private:
    [[nodiscard]] bool lies_between(std::uint32_t function, std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] bool is_new(std::uint32_t function, const script::Instruction& line) const;
    [[nodiscard]] bool is_constant(std::uint32_t node) const;
    [[nodiscard]] bool starts_new(const script::Instruction& line) const;

    const script::Program& program_;
    const ReachedLines& seen_;
    std::vector<bool> in_function_;
};

}  // namespace nl::sim
