#pragma once

#include <cstdint>

namespace nl::sim {

/// What a player can ask for in one tick. Everything the simulation knows of the outside; a replay is a list
/// of these.
struct Input {
    enum Button : std::uint32_t {
        Fire = 1U << 0U,
        Secondary = 1U << 1U,
        Boost = 1U << 2U,
        Flare = 1U << 3U,
        NextTarget = 1U << 4U,
        NearestTarget = 1U << 5U,
        PointedTarget = 1U << 6U,  ///< what lies under the pointer
        NextGun = 1U << 7U,
        NextSecondary = 1U << 8U,
        Dismiss = 1U << 9U,  ///< the message box on screen (SCRIPT.md section 4)
        Skip = 1U << 10U,    ///< the cinematic
        OrderAttack = 1U << 11U,
        OrderGuard = 1U << 12U,
        OrderRegroup = 1U << 13U,
        AimActive = 1U << 14U,  ///< the ship turns to the pointer (mouse, right stick); else `turn` steers
        AimAssist = 1U << 15U,  ///< shots are bent a little towards a target near the line
        AimAssistStrong = 1U << 16U,  ///< with AimAssist: from farther off the line
    };
    std::int8_t move_x = 0;  ///< thrust in world directions, -127 … 127
    std::int8_t move_y = 0;
    std::int8_t turn = 0;    ///< -127 left … 127 right, by keys
    std::int8_t thrust = 0;  ///< along the nose, -127 … 127, by keys
    std::int16_t aim_x = 0;  ///< pointer, world units from the ship
    std::int16_t aim_y = 0;
    std::uint32_t buttons = 0;
    std::uint8_t choice = 0;  ///< 1 … picks that option of a CHOICE

    [[nodiscard]] constexpr bool has(Button b) const { return (buttons & b) != 0; }
    constexpr void set(Button b, bool on = true) {
        buttons = on ? buttons | b : buttons & ~static_cast<std::uint32_t>(b);
    }
    friend constexpr bool operator==(const Input&, const Input&) = default;
};

}  // namespace nl::sim
