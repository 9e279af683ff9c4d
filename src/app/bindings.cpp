#include "app/bindings.hpp"

#include <SDL_keyboard.h>
#include <SDL_mouse.h>

namespace nl::app {

std::span<const Binding> default_bindings() {
    using In = sim::Input;
    constexpr auto kNoPad = SDL_CONTROLLER_BUTTON_INVALID;
    constexpr auto kNoKey = SDL_SCANCODE_UNKNOWN;
    static constexpr Binding kBindings[] = {
        {Action::Up, "fly up", 0, false, SDL_SCANCODE_W, kNoKey, 0, kNoPad},
        {Action::Down, "fly down", 0, false, SDL_SCANCODE_S, kNoKey, 0, kNoPad},
        {Action::Left, "fly left", 0, false, SDL_SCANCODE_A, kNoKey, 0, kNoPad},
        {Action::Right, "fly right", 0, false, SDL_SCANCODE_D, kNoKey, 0, kNoPad},
        {Action::Ahead, "thrust", 0, false, SDL_SCANCODE_UP, kNoKey, 0, kNoPad},
        {Action::Backwards, "brake", 0, false, SDL_SCANCODE_DOWN, kNoKey, 0, kNoPad},
        {Action::TurnLeft, "turn left", 0, false, SDL_SCANCODE_LEFT, kNoKey, 0, kNoPad},
        {Action::TurnRight, "turn right", 0, false, SDL_SCANCODE_RIGHT, kNoKey, 0, kNoPad},
        // The pad's triggers fire; they are axes and have no place in this table.
        {Action::Fire, "guns", In::Fire, false, SDL_SCANCODE_SPACE, kNoKey, SDL_BUTTON_LEFT, kNoPad},
        {Action::Secondary, "rockets", In::Secondary, false, SDL_SCANCODE_LCTRL, SDL_SCANCODE_RCTRL,
         SDL_BUTTON_RIGHT, kNoPad},
        {Action::Boost, "boost", In::Boost, false, SDL_SCANCODE_LSHIFT, SDL_SCANCODE_RSHIFT, 0,
         SDL_CONTROLLER_BUTTON_LEFTSHOULDER},
        {Action::Flare, "flare", In::Flare, false, SDL_SCANCODE_F, kNoKey, 0, SDL_CONTROLLER_BUTTON_B},
        {Action::NextTarget, "next target", In::NextTarget, true, SDL_SCANCODE_TAB, kNoKey, 0,
         SDL_CONTROLLER_BUTTON_RIGHTSHOULDER},
        {Action::NearestTarget, "nearest target", In::NearestTarget, true, SDL_SCANCODE_R, kNoKey, 0,
         SDL_CONTROLLER_BUTTON_Y},
        {Action::PointedTarget, "target under the pointer", In::PointedTarget, true, SDL_SCANCODE_T, kNoKey,
         SDL_BUTTON_MIDDLE, SDL_CONTROLLER_BUTTON_RIGHTSTICK},
        {Action::NextGun, "next gun", In::NextGun, true, SDL_SCANCODE_Q, kNoKey, SDL_BUTTON_X1,
         SDL_CONTROLLER_BUTTON_DPAD_LEFT},
        {Action::NextSecondary, "next launcher", In::NextSecondary, true, SDL_SCANCODE_E, kNoKey,
         SDL_BUTTON_X2, SDL_CONTROLLER_BUTTON_DPAD_RIGHT},
        {Action::Dismiss, "close the message", In::Dismiss, true, SDL_SCANCODE_RETURN, SDL_SCANCODE_KP_ENTER,
         0, SDL_CONTROLLER_BUTTON_A},
        {Action::Skip, "skip the scene (hold)", In::Skip, false, SDL_SCANCODE_BACKSPACE, kNoKey, 0,
         SDL_CONTROLLER_BUTTON_BACK},
        {Action::OrderAttack, "wing: attack my target", In::OrderAttack, true, SDL_SCANCODE_F1, kNoKey, 0,
         SDL_CONTROLLER_BUTTON_DPAD_UP},
        {Action::OrderGuard, "wing: guard me", In::OrderGuard, true, SDL_SCANCODE_F2, kNoKey, 0,
         SDL_CONTROLLER_BUTTON_DPAD_DOWN},
        {Action::OrderRegroup, "wing: regroup", In::OrderRegroup, true, SDL_SCANCODE_F3, kNoKey, 0,
         SDL_CONTROLLER_BUTTON_X},
        {Action::Pause, "pause", 0, true, SDL_SCANCODE_ESCAPE, SDL_SCANCODE_P, 0,
         SDL_CONTROLLER_BUTTON_START},
    };
    return kBindings;
}

std::string key_name(Action action) {
    for (const Binding& b : default_bindings()) {
        if (b.action != action) continue;
        std::string name = SDL_GetScancodeName(b.key);
        for (char& c : name) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        return name;
    }
    return {};
}

}  // namespace nl::app
