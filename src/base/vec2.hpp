#pragma once

#include <cmath>

namespace nl {

/// A point or a direction in world units (1 unit = 1 pixel of the 1600 x 900 layout); x to the right, y down.
struct Vec2 {
    float x = 0.0F;
    float y = 0.0F;

    constexpr Vec2& operator+=(Vec2 o) { return x += o.x, y += o.y, *this; }
    constexpr Vec2& operator-=(Vec2 o) { return x -= o.x, y -= o.y, *this; }
    constexpr Vec2& operator*=(float k) { return x *= k, y *= k, *this; }
    friend constexpr bool operator==(Vec2, Vec2) = default;
};

[[nodiscard]] constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
[[nodiscard]] constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
[[nodiscard]] constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
[[nodiscard]] constexpr Vec2 operator*(Vec2 a, float k) { return {a.x * k, a.y * k}; }
[[nodiscard]] constexpr Vec2 operator*(float k, Vec2 a) { return a * k; }

[[nodiscard]] constexpr float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
/// Positive when b lies clockwise of a on the screen (y points down).
[[nodiscard]] constexpr float cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
[[nodiscard]] constexpr float length_squared(Vec2 a) { return dot(a, a); }
/// std::sqrt is correctly rounded by IEEE 754, so this is the same on every compiler.
[[nodiscard]] inline float length(Vec2 a) { return std::sqrt(length_squared(a)); }
[[nodiscard]] inline float distance(Vec2 a, Vec2 b) { return length(b - a); }
/// The zero vector stays zero.
[[nodiscard]] inline Vec2 normalized(Vec2 a) {
    const float n = length(a);
    return n > 0.0F ? a * (1.0F / n) : Vec2{};
}
/// Shortens a to at most `limit`; a shorter one is left as it is.
[[nodiscard]] inline Vec2 clamped(Vec2 a, float limit) {
    const float n2 = length_squared(a);
    return n2 > limit * limit ? a * (limit / std::sqrt(n2)) : a;
}
[[nodiscard]] constexpr Vec2 lerp(Vec2 a, Vec2 b, float t) { return a + (b - a) * t; }
[[nodiscard]] constexpr float lerp(float a, float b, float t) { return a + (b - a) * t; }

}  // namespace nl
