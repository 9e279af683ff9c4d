#pragma once

#include <string>

#include "base/vec2.hpp"

namespace nl::ui {

/// What the player did since the last frame, whatever the device: keys, mouse and pad look the same to a
/// screen. All but the pointer's place and `pointer_held` are true for one frame; directions repeat while
/// they are held.
struct UiInput {
    Vec2 pointer;  ///< UI units
    bool pointer_moved = false;
    bool pointer_held = false;  ///< the left button is down
    bool pointer_pressed = false;
    bool pointer_released = false;
    float wheel = 0.0F;   ///< notches, up is positive
    float scroll = 0.0F;  ///< of the lists shown, by the pad's right stick: UI units, down is positive
    bool up = false;
    bool down = false;
    bool left = false;
    bool right = false;
    bool page_up = false;
    bool page_down = false;
    bool accept = false;        ///< Enter, Space, the pad's A
    bool back = false;          ///< Escape, the right button, the pad's B
    bool previous_tab = false;  ///< Q, the pad's left shoulder
    bool next_tab = false;      ///< E, the pad's right shoulder
    std::string typed;          ///< UTF-8; only for a screen that wants it (Screen::wants_typing)
    bool erase = false;         ///< Backspace, while typing; the pad's X
    bool pad = false;           ///< the device used last is a pad: hints name its buttons
};

}  // namespace nl::ui
