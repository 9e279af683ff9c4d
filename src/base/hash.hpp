#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

namespace nl {

/// 64-bit hash of a state, fed value by value; the order of feeding is part of the result. Not for secrets.
class StateHash {
  public:
    void add(std::uint64_t v) {
        value_ ^= v + 0x9E3779B97F4A7C15ULL + (value_ << 6U) + (value_ >> 2U);
        value_ *= 0xFF51AFD7ED558CCDULL;
        value_ ^= value_ >> 33U;
    }
    void add(float v) { add(static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(v))); }
    void add(std::string_view text) {
        add(static_cast<std::uint64_t>(text.size()));
        for (const char c : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

}  // namespace nl
