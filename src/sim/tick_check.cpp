#include "sim/tick_check.hpp"

#include <bit>

namespace nl::sim {

std::uint8_t check_of(const Input& input) {
    std::uint8_t sum = 0x5A;
    // Turned by a bit before each byte: one that changes alone cannot be hidden by the others.
    const auto add = [&](std::uint64_t value, int bytes) {
        for (int i = 0; i < bytes; ++i)
            sum = static_cast<std::uint8_t>(std::rotl(sum, 1) ^ static_cast<std::uint8_t>(value >> (8 * i)));
    };
    add(static_cast<std::uint8_t>(input.move_x), 1);
    add(static_cast<std::uint8_t>(input.move_y), 1);
    add(static_cast<std::uint8_t>(input.turn), 1);
    add(static_cast<std::uint8_t>(input.thrust), 1);
    add(static_cast<std::uint16_t>(input.aim_x), 2);
    add(static_cast<std::uint16_t>(input.aim_y), 2);
    add(input.buttons, 4);
    add(input.choice, 1);
    return sum;
}

}  // namespace nl::sim
