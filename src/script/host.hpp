#pragma once

#include <cstdint>
#include <string_view>

namespace nl::script {

struct Function;

/// Whom a Runner works for: hears what happens, and is what the rows of the table act on. The numbers are
/// places of functions in the file, and of lines in their function.
class Host {
  public:
    virtual void function_started(std::uint32_t index, const Function& function) = 0;
    virtual void line_executed(std::uint32_t index, const Function& function, std::uint32_t line) = 0;
    /// However it ended: at its end, by RETURN, stopped, broken.
    virtual void function_ended(std::uint32_t index, const Function& function) = 0;
    /// A line could not do what it says, or a function had to be stopped.
    virtual void complained(std::uint32_t index, const Function& function, std::uint32_t line,
                            std::string_view text) = 0;

  protected:
    ~Host() = default;
};

}  // namespace nl::script
