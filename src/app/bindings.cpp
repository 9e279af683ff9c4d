#include "app/bindings.hpp"

#include <SDL_keyboard.h>
#include <SDL_mouse.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "base/texts.hpp"

namespace nl::app {

std::span<const Binding> default_bindings() {
    using In = sim::Input;
    constexpr auto kNoPad = kNoPadButton;
    constexpr auto kNoKey = SDL_SCANCODE_UNKNOWN;
    static constexpr Binding kBindings[] = {
        {Action::Up, "up", to_translate("fly up"), 0, false, SDL_SCANCODE_W, kNoKey, 0, kNoPad},
        {Action::Down, "down", to_translate("fly down"), 0, false, SDL_SCANCODE_S, kNoKey, 0, kNoPad},
        {Action::Left, "left", to_translate("fly left"), 0, false, SDL_SCANCODE_A, kNoKey, 0, kNoPad},
        {Action::Right, "right", to_translate("fly right"), 0, false, SDL_SCANCODE_D, kNoKey, 0, kNoPad},
        {Action::Ahead, "ahead", to_translate("thrust"), 0, false, SDL_SCANCODE_UP, kNoKey, 0, kNoPad},
        {Action::Backwards, "brake", to_translate("brake"), 0, false, SDL_SCANCODE_DOWN, kNoKey, 0, kNoPad},
        {Action::TurnLeft, "turn-left", to_translate("turn left"), 0, false, SDL_SCANCODE_LEFT, kNoKey, 0,
         kNoPad},
        {Action::TurnRight, "turn-right", to_translate("turn right"), 0, false, SDL_SCANCODE_RIGHT, kNoKey, 0,
         kNoPad},
        {Action::Fire, "fire", to_translate("guns"), In::Fire, false, SDL_SCANCODE_SPACE, kNoKey,
         SDL_BUTTON_LEFT, kRightTrigger},
        {Action::Secondary, "secondary", to_translate("rockets"), In::Secondary, false, SDL_SCANCODE_LCTRL,
         SDL_SCANCODE_RCTRL, SDL_BUTTON_RIGHT, kLeftTrigger},
        {Action::Boost, "boost", to_translate("boost"), In::Boost, false, SDL_SCANCODE_LSHIFT,
         SDL_SCANCODE_RSHIFT, 0, SDL_CONTROLLER_BUTTON_LEFTSHOULDER},
        {Action::Flare, "flare", to_translate("flare"), In::Flare, false, SDL_SCANCODE_F, kNoKey, 0,
         SDL_CONTROLLER_BUTTON_B},
        {Action::NextTarget, "next-target", to_translate("next target"), In::NextTarget, true,
         SDL_SCANCODE_TAB, kNoKey, 0, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER},
        {Action::NearestTarget, "nearest-target", to_translate("nearest target"), In::NearestTarget, true,
         SDL_SCANCODE_R, kNoKey, 0, SDL_CONTROLLER_BUTTON_Y},
        {Action::PointedTarget, "pointed-target", to_translate("target under the pointer"), In::PointedTarget,
         true, SDL_SCANCODE_T, kNoKey, SDL_BUTTON_MIDDLE, SDL_CONTROLLER_BUTTON_RIGHTSTICK},
        {Action::NextGun, "next-gun", to_translate("next gun"), In::NextGun, true, SDL_SCANCODE_Q, kNoKey,
         SDL_BUTTON_X1, SDL_CONTROLLER_BUTTON_DPAD_LEFT},
        {Action::NextSecondary, "next-secondary", to_translate("next launcher"), In::NextSecondary, true,
         SDL_SCANCODE_E, kNoKey, SDL_BUTTON_X2, SDL_CONTROLLER_BUTTON_DPAD_RIGHT},
        {Action::Dismiss, "dismiss", to_translate("close the message"), In::Dismiss, true,
         SDL_SCANCODE_RETURN, SDL_SCANCODE_KP_ENTER, 0, SDL_CONTROLLER_BUTTON_A},
        {Action::Skip, "skip", to_translate("skip the scene (hold)"), In::Skip, false, SDL_SCANCODE_BACKSPACE,
         kNoKey, 0, SDL_CONTROLLER_BUTTON_BACK},
        {Action::OrderAttack, "order-attack", to_translate("wing: attack my target"), In::OrderAttack, true,
         SDL_SCANCODE_F1, kNoKey, 0, SDL_CONTROLLER_BUTTON_DPAD_UP},
        {Action::OrderGuard, "order-guard", to_translate("wing: guard me"), In::OrderGuard, true,
         SDL_SCANCODE_F2, kNoKey, 0, SDL_CONTROLLER_BUTTON_DPAD_DOWN},
        {Action::OrderRegroup, "order-regroup", to_translate("wing: regroup"), In::OrderRegroup, true,
         SDL_SCANCODE_F3, kNoKey, 0, SDL_CONTROLLER_BUTTON_X},
        {Action::Pause, "pause", to_translate("pause"), 0, true, SDL_SCANCODE_ESCAPE, SDL_SCANCODE_P, 0,
         SDL_CONTROLLER_BUTTON_START},
    };
    return kBindings;
}

namespace {

/// Four numbers, each in its range; nothing else.
bool read_changes(std::string_view text, Binding& to) {
    const auto parts = split(text, ' ');
    if (parts.size() != 4) return false;
    constexpr std::int64_t kLeast[] = {0, 0, 0, kNoPadButton};
    constexpr std::int64_t kMost[] = {SDL_NUM_SCANCODES - 1, SDL_NUM_SCANCODES - 1, 31, kRightTrigger};
    std::array<std::int64_t, 4> numbers{};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto n = parse_integer(parts[i]);
        if (!n || *n < kLeast[i] || *n > kMost[i]) return false;
        numbers[i] = *n;
    }
    to.key = static_cast<SDL_Scancode>(numbers[0]);
    to.other_key = static_cast<SDL_Scancode>(numbers[1]);
    to.mouse = static_cast<std::uint8_t>(numbers[2]);
    to.pad = static_cast<int>(numbers[3]);
    return true;
}

/// A row of a layout: the keys and the mouse button of an action; the pad stays as it is.
struct Place {
    Action action;
    SDL_Scancode key;
    std::uint8_t mouse;
};

BindingChanges changes_of(std::span<const Place> places) {
    BindingChanges out;
    for (const Place& p : places) {
        Binding b = default_bindings()[static_cast<std::size_t>(p.action)];
        b.key = p.key;
        b.other_key = SDL_SCANCODE_UNKNOWN;
        b.mouse = p.mouse;
        out[std::string(b.id)] = text_of(b);
    }
    return out;
}

}  // namespace

std::vector<Binding> bindings_with(const BindingChanges& changes) {
    std::vector<Binding> out(default_bindings().begin(), default_bindings().end());
    for (Binding& b : out)
        if (const auto it = changes.find(std::string(b.id)); it != changes.end())
            (void)read_changes(it->second, b);
    return out;
}

std::string text_of(const Binding& b) {
    return concat(std::to_string(b.key), " ", std::to_string(b.other_key), " ", std::to_string(b.mouse), " ",
                  std::to_string(b.pad));
}

std::vector<Layout> layouts() {
    constexpr auto kNone = SDL_SCANCODE_UNKNOWN;
    static constexpr Place kLeftHand[] = {{Action::Up, kNone, 0},
                                          {Action::Down, kNone, 0},
                                          {Action::Left, kNone, 0},
                                          {Action::Right, kNone, 0},
                                          {Action::Ahead, SDL_SCANCODE_W, 0},
                                          {Action::Backwards, SDL_SCANCODE_S, 0},
                                          {Action::TurnLeft, SDL_SCANCODE_A, 0},
                                          {Action::TurnRight, SDL_SCANCODE_D, 0},
                                          {Action::Fire, SDL_SCANCODE_SPACE, 1},
                                          {Action::Secondary, SDL_SCANCODE_Z, 3},
                                          {Action::Boost, SDL_SCANCODE_LSHIFT, 0},
                                          {Action::Dismiss, SDL_SCANCODE_C, 0},
                                          {Action::Skip, SDL_SCANCODE_X, 0},
                                          {Action::OrderRegroup, SDL_SCANCODE_F3, 0}};
    static constexpr Place kRightHand[] = {{Action::Up, kNone, 0},
                                           {Action::Down, kNone, 0},
                                           {Action::Left, kNone, 0},
                                           {Action::Right, kNone, 0},
                                           {Action::Fire, SDL_SCANCODE_RCTRL, 1},
                                           {Action::Secondary, SDL_SCANCODE_RETURN, 3},
                                           {Action::Boost, SDL_SCANCODE_RSHIFT, 0},
                                           {Action::Flare, SDL_SCANCODE_KP_0, 0},
                                           {Action::NextTarget, SDL_SCANCODE_PAGEDOWN, 0},
                                           {Action::NearestTarget, SDL_SCANCODE_PAGEUP, 0},
                                           {Action::PointedTarget, SDL_SCANCODE_END, 2},
                                           {Action::NextGun, SDL_SCANCODE_DELETE, 4},
                                           {Action::NextSecondary, SDL_SCANCODE_INSERT, 5},
                                           {Action::Dismiss, SDL_SCANCODE_BACKSLASH, 0},
                                           {Action::OrderAttack, SDL_SCANCODE_KP_1, 0},
                                           {Action::OrderGuard, SDL_SCANCODE_KP_2, 0},
                                           {Action::OrderRegroup, SDL_SCANCODE_KP_3, 0}};
    // The ship turns to the pointer, so one button that thrusts is all it takes to fly.
    static constexpr Place kMouse[] = {{Action::Fire, SDL_SCANCODE_SPACE, SDL_BUTTON_LEFT},
                                       {Action::Ahead, SDL_SCANCODE_UP, SDL_BUTTON_RIGHT},
                                       {Action::Secondary, SDL_SCANCODE_LCTRL, SDL_BUTTON_MIDDLE},
                                       {Action::Boost, SDL_SCANCODE_LSHIFT, SDL_BUTTON_X1},
                                       {Action::NearestTarget, SDL_SCANCODE_R, SDL_BUTTON_X2},
                                       {Action::PointedTarget, SDL_SCANCODE_T, 0},
                                       {Action::NextGun, SDL_SCANCODE_Q, 0},
                                       {Action::NextSecondary, SDL_SCANCODE_E, 0}};
    return {{"usual", to_translate("usual"), {}},
            {"left-hand", to_translate("left hand only"), changes_of(kLeftHand)},
            {"right-hand", to_translate("right hand only"), changes_of(kRightHand)},
            {"mouse", to_translate("mouse only"), changes_of(kMouse)}};
}

std::string key_name(SDL_Scancode key) {
    // Those whose names are words, and not what is printed on every keyboard.
    static constexpr std::pair<SDL_Scancode, std::string_view> kWords[] = {
        {SDL_SCANCODE_SPACE, to_translate("Space")},
        {SDL_SCANCODE_RETURN, to_translate("Enter")},
        {SDL_SCANCODE_BACKSPACE, to_translate("Backspace")},
        {SDL_SCANCODE_TAB, to_translate("Tab")},
        {SDL_SCANCODE_ESCAPE, to_translate("Escape")},
        {SDL_SCANCODE_LSHIFT, to_translate("left Shift")},
        {SDL_SCANCODE_RSHIFT, to_translate("right Shift")},
        {SDL_SCANCODE_LCTRL, to_translate("left Ctrl")},
        {SDL_SCANCODE_RCTRL, to_translate("right Ctrl")},
        {SDL_SCANCODE_UP, to_translate("up arrow")},
        {SDL_SCANCODE_DOWN, to_translate("down arrow")},
        {SDL_SCANCODE_LEFT, to_translate("left arrow")},
        {SDL_SCANCODE_RIGHT, to_translate("right arrow")}};
    if (key == SDL_SCANCODE_UNKNOWN) return {};
    for (const auto& [code, word] : kWords)
        if (code == key) return std::string(word);
    // As this keyboard has it: the key beside Tab is A in France.
    const std::string name = SDL_GetKeyName(SDL_GetKeyFromScancode(key));
    return name.empty() ? SDL_GetScancodeName(key) : name;
}

std::string_view mouse_name(std::uint8_t button) {
    switch (button) {
        case 0:
            return {};
        case SDL_BUTTON_LEFT:
            return to_translate("left button");
        case SDL_BUTTON_MIDDLE:
            return to_translate("middle button");
        case SDL_BUTTON_RIGHT:
            return to_translate("right button");
        case SDL_BUTTON_X1:
            return to_translate("button 4");
        case SDL_BUTTON_X2:
            return to_translate("button 5");
        default:
            return to_translate("extra button");
    }
}

std::string_view pad_name(int button) {
    switch (button) {
        case SDL_CONTROLLER_BUTTON_A:
            return "A";
        case SDL_CONTROLLER_BUTTON_B:
            return "B";
        case SDL_CONTROLLER_BUTTON_X:
            return "X";
        case SDL_CONTROLLER_BUTTON_Y:
            return "Y";
        case SDL_CONTROLLER_BUTTON_BACK:
            return to_translate("Back");
        case SDL_CONTROLLER_BUTTON_START:
            return to_translate("Start");
        case SDL_CONTROLLER_BUTTON_LEFTSTICK:
            return "L3";
        case SDL_CONTROLLER_BUTTON_RIGHTSTICK:
            return "R3";
        case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
            return "LB";
        case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
            return "RB";
        case SDL_CONTROLLER_BUTTON_DPAD_UP:
            return to_translate("d-pad up");
        case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
            return to_translate("d-pad down");
        case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
            return to_translate("d-pad left");
        case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
            return to_translate("d-pad right");
        case kLeftTrigger:
            return "LT";
        case kRightTrigger:
            return "RT";
        case kNoPadButton:
            return {};
        default:
            return to_translate("extra button");
    }
}

std::string control_name(const Binding& b, DeviceKind device) {
    const std::string key = key_name(b.key != SDL_SCANCODE_UNKNOWN ? b.key : b.other_key);
    switch (device) {
        case DeviceKind::Pad:
            return std::string(pad_name(b.pad));
        case DeviceKind::Mouse:
            if (b.mouse != 0) return std::string(mouse_name(b.mouse));
            break;
        case DeviceKind::Keyboard:
            if (key.empty()) return std::string(mouse_name(b.mouse));
            break;
    }
    return key;
}

}  // namespace nl::app
