#include "sim/tow.hpp"

#include <algorithm>

#include "sim/rules.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

bool can_be_towed(const WorldState& w, const Craft& c) {
    return c.alive() && !c.untouchable && !c.type->station && (c.disabled(w.now) || c.surrendered);
}

Tow nearest_load(const WorldState& w, Handle who, const Craft& c, float range) {
    Tow tow;
    float nearest = range * range;
    w.craft.for_each([&](Handle h, const Craft& other) {
        const float away = length_squared(other.position - c.position);
        if (h == who || away >= nearest || !can_be_towed(w, other)) return;
        nearest = away;
        tow.craft = h;
    });
    w.items.for_each([&](Handle h, const Item& item) {
        const float away = length_squared(item.position - c.position);
        if (away >= nearest) return;
        nearest = away;
        tow.craft = {};
        tow.item = h;
    });
    return tow;
}

/// The far end of a line, whatever it is.
struct Load {
    Vec2* position = nullptr;
    Vec2* velocity = nullptr;
    float mass = 1.0F;
};

Load load_of(WorldState& w, const Tow& tow) {
    if (Craft* c = w.craft.get(tow.craft)) return {&c->position, &c->velocity, std::max(c->type->mass, 0.1F)};
    if (Item* i = w.items.get(tow.item)) return {&i->position, &i->velocity, 0.3F};
    return {};
}

bool holds(const WorldState& w, const Tow& tow, const Craft* from, const Load& load) {
    if (from == nullptr || !from->alive() || from->disabled(w.now) || load.position == nullptr) return false;
    if (const Craft* c = w.craft.get(tow.craft); c != nullptr && !can_be_towed(w, *c)) return false;
    const float range = w.catalogue.weapon(tow.weapon).type->range;
    return distance(from->position, *load.position) < range * kTowSnap;
}

/// The line is a spring beyond its slack, and the load's drift across it dies away.
void pull(const WorldState& w, Craft& from, const Load& load, const Tow& tow) {
    const Vec2 between = from.position - *load.position;
    const float taut = length(between) - kTowSlack;
    if (taut <= 0.0F) return;
    const Vec2 along = normalized(between);
    const float strength = w.catalogue.weapon(tow.weapon).type->push * kTickSeconds * (1.0F + taut * 0.05F);
    const float parting = std::max(0.0F, dot(from.velocity - *load.velocity, along));
    const Vec2 tug = along * (strength + parting * 0.25F);
    const float share = from.type->mass / (from.type->mass + load.mass);
    *load.velocity = (*load.velocity + tug * share) * 0.985F;
    from.velocity -= tug * ((1.0F - share) * 0.5F);
}

bool in_harbour(const WorldState& w, const Craft& from, Vec2 at) {
    for (const Place& p : w.places)
        if (p.on && distance(p.at, at) < (p.gate ? kHarbour : p.radius)) return true;
    bool found = false;
    w.craft.for_each([&](Handle, const Craft& c) {
        found = found || (c.type->station && c.side == from.side &&
                          distance(c.position, at) < c.type->radius + kHarbour);
    });
    return found;
}

bool has_harbour(const WorldState& w, SideId side) {
    bool found = !w.places.empty();
    w.craft.for_each([&](Handle, const Craft& c) { found = found || (c.type->station && c.side == side); });
    return found;
}

bool delivered(const WorldState& w, const Tow& tow, const Craft& from, Vec2 at) {
    return has_harbour(w, from.side) ? in_harbour(w, from, at) : w.now - tow.since >= kPrizeTicks;
}

/// False when the line is gone.
bool keep(WorldState& w, const Tow& tow) {
    Craft* from = w.craft.get(tow.from);
    const Load load = load_of(w, tow);
    if (!holds(w, tow, from, load)) {
        if (from != nullptr) report(w, EventKind::TowOff, tow.from, *from).other = tow.craft;
        return false;
    }
    pull(w, *from, load, tow);
    w.lines.push_back({Line::Kind::Tow, tow.weapon, 0, from->position, *load.position, tow.from});
    Craft* prize = w.craft.get(tow.craft);
    if (prize == nullptr || !delivered(w, tow, *from, prize->position)) return true;
    Event& e = report(w, EventKind::Captured, tow.craft, *prize);
    e.other = tow.from;
    e.other_side = from->side;
    w.craft.erase(tow.craft);
    return false;
}

}  // namespace

void throw_line(WorldState& w, Handle who, const Craft& c, std::uint16_t weapon) {
    const auto old = std::find_if(w.tows.begin(), w.tows.end(), [&](const Tow& t) { return t.from == who; });
    if (old != w.tows.end()) {
        report(w, EventKind::TowOff, who, c).other = old->craft;
        w.tows.erase(old);
        return;
    }
    Tow tow = nearest_load(w, who, c, w.catalogue.weapon(weapon).type->range);
    if (tow.craft.empty() && tow.item.empty()) return;
    tow.from = who;
    tow.weapon = weapon;
    tow.since = w.now;
    w.tows.push_back(tow);
    report(w, EventKind::TowOn, who, c).other = tow.craft;
}

void pull_lines(WorldState& w) {
    std::erase_if(w.tows, [&](const Tow& t) { return !keep(w, t); });
}

}  // namespace nl::sim
