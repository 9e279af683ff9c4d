#pragma once

#include <SDL_events.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>

#include "app/bindings.hpp"
#include "base/vec2.hpp"
#include "sim/input.hpp"

namespace nl::app {

enum class DeviceKind : std::uint8_t { Mouse, Keyboard, Pad };

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

    void set_dead_zone(float share) { dead_zone_ = share; }
    void set_aim_assist(bool on) { aim_assist_ = on; }

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
    [[nodiscard]] bool held(Action action) const { return held_[static_cast<std::size_t>(action)] > 0; }
    [[nodiscard]] Vec2 stick(SDL_GameControllerAxis x, SDL_GameControllerAxis y) const;
    [[nodiscard]] float axis(SDL_GameControllerAxis a) const { return axes_[static_cast<std::size_t>(a)]; }
    void steer_by_keys(sim::Input& input, Vec2 pointer) const;
    void steer_by_pad(sim::Input& input) const;

    static constexpr std::size_t kActions = static_cast<std::size_t>(Action::Pause) + 1;
    std::array<int, kActions> held_{};  ///< by how many keys and buttons
    std::array<bool, SDL_NUM_SCANCODES> keys_{};
    std::uint32_t mouse_buttons_ = 0;
    std::uint32_t pad_buttons_ = 0;
    std::array<float, SDL_CONTROLLER_AXIS_MAX> axes_{};
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
    bool aim_assist_ = true;
    std::map<SDL_JoystickID, std::unique_ptr<SDL_GameController, ClosePad>> pads_;
};

}  // namespace nl::app
