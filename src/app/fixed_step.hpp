#pragma once

#include <algorithm>

#include "sim/tick.hpp"

namespace nl::app {

/// Turns the uneven time between frames into whole ticks of 1/60 s and the share of the next one, for
/// interpolation. When the machine cannot keep up, the backlog is dropped: the game slows down, it never
/// spirals.
class FixedStep {
  public:
    static constexpr int kMostTicks = 5;  ///< caught up on in one frame

    /// seconds since the frame before; returns how many ticks are due.
    [[nodiscard]] int advance(double seconds) {
        owed_ += std::clamp(seconds, 0.0, 1.0) * sim::kTicksPerSecond;
        const int due = std::min(static_cast<int>(owed_), kMostTicks);
        owed_ -= due;
        if (owed_ >= 1.0) owed_ = 0.0;
        return due;
    }
    /// 0 ... 1: how far the time of the picture lies between the last two ticks.
    [[nodiscard]] float share() const { return static_cast<float>(owed_); }
    void reset() { owed_ = 0.0; }

  private:
    double owed_ = 0.0;
};

}  // namespace nl::app
