#include <algorithm>
#include <array>
#include <cmath>

#include "base/trig.hpp"
#include "view/hud.hpp"
#include "view/layers.hpp"

namespace nl::view {

// Who is who when many are about: the player's own ship wears a ring that is open where its nose points, and
// small signs tell friend from foe by their shape. Both come up with the crowd; who flies alone sees neither.

namespace {

constexpr float kNear = 260.0F;    // units: a friend this near counts in full
constexpr float kFar = 900.0F;     // … and from here on not at all
constexpr float kCrowd = 3.0F;     // so many friends at hand make a crowd
constexpr float kSignSize = 7.0F;  // of the HUD's units
constexpr float kOpen = 0.5F;      // radians to each side of the nose that the ring leaves open

void draw_own_ring(const HudFrame& f, const sim::Craft& player, float crowd) {
    const float per_unit = f.world.scale / f.canvas.screen().ui_pixels();
    const Vec2 at = f.to_ui(lerp(player.last_position, player.position, f.alpha));
    const float heading = player.last_heading + wrap_angle(player.heading - player.last_heading) * f.alpha;
    const float radius = std::max(player.type->radius * 1.75F * per_unit, 26.0F);
    const auto ring = [&](float width, Colour colour) {
        for (const float side : {-1.0F, 1.0F}) {
            const float from = heading + side * kOpen;
            const float to = heading + side * (kPi - kOpen * 0.5F);
            f.canvas.arc(at, radius, width, std::min(from, to), std::max(from, to), colour);
        }
        const Vec2 tip = at + direction(heading) * (radius + 9.0F);
        for (const float side : {-1.0F, 1.0F})
            f.canvas.line(tip, at + rotated({side * 9.0F, -radius + 1.0F}, heading), width, colour);
    };
    f.canvas.set_layer(kTrailLayer);  // the ring's ground, under the ship
    f.canvas.disc(at, radius, kWhite.faded(0.09F * crowd));
    f.canvas.set_layer(kMarkLayer);
    ring(6.0F, kInk.faded(0.65F * crowd));
    ring(2.6F, kWhite.faded(0.85F * crowd));
}

/// A chevron for friends, a diamond for foes, as on the radar: shapes, for those who see no difference in
/// colour.
void draw_sign(const HudFrame& f, Vec2 at, bool foe, float strength) {
    const Colour colour = (foe ? f.signs.foe : f.signs.friendly).faded(strength);
    const auto shape = [&](float size, Colour c) {
        if (foe) {
            const std::array<Vec2, 4> corners = {at + Vec2{0.0F, -size}, at + Vec2{size, 0.0F},
                                                 at + Vec2{0.0F, size}, at + Vec2{-size, 0.0F}};
            f.canvas.quad(corners, std::array<Colour, 4>{c, c, c, c});
            return;
        }
        const float width = size * 0.5F;
        f.canvas.line(at + Vec2{-size, -size * 0.5F}, at + Vec2{0.0F, size * 0.5F}, width, c);
        f.canvas.line(at + Vec2{size, -size * 0.5F}, at + Vec2{0.0F, size * 0.5F}, width, c);
    };
    shape(kSignSize + 2.0F, kInk.faded(0.6F * strength));
    shape(foe ? kSignSize - 1.0F : kSignSize, colour);
}

}  // namespace

float crowd_about(const sim::World& world) {
    const sim::Craft* player = world.player_craft();
    if (player == nullptr) return 0.0F;
    float crowd = 0.0F;
    world.craft().for_each([&](Handle, const sim::Craft& c) {
        if (c.player || c.cloaked || c.side != player->side || c.type->capital || c.type->station) return;
        crowd += std::clamp((kFar - distance(c.position, player->position)) / (kFar - kNear), 0.0F, 1.0F);
    });
    return std::min(crowd / kCrowd, 1.0F);
}

void draw_crowd(const HudFrame& f) {
    const auto& world = f.scene.world;
    const sim::Craft* player = world.player_craft();
    if (player == nullptr) return;
    const float crowd = crowd_about(world);
    if (crowd < 0.02F) return;
    const float per_unit = f.world.scale / f.canvas.screen().ui_pixels();
    f.canvas.set_layer(kMarkLayer);
    world.craft().for_each([&](Handle h, const sim::Craft& c) {
        if (c.player || c.cloaked || c.surrendered || c.type->capital || c.type->station ||
            h == world.target())
            return;
        const bool foe = world.hostile(world.player_side(), c.side);
        if (!foe && (c.side != player->side || f.is_named(c))) return;  // a name says as much
        const Vec2 at = f.to_ui(lerp(c.last_position, c.position, f.alpha));
        // Above the place of the bar that draw_marks gives to who has been hurt.
        const float above = (c.type->radius * 1.25F + 16.0F) * per_unit + kSignSize + 4.0F;
        draw_sign(f, {at.x, at.y - above}, foe, 0.85F * crowd);
    });
    draw_own_ring(f, *player, crowd);
}

}  // namespace nl::view
