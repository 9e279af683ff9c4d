#include "view/canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/trig.hpp"

namespace nl::view {

namespace {

std::uint8_t byte(float f) { return static_cast<std::uint8_t>(std::clamp(f, 0.0F, 1.0F) * 255.0F + 0.5F); }

Vertex premultiplied(Colour c, Blend blend) {
    Vertex v;
    v.r = byte(c.r * c.a);
    v.g = byte(c.g * c.a);
    v.b = byte(c.b * c.a);
    v.a = blend == Blend::Add ? std::uint8_t{0} : byte(c.a);
    return v;
}

bool invisible(const Vertex& v) { return v.r == 0 && v.g == 0 && v.b == 0 && v.a == 0; }

void give_colour(Vertex& to, const Vertex& from) {
    to.r = from.r;
    to.g = from.g;
    to.b = from.b;
    to.a = from.a;
}

Vertex faded(Vertex v) {
    v.r = v.g = v.b = v.a = 0;
    return v;
}

}  // namespace

Canvas::Canvas(Screen& screen, Pictures& pictures) : screen_(screen), pictures_(pictures), layers_(kLayers) {
    begin();
}

void Canvas::begin() {
    for (Layer& l : layers_) l.pictures_used = l.text_used = 0;
    extent_ = {static_cast<float>(screen_.width()), static_cast<float>(screen_.height())};
    layer_ = 0;
    cut_texts_ = 0;
    unclip();
    use_ui();
}

void Canvas::flush() {
    draw_calls_ = 0;
    quads_ = 0;
    for (Layer& l : layers_) {
        for (std::size_t i = 0; i < l.pictures_used; ++i) draw(l.pictures[i]);
        for (std::size_t i = 0; i < l.text_used; ++i) draw(l.text[i]);
        l.pictures_used = l.text_used = 0;
    }
    screen_.device().clip(nullptr);
}

void Canvas::draw(const Batch& batch) {
    screen_.device().clip(batch.clipped ? &batch.clip : nullptr);
    screen_.device().draw(batch.vertices, batch.texture);
    ++draw_calls_;
    quads_ += batch.vertices.size() / 4;
}

void Canvas::use_ui() { space_ = {screen_.ui_pixels(), {}}; }

void Canvas::set_layer(int layer) { layer_ = std::clamp(layer, 0, kLayers - 1); }

void Canvas::clip(Rect part) {
    const Vec2 a = space_.to_pixels({part.x, part.y});
    const Vec2 b = space_.to_pixels({part.right(), part.bottom()});
    clip_ = {static_cast<int>(std::lround(a.x)), static_cast<int>(std::lround(a.y)),
             std::max(1, static_cast<int>(std::lround(b.x - a.x))),
             std::max(1, static_cast<int>(std::lround(b.y - a.y)))};
}

Vertex* Canvas::room(TextureId texture, bool text) {
    Layer& layer = layers_[static_cast<std::size_t>(layer_)];
    auto& batches = text ? layer.text : layer.pictures;
    std::size_t& used = text ? layer.text_used : layer.pictures_used;
    const bool clipped = clip_.width > 0;
    const auto fits = [&](const Batch& b) {
        return b.texture == texture && b.clipped == clipped &&
               (!clipped || (b.clip.x == clip_.x && b.clip.y == clip_.y && b.clip.width == clip_.width &&
                             b.clip.height == clip_.height));
    };
    if (used == 0 || !fits(batches[used - 1])) {
        if (used == batches.size()) batches.emplace_back();
        Batch& b = batches[used++];
        b.texture = texture;
        b.clipped = clipped;
        b.clip = clip_;
        b.vertices.clear();
    }
    auto& v = batches[used - 1].vertices;
    v.resize(v.size() + 4);
    return &v[v.size() - 4];
}

bool Canvas::off_screen(const Vec2 (&c)[4]) const {
    const auto [left, right] = std::minmax({c[0].x, c[1].x, c[2].x, c[3].x});
    const auto [top, bottom] = std::minmax({c[0].y, c[1].y, c[2].y, c[3].y});
    // Written so that a NaN is off the screen too.
    return !(right > 0.0F && bottom > 0.0F && left < extent_.x && top < extent_.y);
}

void Canvas::put(TextureId texture, const Vec2 (&corners)[4], Rect uv, Vertex colour, bool text) {
    if (invisible(colour) || off_screen(corners)) return;
    Vertex* v = room(texture, text);
    const std::array<Vec2, 4> at = {Vec2{uv.x, uv.y}, Vec2{uv.right(), uv.y}, Vec2{uv.right(), uv.bottom()},
                                    Vec2{uv.x, uv.bottom()}};
    for (std::size_t i = 0; i < 4; ++i) {
        colour.x = corners[i].x;
        colour.y = corners[i].y;
        colour.u = at[i].x;
        colour.v = at[i].y;
        v[i] = colour;
    }
}

void Canvas::put_shaded(const Vec2 (&corners)[4], const Vertex (&colours)[4]) {
    if (off_screen(corners)) return;
    const Sprite& white = pictures_.sprite(kWhiteSprite);
    Vertex* v = room(white.page, false);
    for (std::size_t i = 0; i < 4; ++i) {
        give_colour(v[i], colours[i]);
        v[i].x = corners[i].x;
        v[i].y = corners[i].y;
        v[i].u = white.u0;
        v[i].v = white.v0;
    }
}

void Canvas::sprite(SpriteId id, Vec2 centre, float scale, float angle, Colour tint, Blend blend) {
    sprite(id, centre, Vec2{scale, scale}, angle, tint, blend);
}

void Canvas::sprite(SpriteId id, Vec2 centre, Vec2 scale, float angle, Colour tint, Blend blend) {
    const Sprite& s = pictures_.sprite(id);
    const Vec2 k = scale * space_.scale;
    const Vec2 at = space_.to_pixels(centre);
    const float cosine_a = cosine(angle);
    const float sine_a = sine(angle);
    const Vec2 right{cosine_a * k.x, sine_a * k.x};
    const Vec2 down{-sine_a * k.y, cosine_a * k.y};
    const Vec2 corner = at + right * (s.cut_at.x - s.size.x * 0.5F) + down * (s.cut_at.y - s.size.y * 0.5F);
    const Vec2 across = right * s.cut_size.x;
    const Vec2 along = down * s.cut_size.y;
    put(s.page, {corner, corner + across, corner + across + along, corner + along},
        {s.u0, s.v0, s.u1 - s.u0, s.v1 - s.v0}, premultiplied(tint, blend));
}

void Canvas::picture(SpriteId id, Rect where, Colour tint, Blend blend) {
    const Sprite& s = pictures_.sprite(id);
    if (s.size.x <= 0.0F || s.size.y <= 0.0F) return;
    sprite(id, where.centre(), Vec2{where.w / s.size.x, where.h / s.size.y}, 0.0F, tint, blend);
}

void Canvas::picture_part(SpriteId id, Rect where, float share, Colour tint) {
    const Sprite& s = pictures_.sprite(id);
    const Vec2 a = space_.to_pixels({where.x, where.y});
    const Vec2 b = space_.to_pixels({where.x + where.w * share, where.bottom()});
    put(s.page, {a, {b.x, a.y}, b, {a.x, b.y}}, {s.u0, s.v0, (s.u1 - s.u0) * share, s.v1 - s.v0},
        premultiplied(tint, Blend::Over));
}

void Canvas::nine_slice(SpriteId id, Rect where, float corner, Colour tint) {
    const Sprite& s = pictures_.sprite(id);
    // Whole pixels, so that the nine pieces meet without a seam and edges stay sharp.
    const auto snap = [](float f) { return std::round(f); };
    const Vec2 a = space_.to_pixels({where.x, where.y});
    const Vec2 b = space_.to_pixels({where.right(), where.bottom()});
    const float k = std::min({corner * space_.scale, (b.x - a.x) * 0.5F, (b.y - a.y) * 0.5F});
    const std::array<float, 4> x = {snap(a.x), snap(a.x + k), snap(b.x - k), snap(b.x)};
    const std::array<float, 4> y = {snap(a.y), snap(a.y + k), snap(b.y - k), snap(b.y)};
    const float du = (s.u1 - s.u0) * corner / s.cut_size.x;
    const float dv = (s.v1 - s.v0) * corner / s.cut_size.y;
    const std::array<float, 4> u = {s.u0, s.u0 + du, s.u1 - du, s.u1};
    const std::array<float, 4> v = {s.v0, s.v0 + dv, s.v1 - dv, s.v1};
    const Vertex colour = premultiplied(tint, Blend::Over);
    for (std::size_t j = 0; j < 3; ++j)
        for (std::size_t i = 0; i < 3; ++i) {
            if (x[i + 1] <= x[i] || y[j + 1] <= y[j]) continue;
            put(s.page, {{x[i], y[j]}, {x[i + 1], y[j]}, {x[i + 1], y[j + 1]}, {x[i], y[j + 1]}},
                {u[i], v[j], u[i + 1] - u[i], v[j + 1] - v[j]}, colour);
        }
}

void Canvas::cover(const Plate& plate, Vec2 offset, Colour tint, Blend blend) {
    const float w = static_cast<float>(plate.width);
    const float h = static_cast<float>(plate.height);
    if (w < 1.0F || h < 1.0F) return;
    // Whole pixels: the picture is at its final size, and copying it needs no filter.
    const float x0 = std::round(offset.x - w * std::ceil(offset.x / w));
    const float y0 = std::round(offset.y - h * std::ceil(offset.y / h));
    const Vertex colour = premultiplied(tint, blend);
    for (float y = y0; y < extent_.y; y += h)
        for (float x = x0; x < extent_.x; x += w)
            put(plate.texture, {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}, {0, 0, 1, 1}, colour);
}

void Canvas::plate(const Plate& plate, Vec2 centre, Colour tint, Blend blend) {
    const float w = static_cast<float>(plate.width);
    const float h = static_cast<float>(plate.height);
    const Vec2 c = space_.to_pixels(centre);
    const float x = std::round(c.x - w * 0.5F);
    const float y = std::round(c.y - h * 0.5F);
    put(plate.texture, {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}, {0, 0, 1, 1},
        premultiplied(tint, blend));
}

void Canvas::glyphs(TextureId texture, Rect where, Rect uv, Colour colour) {
    const bool whole = where.x > -1.0F && where.y > -1.0F && where.right() < extent_.x + 1.0F &&
                       where.bottom() < extent_.y + 1.0F;
    if (clip_.width == 0 && !whole && colour.a > 0.0F) ++cut_texts_;
    put(texture,
        {{where.x, where.y},
         {where.right(), where.y},
         {where.right(), where.bottom()},
         {where.x, where.bottom()}},
        uv, premultiplied(colour, Blend::Over), true);
}

void Canvas::rect(Rect where, Colour colour, Blend blend) {
    const Sprite& s = pictures_.sprite(kWhiteSprite);
    const Vec2 a = space_.to_pixels({where.x, where.y});
    const Vec2 b = space_.to_pixels({where.right(), where.bottom()});
    put(s.page, {a, {b.x, a.y}, b, {a.x, b.y}}, {s.u0, s.v0, 0, 0}, premultiplied(colour, blend));
}

void Canvas::frame(Rect r, float t, Colour colour) {
    rect({r.x, r.y, r.w, t}, colour);
    rect({r.x, r.bottom() - t, r.w, t}, colour);
    rect({r.x, r.y + t, t, r.h - 2 * t}, colour);
    rect({r.right() - t, r.y + t, t, r.h - 2 * t}, colour);
}

void Canvas::ribbon(Vec2 a, Vec2 b, Vec2 na, Vec2 nb, float half_a, float half_b, const Vertex& ca,
                    const Vertex& cb) {
    // A solid core and a pixel that fades out on either side: smooth edges at any angle.
    const auto inner = [](float half) { return std::max(half - 0.5F, 0.0F); };
    const auto outer = [](float half) { return half + 0.5F; };
    const float ia = inner(half_a);
    const float ib = inner(half_b);
    const float oa = outer(half_a);
    const float ob = outer(half_b);
    if (ia > 0.0F || ib > 0.0F)
        put_shaded({a + na * ia, b + nb * ib, b - nb * ib, a - na * ia}, {ca, cb, cb, ca});
    put_shaded({a + na * oa, b + nb * ob, b + nb * ib, a + na * ia}, {faded(ca), faded(cb), cb, ca});
    put_shaded({a - na * ia, b - nb * ib, b - nb * ob, a - na * oa}, {ca, cb, faded(cb), faded(ca)});
}

void Canvas::line(Vec2 a, Vec2 b, float width, Colour colour, Blend blend) {
    line(a, b, width, width, colour, colour, blend);
}

void Canvas::line(Vec2 a, Vec2 b, float width_a, float width_b, Colour ca, Colour cb, Blend blend) {
    const Vec2 p = space_.to_pixels(a);
    const Vec2 q = space_.to_pixels(b);
    const Vec2 along = normalized(q - p);
    const Vec2 normal{-along.y, along.x};
    ribbon(p, q, normal, normal, width_a * space_.scale * 0.5F, width_b * space_.scale * 0.5F,
           premultiplied(ca, blend), premultiplied(cb, blend));
}

void Canvas::circle(Vec2 centre, float radius, float width, Colour colour, Blend blend) {
    arc(centre, radius, width, 0.0F, kTwoPi, colour, blend);
}

void Canvas::arc(Vec2 centre, float radius, float width, float from, float to, Colour colour, Blend blend) {
    const Vec2 c = space_.to_pixels(centre);
    const float r = radius * space_.scale;
    const float half = width * space_.scale * 0.5F;
    const Vertex v = premultiplied(colour, blend);
    const float turn = to - from;
    const int steps = std::clamp(static_cast<int>(std::fabs(turn) * std::sqrt(r) * 0.7F) + 2, 2, 96);
    for (int i = 0; i < steps; ++i) {
        const Vec2 na = direction(from + turn * static_cast<float>(i) / static_cast<float>(steps));
        const Vec2 nb = direction(from + turn * static_cast<float>(i + 1) / static_cast<float>(steps));
        ribbon(c + na * r, c + nb * r, na, nb, half, half, v, v);
    }
}

void Canvas::disc(Vec2 centre, float radius, Colour colour, Blend blend) {
    const Vec2 c = space_.to_pixels(centre);
    const float r = std::max(radius * space_.scale - 0.5F, 0.0F);
    const Vertex v = premultiplied(colour, blend);
    const int steps = std::clamp(static_cast<int>(kTwoPi * std::sqrt(r) * 0.7F) + 6, 6, 96) / 2 * 2;
    const auto edge = [&](int i) {
        return direction(kTwoPi * static_cast<float>(i) / static_cast<float>(steps));
    };
    for (int i = 0; i < steps; i += 2)
        put_shaded({c, c + edge(i) * r, c + edge(i + 1) * r, c + edge(i + 2) * r}, {v, v, v, v});
    for (int i = 0; i < steps; ++i)
        put_shaded(
            {c + edge(i) * r, c + edge(i) * (r + 1.0F), c + edge(i + 1) * (r + 1.0F), c + edge(i + 1) * r},
            {v, faded(v), faded(v), v});
}

void Canvas::quad(std::span<const Vec2, 4> corners, std::span<const Colour, 4> colours, Blend blend) {
    const auto at = [&](std::size_t i) { return space_.to_pixels(corners[i]); };
    const auto tinted = [&](std::size_t i) { return premultiplied(colours[i], blend); };
    put_shaded({at(0), at(1), at(2), at(3)}, {tinted(0), tinted(1), tinted(2), tinted(3)});
}

}  // namespace nl::view
