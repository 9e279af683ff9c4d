#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace nl {

/// Where the game says what a person should know: a missing picture, a sound device that does not open.
/// Prints to the standard error stream unless given somewhere else.
class Log {
  public:
    using Sink = std::function<void(std::string_view line)>;
    Log() = default;
    explicit Log(Sink sink) : sink_(std::move(sink)) {}

    void say(std::string_view line);
    /// Says it the first time only.
    void say_once(std::string_view line);

  private:
    Sink sink_;
    std::set<std::string, std::less<>> said_;
};

}  // namespace nl
