#include <algorithm>

#include "sim/harm.hpp"
#include "sim/pickups.hpp"
#include "sim/setup.hpp"
#include "sim/world.hpp"

#include "sim/sensors.hpp"

namespace nl::sim {

int World::activate(NameId name_or_group) {
    if (name_or_group == kNoName) return 0;
    int n = 0;
    std::vector<Arrival>& list = state_.arrivals;
    for (std::size_t i = 0; i < list.size();) {
        const Arrival a = list[i];
        if (a.at != 0 || (a.name != name_or_group && a.group != name_or_group)) {
            ++i;
            continue;
        }
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
        bring_in(state_, *a.from, a.name, a.group, a.lives);
        ++n;
    }
    return n;
}

Handle World::spawn(const content::CraftType& type, SideId side, NameId name, NameId group, Vec2 at,
                    float heading) {
    Craft c = new_craft(state_, type);
    c.side = side;
    c.name = name;
    c.group = group;
    c.position = at;
    c.heading = heading;
    return launch(state_, c);
}

void World::remove(Handle h) {
    if (h == state_.player) return;
    state_.craft.erase(h);
}

void World::destroy(Handle h, Handle by) {
    Craft* c = state_.craft.get(h);
    if (c == nullptr || !c->alive()) return;
    const Craft* killer = state_.craft.get(by);
    fall(state_, h, *c, by, killer != nullptr ? killer->side : SideId{0xFF});
}

void World::disable(Handle h, Tick ticks) {
    if (Craft* c = state_.craft.get(h)) cut_power(state_, h, *c, ticks);
}

void World::set_side(Handle h, SideId side) {
    Craft* c = state_.craft.get(h);
    if (c == nullptr || c->side == side) return;
    Event& e = report(state_, EventKind::SideChanged, h, *c);
    e.other_side = c->side;
    e.side = c->side = side;
    c->surrendered = false;
    c->pilot = {};
}

void World::set_orders(Handle h, Orders orders) {
    if (Craft* c = state_.craft.get(h)) {
        c->orders = orders;
        c->pilot = {};
    }
}

void World::set_invulnerable(Handle h, bool on) {
    if (Craft* c = state_.craft.get(h)) c->invulnerable = on;
}

void World::heal(Handle h, float percent) {
    Craft* c = state_.craft.get(h);
    if (c == nullptr || !c->alive()) return;
    const float whole = c->player ? c->type->hull * state_.difficulty.player_hull : c->type->hull;
    c->hull = std::clamp(c->hull + whole * percent * 0.01F, 1.0F, std::max(whole, 1.0F));
}

void World::teleport(Handle h, Vec2 to) {
    if (Craft* c = state_.craft.get(h)) {
        c->position = c->last_position = to;
        c->velocity = {};
    }
}

void World::surrender(Handle h) {
    Craft* c = state_.craft.get(h);
    if (c == nullptr || c->player || c->surrendered || !c->alive()) return;
    give_up(state_, h, *c);
}

void World::retreat(SideId side) {
    const bool gate = std::any_of(state_.places.begin(), state_.places.end(),
                                  [](const Place& p) { return p.gate && p.on; });
    state_.anyone_leaving = state_.anyone_leaving || !gate;
    state_.craft.for_each([&](Handle, Craft& c) {
        if (c.side != side || c.player || c.type->station) return;
        if (gate)
            c.orders = {content::Order::RunForGate, kNoName};
        else
            c.leaving = true;
    });
}

bool World::take_over(Handle h) {
    Craft* c = state_.craft.get(h);
    if (c == nullptr || !c->alive() || c->player || c->type->station) return false;
    if (Craft* old = state_.craft.get(state_.player)) old->player = false;
    c->player = true;
    c->scripted = false;
    c->controls = {};
    c->pilot = {};
    c->disabled_until = 0;
    state_.player = h;
    report(state_, EventKind::LinkUp, h, *c);
    return true;
}

bool World::set_spawner(NameId id, bool on) {
    bool found = false;
    for (SpawnerState& s : state_.spawners) {
        if (s.id != id) continue;
        if (on && !s.on) s.next_at = 0;  // the first come at once
        s.on = on;
        found = true;
    }
    return found;
}

bool World::set_place(NameId id, bool on) {
    bool found = false;
    for (Place& p : state_.places)
        if (p.id == id) p.on = on, found = true;
    return found;
}

void World::drop_item(const content::ItemType& type, NameId name, Vec2 at) {
    leave_item(state_, type, name, at, {}, 0);
}

void World::set_rehearsal(bool on) {
    if (Craft* c = state_.craft.get(state_.player)) c->untouchable = on;
}

}  // namespace nl::sim
