#include "view/screen.hpp"

#include <algorithm>

namespace nl::view {

Screen Screen::offscreen(int width, int height) { return Screen(make_memory_device(width, height)); }

Screen Screen::on(SDL_Window& window, DeviceChoice choice, bool vsync) {
    return Screen(make_window_device(window, choice, vsync));
}

void Screen::begin_frame() { device_->begin(); }

void Screen::end_frame() { device_->present(); }

bool Screen::save_png(const std::filesystem::path& path, std::string& why) {
    return view::save_png(device_->read(), path, why);
}

float Screen::scale() const {
    return std::min(static_cast<float>(width()) / kLayoutWidth, static_cast<float>(height()) / kLayoutHeight);
}

void Screen::set_ui_scale(float k) { ui_scale_ = std::clamp(k, 0.75F, 2.0F); }

Vec2 Screen::ui_size() const {
    return {static_cast<float>(width()) / ui_pixels(), static_cast<float>(height()) / ui_pixels()};
}

Vec2 Screen::size() const {
    return {static_cast<float>(width()) / scale(), static_cast<float>(height()) / scale()};
}

Vec2 Screen::to_ui(Vec2 pixels) const { return pixels * (1.0F / ui_pixels()); }

}  // namespace nl::view
