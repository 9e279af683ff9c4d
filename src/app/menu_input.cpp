#include "app/menu_input.hpp"

#include <SDL_gamecontroller.h>
#include <SDL_keyboard.h>

#include <cmath>

namespace nl::app {
namespace {

constexpr double kFirstRepeat = 0.4;  // seconds
constexpr double kNextRepeat = 0.12;
constexpr float kStickFar = 0.6F;
constexpr float kStickRest = 0.25F;     // of the one that scrolls, which answers to less
constexpr float kScrollSpeed = 900.0F;  // UI units a second, at its furthest

bool is_key(SDL_Scancode code) { return code > SDL_SCANCODE_UNKNOWN && code < SDL_NUM_SCANCODES; }

void steer(ui::UiInput& input, Vec2 way) {
    input.left = input.left || way.x < 0.0F;
    input.right = input.right || way.x > 0.0F;
    input.up = input.up || way.y < 0.0F;
    input.down = input.down || way.y > 0.0F;
}

/// Whether a key or button has asked for something already.
bool has_order(const ui::UiInput& in) {
    return in.up || in.down || in.left || in.right || in.page_up || in.page_down || in.accept || in.back ||
           in.previous_tab || in.next_tab || in.erase;
}

bool is_key_or_button(const SDL_Event& event) {
    if (event.type == SDL_KEYDOWN) return event.key.repeat == 0;
    return event.type == SDL_KEYUP || event.type == SDL_CONTROLLERBUTTONDOWN ||
           event.type == SDL_CONTROLLERBUTTONUP;
}

}  // namespace

/// Two presses between two slow frames are two steps, not one.
void MenuInput::handle(const SDL_Event& event) {
    constexpr std::size_t kMostWaiting = 32;  // of somebody who leans on the keyboard
    const bool waits = is_key_or_button(event) && (!later_.empty() || has_order(next_));
    if (!waits) return handle_now(event);
    if (later_.size() < kMostWaiting) later_.push_back(event);
}

void MenuInput::handle_now(const SDL_Event& event) {
    switch (event.type) {
        case SDL_KEYDOWN:
            handle_key(event.key);
            break;
        case SDL_KEYUP:
            if (is_key(event.key.keysym.scancode)) keys_[event.key.keysym.scancode] = false;
            break;
        case SDL_TEXTINPUT:
            if (typing_) next_.typed += event.text.text;
            break;
        case SDL_MOUSEMOTION:
            mouse_ = {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)};
            next_.pointer_moved = true;
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: {
            const bool down = event.type == SDL_MOUSEBUTTONDOWN;
            mouse_ = {static_cast<float>(event.button.x), static_cast<float>(event.button.y)};
            if (event.button.button == SDL_BUTTON_RIGHT && down) next_.back = true;
            if (event.button.button != SDL_BUTTON_LEFT) break;
            held_ = down;
            (down ? next_.pointer_pressed : next_.pointer_released) = true;
            break;
        }
        case SDL_MOUSEWHEEL:
            next_.wheel += static_cast<float>(event.wheel.y);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            handle_pad(event.cbutton.button, event.type == SDL_CONTROLLERBUTTONDOWN);
            break;
        case SDL_CONTROLLERAXISMOTION:
            handle_axis(event.caxis);
            break;
        default:
            break;
    }
}

bool MenuInput::handle_letter(const SDL_KeyboardEvent& key) {
    switch (key.keysym.scancode) {
        case SDL_SCANCODE_BACKSPACE:
            next_.erase = true;
            return true;
        case SDL_SCANCODE_W:
        case SDL_SCANCODE_A:
        case SDL_SCANCODE_S:
        case SDL_SCANCODE_D:
        case SDL_SCANCODE_Q:
        case SDL_SCANCODE_E:
        case SDL_SCANCODE_SPACE:
            return true;  // comes as SDL_TEXTINPUT
        default:
            return false;
    }
}

void MenuInput::handle_key(const SDL_KeyboardEvent& key) {
    pad_ = false;
    if ((key.keysym.mod & KMOD_ALT) != 0 || !is_key(key.keysym.scancode)) return;
    if (key.repeat != 0 && !keys_[key.keysym.scancode]) return;
    keys_[key.keysym.scancode] = true;
    if (typing_ && handle_letter(key)) return;
    switch (key.keysym.scancode) {
        case SDL_SCANCODE_UP:
        case SDL_SCANCODE_W:
            next_.up = true;
            break;
        case SDL_SCANCODE_DOWN:
        case SDL_SCANCODE_S:
            next_.down = true;
            break;
        case SDL_SCANCODE_LEFT:
        case SDL_SCANCODE_A:
            next_.left = true;
            break;
        case SDL_SCANCODE_RIGHT:
        case SDL_SCANCODE_D:
            next_.right = true;
            break;
        case SDL_SCANCODE_PAGEUP:
            next_.page_up = true;
            break;
        case SDL_SCANCODE_PAGEDOWN:
            next_.page_down = true;
            break;
        default:
            break;
    }
    if (key.repeat != 0) return;  // a key that is held neither accepts nor leaves twice
    switch (key.keysym.scancode) {
        case SDL_SCANCODE_TAB:
            ((key.keysym.mod & KMOD_SHIFT) != 0 ? next_.up : next_.down) = true;
            break;
        case SDL_SCANCODE_Q:
            next_.previous_tab = true;
            break;
        case SDL_SCANCODE_E:
            next_.next_tab = true;
            break;
        case SDL_SCANCODE_RETURN:
        case SDL_SCANCODE_KP_ENTER:
        case SDL_SCANCODE_SPACE:
            next_.accept = true;
            break;
        case SDL_SCANCODE_ESCAPE:
        case SDL_SCANCODE_BACKSPACE:
            next_.back = true;
            break;
        default:
            break;
    }
}

void MenuInput::handle_pad(Uint8 button, bool down) {
    pad_ = true;
    const Vec2 before = cross_;
    switch (button) {
        case SDL_CONTROLLER_BUTTON_DPAD_UP:
            cross_.y = down ? -1.0F : 0.0F;
            break;
        case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
            cross_.y = down ? 1.0F : 0.0F;
            break;
        case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
            cross_.x = down ? -1.0F : 0.0F;
            break;
        case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
            cross_.x = down ? 1.0F : 0.0F;
            break;
        case SDL_CONTROLLER_BUTTON_A:
            next_.accept = next_.accept || down;
            break;
        case SDL_CONTROLLER_BUTTON_X:
            next_.erase = next_.erase || down;
            break;
        case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
            next_.previous_tab = next_.previous_tab || down;
            break;
        case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
            next_.next_tab = next_.next_tab || down;
            break;
        case SDL_CONTROLLER_BUTTON_B:
        case SDL_CONTROLLER_BUTTON_START:
            next_.back = next_.back || down;
            break;
        default:
            break;
    }
    if (!down || cross_ == before) return;
    // At once: it may be up again before the next frame.
    Vec2 way = cross_;
    if (way.y != 0.0F) way.x = 0.0F;
    pad_way_ = way;
    until_repeat_ = kFirstRepeat;
    steer(next_, way);
}

void MenuInput::handle_axis(const SDL_ControllerAxisEvent& axis) {
    const float value = static_cast<float>(axis.value) / 32767.0F;
    if (axis.axis == SDL_CONTROLLER_AXIS_RIGHTY) {
        scroll_ = std::abs(value) > kStickRest ? value : 0.0F;
        pad_ = pad_ || scroll_ != 0.0F;
        return;
    }
    const float far = std::abs(value) > kStickFar ? std::copysign(1.0F, value) : 0.0F;
    if (far != 0.0F) pad_ = true;
    if (axis.axis == SDL_CONTROLLER_AXIS_LEFTX) raw_stick_.x = far;
    if (axis.axis == SDL_CONTROLLER_AXIS_LEFTY) raw_stick_.y = far;
    stick_rested_ = stick_rested_ || raw_stick_ == Vec2{};
    stick_ = stick_rested_ ? raw_stick_ : Vec2{};
}

void MenuInput::repeat(double seconds) {
    Vec2 way = cross_ == Vec2{} ? stick_ : cross_;
    if (way.y != 0.0F) way.x = 0.0F;
    if (way != pad_way_) {
        pad_way_ = way;
        until_repeat_ = kFirstRepeat;
        steer(next_, way);
    } else if (way != Vec2{} && (until_repeat_ -= seconds) <= 0.0) {
        until_repeat_ = kNextRepeat;
        steer(next_, way);
    }
}

ui::UiInput MenuInput::take(const view::Screen& screen, float pixels_per_point, double seconds) {
    repeat(seconds);
    ui::UiInput out = next_;
    out.pointer = screen.to_ui(mouse_ * pixels_per_point);
    out.pointer_held = held_;
    out.pad = pad_;
    out.scroll = scroll_ * kScrollSpeed * static_cast<float>(seconds);
    next_ = {};
    for (; !later_.empty() && !has_order(next_); later_.pop_front()) handle_now(later_.front());
    return out;
}

void MenuInput::set_typing(bool on) {
    if (on == typing_) return;
    typing_ = on;
    if (on)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
}

void MenuInput::release_all() {
    next_ = {};
    later_.clear();
    held_ = false;
    keys_.fill(false);
    stick_rested_ = raw_stick_ == Vec2{};
    stick_ = cross_ = pad_way_ = {};
    scroll_ = 0.0F;
}

}  // namespace nl::app
