#include "sim/world.hpp"

#include <algorithm>

#include "sim/ai.hpp"
#include "sim/beams.hpp"
#include "sim/bumps.hpp"
#include "sim/flight.hpp"
#include "sim/guns.hpp"
#include "sim/harm.hpp"
#include "sim/helm.hpp"
#include "sim/missiles.hpp"
#include "sim/pickups.hpp"
#include "sim/sensors.hpp"
#include "sim/setup.hpp"
#include "sim/shots.hpp"
#include "sim/sight.hpp"
#include "sim/tow.hpp"
#include "sim/traffic.hpp"
#include "sim/traits.hpp"

namespace nl::sim {

World::World(const content::Library& library, const content::Mission& mission, std::uint64_t seed,
             const content::Difficulty& difficulty, const content::Outfit& outfit)
    : state_(library, mission, seed, difficulty) {
    set_up(state_, outfit);
    const std::size_t n = state_.craft.size() + state_.arrivals.size() + 32;
    state_.craft.reserve(n + n / 2);
    state_.bullets.reserve(n * 16);
    state_.events.reserve(n * 8);
    state_.fallen.reserve(n);
    state_.missiles.reserve(n * 2);
    state_.lines.reserve(n);
    state_.tows.reserve(8);
    state_.items.reserve(n);
    state_.arrivals.reserve(n);
    state_.rocks.reserve(state_.rocks.size() * 4);
    state_.grid.reserve((n + state_.rocks.size()) * 2);
    look_through_clouds(state_);
    rebuild_grid(state_);
}

void World::hold(const Input& input) {
    WorldState& w = state_;
    w.events.erase(w.events.begin(), w.events.begin() + static_cast<std::ptrdiff_t>(w.told));
    w.told = 0;
    w.last_input = w.input;  // what is pressed meanwhile is no order for later
    w.input = input;
}

void World::step(const Input& input) {
    hold(input);
    WorldState& w = state_;
    ++w.now;
    age_lines(w);
    bring_arrivals(w);
    steer_player(w);
    give_wing_orders(w);
    decide();
    move_craft(w);
    drift(w);
    look_through_clouds(w);
    rebuild_grid(w);
    watch_out(w);
    lose_heart(w);
    resolve_bumps(w);
    fly_bullets(w);
    move_missiles(w);
    fire_guns(w);
    if (w.anyone_special) act_on_traits(w);
    pull_lines(w);
    move_items(w);
    see_off(w);
    clear_rocks(w);
    bury(w);
    w.told = w.events.size();
}

void World::decide() {
    count_hunters(state_);
    for (std::uint32_t i = 0; i < state_.craft.slot_count(); ++i) {
        Craft* c = state_.craft.at_slot(i);
        if (c == nullptr || c->player || c->scripted || c->disabled(state_.now)) continue;
        if (c->surrendered)
            c->controls = {};
        else if (c->leaving)
            c->controls = way_out(state_, *c);
        else
            c->controls = fly(state_, state_.craft.handle_at(i), *c);
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
    const float sight = sight_at(state_, from);
    // Rings that double: in a melee the first finds somebody, in open space the last is one look at few
    // bodies.
    for (float reach = std::min(range, 250.0F);; reach = std::min(range, reach * 2.0F)) {
        float nearest = reach * reach;
        state_.grid.visit_circle(from, reach, [&](const Body& b) {
            if (b.kind != BodyKind::Craft || !state_.hostile(side, b.side)) return;
            if (b.has(Body::Hidden) || b.has(Body::GivenUp)) return;
            const float away = length_squared(b.at - from);
            if (away >= nearest) return;
            const Craft* c = state_.craft.at_slot(b.slot);
            if (c != nullptr && in_sight(state_, from, sight, *c)) nearest = away, best = state_.craft.handle_at(b.slot);
        });
        if (!best.empty() || reach >= range) return best;
    }
}

bool World::inside(NameId place, Vec2 at) const {
    return std::any_of(state_.places.begin(), state_.places.end(), [&](const Place& p) {
        return p.id == place && p.on && length_squared(p.at - at) <= p.radius * p.radius;
    });
}

bool World::in_nebula(Vec2 at) const { return sight_at(state_, at) < kClearSight; }

bool World::player_sees(const Craft& c) const {
    const Craft* player = player_craft();
    return player == nullptr || (!c.cloaked && sees(state_, *player, c));
}

bool World::is_unaware(const Craft& c) const { return unaware(state_, c); }

void World::add_bullet(Vec2 at, Vec2 velocity, std::int16_t ticks, SideId side) {
    state_.bullets.add(at, velocity, ticks, 0, side, {});
}

bool World::jammed() const { return is_jammed(state_); }

Handle World::next_ship() const {
    const Craft* fallen = player_craft();
    const Vec2 from = fallen != nullptr ? fallen->position : state_.player_was_at;
    Handle best;
    float nearest = 1.0e18F;
    state_.craft.for_each([&](Handle h, const Craft& c) {
        const bool fit = c.alive() && !c.player && c.side == state_.player_side && !c.type->station &&
                         !c.type->capital && !c.type->mounts.empty() && !c.leaving && !c.untouchable;
        const float away = length_squared(c.position - from);
        if (fit && away < nearest) nearest = away, best = h;
    });
    return best;
}

}  // namespace nl::sim
