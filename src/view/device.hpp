#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "view/image.hpp"

struct SDL_Window;

namespace nl::view {

/// A corner of something drawn. Colour is premultiplied: alpha 0 with a colour adds light.
struct Vertex {
    float x = 0.0F;  ///< pixels of the screen
    float y = 0.0F;
    std::uint8_t r = 255;
    std::uint8_t g = 255;
    std::uint8_t b = 255;
    std::uint8_t a = 255;
    float u = 0.0F;  ///< 0 … 1 of the texture
    float v = 0.0F;
};

/// Names a texture of one Device.
using TextureId = std::uint32_t;

/// What puts quads on a screen. Two kinds: one hands them to the graphics card through SDL_RenderGeometry,
/// one fills the pixels itself, which on a machine without a graphics card is several times faster than SDL's
/// own software renderer and filters the pictures, which that does not.
class Device {
  public:
    virtual ~Device() = default;

    [[nodiscard]] virtual int width() const = 0;  ///< pixels
    [[nodiscard]] virtual int height() const = 0;
    [[nodiscard]] virtual bool accelerated() const = 0;

    /// A texture of nothing. `opaque` promises that all of it will be covered by solid pixels.
    [[nodiscard]] virtual TextureId create_texture(int w, int h, bool opaque = false) = 0;
    /// Writes a picture into a texture with its upper left corner at x, y; it must fit.
    virtual void update_texture(TextureId texture, int x, int y, const Image& image) = 0;
    virtual void destroy_texture(TextureId texture) = 0;
    /// How many have been made so far.
    [[nodiscard]] virtual std::size_t textures_made() const = 0;

    /// Black, whatever size the window has now.
    virtual void begin() = 0;
    /// Four vertices a quad, in order round it.
    virtual void draw(std::span<const Vertex> quads, TextureId texture) = 0;
    /// Until the next call nothing is drawn outside this part of the screen, in pixels; nullptr for all of
    /// it.
    virtual void clip(const Bounds* part) = 0;
    virtual void present() = 0;
    /// Whether present() waits for the screen, where that can be chosen.
    virtual void set_vsync(bool on) { (void)on; }
    /// What has been drawn since begin().
    [[nodiscard]] virtual Image read() = 0;
};

/// Draws into memory only; needs no video driver.
[[nodiscard]] std::unique_ptr<Device> make_memory_device(int width, int height);

enum class DeviceChoice : std::uint8_t {
    Automatic,  ///< the graphics card if there is a real one, else our own
    Software,
    Hardware,
};

/// For a window that must outlive it. Never null: what cannot be had is replaced by what always works, a
/// memory device whose pixels are shown through the window's surface.
[[nodiscard]] std::unique_ptr<Device> make_window_device(SDL_Window& window, DeviceChoice choice, bool vsync);

}  // namespace nl::view
