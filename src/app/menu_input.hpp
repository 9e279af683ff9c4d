#pragma once

#include <SDL_events.h>

#include <array>
#include <deque>

#include "ui/input.hpp"
#include "view/screen.hpp"

namespace nl::app {

/// Turns SDL's events into what screens understand, frame by frame.
class MenuInput {
  public:
    void handle(const SDL_Event& event);
    /// What happened since the last call. pixels_per_point: of the window. seconds: real time, for what
    /// repeats while a stick or a button of the pad is held.
    [[nodiscard]] ui::UiInput take(const view::Screen& screen, float pixels_per_point, double seconds);
    /// While a text is typed, letters are letters and Backspace erases; only arrows move, only Enter accepts.
    void set_typing(bool on);
    /// Forgets what is held.
    void release_all();
    /// Of the mouse, in points of the window.
    [[nodiscard]] Vec2 mouse() const { return mouse_; }

  private:
    void handle_now(const SDL_Event& event);
    void handle_key(const SDL_KeyboardEvent& key);
    /// While typing: whether the key is a letter, and no order to the menu.
    bool handle_letter(const SDL_KeyboardEvent& key);
    void handle_pad(Uint8 button, bool down);
    void handle_axis(const SDL_ControllerAxisEvent& axis);
    void repeat(double seconds);

    ui::UiInput next_;
    std::deque<SDL_Event> later_;  ///< keys and buttons for the frames after the next: one order a frame
    Vec2 mouse_{-1.0F, -1.0F};
    bool held_ = false;
    /// Keys that went down since release_all(): one that was down before repeats for somebody else.
    std::array<bool, SDL_NUM_SCANCODES> keys_{};
    /// The same for the stick: it counts once it has been at rest.
    Vec2 raw_stick_;
    bool stick_rested_ = true;
    bool typing_ = false;
    bool pad_ = false;  ///< used last
    /// The direction that the pad asks for, and when it counts again.
    Vec2 pad_way_;
    Vec2 stick_;
    Vec2 cross_;
    float scroll_ = 0.0F;  ///< how far the right stick is up (-1) or down (1)
    double until_repeat_ = 0.0;
};

}  // namespace nl::app
