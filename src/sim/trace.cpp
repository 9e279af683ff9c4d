#include "sim/trace.hpp"

#include <string>

#include "base/text.hpp"
#include "sim/message_queue.hpp"

namespace nl::sim {

void Trace::print(Tick tick, std::string_view event, std::string_view rest) const {
    if (!on()) return;
    sink_(user_, concat("{\"tick\":", to_text(tick), ",\"event\":", json_quoted(event), rest, "}"));
}

void Trace::function(Tick tick, std::string_view name) const {
    if (on()) print(tick, "function", concat(",\"name\":", json_quoted(name)));
}

void Trace::line(Tick tick, std::string_view function, std::size_t line) const {
    if (on())
        print(tick, "line",
              concat(",\"function\":", json_quoted(function),
                     ",\"line\":", to_text(static_cast<std::int64_t>(line))));
}

void Trace::message_open(Tick tick, const Message& message) const {
    if (on())
        print(tick, "message_open",
              concat(",\"speaker\":", json_quoted(message.speaker), ",\"portrait\":",
                     json_quoted(message.portrait), ",\"text\":", json_quoted(message.text)));
}

void Trace::message_close(Tick tick, const Message& message) const {
    if (on()) print(tick, "message_close", concat(",\"speaker\":", json_quoted(message.speaker)));
}

void Trace::objective(Tick tick, std::string_view id, std::string_view state) const {
    if (on())
        print(tick, "objective", concat(",\"id\":", json_quoted(id), ",\"state\":", json_quoted(state)));
}

void Trace::status(Tick tick, std::string_view status) const {
    if (on()) print(tick, "status", concat(",\"status\":", json_quoted(status)));
}

void Trace::end(Tick tick, std::string_view result) const {
    if (on()) print(tick, "end", concat(",\"result\":", json_quoted(result)));
}

void Trace::note(Tick tick, std::string_view event, std::string_view text) const {
    if (on()) print(tick, event, concat(",\"text\":", json_quoted(text)));
}

}  // namespace nl::sim
