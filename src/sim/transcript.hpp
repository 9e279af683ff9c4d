#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sim/stage.hpp"

namespace nl::sim {

/// Tells what a stage does as a writer would want to read it: who says what, when, and what changed.
class Transcript {
  public:
    using Sink = void (*)(void* user, std::string_view line);
    Transcript(Sink sink, void* user) : sink_(sink), user_(user) {}

    /// After every tick.
    void tell(const Stage& stage);
    void chosen(const Stage& stage, std::string_view label) {
        say(stage, "  → ", label);
        choosing_ = false;  // the next question may be there already
    }
    void pretended(const Stage& stage, std::string_view event) { say(stage, "pretend ", event); }
    void ended(const Stage& stage);

  private:
    void say(const Stage& stage, std::string_view what, std::string_view text);
    void tell_objectives(const Stage& stage);
    void tell_choice(const Stage& stage);

    Sink sink_;
    void* user_;
    std::vector<ObjectiveState> states_;
    Status status_ = Status::InProgress;
    std::size_t hud_ = 0;
    std::size_t notes_ = 0;
    std::size_t complaints_ = 0;
    std::string title_;
    bool choosing_ = false;
};

/// "1:07.5" for a tick.
[[nodiscard]] std::string clock_text(Tick tick);

}  // namespace nl::sim
