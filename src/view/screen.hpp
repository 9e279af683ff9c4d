#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "base/vec2.hpp"
#include "view/device.hpp"

namespace nl::view {

/// Where frames are drawn: a window or memory. The layout is 1600 x 900 units, scaled by one factor to fit; a
/// wider or higher window gets more units, never distortion.
class Screen {
  public:
    static constexpr float kLayoutWidth = 1600.0F;
    static constexpr float kLayoutHeight = 900.0F;

    /// Memory only: for screenshots, tests and headless play; needs no SDL_Init. Sizes 1 … 8192 pixels.
    [[nodiscard]] static Screen offscreen(int width, int height);
    /// For a window that must outlive the screen.
    [[nodiscard]] static Screen on(SDL_Window& window, DeviceChoice choice = DeviceChoice::Automatic,
                                   bool vsync = true);

    /// Clears to black and follows the window's size.
    void begin_frame();
    void end_frame();
    /// What has been drawn in this frame, until the next begin_frame(). False with the reason in `why`.
    [[nodiscard]] bool save_png(const std::filesystem::path& path, std::string& why);
    [[nodiscard]] Image read() { return device_->read(); }

    [[nodiscard]] int width() const { return device_->width(); }  ///< pixels
    [[nodiscard]] int height() const { return device_->height(); }
    /// Pixels a unit of the layout, without the player's UI scale: what the world is drawn with.
    [[nodiscard]] float scale() const;
    /// The player's setting, 0.75 … 2: times the size of HUD and screens.
    void set_ui_scale(float k);
    void set_vsync(bool on) { device_->set_vsync(on); }
    [[nodiscard]] float ui_scale() const { return ui_scale_; }
    /// Pixels a UI unit.
    [[nodiscard]] float ui_pixels() const { return scale() * ui_scale_; }
    /// The whole screen in UI units; at UI scale 1 never less than 1600 x 900.
    [[nodiscard]] Vec2 ui_size() const;
    /// The whole screen in layout units, for the world.
    [[nodiscard]] Vec2 size() const;
    /// A place in pixels of the screen, as UI units. (On high-DPI windows the mouse is in window points:
    /// multiply by width() / window width first.)
    [[nodiscard]] Vec2 to_ui(Vec2 pixels) const;

    [[nodiscard]] Device& device() { return *device_; }

  private:
    explicit Screen(std::unique_ptr<Device> device) : device_(std::move(device)) {}
    std::unique_ptr<Device> device_;
    float ui_scale_ = 1.0F;
};

}  // namespace nl::view
