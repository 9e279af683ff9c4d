#pragma once

#include <cstdint>

#include "sim/input.hpp"

namespace nl::sim {

/// A few bits of every tick, cheap enough to be stored for each: what says in which tick two flights part,
/// and in what. The whole state has its 64-bit Stage::hash().
struct TickCheck {
    std::uint8_t input = 0;   ///< of the player; any one changed byte of it shows
    std::uint8_t story = 0;   ///< objectives, script, messages
    std::uint16_t ship = 0;   ///< the player's craft
    std::uint16_t world = 0;  ///< everybody else, shots, things, luck

    friend bool operator==(const TickCheck&, const TickCheck&) = default;
};

[[nodiscard]] std::uint8_t check_of(const Input& input);

}  // namespace nl::sim
