#pragma once

#include <SDL.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/command_line.hpp"
#include "view/image.hpp"

namespace nl::app {

/// Whether a window could be opened at all: a display is named in the environment. (A console with a graphics
/// card but without a display server does not count: the picture would appear on a screen nobody sits at.)
[[nodiscard]] bool display_is_named();

/// SDL for as long as it lives, and the game's window.
class Window {
  public:
    /// Nothing, with the reason in why, when there is no display or no window to be had.
    [[nodiscard]] static std::unique_ptr<Window> open(Size size, std::string_view mode, std::string& why);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    [[nodiscard]] SDL_Window& sdl() { return *window_; }
    /// What the task bar shows of us. SDL copies the picture.
    void set_icon(const view::Image& picture);
    [[nodiscard]] bool fullscreen() const;
    /// window, borderless (on the whole screen, as it is), fullscreen (the screen is ours). What the screen
    /// does not have becomes borderless.
    void set_mode(std::string_view mode);
    /// Pixels a point of the window, for the mouse on high-DPI screens.
    [[nodiscard]] float pixels_per_point(int width_in_pixels) const;

  private:
    Window() = default;
    std::string mode_ = "window";
    SDL_Window* window_ =
        nullptr;  // owned; freed before SDL is shut down, which a smart pointer could not know
};

}  // namespace nl::app
