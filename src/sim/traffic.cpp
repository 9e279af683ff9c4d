#include "sim/traffic.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/rules.hpp"
#include "sim/setup.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

int out_of(const WorldState& w, std::int16_t spawner) {
    int n = 0;
    w.craft.for_each([&](Handle, const Craft& c) { n += c.spawner == spawner && c.alive() ? 1 : 0; });
    return n;
}

/// Difficulty means more of them at once, not more in all: objectives count on that.
int limit_of(const WorldState& w, const content::Spawner& s) {
    const bool enemy = w.hostile(w.feuds.find(s.side), w.player_side);
    const float factor = enemy ? w.difficulty.enemy_count : 1.0F;
    return std::max(1, static_cast<int>(static_cast<float>(s.limit) * factor + 0.5F));
}

void bring_one(WorldState& w, SpawnerState& state, std::int16_t index) {
    const content::Spawner& s = *state.type;
    if (s.types.empty()) return;
    const auto pick = w.random.below(static_cast<std::uint32_t>(s.types.size()));
    const content::CraftType* type = w.catalogue.find_craft(s.types[pick]);
    if (type == nullptr) return;
    Craft c = new_craft(w, *type);
    c.name = w.names.id(s.name.empty() ? type->id : s.name);
    c.group = w.names.id(s.group);
    c.side = w.feuds.find(s.side);
    c.spawner = index;
    c.orders = {s.orders, w.names.id(s.target)};
    c.position = scattered(w, s.at, s.scatter, type->radius + 20.0F);
    const Craft* player = w.craft.get(w.player);
    c.heading = player != nullptr ? heading_of(player->position - c.position) : 0.0F;
    launch(w, c);
    ++state.made;
}

void run_spawner(WorldState& w, SpawnerState& state, std::int16_t index) {
    const content::Spawner& s = *state.type;
    if (!state.on || w.now < state.next_at) return;
    state.next_at = w.now + std::max<Tick>(1, to_ticks(static_cast<double>(s.every)));
    const int low = std::max(1, s.step_min);
    const int high = std::max(low, s.step_max);
    int wanted = low + static_cast<int>(w.random.below(static_cast<std::uint32_t>(high - low + 1)));
    wanted = std::min(wanted, limit_of(w, s) - out_of(w, index));
    if (s.total > 0) wanted = std::min(wanted, s.total - state.made);
    for (int i = 0; i < wanted; ++i) bring_one(w, state, index);
}

bool through_gate(const WorldState& w, const Craft& c) {
    if (c.orders.kind != content::Order::RunForGate || c.disabled(w.now)) return false;
    return std::any_of(w.places.begin(), w.places.end(), [&](const Place& p) {
        return p.gate && p.on && distance(p.at, c.position) < p.radius + c.type->radius * 0.5F;
    });
}

bool over_the_border(const WorldState& w, const Craft& c) {
    const Vec2 half = w.mission->arena * 0.5F;
    return c.leaving &&
           (std::fabs(c.position.x) > half.x + kLeftBehind || std::fabs(c.position.y) > half.y + kLeftBehind);
}

}  // namespace

void bring_arrivals(WorldState& w) {
    for (std::size_t i = 0; i < w.spawners.size(); ++i)
        run_spawner(w, w.spawners[i], static_cast<std::int16_t>(i));
    for (std::size_t i = 0; i < w.arrivals.size();) {
        const Arrival a = w.arrivals[i];
        if (a.at == 0 || w.now < a.at) {
            ++i;
            continue;
        }
        w.arrivals.erase(w.arrivals.begin() + static_cast<std::ptrdiff_t>(i));
        bring_in(w, *a.from, a.name, a.group, a.lives);
    }
}

void see_off(WorldState& w) {
    if (!w.anyone_leaving && w.mission->gates.empty()) return;
    for (std::uint32_t i = 0; i < w.craft.slot_count(); ++i) {
        const Craft* c = w.craft.at_slot(i);
        if (c == nullptr || c->player || !c->alive() || (!through_gate(w, *c) && !over_the_border(w, *c)))
            continue;
        report(w, EventKind::Escaped, w.craft.handle_at(i), *c);
        w.craft.erase(w.craft.handle_at(i));
    }
}

Controls way_out(const WorldState& w, const Craft& c) {
    const Vec2 half = w.mission->arena * 0.5F;
    const float sideways = half.x - std::fabs(c.position.x);
    const float upwards = half.y - std::fabs(c.position.y);
    const Vec2 out = sideways < upwards ? Vec2{std::copysign(1.0F, c.position.x), 0.0F}
                                        : Vec2{0.0F, std::copysign(1.0F, c.position.y)};
    Controls k;
    k.thrust = out;
    k.heading = heading_of(out);
    k.boost = true;
    return k;
}

}  // namespace nl::sim
