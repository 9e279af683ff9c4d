#pragma once

#include <iosfwd>
#include <vector>

#include "sim/stage.hpp"

namespace nl::app {

/// Writes down what happens in a mission as a writer would want to read it: who says what when, which
/// objectives change.
class Transcript {
  public:
    explicit Transcript(std::ostream& out) : out_(out) {}
    /// After every tick.
    void note(const sim::Stage& stage);

  private:
    void line(const sim::Stage& stage, std::string_view text);
    void note_objectives(const sim::Stage& stage);

    std::ostream& out_;
    std::vector<sim::ObjectiveState> states_;
    std::size_t hud_lines_ = 0;
    sim::Status status_ = sim::Status::InProgress;
};

}  // namespace nl::app
