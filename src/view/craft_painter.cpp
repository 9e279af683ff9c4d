#include "view/craft_painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/trig.hpp"

namespace nl::view {

namespace {

/// Part hulls are kept in the order of the type's list; what is at 0 has been shot off.
bool has_part(const sim::Craft& c, std::size_t i) { return i < c.part_hull.size() && c.part_hull[i] > 0.0F; }

/// A part that carries a turret turns with it.
float turn_of_part(const sim::Craft& c, std::size_t i) {
    for (std::size_t m = 0; m < c.type->mounts.size() && m < c.mounts.size(); ++m)
        if (c.type->mounts[m].arc > 0.0F && c.type->mounts[m].part == c.type->parts[i].id)
            return c.mounts[m].heading;
    return 0.0F;
}

float follow(float from, float to, float pace) {
    return from + (to - from) * std::min(1.0F, pace * sim::kTickSeconds);
}

}  // namespace

CraftPainter::Pose& CraftPainter::pose_of(Handle h) {
    if (poses_.size() <= h.index) poses_.resize(h.index + 1);
    Pose& p = poses_[h.index];
    if (p.generation != h.generation) {
        p = {};
        p.generation = h.generation;
    }
    return p;
}

CraftPainter::Memory CraftPainter::remembered(Handle h) const {
    return h.index < poses_.size() && poses_[h.index].generation == h.generation ? poses_[h.index].memory
                                                                                 : Memory{};
}

void CraftPainter::step(const Scene& scene, Particles& particles, const ViewOptions& options) {
    const auto& f = feel_.flight;
    const sim::Tick now = scene.world.now();
    scene.world.craft().for_each([&](Handle h, const sim::Craft& c) {
        Pose& p = pose_of(h);
        const bool dead = c.disabled(now);
        p.last_bank = p.bank;
        p.last_flame = p.flame;
        p.bank = follow(p.bank, c.bank, f.bank_pace);
        const float wanted = dead         ? 0.0F
                             : c.boosting ? f.flame_boost
                                          : lerp(f.flame_rest, f.flame_full, c.thrust);
        p.flame = follow(p.flame, wanted, f.flame_pace);
        p.memory = {c.type, c.position, c.velocity, c.heading};
        p.seen = follow(p.seen, c.cloaked ? 0.0F : 1.0F, 5.0F);
        const CraftLook& look = looks_.craft(*c.type);
        const sim::Tick every = options.quality == Quality::High ? 2 : 4;
        if (options.particles > 0.0F && p.seen > 0.5F && !dead && (now + h.index) % every == 0)
            leave_trail(c, look, p, particles);
        if (options.particles > 0.0F && p.seen > 0.5F && (now + h.index * 3) % 6 == 0)
            smoke(c, look, particles);
    });
}

void CraftPainter::leave_trail(const sim::Craft& c, const CraftLook& look, const Pose& pose,
                               Particles& particles) {
    if (pose.flame < 0.45F) return;
    for (const auto& t : c.type->thrusters) {
        Particle p;
        p.sprite = looks_.glow;
        p.layer = kTrailLayer;
        p.position = c.position + rotated(t.at + Vec2{0.0F, 26.0F * t.size * pose.flame}, c.heading);
        p.velocity = c.velocity * 0.15F - direction(c.heading) * 40.0F;
        p.size = 0.44F * t.size * std::min(pose.flame, 1.3F);
        p.end_size = 0.08F;
        p.colour = look.light.faded(0.34F * std::min(pose.flame, 1.4F));
        p.end_colour = look.light.faded(0.0F);
        p.life = feel_.flight.trail_seconds * (c.boosting ? 1.5F : 1.0F);
        particles.add(p);
    }
}

void CraftPainter::smoke(const sim::Craft& c, const CraftLook& look, Particles& particles) {
    const float share = c.hull / std::max(c.type->hull, 1.0F);
    if (share > feel_.flight.damage_smoke) return;
    Particle p;
    p.sprite = looks_.smoke + random_.below(4);
    p.layer = kTrailLayer;
    p.blend = Blend::Over;
    p.position = c.position + Vec2{random_.range(-0.3F, 0.3F), random_.range(-0.3F, 0.3F)} * look.height;
    p.velocity = c.velocity * 0.3F + Vec2{random_.range(-15.0F, 15.0F), random_.range(-15.0F, 15.0F)};
    p.drag = 1.0F;
    p.angle = random_.range(0.0F, kTwoPi);
    p.spin = random_.range(-1.0F, 1.0F);
    p.size = 0.12F;
    p.end_size = 0.42F;
    const float strength = 0.5F * (1.0F - share / std::max(feel_.flight.damage_smoke, 0.01F)) + 0.15F;
    p.colour = Colour{0.55F, 0.52F, 0.6F, strength};
    p.end_colour = Colour{0.3F, 0.3F, 0.38F, 0.0F};
    p.life = 0.9F;
    particles.add(p);
    if (share < feel_.flight.damage_smoke * 0.5F && random_.chance(0.4F)) {  // and something burns
        p.sprite = looks_.fire + 3;
        p.blend = Blend::Add;
        p.size = 0.08F;
        p.end_size = 0.14F;
        p.colour = Colour{1, 1, 1, 0.8F};
        p.end_colour = Colour{1, 0.4F, 0.1F, 0.0F};
        p.life = 0.35F;
        particles.add(p);
    }
}

void CraftPainter::draw(Canvas& canvas, const Scene& scene, float alpha, const ViewOptions& options) {
    const sim::Tick now = scene.world.now();
    scene.world.craft().for_each([&](Handle h, const sim::Craft& c) {
        const Pose& pose = pose_of(h);
        if (pose.seen < 0.03F) return;
        const float turn = wrap_angle(c.heading - c.last_heading);
        const Moment m{c,
                       looks_.craft(*c.type),
                       pose,
                       lerp(c.last_position, c.position, alpha),
                       c.last_heading + turn * alpha,
                       alpha,
                       now,
                       (static_cast<float>(now) + alpha) * sim::kTickSeconds};
        draw_flames(canvas, m);
        draw_body(canvas, m, options);
        draw_shield(canvas, m, options);
    });
}

void CraftPainter::draw_flames(Canvas& canvas, const Moment& m) const {
    const float length = lerp(m.pose.last_flame, m.pose.flame, m.alpha);
    if (length < 0.05F) return;
    canvas.set_layer(kTrailLayer);
    for (std::size_t i = 0; i < m.look.flames.size(); ++i) {
        const auto& t = m.craft.type->thrusters[i];
        const float wobble =
            1.0F + feel_.flight.flame_flicker * sine(m.time * 47.0F + static_cast<float>(i) * 2.1F + m.at.x);
        const Vec2 scale{0.62F * t.size, 0.62F * t.size * length * wobble};
        const SpriteId frame =
            m.look.flames[i] +
            static_cast<SpriteId>(m.time * 18.0F + static_cast<float>(i)) % CraftLook::kFlameFrames;
        const float half = looks_.pictures().size(frame).y * 0.5F * scale.y;
        const Vec2 at = m.at + rotated(t.at + Vec2{0.0F, half - 5.0F * t.size}, m.heading);
        canvas.sprite(frame, at, scale, m.heading, kWhite.faded(m.pose.seen), Blend::Add);
        const Vec2 nozzle = m.at + rotated(t.at, m.heading);
        canvas.sprite(looks_.glow, nozzle, 0.5F * t.size * std::min(length, 1.4F), 0.0F,
                      m.look.light.faded(0.55F * m.pose.seen), Blend::Add);
    }
}

void CraftPainter::draw_parts(Canvas& canvas, const Moment& m, bool below, Colour tint, float glow) const {
    const auto& parts = m.craft.type->parts;
    std::array<std::size_t, sim::kMaxParts> order{};
    std::size_t n = 0;
    for (std::size_t i = 0; i < parts.size() && i < order.size(); ++i)
        if ((parts[i].draw_order < 0) == below && has_part(m.craft, i) &&
            m.look.parts[i].body != kWhiteSprite)
            order[n++] = i;
    std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(n),
              [&](std::size_t a, std::size_t b) {
                  return std::pair(parts[a].draw_order, a) < std::pair(parts[b].draw_order, b);
              });
    for (std::size_t k = 0; k < n; ++k) {
        const std::size_t i = order[k];
        const Vec2 at = m.at + rotated(parts[i].at, m.heading);
        const float angle = m.heading + turn_of_part(m.craft, i);
        const bool hurt =
            m.craft.part_hull[i] < parts[i].hull * 0.5F && m.look.parts[i].damaged != kWhiteSprite;
        canvas.sprite(hurt ? m.look.parts[i].damaged : m.look.parts[i].body, at, m.craft.type->scale, angle,
                      tint);
        if (m.look.parts[i].glow != kWhiteSprite)
            canvas.sprite(m.look.parts[i].glow, at, m.craft.type->scale, angle, kWhite.faded(glow),
                          Blend::Add);
    }
}

void CraftPainter::draw_hull(Canvas& canvas, const Moment& m, Colour tint, float glow) const {
    SpriteId frame = 0;
    if (m.look.banks) {
        const float bank = lerp(m.pose.last_bank, m.pose.bank, m.alpha);
        frame = static_cast<SpriteId>(std::clamp(std::lround((bank + 1.0F) * 2.0F), 0L, 4L));
    }
    const float scale = m.craft.type->scale;
    const bool hurt = m.craft.hull < m.craft.type->hull * 0.5F && m.look.damaged != kWhiteSprite &&
                      frame == (m.look.banks ? 2U : 0U);
    canvas.sprite(hurt ? m.look.damaged : m.look.body + frame, m.at, scale, m.heading, tint);
    if (m.look.glow != kWhiteSprite && glow > 0.0F)
        canvas.sprite(m.look.glow + frame, m.at, scale, m.heading, kWhite.faded(glow), Blend::Add);
}

void CraftPainter::draw_body(Canvas& canvas, const Moment& m, const ViewOptions& options) const {
    canvas.set_layer(kCraftLayer);
    const auto& f = feel_.flight;
    const bool dead = m.craft.disabled(m.now);
    const float pulse = sine(m.time * kTwoPi / std::max(f.glow_period, 0.1F) + m.at.x * 0.01F);
    float glow = (f.glow_rest + f.glow_pulse * pulse) * m.pose.seen;
    Colour tint = kWhite.faded(m.pose.seen);
    if (dead) {  // no power: dark, with a last flicker now and then
        glow = sine(m.time * 31.0F) * sine(m.time * 7.3F) > 0.7F ? 0.25F : 0.0F;
        tint = tint.dimmed(0.72F);
    }
    const float flash =
        static_cast<float>(m.craft.hit_flash_until - m.now) / std::max(1.0F, feel_.flash.hit_seconds * 60.0F);
    const bool lit = flash > 0.0F && options.flash > 0.0F;
    if (lit) glow += 0.6F * options.flash;
    draw_parts(canvas, m, true, tint, glow);
    draw_hull(canvas, m, tint, glow);
    draw_parts(canvas, m, false, tint, glow);
    if (lit) {  // the picture added to itself: brighter, in its own colours
        const float k = std::min(flash, 1.0F) * feel_.flash.hit_strength * options.flash;
        canvas.sprite(m.look.body + (m.look.banks ? 2U : 0U), m.at, m.craft.type->scale, m.heading,
                      kWhite.faded(k * (m.craft.type->capital ? 0.25F : 1.0F)), Blend::Add);
    }
}

void CraftPainter::draw_shield(Canvas& canvas, const Moment& m, const ViewOptions& options) const {
    const float left = static_cast<float>(m.craft.shield_flash_until - m.now) - m.alpha;
    if (left <= 0.0F || m.craft.type->capital) return;
    const float t = std::clamp(left / std::max(1.0F, feel_.flash.shield_seconds * 60.0F), 0.0F, 1.0F);
    canvas.set_layer(kEffectLayer);
    // The picture's hot spot is at its top: turned to where the blow came from. It swells a little as it
    // fades.
    const float scale = m.look.shield_scale * (1.0F + 0.06F * (1.0F - t));
    canvas.sprite(m.look.shield, m.at, scale, m.craft.shield_hit_heading,
                  kWhite.faded(0.85F * t * (0.4F + 0.6F * options.flash)), Blend::Add);
}

}  // namespace nl::view
