#pragma once

#include <string_view>

namespace nl::view {

/// A colour with straight (not premultiplied) alpha, each channel 0 … 1.
struct Colour {
    float r = 1.0F;
    float g = 1.0F;
    float b = 1.0F;
    float a = 1.0F;

    [[nodiscard]] constexpr Colour faded(float k) const { return {r, g, b, a * k}; }
    [[nodiscard]] constexpr Colour dimmed(float k) const { return {r * k, g * k, b * k, a}; }
    friend constexpr bool operator==(Colour, Colour) = default;
};

[[nodiscard]] constexpr Colour mixed(Colour a, Colour b, float t) {
    return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t, a.a + (b.a - a.a) * t};
}

/// 0xRRGGBB, opaque.
[[nodiscard]] constexpr Colour rgb(unsigned hex, float alpha = 1.0F) {
    return {static_cast<float>((hex >> 16U) & 255U) / 255.0F, static_cast<float>((hex >> 8U) & 255U) / 255.0F,
            static_cast<float>(hex & 255U) / 255.0F, alpha};
}

/// "#rrggbb" or "#rrggbbaa" as written in data files; anything else gives `otherwise`.
[[nodiscard]] Colour parse_colour(std::string_view text, Colour otherwise = {});

// The palette of gfx/source/ART.md.
inline constexpr Colour kWhite{};
inline constexpr Colour kInk = rgb(0x060A1A);
inline constexpr Colour kText = rgb(0xE8F2FF);
inline constexpr Colour kName = rgb(0x7FE3FF);
inline constexpr Colour kDim = rgb(0x8FA8D0);
inline constexpr Colour kAmber = rgb(0xFFAB2E);
inline constexpr Colour kFriend = rgb(0x7DFF6A);
inline constexpr Colour kFoe = rgb(0xFF5A5A);
inline constexpr Colour kEdge = rgb(0x58E2FF);
inline constexpr Colour kMagenta = rgb(0xFF5AD8);

}  // namespace nl::view
