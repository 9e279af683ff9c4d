#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/trig.hpp"
#include "sim/ai_flyer.hpp"
#include "sim/ai_rules.hpp"
#include "sim/ai_steering.hpp"
#include "sim/sensors.hpp"
#include "sim/sight.hpp"

namespace nl::sim {

namespace {

/// Friends do not shoot what has lost its power: somebody may want to tow it home. The others have no such
/// manners.
bool worth_a_shot(const Flyer& f, const Craft& other) {
    return f.craft.side != f.world.player_side || !other.disabled(f.now());
}

/// Lower is better: the square of the distance, stretched by what makes it less inviting.
float reluctance(const Flyer& f, const Body& b, Vec2 centre) {
    float d2 = length_squared(b.at - f.craft.position) + 0.25F * length_squared(b.at - centre);
    if (b.slot == f.pilot.target.index) d2 *= 0.4F;  // stays with its opponent unless another is much nearer
    if (dot(b.at - f.craft.position, f.craft.velocity) < 0.0F) d2 *= 1.4F;
    return d2;
}

/// Whose orders name somebody knows where that is, clouds or no clouds.
bool sent_after(const Craft& craft, const Craft& other) {
    const NameId name = craft.orders.target;
    return craft.orders.kind == content::Order::Attack && name != kNoName &&
           (other.name == name || other.group == name);
}

}  // namespace

bool may_fight(const WorldState& w, const Craft& craft, const Craft& other) {
    return other.alive() && !other.surrendered && !other.cloaked && !other.untouchable &&
           w.hostile(craft.side, other.side) && (sees(w, craft, other) || sent_after(craft, other)) &&
           !(other.player && unaware(w, craft));
}

Handle find_enemy(const Flyer& f, Vec2 centre, float reach, NameId only) {
    constexpr float kNear = 400.0F;  // a handful of cells: tried first, because in a fight it is enough
    const WorldState& w = f.world;
    Handle best;
    float least = 1e18F;
    const auto consider = [&](const Body& b) {
        if (b.kind != BodyKind::Craft || b.has(Body::Hidden) || b.has(Body::GivenUp)) return;
        if (!w.hostile(f.craft.side, b.side) || length_squared(b.at - centre) > reach * reach) return;
        float d2 = reluctance(f, b, centre);
        if (d2 >= least) return;
        const Craft* other = w.craft.at_slot(b.slot);
        if (other == nullptr || !other->alive() || !worth_a_shot(f, *other)) return;
        if (b.slot != f.pilot.target.index) d2 *= taken_share(*other);
        if (d2 >= least) return;
        if (!sees(w, f.craft, *other) && !sent_after(f.craft, *other)) return;
        if (other->player && unaware(w, f.craft)) return;
        if (only != kNoName && other->name != only && other->group != only) return;
        least = d2;
        best = w.craft.handle_at(b.slot);
    };
    w.grid.visit_circle(f.craft.position, kNear, consider);
    if (best.empty())
        for (const Body& b : w.grid.bodies()) consider(b);
    return best;
}

const Craft* nearest_threat(const Flyer& f, float reach) {
    const Craft* nearest = nullptr;
    float least = reach * reach;
    f.world.grid.visit_circle(f.craft.position, reach, [&](const Body& b) {
        if (b.kind != BodyKind::Craft || b.has(Body::GivenUp) || !f.world.hostile(f.craft.side, b.side))
            return;
        const float d2 = length_squared(b.at - f.craft.position);
        const Craft* other = d2 < least ? f.world.craft.at_slot(b.slot) : nullptr;
        if (other == nullptr || other->disabled(f.now()) || !sees(f.world, f.craft, *other)) return;
        least = d2;
        nearest = other;
    });
    return nearest;
}

namespace {

/// Keeps the two most urgent of the rocks that are shown to it.
struct NearestRocks {
    std::array<Obstacle, 2> found;
    std::array<float, 2> urgency{1e9F, 1e9F};

    void consider(Obstacle rock, float how_near) {
        if (how_near >= urgency[1]) return;
        found[1] = rock;
        urgency[1] = how_near;
        if (urgency[1] >= urgency[0]) return;
        std::swap(found[0], found[1]);
        std::swap(urgency[0], urgency[1]);
    }
};

/// Rocks as they are, mines of others as far as they reach; 0 for what is no danger.
float radius_to_avoid(const Flyer& f, const Body& b) {
    if (b.kind == BodyKind::Rock) return b.radius;
    if (b.kind != BodyKind::Mine || b.slot >= f.world.missiles.size()) return 0.0F;
    if (b.side != 0xFF && !f.world.hostile(f.craft.side, b.side)) return 0.0F;
    return f.world.catalogue.weapon(f.world.missiles[b.slot].weapon).type->range;
}

/// A rock that it goes round already keeps its side.
void remember_sides(const std::array<Obstacle, 2>& before, std::array<Obstacle, 2>& now) {
    constexpr float kSameRock = 30.0F;  // units that one drifts between two looks, and more
    for (Obstacle& o : now)
        for (const Obstacle& old : before)
            if (o.radius > 0.0F && old.radius > 0.0F && distance(o.at, old.at) < kSameRock) o.side = old.side;
}

}  // namespace

void look_around(Flyer& f) {
    const Vec2 at = f.craft.position;
    const Vec2 velocity = f.craft.velocity;
    const float own = f.type.radius;
    const float ahead = std::max(length(velocity) * kRockLook, 120.0F) + own;
    float nearest = kApartLook + own;
    NearestRocks rocks;
    f.pilot.neighbour = {};
    // Where there is nothing to fly round, the neighbourhood is enough: the most frequent search of all.
    const bool obstacles = !f.world.rocks.empty() || !f.world.missiles.empty();
    f.world.grid.visit_circle(at, obstacles ? std::max(ahead, nearest) : nearest, [&](const Body& b) {
        const Vec2 away = b.at - at;
        if (b.kind == BodyKind::Craft) {
            const float gap = length(away) - b.radius;
            if (b.slot == f.self.index || gap >= nearest) return;
            nearest = gap;
            f.pilot.neighbour = f.world.craft.handle_at(b.slot);
        } else if (const float radius = radius_to_avoid(f, b); radius > 0.0F) {
            const float behind = dot(away, velocity) > 0.0F ? 0.0F : 200.0F;
            rocks.consider({b.at, radius + own + kRockAir, 0.0F}, length(away) - radius + behind);
        }
    });
    remember_sides(f.pilot.obstacles, rocks.found);
    f.pilot.obstacles = rocks.found;
}

bool line_of_fire_clear(const Flyer& f, Vec2 along, float length) {
    const float air = f.pilot.shot_width + 6.0F;  // friends move
    const Vec2 from = f.craft.position;
    bool clear = true;
    f.world.grid.visit_line(from, from + along * length, air, [&](const Body& b) {
        if (b.kind != BodyKind::Craft || b.slot == f.self.index) return;
        if (f.world.hostile(f.craft.side, b.side) && !b.has(Body::GivenUp)) return;
        if (line_meets(from, along, length, {b.at, b.radius + air})) clear = false;
    });
    return clear;
}

bool is_shot_at_by(const Flyer& f, const Craft& enemy) {
    const Vec2 to_me = f.craft.position - enemy.position;
    if (!enemy.controls.fire || length_squared(to_me) > 800.0F * 800.0F) return false;
    return dot(normalized(to_me), direction(enemy.heading)) > 0.985F;
}

Handle find_craft(const Flyer& f, NameId name_or_group, bool enemies_only) {
    Handle best;
    float least = 1e18F;
    f.world.craft.for_each([&](Handle h, const Craft& c) {
        if (c.name != name_or_group && c.group != name_or_group) return;
        if (!c.alive() || h == f.self || (enemies_only && !may_fight(f.world, f.craft, c))) return;
        const float d2 = length_squared(c.position - f.craft.position);
        if (d2 >= least) return;
        least = d2;
        best = h;
    });
    return best;
}

}  // namespace nl::sim
