#include "sim/shots.hpp"

#include <algorithm>

#include "sim/harm.hpp"
#include "sim/rules.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

/// The first thing on a bullet's way, copied thin.
struct FirstHit {
    const Body* body = nullptr;
    float t = 2.0F;
};

FirstHit first_hit(const WorldState& w, Vec2 from, Vec2 to, float radius, SideId side) {
    FirstHit first;
    const Vec2 low{std::min(from.x, to.x) - radius, std::min(from.y, to.y) - radius};
    const Vec2 high{std::max(from.x, to.x) + radius, std::max(from.y, to.y) + radius};
    const std::uint64_t hit_by = w.feuds.hit_by(side);
    w.grid.visit_box(low, high, [&](const Body& b) {
        if ((hit_by >> (b.side & 63U) & 1U) == 0) return;
        // Nobody is shot by accident after giving up, but for the player's own bad manners.
        if (b.has(Body::GivenUp) && side != w.player_side) return;
        const float t = first_touch(from, to, b.at, b.radius + radius);
        if (t >= 0.0F && t < first.t) first = {&b, t};
    });
    return first;
}

/// What a bullet does to what it hit; false when that was gone already and the bullet flies on.
bool land(WorldState& w, std::size_t i, const Body& body, Vec2 at) {
    const content::WeaponType& type = *w.catalogue.weapon(w.bullets.weapon[i]).type;
    if (body.kind == BodyKind::Rock) {
        if (w.rocks[body.slot].hull <= 0.0F) return false;
        chip_rock(w, body.slot, type.damage, at);
        return true;
    }
    if (body.kind == BodyKind::Mine) {
        // Shot at, it goes off at once.
        w.missiles[body.slot].fuse_at = w.now + 1;
        return true;
    }
    Craft* c = w.craft.at_slot(body.slot);
    if (c == nullptr || !c->alive()) return false;
    Blow blow;
    blow.damage = type.damage;
    blow.shield_factor = type.shield_factor;
    blow.push = type.push;
    blow.disable = w.catalogue.weapon(w.bullets.weapon[i]).disable;
    blow.at = at;
    blow.along = normalized(w.bullets.velocity[i]);
    blow.by = w.bullets.owner[i];
    blow.by_side = w.bullets.side[i];
    blow.part = body.kind == BodyKind::Part ? body.part : -1;
    blow.weapon = w.bullets.weapon[i];
    strike(w, w.craft.handle_at(body.slot), *c, blow);
    return true;
}

}  // namespace

void fly_bullets(WorldState& w) {
    Bullets& b = w.bullets;
    for (std::size_t i = 0; i < b.size();) {
        const Vec2 from = b.position[i];
        const Vec2 to = from + b.velocity[i] * kTickSeconds;
        const float radius = w.catalogue.weapon(b.weapon[i]).radius;
        const FirstHit hit = first_hit(w, from, to, radius, b.side[i]);
        const bool landed = hit.body != nullptr && land(w, i, *hit.body, lerp(from, to, hit.t));
        b.position[i] = to;
        if (landed || --b.ticks_left[i] <= 0)
            b.remove(i);
        else
            ++i;
    }
}

}  // namespace nl::sim
