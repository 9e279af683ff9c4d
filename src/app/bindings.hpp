#pragma once

#include <SDL_gamecontroller.h>
#include <SDL_scancode.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "sim/input.hpp"

namespace nl::app {

/// What a player can do in flight, in the order of the tables of controls.
enum class Action : std::uint8_t {
    Up,
    Down,
    Left,
    Right,
    Ahead,
    Backwards,
    TurnLeft,
    TurnRight,
    Fire,
    Secondary,
    Boost,
    Flare,
    NextTarget,
    NearestTarget,
    PointedTarget,
    NextGun,
    NextSecondary,
    Dismiss,
    Skip,
    OrderAttack,
    OrderGuard,
    OrderRegroup,
    Pause,
};

/// How an action is asked for on each device. What a device has no control for is "none": 0 for keys and
/// mouse, SDL_CONTROLLER_BUTTON_INVALID for the pad.
struct Binding {
    Action action = Action::Up;
    std::string_view name;     ///< for players
    std::uint32_t button = 0;  ///< of sim::Input; 0 for steering and Pause
    bool pulse = false;        ///< counts once a press, however long it is held
    SDL_Scancode key = SDL_SCANCODE_UNKNOWN;
    SDL_Scancode other_key = SDL_SCANCODE_UNKNOWN;
    std::uint8_t mouse = 0;
    SDL_GameControllerButton pad = SDL_CONTROLLER_BUTTON_INVALID;
};

/// The one table of controls: one row an action.
[[nodiscard]] std::span<const Binding> default_bindings();
/// The key that it is bound to, as keyboards have it: "BACKSPACE".
[[nodiscard]] std::string key_name(Action action);

}  // namespace nl::app
