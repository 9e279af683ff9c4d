#include <algorithm>
#include <cmath>

#include "base/random.hpp"
#include "base/trig.hpp"
#include "view/hud.hpp"
#include "view/layers.hpp"

namespace nl::view {

namespace {

constexpr float kRange = 1800.0F;  // units from the middle to the rim
constexpr float kRim = 84.0F;      // of the picture, units
constexpr Vec2 kMiddle{104.0F, 122.0F};

struct Scope {
    const HudFrame& f;
    Vec2 centre;
    float k;
    Vec2 here;

    /// Beyond the rim, things that matter stay on it.
    [[nodiscard]] Vec2 place(Vec2 world, bool& beyond) const {
        const Vec2 off = world - here;
        const float share = length(off) / kRange;
        beyond = share > 1.0F;
        // The near is drawn larger than the far: that is where the fight is.
        return centre + normalized(off) * (std::pow(std::min(share, 1.0F), 0.7F) * kRim * k);
    }
};

void blip(const Scope& s, Vec2 at, float size, Colour colour, bool foe) {
    Canvas& c = s.f.canvas;
    if (!foe) {
        c.disc(at, size * s.k + 0.8F, kInk.faded(0.8F));
        c.disc(at, size * s.k, colour);
        return;
    }
    // Foes are angular: colour is never the only sign.
    const auto diamond = [&](float r, Colour col) {
        const Vec2 corners[4] = {{at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r}, {at.x - r, at.y}};
        const Colour colours[4] = {col, col, col, col};
        c.quad(corners, colours);
    };
    diamond(size * 1.35F * s.k + 1.0F, kInk.faded(0.8F));
    diamond(size * 1.35F * s.k, colour);
}

void draw_noise(const Scope& s) {
    Random random(static_cast<std::uint64_t>(s.f.time * 20.0F));
    for (int i = 0; i < 70; ++i) {
        const Vec2 p =
            s.centre + direction(random.range(0.0F, kTwoPi)) * (std::sqrt(random.unit()) * kRim * s.k);
        s.f.canvas.rect({p.x - 4.0F * s.k, p.y, random.range(3.0F, 14.0F) * s.k, 1.6F * s.k},
                        kEdge.faded(random.range(0.1F, 0.7F)));
    }
}

void draw_things(const Scope& s, const sim::Craft& player) {
    const Scene& scene = s.f.scene;
    bool beyond = false;
    for (const sim::Rock& r : scene.world.rocks())
        if (const Vec2 p = s.place(r.position, beyond); !beyond)
            s.f.canvas.disc(p, 1.4F * s.k, rgb(0x8A90A8, 0.8F));
    scene.world.items().for_each([&](Handle, const sim::Item& i) {
        if (const Vec2 p = s.place(i.position, beyond); !beyond) blip(s, p, 2.2F, rgb(0xB6FF5A), false);
    });
    for (const sim::Place& place : scene.world.places()) {
        if (!place.on || (!place.gate && is_done_with(scene, place))) continue;
        const Vec2 p = s.place(place.at, beyond);
        s.f.canvas.circle(p, 5.0F * s.k, 1.5F, place.gate ? kName : s.f.signs.goal);
    }
    for (const sim::Missile& m : scene.world.missiles()) {
        if (s.f.looks.weapon(m.weapon).kind != content::WeaponKind::Mine) continue;
        if (const Vec2 p = s.place(m.position, beyond); !beyond) s.f.canvas.disc(p, 1.6F * s.k, kAmber);
    }
    scene.world.craft().for_each([&](Handle h, const sim::Craft& c) {
        if (c.player || !scene.world.player_sees(c)) return;
        const bool foe = scene.world.hostile(player.side, c.side);
        const Vec2 p = s.place(c.position, beyond);
        if (beyond && !foe && !c.type->capital) return;
        const float size = c.type->capital ? 5.0F : 2.8F;
        const Colour colour = c.surrendered           ? kDim
                              : foe                   ? (c.type->capital ? kMagenta : s.f.signs.foe)
                              : c.side == player.side ? kName
                                                      : s.f.looks.side(c.side);
        blip(s, p, beyond ? size * 0.7F : size, colour.faded(beyond ? 0.6F : 1.0F), foe);
        if (h == scene.world.target()) s.f.canvas.circle(p, 7.0F * s.k, 1.5F, s.f.signs.target);
    });
}

}  // namespace

void draw_radar(const HudFrame& f) {
    const Rect& r = f.layout.radar;
    const sim::Craft* player = f.scene.world.player_craft();
    if (r.empty()) return;
    const float k = r.w / 208.0F;
    f.canvas.set_layer(kHudLayer);
    f.canvas.picture(f.canvas.pictures().find("gfx/ui/radar.png"), r);
    if (player == nullptr) return;
    const Scope s{f, Vec2{r.x, r.y} + kMiddle * k, k, lerp(player->last_position, player->position, f.alpha)};
    if (f.scene.world.jammed()) {
        draw_noise(s);
    } else {
        draw_things(s, *player);
    }
    // The player's own arrowhead in the middle.
    const float heading = player->heading;
    const Vec2 tip = s.centre + direction(heading) * (7.0F * k);
    const Vec2 left = s.centre + rotated({-4.5F * k, 5.0F * k}, heading);
    const Vec2 right = s.centre + rotated({4.5F * k, 5.0F * k}, heading);
    const Vec2 corners[4] = {tip, right, s.centre + direction(heading) * (-2.0F * k), left};
    const Colour white[4] = {kWhite, kWhite, kWhite, kWhite};
    f.canvas.quad(corners, white);
}

}  // namespace nl::view
