#include "sim/sensors.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/mission_counts.hpp"
#include "sim/rules.hpp"
#include "sim/sight.hpp"

namespace nl::sim {
namespace {

bool watches(const WorldState& w, const Craft& c) {
    return c.type->sensor_range > 0.0F && c.alive() && !c.disabled(w.now) && !c.surrendered &&
           w.hostile(c.side, w.player_side);
}

}  // namespace

float noticed_by(const WorldState& w, const Craft& watcher, Vec2 at) {
    const Vec2 to = at - watcher.position;
    const float away = length(to);
    const float reach = std::min(watcher.type->sensor_range, watcher.sight);
    if (away > reach) return 0.0F;
    if (std::fabs(wrap_angle(heading_of(to) - watcher.heading)) > w.model(watcher).sensor_arc) return 0.0F;
    return 1.0F - (1.0F - kSuspicionAtRim) * away / std::max(reach, 1.0F);
}

void watch_out(WorldState& w) {
    if (!w.anyone_watching) return;
    const Craft* player = w.craft.get(w.player);
    float growth = 0.0F;
    if (player != nullptr && player->alive() && !player->cloaked && !player->untouchable)
        w.craft.for_each([&](Handle, const Craft& c) {
            if (!watches(w, c) || !sees(w, c, *player)) return;
            const float share = noticed_by(w, c, player->position);
            growth = std::max(growth, share * kAlarm / std::max(c.type->sensor_seconds, 0.1F));
        });
    if (growth > 0.0F)
        w.suspicion += growth * player->type->stealth * kTickSeconds;
    else if (!w.alarm)
        w.suspicion -= kSuspicionFades * kTickSeconds;
    w.suspicion = std::clamp(w.suspicion, 0.0F, kAlarm);
    w.alarm = w.alarm || w.suspicion >= kAlarm;
}

bool unaware(const WorldState& w, const Craft& c) {
    return !w.alarm && c.type->sensor_range > 0.0F && w.hostile(c.side, w.player_side);
}

namespace {

struct Odds {
    int friends = 0;
    int foes = 0;
};

Odds odds_of(const WorldState& w, Handle self, const Craft& c) {
    Odds out;
    w.grid.visit_circle(c.position, kSurrenderReach, [&](const Body& b) {
        if (b.kind != BodyKind::Craft || b.slot == self.index || b.has(Body::GivenUp)) return;
        const Craft* other = w.craft.at_slot(b.slot);
        if (other == nullptr || other->disabled(w.now) || other->type->mounts.empty()) return;
        if (b.side == c.side)
            ++out.friends;
        else if (w.hostile(b.side, c.side))
            ++out.foes;
    });
    return out;
}

bool may_lose_heart(const WorldState& w, const Craft& c) {
    if (c.player || c.scripted || c.surrendered || c.invulnerable || !c.alive()) return false;
    if (c.entry != nullptr && !c.entry->may_surrender) return false;
    return c.hull < c.type->hull * c.type->personality.surrender &&
           may_give_up(*w.mission, w.names.text(c.name), w.names.text(c.group));
}

}  // namespace

void lose_heart(WorldState& w) {
    for (std::uint32_t i = static_cast<std::uint32_t>(w.now % kSurrenderThought); i < w.craft.slot_count();
         i += kSurrenderThought) {
        Craft* c = w.craft.at_slot(i);
        if (c == nullptr || c->type->personality.surrender <= 0.0F || !may_lose_heart(w, *c)) continue;
        const Handle h = w.craft.handle_at(i);
        const Odds odds = odds_of(w, h, *c);
        if (odds.foes > 0 && odds.friends == 0) give_up(w, h, *c);
    }
}

void give_up(WorldState& w, Handle h, Craft& c) {
    c.surrendered = true;
    c.controls = {};
    report(w, EventKind::Surrendered, h, c, c.overpowered ? 0.0F : 1.0F);
    c.overpowered = true;
}

}  // namespace nl::sim
