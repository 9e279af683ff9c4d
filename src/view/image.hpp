#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

struct SDL_Surface;

namespace nl::view {

/// One pixel, 0xAARRGGBB, colour premultiplied by alpha. Alpha 0 with a colour is pure light: it is added to
/// what lies below. One format for solid and glowing pictures lets both be drawn in one go, in any order.
using Pixel = std::uint32_t;

/// A picture in memory.
struct Image {
    int width = 0;
    int height = 0;
    std::vector<Pixel> pixels;

    Image() = default;
    Image(int w, int h)
        : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}
    [[nodiscard]] Pixel* row(int y) {
        return pixels.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
    }
    [[nodiscard]] const Pixel* row(int y) const { return const_cast<Image*>(this)->row(y); }
    [[nodiscard]] bool empty() const { return pixels.empty(); }
};

/// The surface as premultiplied pixels; the surface stays the caller's.
[[nodiscard]] Image to_image(SDL_Surface& surface);
/// The picture as light on black: added to what lies below, its alpha of no account.
[[nodiscard]] Image as_light(Image image);
/// Reads a PNG or JPEG; nothing with the reason in `why` when it is none, or is larger than 8192 either way.
[[nodiscard]] std::optional<Image> load_image(const std::filesystem::path& path, std::string& why);
/// Straight RGB into a PNG file; false with the reason in `why`. What is drawn is opaque, so alpha is not
/// kept.
[[nodiscard]] bool save_png(const Image& image, const std::filesystem::path& path, std::string& why);

/// The same picture at another size: every new pixel is the mean of the old ones it covers when it shrinks,
/// and interpolated when it grows. `wrap` for pictures that repeat.
[[nodiscard]] Image resized(const Image& image, int width, int height, bool wrap = false);
/// The part of a picture; the part must lie inside.
[[nodiscard]] Image cropped(const Image& image, int x, int y, int width, int height);

/// The smallest part that holds everything that is not nothing (pixel 0), as x, y, width, height in pixels.
struct Bounds {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
};
[[nodiscard]] Bounds visible_bounds(const Image& image);

}  // namespace nl::view
