#include "view/world_painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.hpp"
#include "base/trig.hpp"

namespace nl::view {

namespace {

constexpr float kRockPicture = 84.0F;  // pixels across of the rock in its picture
constexpr float kBigRockPicture = 196.0F;
constexpr float kBigRock = 52.0F;      // units of radius from which the larger pictures are sharper
constexpr float kBorderSeen = 900.0F;  // units from which the edge begins to show
constexpr float kBorderDepth = 260.0F;
constexpr float kWallSeen = 1500.0F;  // to each side
constexpr float kWallBar = 44.0F;

void draw_cloud(Canvas& canvas, Looks& looks, Vec2 at, float radius, float time, std::uint64_t seed) {
    Random random(seed);
    canvas.set_layer(kPlaceLayer);
    for (int i = 0; i < 14; ++i) {
        const float turn = random.range(0.0F, kTwoPi);
        const float out = std::sqrt(random.unit()) * 0.62F;
        const Vec2 p = at + direction(turn + time * 0.008F) * (out * radius);
        const float size = radius * random.range(0.7F, 1.1F) / 128.0F * 0.62F;
        const Colour colour = mixed(rgb(0x7A4AC8), rgb(0x2FA0C8), random.unit()).faded(0.13F);
        canvas.sprite(looks.cloud + random.below(4), p, size,
                      turn * 3.0F + time * random.range(-0.05F, 0.05F), colour, Blend::Over);
    }
}

/// Where a craft that has not noticed anything looks: a cone, so that one can sneak round it.
void draw_sensors(Canvas& canvas, const Scene& scene) {
    if (!scene.world.watched() || scene.world.alarm()) return;
    const float worry = scene.world.suspicion() / 100.0F;
    const Colour colour = mixed(kAmber, kFoe, worry);
    canvas.set_layer(kPlaceLayer);
    scene.world.craft().for_each([&](Handle, const sim::Craft& c) {
        if (!c.alive() || c.disabled(scene.world.now()) || !scene.world.is_unaware(c)) return;
        const float arc = radians(c.type->sensor_arc);
        constexpr int kSlices = 8;
        for (int i = 0; i < kSlices; ++i) {
            const float from = c.heading - arc + 2.0F * arc * static_cast<float>(i) / kSlices;
            const float to = c.heading - arc + 2.0F * arc * static_cast<float>(i + 1) / kSlices;
            const std::array<Vec2, 4> corners = {
                c.position, c.position + direction(from) * c.type->sensor_range,
                c.position + direction(to) * c.type->sensor_range, c.position};
            const std::array<Colour, 4> colours = {colour.faded(0.26F), colour.faded(0.05F),
                                                   colour.faded(0.05F), colour.faded(0.26F)};
            canvas.quad(corners, colours, Blend::Add);
        }
        canvas.arc(c.position, c.type->sensor_range, 2.0F, c.heading - arc, c.heading + arc,
                   colour.faded(0.4F), Blend::Add);
    });
}

void draw_ring_place(Canvas& canvas, Vec2 at, float radius, Colour colour, float time) {
    constexpr int kDashes = 24;
    canvas.set_layer(kPlaceLayer);
    for (int i = 0; i < kDashes; ++i) {
        const float from = kTwoPi * (static_cast<float>(i) + time * 0.35F) / kDashes;
        canvas.arc(at, radius, 2.5F, from, from + kTwoPi / kDashes * 0.55F, colour.faded(0.55F), Blend::Add);
    }
    const float beat = 1.0F - std::fmod(time * 0.5F, 1.0F);
    canvas.circle(at, radius * (1.0F - 0.25F * (1.0F - beat)), 1.5F, colour.faded(0.3F * beat), Blend::Add);
}

/// One edge of the arena, `out` the way out of it: a line, light that fades beyond it, and bars that stand in
/// place and shimmer, so that the wall is seen to be one.
void draw_wall(Canvas& canvas, Vec2 half, Vec2 here, Vec2 out, float near, float border, float time) {
    const Vec2 along{-out.y, out.x};
    const float end = std::fabs(along.x) * half.x + std::fabs(along.y) * half.y;
    const Vec2 base = out * (std::fabs(out.x) * half.x + std::fabs(out.y) * half.y);
    const float from = std::max(dot(here, along) - kWallSeen, -end);
    const float to = std::min(dot(here, along) + kWallSeen, end);
    if (from >= to) return;
    const float strength = 0.25F * near + 0.35F * border * near;
    // At a corner of the arena the light of both walls meets along the diagonal.
    const float from_deep = from > -end ? from : from - kBorderDepth;
    const float to_deep = to < end ? to : to + kBorderDepth;
    const Vec2 deep = base + out * kBorderDepth;
    const Colour edge = kEdge.faded(strength);
    const std::array<Vec2, 4> corners = {base + along * from, base + along * to, deep + along * to_deep,
                                         deep + along * from_deep};
    const std::array<Colour, 4> colours = {edge, edge, edge.faded(0.0F), edge.faded(0.0F)};
    canvas.quad(corners, colours, Blend::Add);
    canvas.line(base + along * from, base + along * to, 2.0F + 3.0F * border,
                kEdge.faded(0.35F + 0.6F * near), Blend::Add);
    for (float t = std::ceil(from / kWallBar) * kWallBar; t <= to; t += kWallBar) {
        const float wave = 0.5F + 0.5F * sine(t * 0.013F + time * 3.1F);
        const Vec2 p = base + along * t;
        canvas.line(p, p + out * (30.0F + 70.0F * wave), 2.0F, 0.5F, kEdge.faded(strength * (0.4F + wave)),
                    kEdge.faded(0.0F), Blend::Add);
    }
}

}  // namespace

void WorldPainter::draw(Canvas& canvas, const Scene& scene, float alpha, float border) {
    const float time = (static_cast<float>(scene.world.now()) + alpha) * sim::kTickSeconds;
    draw_places(canvas, scene, time);
    draw_border(canvas, scene, time, border);
    draw_rocks(canvas, scene, alpha);
    draw_items(canvas, scene, alpha, time);
}

void WorldPainter::draw_places(Canvas& canvas, const Scene& scene, float time) {
    std::uint64_t seed = 1;
    for (const sim::Cloud& c : scene.world.clouds()) draw_cloud(canvas, looks_, c.at, c.radius, time, ++seed);
    draw_sensors(canvas, scene);
    for (const sim::Place& p : scene.world.places()) {
        if (!p.on) continue;
        if (!p.gate) {
            if (is_done_with(scene, p)) {
                canvas.set_layer(kPlaceLayer);
                canvas.circle(p.at, p.radius, 1.5F, kName.faded(0.16F), Blend::Add);
            } else {
                draw_ring_place(canvas, p.at, p.radius, kFriend, time);
            }
            continue;
        }
        draw_ring_place(canvas, p.at, p.radius, kName, time * 3.0F);
        const float scale = p.radius / 120.0F;
        canvas.sprite(looks_.ring, p.at, scale * (0.9F + 0.03F * sine(time * 2.0F)), time * 0.6F,
                      kName.faded(0.7F), Blend::Add);
        canvas.sprite(looks_.glow, p.at, scale * 4.5F, 0.0F, kName.faded(0.25F), Blend::Add);
    }
}

void WorldPainter::draw_border(Canvas& canvas, const Scene& scene, float time, float border) {
    const Vec2 half = scene.world.arena() * 0.5F;
    const sim::Craft* player = scene.world.player_craft();
    const Vec2 here = player != nullptr
                          ? player->position
                          : canvas.space().from_pixels({static_cast<float>(canvas.screen().width()) * 0.5F,
                                                        static_cast<float>(canvas.screen().height()) * 0.5F});
    canvas.set_layer(kPlaceLayer);
    struct Side {
        Vec2 out;
        float gap;  ///< from the player to that edge
    };
    const std::array<Side, 4> sides = {{{{1, 0}, half.x - here.x},
                                        {{-1, 0}, half.x + here.x},
                                        {{0, 1}, half.y - here.y},
                                        {{0, -1}, half.y + here.y}}};
    for (const Side& s : sides) {
        const float near = std::clamp(1.0F - s.gap / kBorderSeen, 0.0F, 1.0F);
        if (near <= 0.0F) continue;
        draw_wall(canvas, half, here, s.out, near, border, time);
    }
}

void WorldPainter::draw_rocks(Canvas& canvas, const Scene& scene, float alpha) {
    canvas.set_layer(kRockLayer);
    for (const sim::Rock& r : scene.world.rocks()) {
        const Vec2 at = lerp(r.last_position, r.position, alpha);
        const float angle = r.angle - r.spin * sim::kTickSeconds * (1.0F - alpha);
        if (r.radius > kBigRock)
            canvas.sprite(looks_.big_rock(r.look), at, r.radius * 2.0F / kBigRockPicture, angle);
        else
            canvas.sprite(looks_.rock(r.look), at, r.radius * 2.0F / kRockPicture, angle);
    }
}

void WorldPainter::draw_items(Canvas& canvas, const Scene& scene, float alpha, float time) {
    canvas.set_layer(kRockLayer);
    const sim::Tick now = scene.world.now();
    scene.world.items().for_each([&](Handle h, const sim::Item& i) {
        if (i.gone_at > 0 && i.gone_at - now < 180 && (now / 8) % 2 == 0) return;  // it blinks before it goes
        const ItemLook& look = looks_.item(*i.type);
        const Vec2 at = lerp(i.last_position, i.position, alpha);
        const float beat = 0.5F + 0.5F * sine(time * 3.0F + static_cast<float>(h.index));
        canvas.sprite(looks_.glow, at, 2.1F + 0.3F * beat, 0.0F, kFriend.faded(0.16F + 0.10F * beat),
                      Blend::Add);
        canvas.sprite(look.body, at, 0.95F, i.angle);
        if (look.glow != kWhiteSprite)
            canvas.sprite(look.glow, at, 0.95F, i.angle, kWhite.faded(0.5F + 0.4F * beat), Blend::Add);
    });
}

}  // namespace nl::view
