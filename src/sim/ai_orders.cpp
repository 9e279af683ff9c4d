#include <algorithm>

#include "base/trig.hpp"
#include "sim/ai_flyer.hpp"
#include "sim/ai_rules.hpp"
#include "sim/ai_steering.hpp"

namespace nl::sim {

namespace {

using content::Order;

/// The place that orders name when they name no craft: a location or a gate.
const Vec2* named_place(const Flyer& f) {
    if (f.craft.orders.target == kNoName) return nullptr;
    for (const Place& p : f.world.places)
        if (p.id == f.craft.orders.target) return &p.at;
    return nullptr;
}

const Craft* leader_of(const Flyer& f) {
    const Craft* leader = f.world.craft.get(f.pilot.leader);
    return leader != nullptr && leader->alive() ? leader : nullptr;
}

/// Its place in the V behind its leader: as many as come before it in slot order.
std::uint8_t place_behind(const Flyer& f) {
    int before = 0;
    f.world.craft.for_each([&](Handle h, const Craft& c) {
        if (h.index < f.self.index && c.alive() && c.pilot.leader == f.pilot.leader) ++before;
    });
    return static_cast<std::uint8_t>(std::min(before, 60));
}

/// Finds whom it belongs to: the craft that the orders name, or the player of its own side.
const Craft* find_leader(Flyer& f, bool player_first) {
    if (const Craft* leader = leader_of(f); leader != nullptr && f.now() < f.pilot.next_search) return leader;
    f.pilot.leader = player_first ? Handle{} : find_craft(f, f.craft.orders.target, false);
    if (f.pilot.leader.empty() && f.craft.side == f.world.player_side) f.pilot.leader = f.world.player;
    const Craft* leader = leader_of(f);
    if (leader != nullptr) f.pilot.formation_place = place_behind(f);
    return leader;
}

Leave stay_with(Flyer& f, bool player_first, float reach) {
    if (const Craft* leader = find_leader(f, player_first))
        return {.fight = true, .centre = leader->position, .reach = reach, .leashed = true};
    return {};
}

Leave guard(Flyer& f) {
    if (f.craft.orders.target != kNoName && find_leader(f, false) == nullptr)
        if (const Vec2* place = named_place(f)) f.pilot.home = *place;
    if (const Craft* leader = leader_of(f)) f.pilot.home = leader->position;
    return {.fight = true, .centre = f.pilot.home, .reach = kGuardReach, .leashed = true};
}

Leave patrol(Flyer& f) {
    const auto& points = f.world.mission->waypoints;
    if (points.empty()) return {};
    if (f.pilot.waypoint >= points.size()) f.pilot.waypoint = 0;
    if (distance(f.craft.position, points[f.pilot.waypoint]) < 160.0F)
        f.pilot.waypoint = static_cast<std::uint8_t>((f.pilot.waypoint + 1U) % points.size());
    f.pilot.goal = points[f.pilot.waypoint];
    return {.fight = true, .centre = f.craft.position, .reach = kPatrolReach};
}

/// To the nearest gate that is open, or to the nearest that is not, to wait there.
Leave run_for_gate(Flyer& f) {
    constexpr float kClosed = 1e12F;
    float nearest = 1e18F;
    for (const Place& gate : f.world.places) {
        if (!gate.gate) continue;
        const float cost = length_squared(gate.at - f.craft.position) + (gate.on ? 0.0F : kClosed);
        if (cost >= nearest) continue;
        nearest = cost;
        f.pilot.goal = gate.at;
    }
    return {.fight = false};
}

Leave obey_player(Flyer& f) {
    switch (f.pilot.wing_order) {
        case WingOrder::Attack:
            if (f.target != nullptr) return {.fight = true, .centre = f.target->position, .reach = 1e9F};
            f.pilot.wing_order = WingOrder::None;  // done: back to what the mission said
            return {};
        case WingOrder::Guard:
            return stay_with(f, true, kEscortReach);
        case WingOrder::Regroup:
            return stay_with(f, true, kFollowReach);
        case WingOrder::None:
            break;
    }
    return {};
}

/// A place to look at while there is nothing else to do.
void wander(Flyer& f) {
    if (f.now() < f.pilot.manoeuvre_until && distance(f.craft.position, f.pilot.goal) > 150.0F) return;
    Random& r = f.world.random;
    const Vec2 about{r.range(-700.0F, 700.0F), r.range(-700.0F, 700.0F)};
    f.pilot.goal = inside_arena(f.pilot.home + about, f.half_arena(), f.border_margin());
    begin(f, Manoeuvre::Cruise, r.range(5.0F, 9.0F));
}

Course in_formation(const Flyer& f, const Craft& leader) {
    const float spacing = kFormationSpacing + f.type.radius + leader.type->radius * 0.5F;
    const Vec2 place = formation_place(leader.position, leader.heading, f.pilot.formation_place, spacing);
    const Vec2 goal = inside_arena(place, f.half_arena(), kNearTheEdge);
    const float gap = distance(f.craft.position, goal);
    Course c;
    c.velocity =
        clamped(leader.velocity + arrive(f.craft.position, goal, f.top_speed(), 260.0F), f.top_speed());
    c.boost = gap > 700.0F;
    c.face = gap < 120.0F;  // at its place it looks where the leader looks
    c.heading = leader.heading;
    c.at_the_edge = true;
    return c;
}

Course round_home(const Flyer& f) {
    return {.velocity = circle_round(f.craft.position, f.pilot.home, kGuardRing + f.type.radius,
                                     f.pilot.side_bias, f.top_speed() * 0.45F)};
}

Course go_to(const Flyer& f, float share) {
    return {.velocity = arrive(f.craft.position, f.pilot.goal, f.top_speed() * share, 160.0F),
            .at_the_edge = true};
}

}  // namespace

Leave obey(Flyer& f) {
    if (f.pilot.wing_order != WingOrder::None) return obey_player(f);
    const NameId name = f.craft.orders.target;
    switch (f.craft.orders.kind) {
        case Order::Engage:
        case Order::Snipe:
        case Order::KeepDistance:
        case Order::Ram:
        case Order::Attack:
            // Orders to attack somebody hold as long as there is such a one; then it fights whom it finds.
            if (name != kNoName && !find_craft(f, name, true).empty()) return {.fight = true, .only = name};
            return {};
        case Order::Guard:
            return guard(f);
        case Order::Escort:
            return stay_with(f, false, kEscortReach);
        case Order::Follow:
            return stay_with(f, false, kFollowReach);
        case Order::Patrol:
            return patrol(f);
        case Order::Hold:
            return {.fight = true,
                    .centre = f.craft.position,
                    .reach = std::max(f.pilot.shot_range, f.nature.range)};
        case Order::Flee:
            if (!f.world.mission->gates.empty()) return run_for_gate(f);
            return {.fight = false};
        case Order::RunForGate:
            return run_for_gate(f);
    }
    return {};
}

Course cruise(Flyer& f) {
    const Craft* leader = leader_of(f);
    if (f.pilot.wing_order != WingOrder::None && leader != nullptr) return in_formation(f, *leader);
    switch (f.craft.orders.kind) {
        case Order::Escort:
        case Order::Follow:
            if (leader != nullptr) return in_formation(f, *leader);
            break;
        case Order::Guard:
            return round_home(f);
        case Order::Patrol:
            if (!f.world.mission->waypoints.empty()) return go_to(f, 0.6F);
            break;
        case Order::Hold:
            return {.velocity = arrive(f.craft.position, f.pilot.home, f.top_speed(), 200.0F),
                    .at_the_edge = true};
        case Order::Flee:
            if (f.world.mission->gates.empty()) return retreat(f);
            [[fallthrough]];
        case Order::RunForGate:
            if (f.world.mission->gates.empty()) return {};
            return {.velocity = arrive(f.craft.position, f.pilot.goal, f.top_speed(), 120.0F),
                    .boost = true,
                    .at_the_edge = true};
        default:
            break;
    }
    wander(f);
    return go_to(f, 0.45F);
}

void give_wing_orders(WorldState& w) {
    WingOrder order = WingOrder::None;
    if (w.pressed(Input::OrderAttack)) order = WingOrder::Attack;
    if (w.pressed(Input::OrderGuard)) order = WingOrder::Guard;
    if (w.pressed(Input::OrderRegroup)) order = WingOrder::Regroup;
    const Craft* target = w.craft.get(w.target);
    if (order == WingOrder::None || (order == WingOrder::Attack && target == nullptr)) return;
    w.craft.for_each([&](Handle, Craft& c) {
        const Order mission = c.orders.kind;
        const bool free = mission == Order::Engage || mission == Order::Escort || mission == Order::Follow ||
                          mission == Order::Attack || mission == Order::Guard;
        if (c.side != w.player_side || c.player || !free || c.type->capital || c.type->station) return;
        if (w.model(c).mount_count == 0) return;
        if (order == WingOrder::Attack && !may_fight(w, c, *target)) return;
        c.pilot.wing_order = order;
        c.pilot.target = order == WingOrder::Attack ? w.target : Handle{};
        c.pilot.leader = w.player;
        c.pilot.manoeuvre = Manoeuvre::Cruise;
        c.pilot.next_thought = w.now;
        c.pilot.next_search = w.now;
    });
}

}  // namespace nl::sim
