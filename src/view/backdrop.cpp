#include "view/backdrop.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.hpp"
#include "base/trig.hpp"

namespace nl::view {

namespace {

struct Stars {
    const char* picture;
    float parallax;
    float strength;
};
constexpr std::array<Stars, 3> kStars = {{{"gfx/backdrops/stars-far.png", 0.06F, 0.8F},
                                          {"gfx/backdrops/stars-mid.png", 0.13F, 0.95F},
                                          {"gfx/backdrops/stars-near.png", 0.24F, 0.9F}}};
constexpr float kNebulaParallax = 0.025F;
constexpr float kPlanetParallax = 0.045F;
constexpr float kPlanetLight = 0.82F;  // so that it stays behind the action
constexpr float kStarTile = 1024.0F;   // units
constexpr int kDust = 70;
constexpr float kDustField = 1900.0F;  // units; repeats beyond

std::uint64_t seed_of(std::string_view text) {
    std::uint64_t h = 1469598103934665603ULL;
    for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return h;
}

float wrapped(float f, float range) { return f - std::floor(f / range) * range; }

}  // namespace

Backdrop::Backdrop(const content::Library& library, const content::Mission& mission)
    : nebula_(concat("gfx/backdrops/nebula-", mission.background, ".jpg")) {
    Random random(seed_of(mission.id.empty() ? mission.name : mission.id));
    start_ = {random.range(0.0F, kStarTile), random.range(0.0F, kStarTile)};
    std::string planet = mission.backdrop_planet;
    for (const auto& p : library.campaign.planets)
        if (planet.empty() && p.id == mission.planet) planet = p.sprite;
    constexpr std::array<const char*, 3> kUsual = {"terran", "gas", "hive"};
    if (planet.empty()) planet = kUsual[random.below(kUsual.size())];
    const float side = random.chance(0.5F) ? 1.0F : -1.0F;
    planets_.push_back({concat("gfx/planets/", planet, ".png"),
                        {side * random.range(430.0F, 600.0F), random.range(130.0F, 260.0F)},
                        random.range(520.0F, 660.0F)});
    const char* second = kUsual[random.below(kUsual.size())];
    if (planet != second && random.chance(0.6F))
        planets_.push_back({concat("gfx/planets/", second, ".png"),
                            {-side * random.range(420.0F, 640.0F), -random.range(60.0F, 200.0F)},
                            random.range(190.0F, 310.0F)});
}

void Backdrop::draw(Canvas& canvas, const Camera& camera, float alpha, Quality quality) const {
    Screen& screen = canvas.screen();
    Pictures& pictures = canvas.pictures();
    const float k = screen.scale();
    const Vec2 at = camera.position(alpha);
    const auto pixels = [&](float units) { return std::max(16, static_cast<int>(std::lround(units * k))); };
    canvas.set_layer(kBackdropLayer);
    // As large as the screen needs, so that it never repeats within one view.
    const float wide = std::max(screen.size().x, screen.size().y * 16.0F / 9.0F);
    canvas.cover(pictures.plate(nebula_, pixels(wide), pixels(wide * 9.0F / 16.0F), false),
                 (start_ - at * kNebulaParallax) * k, kWhite, Blend::Over);
    const std::size_t layers = quality == Quality::Low ? 1 : kStars.size();
    for (std::size_t i = kStars.size() - layers; i < kStars.size(); ++i) {
        const Stars& s = kStars[i];
        canvas.cover(pictures.plate(s.picture, pixels(kStarTile), pixels(kStarTile), true),
                     (start_ * static_cast<float>(i + 1) - at * s.parallax) * k, kWhite, Blend::Add);
    }
    canvas.use({k, {static_cast<float>(screen.width()) * 0.5F, static_cast<float>(screen.height()) * 0.5F}});
    for (const Planet& p : planets_) {
        const Vec2 size = pictures.size(pictures.find(p.picture));
        const float scale = p.size / std::max(size.y, 1.0F);
        canvas.sprite(pictures.find(p.picture), p.at - at * kPlanetParallax, scale, 0.0F,
                      kWhite.dimmed(kPlanetLight));
    }
    canvas.use_ui();
}

void Backdrop::draw_dust(Canvas& canvas, const Camera& camera, float alpha, float streak,
                         Quality quality) const {
    if (quality == Quality::Low) return;
    const Vec2 at = camera.position(alpha);
    const Vec2 tail = camera.velocity() * (0.012F + 0.03F * streak);
    Random random(99);
    canvas.set_layer(kTrailLayer);
    const float corner = kDustField * 0.5F;
    for (int i = 0; i < kDust; ++i) {
        const float depth = random.range(0.75F, 1.25F);
        const Vec2 home{random.range(0.0F, kDustField), random.range(0.0F, kDustField)};
        const Vec2 seen{wrapped(home.x - at.x * depth, kDustField) - corner,
                        wrapped(home.y - at.y * depth, kDustField) - corner};
        const Vec2 p = at + seen;
        const float bright = random.range(0.10F, 0.34F) * (1.0F + streak);
        const Colour colour = rgb(0xA8C8FF, bright);
        canvas.line(p, p + tail * depth, 1.5F * depth, 0.8F, colour, colour.faded(0.0F), Blend::Add);
        if (length(tail) < 2.0F) canvas.rect({p.x, p.y, 1.6F, 1.6F}, colour, Blend::Add);
    }
}

}  // namespace nl::view
