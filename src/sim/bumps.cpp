#include "sim/bumps.hpp"

#include <algorithm>

#include "sim/harm.hpp"
#include "sim/rules.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

/// Of what is pushed about; capital ships and stations do not mind fighters at all.
float give_of(const CraftModel& m) {
    if (m.type->station) return 0.0F;
    return 1.0F / std::max(m.type->mass * (m.type->capital ? 20.0F : 1.0F), 0.05F);
}

float harm_of(float approach) { return std::max(0.0F, approach - kBumpSafeSpeed) * kBumpDamage; }

void hurt(WorldState& w, Handle h, Craft& c, float damage, Vec2 at, Vec2 along, Handle by, SideId by_side) {
    if (damage <= 0.0F || w.now < c.bump_hurts_at) return;
    c.bump_hurts_at = w.now + kBumpHurtPause;
    Blow blow;
    blow.damage = damage;
    blow.at = at;
    blow.along = along;
    blow.by = by;
    blow.by_side = by_side;
    strike(w, h, c, blow);
}

void bump_craft(WorldState& w, const Body& ba, const Body& bb) {
    Craft* a = w.craft.at_slot(ba.slot);
    Craft* b = w.craft.at_slot(bb.slot);
    if (a == nullptr || b == nullptr || a == b || !a->alive() || !b->alive()) return;
    if (a->clings_to == w.craft.handle_at(bb.slot) || b->clings_to == w.craft.handle_at(ba.slot)) return;
    const CraftModel& ma = w.model(*a);
    const CraftModel& mb = w.model(*b);
    const float give_a = give_of(ma);
    const float give_b = give_of(mb);
    if (give_a + give_b <= 0.0F) return;
    const Vec2 between = bb.at - ba.at;
    const float gap = length(between);
    const Vec2 normal = gap > 0.01F ? between * (1.0F / gap) : Vec2{1.0F, 0.0F};
    const float share_a = give_a / (give_a + give_b);
    const float overlap = (ba.radius + bb.radius - gap) * kBumpSpring;
    a->position -= normal * (overlap * share_a);
    b->position += normal * (overlap * (1.0F - share_a));
    const float approach = dot(a->velocity - b->velocity, normal);
    if (approach <= 0.0F) return;
    const Vec2 change = normal * (approach * (1.0F + kBumpBounce));
    a->velocity -= change * share_a;
    b->velocity += change * (1.0F - share_a);
    if (approach < 30.0F) return;
    const Handle ha = w.craft.handle_at(ba.slot);
    const Handle hb = w.craft.handle_at(bb.slot);
    const Vec2 at = ba.at + normal * ba.radius;
    Event& e = report(w, EventKind::Bump, ha, *a, approach);
    e.at = at;
    e.other = hb;
    e.other_side = b->side;
    if (!w.hostile(a->side, b->side) && !w.hostile(b->side, a->side)) return;  // friends only push
    const float harm = harm_of(approach);
    hurt(w, ha, *a, harm * (mb.has(content::Trait::Ram) ? mb.type->trait_strength : 1.0F), at, -normal, hb, b->side);
    hurt(w, hb, *b, harm * (ma.has(content::Trait::Ram) ? ma.type->trait_strength : 1.0F), at, normal, ha, a->side);
}

void bump_rock(WorldState& w, const Body& craft, const Body& rock) {
    Craft* c = w.craft.at_slot(craft.slot);
    if (c == nullptr || !c->alive() || w.rocks[rock.slot].hull <= 0.0F) return;
    Rock& r = w.rocks[rock.slot];
    const CraftModel& m = w.model(*c);
    const Vec2 between = craft.at - rock.at;
    const float gap = length(between);
    const Vec2 normal = gap > 0.01F ? between * (1.0F / gap) : Vec2{0.0F, -1.0F};
    const float give = give_of(m);
    const float rock_give = 40.0F * 40.0F / (r.radius * r.radius) * 0.25F;
    const float share = give + rock_give > 0.0F ? give / (give + rock_give) : 0.0F;
    const float overlap = (craft.radius + rock.radius - gap) * kBumpSpring;
    c->position += normal * (overlap * share);
    r.position -= normal * (overlap * (1.0F - share));
    const float approach = dot(r.velocity - c->velocity, normal);
    if (approach <= 0.0F) return;
    const Vec2 change = normal * (approach * (1.0F + kBumpBounce));
    c->velocity += change * share;
    r.velocity -= change * (1.0F - share);
    if (approach < 30.0F) return;
    const Vec2 at = rock.at + normal * rock.radius;
    report(w, EventKind::Bump, w.craft.handle_at(craft.slot), *c, approach).at = at;
    if (m.type->capital || m.type->station)
        chip_rock(w, rock.slot, r.hull, at);
    else
        hurt(w, w.craft.handle_at(craft.slot), *c, harm_of(approach) * r.type->damage, at, normal, {}, 0xFF);
}

}  // namespace

void resolve_bumps(WorldState& w) {
    w.grid.visit_pairs([&](const Body& a, const Body& b) {
        const bool a_flies = a.kind == BodyKind::Craft || a.kind == BodyKind::Part;
        const bool b_flies = b.kind == BodyKind::Craft || b.kind == BodyKind::Part;
        if (a_flies && b_flies)
            bump_craft(w, a, b);
        else if (a_flies && b.kind == BodyKind::Rock)
            bump_rock(w, a, b);
        else if (b_flies && a.kind == BodyKind::Rock)
            bump_rock(w, b, a);
    });
}

}  // namespace nl::sim
