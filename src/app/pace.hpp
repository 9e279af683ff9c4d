#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

#include "view/effects.hpp"

namespace nl::app {

/// The least time of a frame, by the player's cap of frames a second; 0 = as many as there can be, within
/// reason.
[[nodiscard]] inline std::chrono::microseconds shortest_frame(float cap) {
    constexpr float kMostFrames = 250.0F;
    const float frames = cap > 0.0F ? std::min(cap, kMostFrames) : kMostFrames;
    return std::chrono::microseconds(std::lround(1e6F / frames));
}

/// How fast the time of a flight goes by: it stands still for a moment after a hard blow, and goes slowly
/// after a loss.
class Pace {
  public:
    void add(const view::Beat& beat) {
        stop_ = beat.stop_seconds > stop_ ? beat.stop_seconds : stop_;
        if (beat.slow_seconds > slow_) slow_ = beat.slow_seconds, factor_ = beat.slow_factor;
    }
    /// Seconds of the game in so many real seconds.
    [[nodiscard]] double of(double seconds) {
        const double stopped = seconds < stop_ ? seconds : static_cast<double>(stop_);
        stop_ -= static_cast<float>(stopped);
        const double rest = seconds - stopped;
        if (slow_ <= 0.0F) return rest;
        slow_ -= static_cast<float>(rest);
        return rest * static_cast<double>(factor_);
    }

  private:
    float stop_ = 0.0F;
    float slow_ = 0.0F;
    float factor_ = 1.0F;
};

}  // namespace nl::app
