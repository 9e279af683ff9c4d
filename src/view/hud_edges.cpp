#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "view/hud.hpp"
#include "view/layers.hpp"

namespace nl::view {

namespace {

/// Light that comes in from the four sides.
void glow_from_edges(Canvas& c, Vec2 size, float depth, Colour colour, Blend blend) {
    const Colour none = colour.faded(0.0F);
    const auto strip = [&](Vec2 a, Vec2 b, Vec2 in_b, Vec2 in_a) {
        const Vec2 corners[4] = {a, b, in_b, in_a};
        const Colour colours[4] = {colour, colour, none, none};
        c.quad(corners, colours, blend);
    };
    const float d = depth;
    strip({0, 0}, {size.x, 0}, {size.x - d, d}, {d, d});
    strip({size.x, size.y}, {0, size.y}, {d, size.y - d}, {size.x - d, size.y - d});
    strip({0, size.y}, {0, 0}, {d, d}, {d, size.y - d});
    strip({size.x, 0}, {size.x, size.y}, {size.x - d, size.y - d}, {size.x - d, d});
}

}  // namespace

void draw_edges(const HudFrame& f, const EdgeLight& edge, const content::FlashFeel& feel, float flash) {
    const Vec2 size = f.canvas.screen().ui_size();
    f.canvas.set_layer(kEdgeLayer);
    const float depth = 90.0F * std::min(size.x / 1600.0F, size.y / 900.0F);
    const sim::Craft* player = f.scene.world.player_craft();
    if (player != nullptr) {
        const float share = player->hull / std::max(player->type->hull, 1.0F);
        if (share < feel.low_hull) {
            const float beat = 0.55F + 0.45F * sine(f.time * 5.0F);
            glow_from_edges(f.canvas, size, depth * 1.3F,
                            rgb(0xC01020, (0.28F + 0.2F * beat) * (1.2F - share / feel.low_hull)),
                            Blend::Over);
        }
    }
    if (edge.hull > 0.01F)
        glow_from_edges(f.canvas, size, depth, rgb(0xFF2030, edge.hull * 0.8F * flash), Blend::Add);
    if (edge.shield > 0.01F)
        glow_from_edges(f.canvas, size, depth * 0.7F, rgb(0x40A8FF, edge.shield * 0.7F * flash), Blend::Add);
    if (edge.burst > 0.02F)
        f.canvas.rect({0, 0, size.x, size.y}, Colour{1.0F, 0.95F, 0.85F, edge.burst * 0.6F * flash},
                      Blend::Add);
}

void draw_cinema(const HudFrame& f) {
    const Cinema& cinema = f.scene.cinema;
    const Vec2 size = f.canvas.screen().ui_size();
    if (cinema.letterbox > 0.0F) {
        f.canvas.set_layer(kCinemaLayer);
        const float bar = size.y * 0.11F * std::min(cinema.letterbox, 1.0F);
        f.canvas.rect({0, 0, size.x, bar}, Colour{0, 0, 0, 1});
        f.canvas.rect({0, size.y - bar, size.x, bar}, Colour{0, 0, 0, 1});
    }
    if (cinema.fade > 0.0F) {
        f.canvas.set_layer(kFadeLayer);
        f.canvas.rect({0, 0, size.x, size.y}, Colour{0, 0, 0, std::min(cinema.fade, 1.0F)});
    }
    if (cinema.title.empty()) return;
    f.canvas.set_layer(kTitleLayer);
    const float shown =
        std::clamp(std::min(cinema.title_age * 2.0F, (4.0F - cinema.title_age) * 1.5F), 0.0F, 1.0F);
    const TextStyle style{std::min(64.0F, size.y * 0.075F), true, kText.faded(shown)};
    const auto lines = f.text.wrap(f.tr_in_mission("title", cinema.title), style, size.x * 0.8F);
    const float high = Text::line_height(style.size) * static_cast<float>(lines.size());
    float y = size.y * 0.42F - high * 0.5F;
    const float half = std::min(size.x * 0.3F, 360.0F);
    for (const float edge : {y - 14.0F, y + high + 10.0F}) {
        f.canvas.line({size.x * 0.5F, edge}, {size.x * 0.5F - half, edge}, 2.0F, 1.0F,
                      kEdge.faded(0.9F * shown), kEdge.faded(0.0F));
        f.canvas.line({size.x * 0.5F, edge}, {size.x * 0.5F + half, edge}, 2.0F, 1.0F,
                      kEdge.faded(0.9F * shown), kEdge.faded(0.0F));
    }
    f.text.draw(f.canvas, lines, {size.x * 0.5F, y}, style, Align::Centre);
}

}  // namespace nl::view
