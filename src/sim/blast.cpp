#include "sim/blast.hpp"

#include <algorithm>

#include "sim/harm.hpp"
#include "sim/rules.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

void hurt(WorldState& w, const Blast& blast, const Body& body, float share) {
    Craft* c = w.craft.at_slot(body.slot);
    if (c == nullptr || !c->alive()) return;
    const WeaponModel& weapon = w.catalogue.weapon(blast.weapon);
    Blow blow;
    blow.damage = weapon.type->damage * share;
    blow.shield_factor = weapon.type->shield_factor;
    blow.push = weapon.type->push * share;
    blow.disable = weapon.disable;
    const Vec2 outward = normalized(body.at - blast.at);
    blow.at = body.at - outward * body.radius;
    blow.along = outward;
    blow.by = blast.by;
    blow.by_side = blast.side;
    blow.part = body.kind == BodyKind::Part ? body.part : -1;
    blow.weapon = blast.weapon;
    strike(w, w.craft.handle_at(body.slot), *c, blow);
}

}  // namespace

void burst(WorldState& w, const Blast& blast) {
    const content::WeaponType& type = *w.catalogue.weapon(blast.weapon).type;
    const float radius = std::max(type.blast_radius, type.radius);
    Event& e = w.events.emplace_back();
    e.kind = EventKind::Burst;
    e.at = blast.at;
    e.value = radius;
    e.index = blast.weapon;
    e.side = blast.side;
    e.other = blast.by;
    w.grid.visit_circle(blast.at, radius, [&](const Body& b) {
        const float gap = std::max(0.0F, distance(b.at, blast.at) - b.radius);
        const float share = lerp(1.0F, kBlastEdge, std::min(gap / radius, 1.0F));
        switch (b.kind) {
            case BodyKind::Rock:
                chip_rock(w, b.slot, type.damage * share, b.at);
                break;
            case BodyKind::Mine:
                // A little later, so that a field goes off as a chain and not as one.
                if (Missile& mine = w.missiles[b.slot]; mine.fuse_at == 0)
                    mine.fuse_at = w.now + w.catalogue.weapon(mine.weapon).fuse / 2;
                break;
            case BodyKind::Craft:
            case BodyKind::Part:
                if (blast.side == 0xFF || w.hostile(blast.side, b.side)) hurt(w, blast, b, share);
                break;
        }
    });
}

}  // namespace nl::sim
