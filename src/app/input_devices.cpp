#include "app/input_devices.hpp"

#include <algorithm>
#include <cmath>

namespace nl::app {
namespace {

constexpr float kTriggerPulled = 0.3F;
constexpr float kPadReach = 400.0F;  ///< how far ahead of the ship a stick aims, world units
constexpr float kMostAim = 32000.0F;

std::int8_t to_steps(float share) {
    return static_cast<std::int8_t>(std::lround(std::clamp(share, -1.0F, 1.0F) * 127.0F));
}

std::int16_t to_units(float distance) {
    return static_cast<std::int16_t>(std::lround(std::clamp(distance, -kMostAim, kMostAim)));
}

float difference(bool more, bool less) { return (more ? 1.0F : 0.0F) - (less ? 1.0F : 0.0F); }

bool steers_alone(Action action) { return action >= Action::Ahead && action <= Action::TurnRight; }

}  // namespace

void InputDevices::handle(const SDL_Event& event) {
    switch (event.type) {
        case SDL_KEYDOWN:
        case SDL_KEYUP:
            handle_key(event.key);
            break;
        case SDL_MOUSEMOTION:
            mouse_ = {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)};
            if (std::abs(event.motion.xrel) + std::abs(event.motion.yrel) > 1) last_used_ = DeviceKind::Mouse;
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            handle_mouse_button(event.button);
            break;
        case SDL_MOUSEWHEEL:
            if (event.wheel.y != 0)
                pulses_ |= event.wheel.y > 0 ? sim::Input::NextGun : sim::Input::NextSecondary;
            break;
        case SDL_CONTROLLERDEVICEADDED:
            if (SDL_GameController* pad = SDL_GameControllerOpen(event.cdevice.which))
                pads_[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad))].reset(pad);
            break;
        case SDL_CONTROLLERDEVICEREMOVED:
            pads_.erase(event.cdevice.which);
            release_all();
            break;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            handle_pad_button(event.cbutton);
            break;
        case SDL_CONTROLLERAXISMOTION:
            handle_axis(event.caxis);
            break;
        default:
            break;
    }
}

void InputDevices::release_all() {
    held_.fill(0);
    keys_.fill(false);
    axes_.fill(0.0F);
    mouse_buttons_ = 0;
    pad_buttons_ = 0;
    pulses_ = 0;
    choice_ = 0;
    pause_ = false;
    question_ = {};
    asked_for_ = 0;
    marked_ = 0;
}

void InputDevices::ask(const Question& question) {
    const bool new_one = question_.options != question.options;
    question_ = question;
    asked_for_ = question.options == 0 || new_one ? 0 : asked_for_ + 1;
    if (question.pointed != 0 && last_used_ == DeviceKind::Mouse) marked_ = question.pointed;
    if (question.options == 0 || (question.pointed == 0 && last_used_ == DeviceKind::Mouse && !question.held))
        marked_ = 0;
    if (question.options != 0 && marked_ == 0 && (question.held || last_used_ == DeviceKind::Pad))
        marked_ = 1;
    marked_ = std::min(marked_, question.options);
}

/// Moves the mark, or takes what is marked. False when nothing is asked: then the press means what it always
/// does.
bool InputDevices::answers(int steps, bool accept) {
    if (question_.options == 0) return false;
    if (accept && marked_ != 0 && may_answer()) choice_ = marked_;
    const int n = question_.options;
    if (steps != 0) marked_ = static_cast<std::uint8_t>((marked_ + n - 1 + steps) % n + 1);
    return true;
}

bool InputDevices::answers_with(SDL_Scancode key) {
    if (!question_.held) return false;
    const bool up = key == SDL_SCANCODE_UP || key == SDL_SCANCODE_W;
    const bool down = key == SDL_SCANCODE_DOWN || key == SDL_SCANCODE_S;
    const bool accept = key == SDL_SCANCODE_RETURN || key == SDL_SCANCODE_KP_ENTER;
    return (up || down || accept) && answers(up ? -1 : down ? 1 : 0, accept);
}

bool InputDevices::answers_with(SDL_GameControllerButton button) {
    const bool up = button == SDL_CONTROLLER_BUTTON_DPAD_UP;
    const bool down = button == SDL_CONTROLLER_BUTTON_DPAD_DOWN;
    const bool accept = button == SDL_CONTROLLER_BUTTON_A;
    return (up || down || accept) && answers(up ? -1 : down ? 1 : 0, accept);
}

void InputDevices::press(const Binding& binding, bool down) {
    int& count = held_[static_cast<std::size_t>(binding.action)];
    count = std::max(0, count + (down ? 1 : -1));
    if (!down) return;
    if (binding.pulse) pulses_ |= binding.button;
    if (binding.action == Action::Pause) pause_ = true;
}

void InputDevices::handle_key(const SDL_KeyboardEvent& key) {
    const auto code = key.keysym.scancode;
    if (code <= SDL_SCANCODE_UNKNOWN || code >= SDL_NUM_SCANCODES) return;
    const bool down = key.type == SDL_KEYDOWN;
    // A release without its press happened elsewhere; a repeat is no new press; Alt+Enter is the window's.
    if (keys_[code] == down || (down && (key.keysym.mod & KMOD_ALT) != 0)) return;
    keys_[code] = down;
    if (down && code >= SDL_SCANCODE_1 && code <= SDL_SCANCODE_9)
        choice_ = static_cast<std::uint8_t>(code - SDL_SCANCODE_1 + 1);
    if (down && answers_with(code)) return;
    for (const Binding& b : default_bindings()) {
        if (b.key != code && b.other_key != code) continue;
        press(b, down);
        if (down && steers_alone(b.action)) last_used_ = DeviceKind::Keyboard;
        if (down && last_used_ == DeviceKind::Pad) last_used_ = DeviceKind::Keyboard;
    }
}

void InputDevices::handle_mouse_button(const SDL_MouseButtonEvent& button) {
    const bool down = button.type == SDL_MOUSEBUTTONDOWN;
    const std::uint32_t bit = 1U << (button.button & 31U);
    if (((mouse_buttons_ & bit) != 0) == down) return;
    mouse_buttons_ ^= bit;
    mouse_ = {static_cast<float>(button.x), static_cast<float>(button.y)};
    if (down) last_used_ = DeviceKind::Mouse;
    if (down && button.button == SDL_BUTTON_LEFT && question_.pointed != 0 && may_answer()) {
        choice_ = question_.pointed;
        return;
    }
    for (const Binding& b : default_bindings())
        if (b.mouse != 0 && b.mouse == button.button) press(b, down);
}

void InputDevices::handle_pad_button(const SDL_ControllerButtonEvent& button) {
    const bool down = button.type == SDL_CONTROLLERBUTTONDOWN;
    const std::uint32_t bit = 1U << (button.button & 31U);
    if (((pad_buttons_ & bit) != 0) == down) return;
    pad_buttons_ ^= bit;
    if (down) last_used_ = DeviceKind::Pad;
    if (down && answers_with(static_cast<SDL_GameControllerButton>(button.button))) return;
    for (const Binding& b : default_bindings())
        if (b.pad != SDL_CONTROLLER_BUTTON_INVALID && b.pad == button.button) press(b, down);
}

void InputDevices::handle_axis(const SDL_ControllerAxisEvent& moved) {
    if (moved.axis >= SDL_CONTROLLER_AXIS_MAX) return;
    axes_[moved.axis] = std::clamp(static_cast<float>(moved.value) / 32767.0F, -1.0F, 1.0F);
    if (std::abs(axes_[moved.axis]) > std::max(dead_zone_, kTriggerPulled)) last_used_ = DeviceKind::Pad;
}

/// The stick's direction with the dead zone taken out and the rest stretched to 0 ... 1.
Vec2 InputDevices::stick(SDL_GameControllerAxis x, SDL_GameControllerAxis y) const {
    const Vec2 raw{axis(x), axis(y)};
    const float way = length(raw);
    if (way <= dead_zone_) return {};
    return normalized(raw) * std::min(1.0F, (way - dead_zone_) / (1.0F - dead_zone_));
}

void InputDevices::steer_by_keys(sim::Input& input, Vec2 pointer) const {
    const Vec2 move = clamped({difference(held(Action::Right), held(Action::Left)),
                               difference(held(Action::Down), held(Action::Up))},
                              1.0F);
    input.move_x = to_steps(move.x);
    input.move_y = to_steps(move.y);
    input.turn = to_steps(difference(held(Action::TurnRight), held(Action::TurnLeft)));
    input.thrust = to_steps(difference(held(Action::Ahead), held(Action::Backwards)));
    if (last_used_ == DeviceKind::Mouse) {
        input.set(sim::Input::AimActive);
        input.aim_x = to_units(pointer.x);
        input.aim_y = to_units(pointer.y);
    }
}

void InputDevices::steer_by_pad(sim::Input& input) const {
    const Vec2 move = stick(SDL_CONTROLLER_AXIS_LEFTX, SDL_CONTROLLER_AXIS_LEFTY);
    Vec2 aim = stick(SDL_CONTROLLER_AXIS_RIGHTX, SDL_CONTROLLER_AXIS_RIGHTY);
    input.move_x = to_steps(move.x);
    input.move_y = to_steps(move.y);
    // With the right stick at rest the ship looks where it flies.
    if (length(aim) < 0.1F) aim = move;
    if (length(aim) < 0.1F) return;
    aim = normalized(aim) * kPadReach;
    input.set(sim::Input::AimActive);
    input.aim_x = to_units(aim.x);
    input.aim_y = to_units(aim.y);
}

sim::Input InputDevices::take(Vec2 pointer) {
    sim::Input input;
    for (const Binding& b : default_bindings())
        if (b.button != 0 && !b.pulse && held(b.action)) input.buttons |= b.button;
    input.buttons |= pulses_;
    input.choice = choice_;
    pulses_ = 0;
    choice_ = 0;
    if (axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT) > kTriggerPulled) input.set(sim::Input::Fire);
    if (axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT) > kTriggerPulled) input.set(sim::Input::Secondary);
    if (last_used_ == DeviceKind::Pad) {
        steer_by_pad(input);
    } else {
        steer_by_keys(input, pointer);
    }
    if (last_used_ != DeviceKind::Mouse && aim_assist_) input.set(sim::Input::AimAssist);
    return input;
}

bool InputDevices::take_pause() {
    const bool asked = pause_;
    pause_ = false;
    return asked;
}

}  // namespace nl::app
