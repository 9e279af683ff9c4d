#pragma once

#include <cstdint>

namespace nl::sim {

inline constexpr int kTicksPerSecond = 60;
inline constexpr float kTickSeconds = 1.0F / 60.0F;

/// Counts the steps of a mission; the first tick is 1 (SCRIPT.md).
using Tick = std::int64_t;

/// Whole ticks nearest to a time in seconds.
[[nodiscard]] constexpr Tick to_ticks(double seconds) {
    return static_cast<Tick>(seconds * kTicksPerSecond + (seconds >= 0 ? 0.5 : -0.5));
}

}  // namespace nl::sim
