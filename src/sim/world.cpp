#include "sim/world.hpp"

#include "sim/ai.hpp"
#include "sim/bumps.hpp"
#include "sim/flight.hpp"
#include "sim/guns.hpp"
#include "sim/harm.hpp"
#include "sim/helm.hpp"
#include "sim/setup.hpp"
#include "sim/shots.hpp"

namespace nl::sim {

World::World(const content::Library& library, const content::Mission& mission, std::uint64_t seed,
             const content::Difficulty& difficulty)
    : state_(library, mission, seed, difficulty) {
    set_up(state_);
    const std::size_t n = state_.craft.size() + state_.arrivals.size() + 32;
    state_.craft.reserve(n + n / 2);
    state_.bullets.reserve(n * 16);
    state_.events.reserve(n * 8);
    state_.fallen.reserve(n);
    state_.grid.reserve((n + state_.rocks.size()) * 2);
    rebuild_grid(state_);
}

void World::step(const Input& input) {
    WorldState& w = state_;
    ++w.now;
    w.events.clear();
    w.last_input = w.input;
    w.input = input;
    steer_player(w);
    decide();
    move_craft(w);
    drift(w);
    rebuild_grid(w);
    resolve_bumps(w);
    fly_bullets(w);
    fire_guns(w);
    restore_power(w);
    clear_rocks(w);
    bury(w);
}

void World::decide() {
    for (std::uint32_t i = 0; i < state_.craft.slot_count(); ++i) {
        Craft* c = state_.craft.at_slot(i);
        if (c == nullptr || c->player || c->scripted || c->disabled(state_.now)) continue;
        c->controls = fly(*this, state_.craft.handle_at(i), *c);
    }
}

Handle World::find(NameId name) const {
    for (std::uint32_t i = 0; i < state_.craft.slot_count(); ++i)
        if (const Craft* c = state_.craft.at_slot(i); c != nullptr && c->name == name && c->alive())
            return state_.craft.handle_at(i);
    return {};
}

void World::find_all(NameId name_or_group, std::vector<Handle>& out) const {
    if (name_or_group == kNoName) return;
    state_.craft.for_each([&](Handle h, const Craft& c) {
        if (c.alive() && (c.name == name_or_group || c.group == name_or_group)) out.push_back(h);
    });
}

int World::waiting(NameId name_or_group) const {
    if (name_or_group == kNoName) return 0;
    int n = 0;
    for (const Arrival& a : state_.arrivals)
        if (a.name == name_or_group || a.group == name_or_group) n += a.lives;
    return n;
}

Handle World::nearest_enemy(SideId side, Vec2 from, float range) const {
    Handle best;
    // Rings that double: in a melee the first finds somebody, in open space the last is one look at few
    // bodies.
    for (float reach = std::min(range, 250.0F);; reach = std::min(range, reach * 2.0F)) {
        float nearest = reach * reach;
        state_.grid.visit_circle(from, reach, [&](const Body& b) {
            if (b.kind != BodyKind::Craft || !state_.hostile(side, b.side)) return;
            if (b.has(Body::Hidden) || b.has(Body::GivenUp)) return;
            const float away = length_squared(b.at - from);
            if (away < nearest) nearest = away, best = state_.craft.handle_at(b.slot);
        });
        if (!best.empty() || reach >= range) return best;
    }
}

}  // namespace nl::sim
