#include "app/window.hpp"

#include <cstdlib>

namespace nl::app {
namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && value[0] != '\0';
}

Uint32 flag_of(std::string_view mode) {
    if (mode == "borderless") return SDL_WINDOW_FULLSCREEN_DESKTOP;
    return mode == "fullscreen" ? static_cast<Uint32>(SDL_WINDOW_FULLSCREEN) : 0U;
}

}  // namespace

bool display_is_named() {
#ifdef __linux__
    return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("SDL_VIDEODRIVER");
#else
    return true;
#endif
}

std::unique_ptr<Window> Window::open(Size size, std::string_view mode, std::string& why) {
    if (!display_is_named()) return why = "there is no display", nullptr;
    std::unique_ptr<Window> out(new Window);
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "0");
    SDL_SetHint(SDL_HINT_APP_NAME, "Nine Lives");
    if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS) != 0) return why = SDL_GetError(), nullptr;
    // Pads are welcome, not needed.
    (void)SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
    const Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | flag_of(mode);
    out->mode_ = std::string(mode);
    out->window_ = SDL_CreateWindow("Nine Lives", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, size.width,
                                    size.height, flags);
    if (out->window_ == nullptr) return why = SDL_GetError(), nullptr;
    SDL_SetWindowMinimumSize(out->window_, 320, 180);
    SDL_StopTextInput();
    return out;
}

Window::~Window() {
    if (window_ != nullptr) SDL_DestroyWindow(window_);
    SDL_Quit();
}

void Window::set_icon(const view::Image& picture) {
    // SDL does not write to it, but asks for pixels that it may.
    view::Image copy = picture;
    SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormatFrom(copy.pixels.data(), copy.width, copy.height, 32,
                                                              copy.width * 4, SDL_PIXELFORMAT_ARGB8888);
    if (surface == nullptr) return;
    SDL_SetWindowIcon(window_, surface);
    SDL_FreeSurface(surface);
}

bool Window::fullscreen() const { return (SDL_GetWindowFlags(window_) & SDL_WINDOW_FULLSCREEN) != 0; }

void Window::set_mode(std::string_view mode) {
    if (mode == mode_) return;
    mode_ = std::string(mode);
    if (SDL_SetWindowFullscreen(window_, flag_of(mode)) == 0 || flag_of(mode) == 0) return;
    (void)SDL_SetWindowFullscreen(window_, SDL_WINDOW_FULLSCREEN_DESKTOP);
}

float Window::pixels_per_point(int width_in_pixels) const {
    int width = 0;
    SDL_GetWindowSize(window_, &width, nullptr);
    return width > 0 ? static_cast<float>(width_in_pixels) / static_cast<float>(width) : 1.0F;
}

}  // namespace nl::app
