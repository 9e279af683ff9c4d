#pragma once

#include <SDL_events.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "app/bindings.hpp"
#include "base/vec2.hpp"
#include "sim/input.hpp"

namespace nl::app {

/// A CHOICE on the screen, as far as the devices must know: while it waits, some of them answer it.
struct Question {
    std::uint8_t options = 0;  ///< 0 = nothing is asked
    std::uint8_t pointed = 0;  ///< the option under the mouse pointer, 1 …; 0 = none
    bool held = false;         ///< the world stands still: the keys that fly are free to choose
};

/// Keyboard, mouse and pads as one pilot: fed with SDL's events, asked once a tick for an Input. Whichever
/// device was used last decides how the ship is aimed. Works without any of them.
class InputDevices {
  public:
    /// Pads that are there already are reported by SDL as events too.
    void handle(const SDL_Event& event);
    /// Forgets everything that is held: the window lost the focus, or another screen came up.
    void release_all();

    /// What the player asks for in this tick. `pointer` is where the mouse points, world units from the ship.
    /// What counts once a press is in it once.
    [[nodiscard]] sim::Input take(Vec2 pointer);
    /// Before take(): what is asked in this tick. Digits answer it, and a click on an option; the pad's d-pad
    /// and, while the world is held, up and down on the keys move a mark, which A and Enter answer with.
    void ask(const Question& question);
    /// The option that is marked, 1 …; 0 = none.
    [[nodiscard]] std::uint8_t marked_option() const { return marked_; }
    /// Whether pause was asked for since the last call.
    [[nodiscard]] bool take_pause();
    void ask_for_pause() { pause_ = true; }
    [[nodiscard]] DeviceKind last_used() const { return last_used_; }
    /// Of the mouse, in points of the window.
    [[nodiscard]] Vec2 mouse() const { return mouse_; }

    /// What is written on the controls of the device used last, by the ids of actions; in English. With it
    /// the words of menus: accept, back, move.
    [[nodiscard]] std::map<std::string, std::string, std::less<>> control_names() const;
    /// Shakes the pads, if one was used last: strength 0 … 1.
    void rumble(float strength, float seconds);

    /// What is held by controls that mean something else now is let go.
    void set_bindings(std::vector<Binding> bindings) {
        if (bindings == bindings_) return;
        bindings_ = std::move(bindings);
        release_all();
    }
    [[nodiscard]] std::span<const Binding> bindings() const { return bindings_; }
    void set_dead_zone(float share) { dead_zone_ = share; }
    /// Buttons of sim::Input that keys and pad add to what they ask for: none, AimAssist, AimAssistStrong.
    void set_aim_assist(std::uint32_t buttons) { aim_assist_ = buttons; }
    /// One press begins it and the next ends it, instead of holding.
    void set_toggled(Action action, bool on);
    void set_rumble(bool on) { rumble_ = on; }

  private:
    struct ClosePad {
        void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
    };

    void handle_key(const SDL_KeyboardEvent& key);
    void handle_mouse_button(const SDL_MouseButtonEvent& button);
    void handle_pad_button(const SDL_ControllerButtonEvent& button);
    void handle_axis(const SDL_ControllerAxisEvent& axis);
    void press(const Binding& binding, bool down);
    [[nodiscard]] bool answers(int steps, bool accept);
    [[nodiscard]] bool answers_with(SDL_Scancode key);
    [[nodiscard]] bool answers_with(SDL_GameControllerButton button);
    [[nodiscard]] bool may_answer() const { return asked_for_ >= kTicksToRead; }
    void press_pad(int button, bool down);
    void handle_trigger(bool moved, int button, bool& pulled, float value);
    [[nodiscard]] bool held(Action action) const { return held_[static_cast<std::size_t>(action)] > 0; }
    /// Held, or switched on where one press does that.
    [[nodiscard]] bool wanted(Action action) const;
    [[nodiscard]] Vec2 stick(SDL_GameControllerAxis x, SDL_GameControllerAxis y) const;
    [[nodiscard]] float axis(SDL_GameControllerAxis a) const { return axes_[static_cast<std::size_t>(a)]; }
    void steer_by_keys(sim::Input& input, Vec2 pointer) const;
    void steer_by_pad(sim::Input& input) const;

    static constexpr std::size_t kActions = static_cast<std::size_t>(Action::Pause) + 1;
    std::vector<Binding> bindings_{default_bindings().begin(), default_bindings().end()};
    std::array<int, kActions> held_{};  ///< by how many keys and buttons
    std::array<bool, kActions> toggled_{};
    std::array<bool, kActions> switched_on_{};
    std::array<bool, SDL_NUM_SCANCODES> keys_{};
    std::uint32_t mouse_buttons_ = 0;
    std::uint32_t pad_buttons_ = 0;
    std::array<float, SDL_CONTROLLER_AXIS_MAX> axes_{};
    bool left_pulled_ = false;  ///< release_all() leaves them: what is held stays held
    bool right_pulled_ = false;
    std::uint32_t pulses_ = 0;
    std::uint8_t choice_ = 0;
    /// A question that comes up in the middle of a fight is not answered by the shot that was under way.
    static constexpr int kTicksToRead = 20;
    Question question_;
    int asked_for_ = 0;  ///< ticks that the question has been there
    std::uint8_t marked_ = 0;
    bool pause_ = false;
    DeviceKind last_used_ = DeviceKind::Mouse;
    Vec2 mouse_;
    float dead_zone_ = 0.2F;
    std::uint32_t aim_assist_ = sim::Input::AimAssist;
    bool rumble_ = true;
    std::map<SDL_JoystickID, std::unique_ptr<SDL_GameController, ClosePad>> pads_;
};

}  // namespace nl::app
