#pragma once

#include <cstdint>

namespace nl {

/// Small seeded generator (PCG32: 64-bit linear congruential state, permuted output). The same numbers on
/// every system. The simulation owns one; effects that must not disturb it own another.
class Random {
  public:
    explicit Random(std::uint64_t seed = 1, std::uint64_t stream = 54)
        : state_(0), increment_((stream << 1U) | 1U) {
        next();
        state_ += seed;
        next();
    }

    std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005ULL + increment_;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
        const auto rot = static_cast<std::uint32_t>(old >> 59U);
        return (shifted >> rot) | (shifted << ((32U - rot) & 31U));
    }
    /// Uniform in [0, n); 0 for n = 0.
    std::uint32_t below(std::uint32_t n) {
        return static_cast<std::uint32_t>((static_cast<std::uint64_t>(next()) * n) >> 32U);
    }
    /// Uniform in [0, 1).
    float unit() { return static_cast<float>(next() >> 8U) * (1.0F / 16777216.0F); }
    /// Uniform in [low, high).
    float range(float low, float high) { return low + (high - low) * unit(); }
    bool chance(float probability) { return unit() < probability; }

    [[nodiscard]] std::uint64_t state() const { return state_; }

  private:
    std::uint64_t state_;
    std::uint64_t increment_;
};

}  // namespace nl
