#include "view/effects.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"

namespace nl::view {

namespace {

constexpr float kExplosionPicture = 192.0F;  // pixels a frame
constexpr float kRingPicture = 256.0F;
constexpr float kFlarePicture = 128.0F;

Colour shot_colour(const Looks& looks, const sim::Event& e) { return looks.weapon(e.index).glow; }

}  // namespace

int Effects::thinned(float count) {
    const float n = count * share_;
    return static_cast<int>(n) + (random_.chance(n - std::floor(n)) ? 1 : 0);
}

void Effects::step(const Scene& scene, const CraftPainter& painter, Camera& camera,
                   const ViewOptions& options) {
    const float fade = feel_.flash.screen_fade * sim::kTickSeconds;
    for (float* e : {&edge_.hull, &edge_.shield, &edge_.burst, &edge_.border})
        *e = std::max(0.0F, *e - fade * std::max(*e, 0.15F));
    constexpr float kShares[] = {0.35F, 0.7F, 1.0F};
    share_ = options.particles * kShares[static_cast<std::size_t>(options.quality)];
    const sim::Craft* player = scene.world.player_craft();
    const Vec2 here = player != nullptr ? player->position : camera.position(1.0F);
    for (const sim::Event& e : scene.world.events()) {
        const float away = distance(e.at, here) / std::max(feel_.shake.reach, 1.0F);
        react({e, scene, painter, camera, e.craft == scene.world.player() && !e.craft.empty(),
               std::max(0.0F, 1.0F - away)});
    }
}

Beat Effects::take_beat() {
    const Beat b = beat_;
    beat_ = {};
    return b;
}

void Effects::react(const Happening& h) {
    using K = sim::EventKind;
    const sim::Event& e = h.event;
    switch (e.kind) {
        case K::Shot:
            return muzzle(h);
        case K::Hit:
            return hull_hit(h);
        case K::ShieldHit:
            return shield_hit(h);
        case K::Destroyed:
            return destroyed(h);
        case K::PartLost:
            return part_lost(h);
        case K::Burst:
            return burst(h);
        case K::RockHit:
            return rock(h, false);
        case K::RockBroken:
            return rock(h, true);
        case K::ShieldDown:
            return ring_at(e.at, 150.0F, kEdge.faded(0.7F), 0.35F);
        case K::ShieldUp:
            return ring_at(e.at, 110.0F, kEdge.faded(0.4F), 0.5F);
        case K::Bump:
            sparks(e.at, {}, thinned(3.0F + e.value / 80.0F), kAmber, 160.0F);
            if (h.player || e.other == h.scene.world.player())
                h.camera.shake(feel_.shake.bump * e.value / 300.0F);
            return;
        case K::Disabled:
            return discharge(e.at, 60.0F, 14);
        case K::Repowered:
            return discharge(e.at, 40.0F, 5);
        case K::Pickup:
            ring_at(e.at, 90.0F, kFriend.faded(0.7F), 0.4F);
            sparks(e.at, {}, thinned(10.0F), kFriend, 140.0F);
            return;
        case K::Blink:
            flash_at(e.at, 180.0F, kMagenta, 0.3F);
            ring_at(e.at, 140.0F, kMagenta.faded(0.7F), 0.35F);
            return;
        case K::Spawned:
        case K::Escaped:
            flash_at(e.at, 150.0F, rgb(0xA8D8FF), 0.35F);
            return;
        case K::Boost:
            return ring_at(e.at, 80.0F, looks_.side(e.side).faded(0.5F), 0.3F);
        case K::Flare:
            sparks(e.at, {}, thinned(16.0F), kAmber, 260.0F);
            flash_at(e.at, 130.0F, kAmber, 0.4F);
            return;
        case K::PlayerLost:
            beat_.stop_seconds = std::max(beat_.stop_seconds, feel_.hit_stop.player_lost);
            beat_.slow_factor = feel_.hit_stop.slow_after_loss;
            beat_.slow_seconds = feel_.hit_stop.slow_loss_seconds;
            edge_.hull = 1.0F;
            return;
        case K::Border:
            edge_.border = 1.0F;
            return;
        default:
            return;
    }
}

void Effects::muzzle(const Happening& h) {
    const sim::Event& e = h.event;
    const Colour colour = shot_colour(looks_, e);
    const Vec2 along = direction(e.value);
    const Vec2 drift = h.painter.remembered(e.craft).velocity;
    Particle p;
    p.sprite = looks_.muzzle;
    p.layer = kShotLayer;
    p.position = e.at + along * 4.0F;
    p.velocity = drift;
    p.size = feel_.flash.muzzle_size;
    p.end_size = p.size * 0.7F;
    p.angle = e.value;
    p.colour = mixed(colour, kWhite, 0.35F).faded(0.9F);
    p.end_colour = colour.faded(0.0F);
    p.life = std::max(feel_.flash.muzzle_seconds, 0.02F);
    particles_.add(p);
    if (h.player) h.camera.shake(feel_.shake.fire);
}

void Effects::hull_hit(const Happening& h) {
    const sim::Event& e = h.event;
    const float strength = std::clamp(e.value / 10.0F, 0.3F, 4.0F);
    const auto who = h.painter.remembered(e.craft);
    const bool goo = who.type != nullptr && who.type->debris == "goo";
    const Vec2 out = normalized(e.at - who.position);
    sparks(e.at, out, thinned(feel_.flash.spark_count * strength), goo ? rgb(0x8CFF5A) : kAmber, 260.0F);
    explosion(e.at, who.velocity, 34.0F + 12.0F * strength, goo);
    if (!h.player) return;
    h.camera.shake(feel_.shake.hull_hit * strength);
    edge_.hull = std::min(1.0F, edge_.hull + feel_.flash.screen_hull * strength * 2.0F);
    if (e.value >= 10.0F) beat_.stop_seconds = std::max(beat_.stop_seconds, feel_.hit_stop.hull_hit);
}

void Effects::shield_hit(const Happening& h) {
    const sim::Event& e = h.event;
    const float strength = std::clamp(e.value / 10.0F, 0.3F, 4.0F);
    const auto who = h.painter.remembered(e.craft);
    const bool goo = who.type != nullptr && who.type->debris == "goo";
    const Colour colour = goo ? rgb(0xE08CFF) : rgb(0x8CE4FF);
    flash_at(e.at, 70.0F + 25.0F * strength, colour, 0.16F);
    ripple_at(e.at, who.velocity, 60.0F + 30.0F * strength, colour);
    sparks(e.at, normalized(e.at - who.position), thinned(3.0F * strength), colour, 200.0F);
    if (!h.player) return;
    h.camera.shake(feel_.shake.shield_hit * strength);
    edge_.shield = std::min(1.0F, edge_.shield + feel_.flash.screen_shield * strength * 3.0F);
}

void Effects::destroyed(const Happening& h) {
    const sim::Event& e = h.event;
    const auto who = h.painter.remembered(e.craft);
    if (who.type == nullptr) return explosion(e.at, {}, feel_.burst.small_size, false);
    const auto& b = feel_.burst;
    const bool large = who.type->explosion == "large";
    const bool medium = who.type->explosion == "medium";
    const float size = large ? b.large_size : medium ? b.medium_size : b.small_size;
    const bool goo = who.type->debris == "goo";
    const Vec2 drift = who.velocity * 0.35F;
    explosion(e.at, drift, size, false);
    if (goo) explosion(e.at, drift, size * 0.85F, true);
    flash_at(e.at, size * 1.7F, goo ? rgb(0xFFE0C0) : rgb(0xFFD8A0), 0.22F);
    flash_at(e.at, size * b.light, rgb(0xFF9A4A, 0.35F), 0.5F);
    ring_at(e.at, size * b.ring_size, kWhite.faded(0.7F), b.ring_seconds);
    sparks(e.at, {}, thinned(size * 0.14F), goo ? rgb(0xB6FF5A) : kAmber, size * 2.2F);
    puffs(e.at, drift, size, thinned(large ? 16.0F : 5.0F));
    const CraftLook& look = looks_.craft(*who.type);
    const float pieces = large ? b.large_debris : medium ? b.medium_debris : b.small_debris;
    debris(e.at, who.velocity * 0.6F, who.heading, look.pieces, who.type->scale, thinned(pieces));
    if (large)  // it goes from end to end
        for (int i = 0; i < 9; ++i) {
            const Vec2 off =
                rotated({random_.range(-0.3F, 0.3F) * look.height, random_.range(-0.5F, 0.5F) * look.height},
                        who.heading);
            explosion(e.at + off, drift, size * random_.range(0.25F, 0.5F), goo && i % 2 == 0,
                      0.07F * static_cast<float>(i));
        }
    const float shake = large    ? feel_.shake.large_burst
                        : medium ? feel_.shake.medium_burst
                                 : feel_.shake.small_burst;
    h.camera.shake(shake * h.near);
    if (large) edge_.burst = std::max(edge_.burst, feel_.flash.screen_burst * h.near);
    if (e.other == h.scene.world.player() && !e.other.empty())
        beat_.stop_seconds =
            std::max(beat_.stop_seconds, who.type->capital ? feel_.hit_stop.big_kill : feel_.hit_stop.kill);
}

void Effects::part_lost(const Happening& h) {
    const sim::Event& e = h.event;
    const auto who = h.painter.remembered(e.craft);
    const float size = feel_.burst.medium_size * 1.3F;
    explosion(e.at, {}, size, false);
    explosion(e.at, {}, size * 0.8F, true, 0.08F);
    flash_at(e.at, size * 2.0F, rgb(0xFFE8C8), 0.3F);
    ring_at(e.at, size * feel_.burst.ring_size, kWhite.faded(0.8F), feel_.burst.ring_seconds * 1.3F);
    sparks(e.at, {}, thinned(40.0F), rgb(0xB6FF5A), 480.0F);
    puffs(e.at, {}, size, thinned(8.0F));
    if (who.type != nullptr) {
        const CraftLook& look = looks_.craft(*who.type);
        if (e.index < look.parts.size())
            debris(e.at, who.velocity, who.heading, look.parts[e.index].pieces, who.type->scale,
                   thinned(feel_.burst.medium_debris * 1.5F));
    }
    h.camera.shake(feel_.shake.part_lost * std::max(h.near, 0.3F));
    beat_.stop_seconds = std::max(beat_.stop_seconds, feel_.hit_stop.part_lost);
    beat_.slow_factor = std::min(beat_.slow_factor, 0.4F);
    beat_.slow_seconds = std::max(beat_.slow_seconds, 0.5F);
}

void Effects::burst(const Happening& h) {
    const sim::Event& e = h.event;
    const float size = std::max(e.value * 2.0F, 60.0F);
    explosion(e.at, {}, size, false);
    flash_at(e.at, size * 1.6F, kAmber, 0.2F);
    ring_at(e.at, size * 1.5F, kWhite.faded(0.6F), 0.4F);
    sparks(e.at, {}, thinned(14.0F), kAmber, 320.0F);
    h.camera.shake(feel_.shake.medium_burst * h.near);
}

void Effects::rock(const Happening& h, bool broken) {
    const sim::Event& e = h.event;
    const int chips = thinned(broken ? 14.0F : 3.0F);
    for (int i = 0; i < chips; ++i) {
        Particle p;
        p.sprite = looks_.rock(static_cast<std::uint8_t>(random_.below(4)));
        p.layer = kEffectLayer;
        p.blend = Blend::Over;
        p.position = e.at;
        p.velocity = direction(random_.range(0.0F, kTwoPi)) * random_.range(40.0F, broken ? 220.0F : 150.0F);
        p.drag = 0.7F;
        p.angle = random_.range(0.0F, kTwoPi);
        p.spin = random_.range(-6.0F, 6.0F);
        p.size = random_.range(0.05F, broken ? 0.3F : 0.12F);
        p.end_size = p.size * 0.6F;
        p.life = random_.range(0.5F, broken ? 1.8F : 0.9F);
        particles_.add(p);
    }
    puffs(e.at, {}, broken ? 200.0F : 40.0F, broken ? 6 : 1);
    sparks(e.at, {}, thinned(broken ? 10.0F : 3.0F), rgb(0xFFD8A0), 180.0F);
}

void Effects::discharge(Vec2 at, float size, int count) {
    flash_at(at, size * 2.2F, rgb(0x9AE8FF), 0.3F);
    sparks(at, {}, thinned(static_cast<float>(count)), rgb(0x9AE8FF), 220.0F);
}

void Effects::explosion(Vec2 at, Vec2 drift, float size, bool goo, float delay) {
    Particle p;
    p.sprite = goo ? looks_.goo : looks_.fire;
    p.frames = 16;
    p.layer = kEffectLayer;
    p.position = at;
    p.velocity = drift;
    p.drag = 1.5F;
    p.angle = random_.range(0.0F, kTwoPi);
    p.size = size / kExplosionPicture;
    p.end_size = p.size * 1.15F;
    p.colour = goo ? kWhite.faded(0.6F) : kWhite;
    p.end_colour = kWhite.faded(0.7F);
    p.life = 0.3F + 0.0022F * size;
    p.delay = delay;
    particles_.add(p);
}

void Effects::flash_at(Vec2 at, float size, Colour colour, float seconds, float delay) {
    Particle p;
    p.sprite = looks_.flare;
    p.layer = kEffectLayer;
    p.position = at;
    p.angle = random_.range(-0.2F, 0.2F);
    p.size = size / kFlarePicture;
    p.end_size = p.size * 0.6F;
    p.colour = colour;
    p.end_colour = colour.faded(0.0F);
    p.life = seconds;
    p.delay = delay;
    particles_.add(p);
}

void Effects::ring_at(Vec2 at, float size, Colour colour, float seconds, float delay) {
    Particle p;
    p.sprite = looks_.ring;
    p.layer = kEffectLayer;
    p.position = at;
    p.angle = random_.range(0.0F, kTwoPi);
    p.size = 0.15F * size / kRingPicture;
    p.end_size = size / kRingPicture;
    p.colour = colour;
    p.end_colour = colour.faded(0.0F);
    p.life = seconds;
    p.delay = delay;
    particles_.add(p);
}

void Effects::ripple_at(Vec2 at, Vec2 drift, float size, Colour colour) {
    Particle p;
    p.sprite = looks_.ripple;
    p.layer = kEffectLayer;
    p.position = at;
    p.velocity = drift;
    p.size = 0.3F * size / kFlarePicture;
    p.end_size = size / kFlarePicture;
    p.colour = colour.faded(0.9F);
    p.end_colour = colour.faded(0.0F);
    p.life = 0.28F;
    particles_.add(p);
}

void Effects::sparks(Vec2 at, Vec2 along, int count, Colour colour, float speed) {
    const bool aimed = length_squared(along) > 0.01F;
    for (int i = 0; i < count; ++i) {
        const float heading =
            aimed ? heading_of(along) + random_.range(-1.1F, 1.1F) : random_.range(0.0F, kTwoPi);
        Particle p;
        p.line = true;
        p.layer = kEffectLayer;
        p.position = at;
        p.velocity = direction(heading) * (speed * random_.range(0.3F, 1.3F));
        p.drag = 2.6F;
        p.size = random_.range(1.4F, 2.8F);
        p.end_size = 0.6F;
        p.colour = mixed(colour, kWhite, random_.range(0.2F, 0.7F));
        p.end_colour = colour.faded(0.0F);
        p.life = random_.range(0.2F, 0.7F);
        particles_.add(p);
    }
}

void Effects::debris(Vec2 at, Vec2 drift, float heading, SpriteId pieces, float scale, int count) {
    if (pieces == kWhiteSprite) return;
    for (int i = 0; i < count; ++i) {
        // A piece of the ship's own picture, from where it sat.
        const std::uint32_t k = random_.below(CraftLook::kPieces);
        const Vec2 cell{static_cast<float>(k % 4) - 1.5F, static_cast<float>(k / 4) - 1.5F};
        const Vec2 off = rotated(cell * (looks_.pictures().size(pieces).x * scale), heading);
        Particle p;
        p.sprite = pieces + k;
        p.layer = kCraftLayer;
        p.blend = Blend::Over;
        p.position = at + off;
        p.velocity = drift + normalized(off + direction(random_.range(0.0F, kTwoPi)) * 12.0F) *
                                 (feel_.burst.debris_speed * random_.range(0.25F, 1.1F));
        p.drag = 0.6F;
        p.angle = heading;
        p.spin = random_.range(-7.0F, 7.0F);
        p.size = scale;
        p.end_size = scale * 0.7F;
        p.colour = kWhite.dimmed(0.75F);
        p.end_colour = kWhite.dimmed(0.4F).faded(0.0F);
        p.life = feel_.burst.debris_seconds * random_.range(0.4F, 1.0F);
        particles_.add(p);
    }
}

void Effects::puffs(Vec2 at, Vec2 drift, float size, int count, float delay) {
    for (int i = 0; i < count; ++i) {
        Particle p;
        p.sprite = looks_.smoke + random_.below(4);
        p.layer = kTrailLayer;
        p.blend = Blend::Over;
        p.position = at + direction(random_.range(0.0F, kTwoPi)) * (random_.unit() * size * 0.3F);
        p.velocity = drift + direction(random_.range(0.0F, kTwoPi)) * random_.range(5.0F, 40.0F);
        p.drag = 0.8F;
        p.angle = random_.range(0.0F, kTwoPi);
        p.spin = random_.range(-0.7F, 0.7F);
        p.size = size * 0.0026F;
        p.end_size = size * 0.0075F;
        p.colour = Colour{0.6F, 0.55F, 0.62F, 0.55F};
        p.end_colour = Colour{0.3F, 0.3F, 0.4F, 0.0F};
        p.life = feel_.burst.smoke_seconds * random_.range(0.5F, 1.0F);
        p.delay = delay + random_.range(0.02F, 0.15F);
        particles_.add(p);
    }
}

}  // namespace nl::view
