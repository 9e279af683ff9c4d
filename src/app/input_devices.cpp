#include "app/input_devices.hpp"

#include <algorithm>
#include <cmath>

#include "base/texts.hpp"

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
    switched_on_.fill(false);
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
    const auto action = static_cast<std::size_t>(binding.action);
    int& count = held_[action];
    count = std::max(0, count + (down ? 1 : -1));
    if (!down) return;
    if (count == 1) switched_on_[action] = !switched_on_[action];
    if (binding.pulse) pulses_ |= binding.button;
    if (binding.action == Action::Pause) pause_ = true;
}

void InputDevices::set_toggled(Action action, bool on) {
    const auto i = static_cast<std::size_t>(action);
    if (toggled_[i] != on) switched_on_[i] = false;
    toggled_[i] = on;
}

bool InputDevices::wanted(Action action) const {
    const auto i = static_cast<std::size_t>(action);
    return toggled_[i] ? switched_on_[i] : held_[i] > 0;
}

void InputDevices::handle_key(const SDL_KeyboardEvent& key) {
    const auto code = key.keysym.scancode;
    if (code <= SDL_SCANCODE_UNKNOWN || code >= SDL_NUM_SCANCODES) return;
    const bool down = key.type == SDL_KEYDOWN;
    // A release without its press happened elsewhere; a repeat is no new press, not even of a key that went
    // down before release_all(); Alt+Enter is the window's.
    const bool alt_enter = code == SDL_SCANCODE_RETURN && (key.keysym.mod & KMOD_ALT) != 0;
    if (keys_[code] == down || (down && (key.repeat != 0 || alt_enter))) return;
    keys_[code] = down;
    // Whatever is bound to what: there is always a way out.
    if (down && code == SDL_SCANCODE_ESCAPE) pause_ = true;
    if (down && last_used_ == DeviceKind::Pad) last_used_ = DeviceKind::Keyboard;
    if (down && code >= SDL_SCANCODE_1 && code <= SDL_SCANCODE_9)
        choice_ = static_cast<std::uint8_t>(code - SDL_SCANCODE_1 + 1);
    if (down && answers_with(code)) return;
    for (const Binding& b : bindings_) {
        if (b.key != code && b.other_key != code) continue;
        press(b, down);
        if (down && steers_alone(b.action)) last_used_ = DeviceKind::Keyboard;
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
    for (const Binding& b : bindings_)
        if (b.mouse != 0 && b.mouse == button.button) press(b, down);
}

void InputDevices::handle_pad_button(const SDL_ControllerButtonEvent& button) {
    const bool down = button.type == SDL_CONTROLLERBUTTONDOWN;
    if (button.button < kLeftTrigger) press_pad(button.button, down);
}

void InputDevices::press_pad(int button, bool down) {
    const std::uint32_t bit = 1U << static_cast<std::uint32_t>(button);
    if (((pad_buttons_ & bit) != 0) == down) return;
    pad_buttons_ ^= bit;
    if (down) last_used_ = DeviceKind::Pad;
    if (down && answers_with(static_cast<SDL_GameControllerButton>(button))) return;
    for (const Binding& b : bindings_)
        if (b.pad == button) press(b, down);
}

void InputDevices::handle_axis(const SDL_ControllerAxisEvent& moved) {
    if (moved.axis >= SDL_CONTROLLER_AXIS_MAX) return;
    axes_[moved.axis] = std::clamp(static_cast<float>(moved.value) / 32767.0F, -1.0F, 1.0F);
    if (std::abs(axes_[moved.axis]) > std::max(dead_zone_, kTriggerPulled)) last_used_ = DeviceKind::Pad;
    handle_trigger(moved.axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT, kLeftTrigger, left_pulled_,
                   axes_[moved.axis]);
    handle_trigger(moved.axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT, kRightTrigger, right_pulled_,
                   axes_[moved.axis]);
}

/// A trigger is a button: it counts when it passes a point, not as long as it trembles behind it.
void InputDevices::handle_trigger(bool moved, int button, bool& pulled, float value) {
    if (!moved || pulled == (value > kTriggerPulled)) return;
    pulled = !pulled;
    press_pad(button, pulled);
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
    for (const Binding& b : bindings_)
        if (b.button != 0 && !b.pulse && wanted(b.action)) input.buttons |= b.button;
    input.buttons |= pulses_;
    input.choice = choice_;
    pulses_ = 0;
    choice_ = 0;
    if (last_used_ == DeviceKind::Pad) {
        steer_by_pad(input);
    } else {
        steer_by_keys(input, pointer);
    }
    if (last_used_ != DeviceKind::Mouse) input.buttons |= aim_assist_;
    return input;
}

bool InputDevices::take_pause() {
    const bool asked = pause_;
    pause_ = false;
    return asked;
}

std::map<std::string, std::string, std::less<>> InputDevices::control_names() const {
    std::map<std::string, std::string, std::less<>> out;
    for (const Binding& b : bindings_) out.emplace(b.id, control_name(b, last_used_));
    const bool pad = last_used_ == DeviceKind::Pad;
    out["accept"] = pad ? "A" : std::string(to_translate("Enter"));
    out["back"] = pad ? "B" : std::string(to_translate("Escape"));
    out["move"] = pad ? to_translate("Stick or d-pad") : to_translate("Arrows or mouse");
    return out;
}

void InputDevices::rumble(float strength, float seconds) {
    if (!rumble_ || last_used_ != DeviceKind::Pad) return;
    const auto power = static_cast<Uint16>(std::clamp(strength, 0.0F, 1.0F) * 65535.0F);
    const auto time = static_cast<Uint32>(std::clamp(seconds, 0.0F, 5.0F) * 1000.0F);
    // A pad that cannot says so, and that is that.
    for (const auto& [id, pad] : pads_) (void)SDL_GameControllerRumble(pad.get(), power, power / 2, time);
}

}  // namespace nl::app
