#include "view/ordnance_painter.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"

namespace nl::view {

namespace {

using content::WeaponKind;

constexpr float kEmpPicture = 256.0F;  // pixels across, its ring near the edge
constexpr float kRailTicks = 16.0F;    // that a rail's line is seen

/// A line of light with a hot core.
void glow_line(Canvas& canvas, Vec2 a, Vec2 b, float width, Colour colour, float strength) {
    canvas.line(a, b, width * 3.2F, colour.faded(0.22F * strength), Blend::Add);
    canvas.line(a, b, width * 1.5F, colour.faded(0.6F * strength), Blend::Add);
    canvas.line(a, b, width * 0.6F, mixed(colour, kWhite, 0.75F).faded(strength), Blend::Add);
}

}  // namespace

void OrdnancePainter::step(const Scene& scene, Particles& particles, const ViewOptions& options) {
    if (options.particles <= 0.0F) return;
    for (const sim::Missile& m : scene.world.missiles()) {
        const WeaponLook& look = looks_.weapon(m.weapon);
        if (look.kind != WeaponKind::Rocket && look.kind != WeaponKind::Flare) continue;
        const bool rocket = look.kind == WeaponKind::Rocket;
        Particle p;
        p.sprite = rocket ? looks_.smoke + random_.below(4) : looks_.glow;
        p.blend = rocket ? Blend::Over : Blend::Add;
        p.layer = kTrailLayer;
        p.position = m.position - direction(m.heading) * 22.0F;
        p.velocity = Vec2{random_.range(-14.0F, 14.0F), random_.range(-14.0F, 14.0F)};
        p.angle = random_.range(0.0F, kTwoPi);
        p.size = rocket ? 0.07F : 0.5F;
        p.end_size = rocket ? 0.26F : 0.1F;
        p.colour = rocket ? Colour{0.75F, 0.72F, 0.8F, 0.42F} : look.glow.faded(0.5F);
        p.end_colour = rocket ? Colour{0.4F, 0.4F, 0.5F, 0.0F} : look.glow.faded(0.0F);
        p.life = rocket ? 0.7F : 0.5F;
        if (!rocket || scene.world.now() % 2 == 0) particles.add(p);
        if (rocket) {
            p.sprite = looks_.glow;
            p.blend = Blend::Add;
            p.velocity = {};
            p.size = 0.4F;
            p.end_size = 0.1F;
            p.colour = look.glow.faded(0.5F);
            p.end_colour = look.glow.faded(0.0F);
            p.life = 0.25F;
            particles.add(p);
        }
    }
}

void OrdnancePainter::draw(Canvas& canvas, const Scene& scene, float alpha, const ViewOptions& options) {
    draw_bullets(canvas, scene, alpha, options);
    draw_missiles(canvas, scene, alpha);
    draw_lines(canvas, scene, alpha);
}

void OrdnancePainter::draw_bullets(Canvas& canvas, const Scene& scene, float alpha,
                                   const ViewOptions& options) {
    canvas.set_layer(kShotLayer);
    const sim::Bullets& b = scene.world.bullets();
    const bool halo = options.quality != Quality::Low;
    for (std::size_t i = 0; i < b.size(); ++i) {
        const WeaponLook& look = looks_.weapon(b.weapon[i]);
        if (look.shot == kWhiteSprite) continue;
        const Vec2 at = b.position[i] - b.velocity[i] * (sim::kTickSeconds * (1.0F - alpha));
        const float heading = look.round ? 0.0F : heading_of(b.velocity[i]);
        if (halo)
            canvas.sprite(looks_.glow, at, look.round ? 0.8F : 0.68F, 0.0F, look.glow.faded(0.34F),
                          Blend::Add);
        canvas.sprite(look.shot, at, look.round ? 0.95F : 0.85F, heading, kWhite, Blend::Add);
    }
}

void OrdnancePainter::draw_mine(Canvas& canvas, const sim::Missile& m, Vec2 at, const WeaponLook& look,
                                sim::Tick now, float time) {
    const bool lit = m.fuse_at > 0;
    const float beat = lit ? (now / 4 % 2 == 0 ? 1.0F : 0.2F) : 0.5F + 0.5F * sine(time * 4.0F + at.x);
    canvas.set_layer(kRockLayer);
    canvas.sprite(looks_.glow, at, lit ? 2.6F : 1.5F, 0.0F,
                  (lit ? kFoe : look.glow).faded(0.15F + 0.3F * beat), Blend::Add);
    canvas.sprite(look.shot, at, 0.9F, time * 0.5F + at.y * 0.01F);
    if (look.shot_glow != kWhiteSprite)
        canvas.sprite(look.shot_glow, at, 0.9F, time * 0.5F + at.y * 0.01F, kWhite.faded(0.25F + 0.6F * beat),
                      Blend::Add);
}

void OrdnancePainter::draw_missiles(Canvas& canvas, const Scene& scene, float alpha) {
    const sim::Tick now = scene.world.now();
    const float time = (static_cast<float>(now) + alpha) * sim::kTickSeconds;
    for (const sim::Missile& m : scene.world.missiles()) {
        const WeaponLook& look = looks_.weapon(m.weapon);
        const Vec2 at = lerp(m.last_position, m.position, alpha);
        canvas.set_layer(kShotLayer);
        switch (look.kind) {
            case WeaponKind::Mine:
                draw_mine(canvas, m, at, look, now, time);
                break;
            case WeaponKind::Emp: {
                const float radius = lerp(m.last_radius, m.radius, alpha);
                canvas.set_layer(kEffectLayer);
                canvas.sprite(look.shot, at, radius * 2.1F / kEmpPicture, time * 1.5F, kWhite.faded(0.8F),
                              Blend::Add);
                canvas.circle(at, radius, 3.0F, look.glow.faded(0.7F), Blend::Add);
                break;
            }
            case WeaponKind::Flare:
                canvas.sprite(looks_.flare, at, 0.7F + 0.25F * sine(time * 37.0F + at.x), time * 3.0F,
                              look.glow, Blend::Add);
                break;
            default:
                canvas.sprite(looks_.glow, at, 1.0F, 0.0F, look.glow.faded(0.4F), Blend::Add);
                canvas.sprite(look.shot, at, 0.85F, m.heading);
                if (look.shot_glow != kWhiteSprite)
                    canvas.sprite(look.shot_glow, at, 0.85F, m.heading, kWhite.faded(0.8F), Blend::Add);
                break;
        }
    }
}

void OrdnancePainter::draw_lines(Canvas& canvas, const Scene& scene, float alpha) {
    canvas.set_layer(kShotLayer);
    const float time = (static_cast<float>(scene.world.now()) + alpha) * sim::kTickSeconds;
    for (const sim::Line& l : scene.world.lines()) {
        const Colour colour = looks_.weapon(l.weapon).glow;
        switch (l.kind) {
            case sim::Line::Kind::Beam:
                glow_line(canvas, l.from, l.to, 5.0F + sine(time * 60.0F), colour, 1.0F);
                canvas.sprite(looks_.flare, l.to, 0.5F + 0.1F * sine(time * 50.0F), time * 4.0F,
                              mixed(colour, kWhite, 0.4F), Blend::Add);
                break;
            case sim::Line::Kind::Rail: {
                const float t = 1.0F - std::min(static_cast<float>(l.age) + alpha, kRailTicks) / kRailTicks;
                glow_line(canvas, l.from, l.to, 2.0F + 6.0F * t, colour, t);
                break;
            }
            case sim::Line::Kind::Tow: {
                const Vec2 along = l.to - l.from;
                const Vec2 side = normalized({-along.y, along.x});
                Vec2 last = l.from;
                for (int i = 1; i <= 12; ++i) {  // a cable that swings a little
                    const float t = static_cast<float>(i) / 12.0F;
                    const Vec2 p =
                        l.from + along * t + side * (sine(t * kPi) * 6.0F * sine(time * 5.0F + t * 4.0F));
                    canvas.line(last, p, 2.2F, colour.faded(0.85F));
                    last = p;
                }
                break;
            }
            case sim::Line::Kind::Warning:
                // All the warning there is, and it may come from beyond the screen: seen before any backdrop.
                canvas.line(l.from, l.to, 8.0F, colour.faded(0.2F), Blend::Add);
                canvas.line(l.from, l.to, 2.2F + sine(time * 30.0F) * 0.6F,
                            mixed(colour, kWhite, 0.25F).faded(0.85F), Blend::Add);
                canvas.sprite(looks_.glow, l.from, 0.9F + 0.3F * sine(time * 24.0F), 0.0F, colour.faded(0.8F),
                              Blend::Add);
                break;
        }
    }
}

}  // namespace nl::view
