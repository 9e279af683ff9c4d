#include "view/raster.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "view/pixel_math.hpp"

namespace nl::view {

namespace {

/// Something that changes evenly over the screen: value at the origin, change per pixel to the right and
/// down.
struct Plane {
    float base = 0.0F;
    float dx = 0.0F;
    float dy = 0.0F;
    [[nodiscard]] float at(float x, float y) const { return base + dx * x + dy * y; }
};

Plane plane_through(const Vertex& a, const Vertex& b, const Vertex& c, float va, float vb, float vc) {
    const float x1 = b.x - a.x;
    const float y1 = b.y - a.y;
    const float x2 = c.x - a.x;
    const float y2 = c.y - a.y;
    const float area = x1 * y2 - x2 * y1;
    if (area == 0.0F) return {va, 0.0F, 0.0F};
    Plane p;
    p.dx = ((vb - va) * y2 - (vc - va) * y1) / area;
    p.dy = ((vc - va) * x1 - (vb - va) * x2) / area;
    p.base = va - p.dx * a.x - p.dy * a.y;
    return p;
}

/// First and one past the last pixel of a row.
struct Span {
    int from = 0;
    int to = 0;
};

/// What is drawn on: a picture and the part of it that may change.
struct Sheet {
    Image& image;
    const Bounds& clip;
    [[nodiscard]] Pixel* row(int y) const { return image.row(y); }
};

int first_centre_at_or_after(float x, int least, int most) {
    return static_cast<int>(
        std::ceil(std::clamp(x - 0.5F, static_cast<float>(least), static_cast<float>(most))));
}

/// The pixels of row y whose centres lie inside the convex outline.
Span span_of_row(std::span<const Vertex> outline, int y, const Bounds& clip) {
    const float centre = static_cast<float>(y) + 0.5F;
    float left = std::numeric_limits<float>::max();
    float right = std::numeric_limits<float>::lowest();
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vertex* a = &outline[i];
        const Vertex* b = &outline[(i + 1) % outline.size()];
        if (a->y > b->y) std::swap(a, b);  // the same order from both sides of a shared edge, so the same x
        if (centre < a->y || centre >= b->y) continue;
        const float x = a->x + (b->x - a->x) * ((centre - a->y) / (b->y - a->y));
        left = std::min(left, x);
        right = std::max(right, x);
    }
    if (left >= right) return {};
    const int end = clip.x + clip.width;
    return {first_centre_at_or_after(left, clip.x, end), first_centre_at_or_after(right, clip.x, end)};
}

template <class Row>
void for_each_row(const Sheet& target, std::span<const Vertex> outline, Row&& row) {
    float top = outline[0].y;
    float bottom = outline[0].y;
    for (const Vertex& v : outline) {
        top = std::min(top, v.y);
        bottom = std::max(bottom, v.y);
    }
    const int end = target.clip.y + target.clip.height;
    const int y0 = first_centre_at_or_after(top, target.clip.y, end);
    const int y1 = first_centre_at_or_after(bottom, target.clip.y, end);
    for (int y = y0; y < y1; ++y)
        if (const Span s = span_of_row(outline, y, target.clip); s.from < s.to) row(y, s);
}

/// Texture coordinates in 16.16 fixed point pixels, moved by half a pixel to where bilinear sampling starts.
struct Walk {
    std::int32_t u;
    std::int32_t v;
    std::int32_t du;
    std::int32_t dv;
};

constexpr float kOne = 65536.0F;

Walk walk_along(const Plane& u, const Plane& v, int x, int y, const Image& texture) {
    const float cx = static_cast<float>(x) + 0.5F;
    const float cy = static_cast<float>(y) + 0.5F;
    const float w = static_cast<float>(texture.width);
    const float h = static_cast<float>(texture.height);
    const auto fixed = [](float f) {
        return static_cast<std::int32_t>(std::clamp(f, -30000.0F, 30000.0F) * kOne);
    };
    return {fixed(u.at(cx, cy) * w - 0.5F), fixed(v.at(cx, cy) * h - 0.5F), fixed(u.dx * w), fixed(v.dx * h)};
}

/// True when every sample of the walk has its four neighbours inside the texture.
bool stays_inside(const Walk& walk, int n, const Image& texture) {
    const std::int64_t u1 = walk.u + static_cast<std::int64_t>(walk.du) * (n - 1);
    const std::int64_t v1 = walk.v + static_cast<std::int64_t>(walk.dv) * (n - 1);
    const std::int64_t u_end = static_cast<std::int64_t>(texture.width - 1) << 16;
    const std::int64_t v_end = static_cast<std::int64_t>(texture.height - 1) << 16;
    return walk.u >= 0 && walk.v >= 0 && u1 >= 0 && v1 >= 0 && walk.u < u_end && walk.v < v_end &&
           u1 < u_end && v1 < v_end;
}

Wide sample(const Image& t, std::int32_t u, std::int32_t v) {
    return bilinear(t.row(v >> 16) + (u >> 16), t.width, (u >> 8) & 255, (v >> 8) & 255);
}

Wide sample_clamped(const Image& t, std::int32_t u, std::int32_t v) {
    const int x = std::clamp(u >> 16, 0, std::max(0, t.width - 2));
    const int y = std::clamp(v >> 16, 0, std::max(0, t.height - 2));
    const auto part = [](std::int32_t f, int at, int n) {
        return f < 0 ? 0 : (f >> 16) > at ? (n > 1 ? 255 : 0) : (f >> 8) & 255;
    };
    return bilinear(t.row(y) + x, t.width, part(u, x, t.width), part(v, y, t.height));
}

enum class Mix { Copy, Add, Over };

template <Mix kMix, bool kInside>
void draw_row(Pixel* to, int n, Walk walk, const Image& texture, Wide colour) {
    for (; n > 0; --n, ++to, walk.u += walk.du, walk.v += walk.dv) {
        Wide texel;
        if constexpr (kInside) {
            texel = sample(texture, walk.u, walk.v);
        } else {
            texel = sample_clamped(texture, walk.u, walk.v);
        }
        const Wide src = scaled(texel, colour);
        if constexpr (kMix == Mix::Copy) {
            *to = narrow(src);
        } else if constexpr (kMix == Mix::Add) {
            const Pixel p = narrow(src);
            if (p != 0) *to = added(*to, p);
        } else {
            if (narrow(src) != 0) *to = narrow(over(src, widen(*to)));
        }
    }
}

template <Mix kMix>
void draw_row(Pixel* to, int n, const Walk& walk, const Image& texture, Wide colour) {
    if (stays_inside(walk, n, texture)) {
        draw_row<kMix, true>(to, n, walk, texture, colour);
    } else {
        draw_row<kMix, false>(to, n, walk, texture, colour);
    }
}

bool white(const Vertex& v) { return v.r == 255 && v.g == 255 && v.b == 255; }

/// A picture at its own size on whole pixels: no filter needed, rows can be copied.
void copy_row(Pixel* to, const Pixel* from, int n, const Vertex& v, Wide colour, bool opaque) {
    if (v.a == 0) {
        if (white(v)) return add_row(to, from, n);
        for (; n > 0; --n, ++to, ++from)
            if (*from != 0) *to = added(*to, narrow(scaled(widen(*from), colour)));
        return;
    }
    if (opaque && white(v) && v.a == 255) {
        std::copy_n(from, n, to);
        return;
    }
    for (; n > 0; --n, ++to, ++from)
        if (*from != 0) *to = narrow(over(scaled(widen(*from), colour), widen(*to)));
}

bool near_whole(float f) { return std::fabs(f - std::round(f)) < 1.0F / 64.0F; }

bool fits_pixel_grid(const Plane& u, const Plane& v, const Image& t) {
    const float w = static_cast<float>(t.width);
    const float h = static_cast<float>(t.height);
    return std::fabs(u.dx * w - 1.0F) < 1e-4F && std::fabs(v.dy * h - 1.0F) < 1e-4F &&
           std::fabs(u.dy * w) < 1e-5F && std::fabs(v.dx * h) < 1e-5F && near_whole(u.base * w) &&
           near_whole(v.base * h);
}

void draw_even(const Sheet& target, std::span<const Vertex> q, const RasterTexture& texture) {
    const Image& t = texture.image;
    const Vertex& c = q[0];
    const Plane u = plane_through(q[0], q[1], q[2], q[0].u, q[1].u, q[2].u);
    const Plane v = plane_through(q[0], q[1], q[2], q[0].v, q[1].v, q[2].v);
    const Wide colour = tint(c.r, c.g, c.b, c.a);
    if (u.dx == 0.0F && u.dy == 0.0F && v.dx == 0.0F &&
        v.dy == 0.0F) {  // one point of the texture: a plain fill
        const Walk w = walk_along(u, v, 0, 0, t);
        const Pixel p = narrow(scaled(sample_clamped(t, w.u, w.v), colour));
        return for_each_row(target, q,
                            [&](int y, Span s) { fill_row(target.row(y) + s.from, p, s.to - s.from); });
    }
    if (fits_pixel_grid(u, v, t)) {
        const int x0 = static_cast<int>(std::lround(u.base * static_cast<float>(t.width)));
        const int y0 = static_cast<int>(std::lround(v.base * static_cast<float>(t.height)));
        return for_each_row(target, q, [&](int y, Span s) {
            if (y + y0 < 0 || y + y0 >= t.height) return;
            const int from = std::max(s.from, -x0);
            const int to = std::min(s.to, t.width - x0);
            if (from < to)
                copy_row(target.row(y) + from, t.row(y + y0) + from + x0, to - from, c, colour,
                         texture.opaque);
        });
    }
    for_each_row(target, q, [&](int y, Span s) {
        const Walk walk = walk_along(u, v, s.from, y, t);
        Pixel* to = target.row(y) + s.from;
        const int n = s.to - s.from;
        if (c.a == 0) {
            draw_row<Mix::Add>(to, n, walk, t, colour);
        } else if (c.a == 255 && texture.opaque) {
            draw_row<Mix::Copy>(to, n, walk, t, colour);
        } else {
            draw_row<Mix::Over>(to, n, walk, t, colour);
        }
    });
}

/// A triangle whose colour changes from corner to corner.
void draw_shaded(const Sheet& target, std::span<const Vertex> q, const RasterTexture& texture) {
    const Image& t = texture.image;
    const auto plane = [&](auto field) {
        return plane_through(q[0], q[1], q[2], static_cast<float>(q[0].*field),
                             static_cast<float>(q[1].*field), static_cast<float>(q[2].*field));
    };
    const Plane u = plane(&Vertex::u);
    const Plane v = plane(&Vertex::v);
    const std::array<Plane, 4> colour = {plane(&Vertex::r), plane(&Vertex::g), plane(&Vertex::b),
                                         plane(&Vertex::a)};
    for_each_row(target, q, [&](int y, Span s) {
        Walk walk = walk_along(u, v, s.from, y, t);
        Pixel* to = target.row(y);
        for (int x = s.from; x < s.to; ++x, walk.u += walk.du, walk.v += walk.dv) {
            std::array<std::uint8_t, 4> c{};
            for (std::size_t i = 0; i < 4; ++i)
                c[i] = static_cast<std::uint8_t>(std::clamp(
                    colour[i].at(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F) + 0.5F, 0.0F,
                    255.0F));
            const Wide src = scaled(sample_clamped(t, walk.u, walk.v), tint(c[0], c[1], c[2], c[3]));
            if (narrow(src) != 0) to[x] = narrow(over(src, widen(to[x])));
        }
    });
}

bool same_colour(const Vertex& a, const Vertex& b) {
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

bool parallelogram(std::span<const Vertex> q) {
    constexpr float kSlack = 0.01F;  // pixels
    return std::fabs(q[0].x + q[2].x - q[1].x - q[3].x) < kSlack &&
           std::fabs(q[0].y + q[2].y - q[1].y - q[3].y) < kSlack;
}

void draw_quad(const Sheet& target, std::span<const Vertex> q, const RasterTexture& texture) {
    for (const Vertex& v : q)
        if (!std::isfinite(v.x) || !std::isfinite(v.y) || !std::isfinite(v.u) || !std::isfinite(v.v)) return;
    const bool even = same_colour(q[0], q[1]) && same_colour(q[0], q[2]) && same_colour(q[0], q[3]);
    if (even && parallelogram(q)) return draw_even(target, q, texture);
    const std::array<Vertex, 3> halves[2] = {{q[0], q[1], q[2]}, {q[0], q[2], q[3]}};
    for (const auto& half : halves)
        even ? draw_even(target, half, texture) : draw_shaded(target, half, texture);
}

}  // namespace

void raster_quads(Image& target, const Bounds& clip, std::span<const Vertex> quads,
                  const RasterTexture& texture) {
    if (texture.image.width < 2 || texture.image.height < 2) return;
    const Sheet sheet{target, clip};
    for (std::size_t i = 0; i + 4 <= quads.size(); i += 4) draw_quad(sheet, quads.subspan(i, 4), texture);
}

}  // namespace nl::view
