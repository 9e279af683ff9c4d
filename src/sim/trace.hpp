#pragma once

#include <cstddef>
#include <string_view>

#include "sim/tick.hpp"

namespace nl::sim {

struct Message;

/// Prints what a mission does as one JSON object a line: SCRIPT.md section 8. Does nothing without a sink.
class Trace {
  public:
    using Sink = void (*)(void* user, std::string_view line);

    void to(Sink sink, void* user) { sink_ = sink, user_ = user; }
    [[nodiscard]] bool on() const { return sink_ != nullptr; }

    void function(Tick tick, std::string_view name) const;
    /// line counts from 0 in the file's own list, comments and control lines included.
    void line(Tick tick, std::string_view function, std::size_t line) const;
    void message_open(Tick tick, const Message& message) const;
    void message_close(Tick tick, const Message& message) const;
    void objective(Tick tick, std::string_view id, std::string_view state) const;
    void status(Tick tick, std::string_view status) const;
    void end(Tick tick, std::string_view result) const;
    /// Anything else a writer may want to know, such as an actor that was lost: an event kind of its own with
    /// a text.
    void note(Tick tick, std::string_view event, std::string_view text) const;

  private:
    void print(Tick tick, std::string_view event, std::string_view rest) const;
    Sink sink_ = nullptr;
    void* user_ = nullptr;
};

}  // namespace nl::sim
