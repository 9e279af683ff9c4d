#pragma once

#include "base/vec2.hpp"

namespace nl::view {

/// An upright rectangle; x, y is its upper left corner.
struct Rect {
    float x = 0.0F;
    float y = 0.0F;
    float w = 0.0F;
    float h = 0.0F;

    [[nodiscard]] constexpr float right() const { return x + w; }
    [[nodiscard]] constexpr float bottom() const { return y + h; }
    [[nodiscard]] constexpr Vec2 centre() const { return {x + w * 0.5F, y + h * 0.5F}; }
    [[nodiscard]] constexpr bool empty() const { return w <= 0.0F || h <= 0.0F; }
    [[nodiscard]] constexpr bool contains(Vec2 p) const {
        return p.x >= x && p.y >= y && p.x < right() && p.y < bottom();
    }
    [[nodiscard]] constexpr bool contains(Rect o) const {
        return o.x >= x && o.y >= y && o.right() <= right() && o.bottom() <= bottom();
    }
    /// Touching edges do not count; an empty one intersects nothing.
    [[nodiscard]] constexpr bool intersects(Rect o) const {
        return !empty() && !o.empty() && x < o.right() && o.x < right() && y < o.bottom() && o.y < bottom();
    }
    [[nodiscard]] constexpr Rect inset(float d) const { return {x + d, y + d, w - 2 * d, h - 2 * d}; }
    [[nodiscard]] constexpr Rect moved(Vec2 d) const { return {x + d.x, y + d.y, w, h}; }
    friend constexpr bool operator==(Rect, Rect) = default;
};

}  // namespace nl::view
