#pragma once

#include <SDL_gamecontroller.h>
#include <SDL_scancode.h>

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

enum class DeviceKind : std::uint8_t { Mouse, Keyboard, Pad };

/// Buttons of a pad are SDL_GameControllerButton; its triggers count as two more.
inline constexpr int kNoPadButton = -1;
inline constexpr int kLeftTrigger = 30;
inline constexpr int kRightTrigger = 31;

/// How an action is asked for on each device. What a device has no control for is "none": 0 for keys and
/// mouse, kNoPadButton for the pad.
struct Binding {
    Action action = Action::Up;
    std::string_view id;       ///< in texts and options: {fire}
    std::string_view name;     ///< for players; to be translated
    std::uint32_t button = 0;  ///< of sim::Input; 0 for steering and Pause
    bool pulse = false;        ///< counts once a press, however long it is held
    SDL_Scancode key = SDL_SCANCODE_UNKNOWN;
    SDL_Scancode other_key = SDL_SCANCODE_UNKNOWN;
    std::uint8_t mouse = 0;
    int pad = kNoPadButton;
    friend bool operator==(const Binding&, const Binding&) = default;
};

/// The player's own controls, as options keep them: by the action's id four numbers, "44 0 1 31": key, other
/// key (both by USB's table, as SDL's scancodes are), mouse button, pad button.
using BindingChanges = std::map<std::string, std::string>;

/// The one table of controls: one row an action.
[[nodiscard]] std::span<const Binding> default_bindings();
/// The same with the player's changes; what cannot be read of those stays as it was.
[[nodiscard]] std::vector<Binding> bindings_with(const BindingChanges& changes);
/// What options keep of a binding.
[[nodiscard]] std::string text_of(const Binding& binding);

/// A whole set of changes under one name: a layout for one hand, say.
struct Layout {
    std::string_view id;
    std::string_view name;  ///< for players; to be translated
    BindingChanges changes;
};
[[nodiscard]] std::vector<Layout> layouts();

/// What is written on the control of a device, in English: "Space", "left button", "A"; empty = none. Mouse
/// means mouse and keyboard together.
[[nodiscard]] std::string control_name(const Binding& binding, DeviceKind device);
[[nodiscard]] std::string key_name(SDL_Scancode key);
[[nodiscard]] std::string_view mouse_name(std::uint8_t button);
[[nodiscard]] std::string_view pad_name(int button);

}  // namespace nl::app
