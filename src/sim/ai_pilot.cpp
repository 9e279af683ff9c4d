#include "sim/ai_pilot.hpp"

namespace nl::sim {

void Pilot::hash(StateHash& into) const {
    const auto add_handle = [&](Handle h) {
        into.add((static_cast<std::uint64_t>(h.generation) << 32U) | h.index);
    };
    const auto add_vec = [&](Vec2 v) {
        into.add(v.x);
        into.add(v.y);
    };
    add_handle(target);
    add_handle(leader);
    add_handle(neighbour);
    for (const Tick t : {next_thought, next_search, next_aim, next_secondary, manoeuvre_until, dodge_until,
                         fire_from, fire_until, counted_at})
        into.add(static_cast<std::uint64_t>(t));
    for (const Vec2 v : {goal, home, dodge}) add_vec(v);
    for (const Obstacle& o : obstacles) {
        add_vec(o.at);
        into.add(o.radius);
        into.add(o.side);
    }
    for (const float f : {aim_offset, aim_goal, side_bias, last_health, nerve, shot_speed, shot_range,
                          shot_width, shot_pause})
        into.add(f);
    into.add(static_cast<std::uint64_t>(manoeuvre) | static_cast<std::uint64_t>(wing_order) << 8U |
             static_cast<std::uint64_t>(formation_place) << 16U |
             static_cast<std::uint64_t>(waypoint) << 24U | static_cast<std::uint64_t>(pressing) << 32U |
             static_cast<std::uint64_t>(aiming) << 33U | static_cast<std::uint64_t>(begun) << 34U |
             static_cast<std::uint64_t>(pressers) << 40U | static_cast<std::uint64_t>(hunters) << 48U);
}

}  // namespace nl::sim
