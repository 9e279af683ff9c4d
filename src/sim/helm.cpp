#include "sim/helm.hpp"

#include <algorithm>

#include "base/trig.hpp"
#include "sim/sight.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

constexpr float kStick = 1.0F / 127.0F;
constexpr float kPointerReach = 160.0F;  // units around the pointer in which "this one" is looked for

bool can_target(const WorldState& w, const Craft& c) {
    const Craft* player = w.craft.get(w.player);
    return c.alive() && !c.cloaked && !c.untouchable && w.hostile(w.player_side, c.side) &&
           (player == nullptr || sees(w, *player, c));
}

Handle nearest_to(const WorldState& w, Vec2 place, float reach) {
    Handle best;
    float nearest = reach;
    w.craft.for_each([&](Handle h, const Craft& c) {
        if (!can_target(w, c)) return;
        const float away = distance(c.position, place) - c.type->radius;
        if (away < nearest) nearest = away, best = h;
    });
    return best;
}

Handle next_after(const WorldState& w, Handle current) {
    const std::uint32_t n = w.craft.slot_count();
    const std::uint32_t start = current.empty() ? 0 : current.index + 1;
    for (std::uint32_t k = 0; k < n; ++k) {
        const std::uint32_t slot = (start + k) % n;
        const Craft* c = w.craft.at_slot(slot);
        if (c != nullptr && can_target(w, *c)) return w.craft.handle_at(slot);
    }
    return {};
}

void choose_target(WorldState& w, const Craft& player) {
    if (const Craft* t = w.craft.get(w.target); t == nullptr || !can_target(w, *t)) w.target = {};
    const Vec2 pointer =
        player.position + Vec2{static_cast<float>(w.input.aim_x), static_cast<float>(w.input.aim_y)};
    Handle wanted;
    if (w.pressed(Input::NextTarget)) wanted = next_after(w, w.target);
    if (w.pressed(Input::NearestTarget)) wanted = nearest_to(w, player.position, 1.0e9F);
    if (w.pressed(Input::PointedTarget)) wanted = nearest_to(w, pointer, kPointerReach);
    if (!wanted.empty()) w.target = wanted;
}

}  // namespace

void steer_player(WorldState& w) {
    Craft* c = w.craft.get(w.player);
    if (c == nullptr) {
        w.target = {};
        return;
    }
    w.player_was_at = c->position;
    choose_target(w, *c);
    if (c->scripted) return;
    const Input& in = w.input;
    Controls k;
    k.thrust = clamped(Vec2{static_cast<float>(in.move_x), static_cast<float>(in.move_y)} * kStick +
                           direction(c->heading) * (static_cast<float>(in.thrust) * kStick),
                       1.0F);
    const Vec2 aim{static_cast<float>(in.aim_x), static_cast<float>(in.aim_y)};
    k.turn_to_heading = in.has(Input::AimActive) && in.turn == 0;
    k.heading = aim == Vec2{} ? c->heading : heading_of(aim);
    k.turn = std::clamp(static_cast<float>(in.turn) * kStick, -1.0F, 1.0F);
    k.fire = in.has(Input::Fire);
    k.secondary = in.has(Input::Secondary);
    k.boost = in.has(Input::Boost);
    k.flare = w.pressed(Input::Flare);
    c->controls = k;
    if (w.pressed(Input::NextGun)) ++c->gun;
    if (w.pressed(Input::NextSecondary)) ++c->launcher;
}

}  // namespace nl::sim
