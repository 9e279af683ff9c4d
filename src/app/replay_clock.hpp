#pragma once

#include <algorithm>
#include <cstdint>

#include "sim/tick.hpp"

namespace nl::app {

/// How the time of a watched flight goes by: a quarter to eight times as fast as it was flown, or not at all.
class ReplayClock {
  public:
    static constexpr float kSlowest = 0.25F;
    static constexpr float kFastest = 8.0F;

    /// Whole ticks that are due after so many real seconds.
    [[nodiscard]] int advance(double seconds) {
        if (paused_) return 0;
        owed_ += std::clamp(seconds, 0.0, 0.1) * sim::kTicksPerSecond * static_cast<double>(speed_);
        const int due = static_cast<int>(owed_);
        owed_ -= due;
        return due;
    }
    /// 0 ... 1: of the way to the next tick.
    [[nodiscard]] float share() const { return static_cast<float>(owed_); }
    void faster() { speed_ = std::min(kFastest, speed_ * 2.0F); }
    void slower() { speed_ = std::max(kSlowest, speed_ * 0.5F); }
    void toggle_pause() { paused_ = !paused_; }
    [[nodiscard]] bool paused() const { return paused_; }
    [[nodiscard]] float speed() const { return speed_; }

  private:
    double owed_ = 0.0;
    float speed_ = 1.0F;
    bool paused_ = false;
};

}  // namespace nl::app
