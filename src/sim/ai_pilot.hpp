#pragma once

#include <array>
#include <cstdint>

#include "base/hash.hpp"
#include "base/slot_map.hpp"
#include "base/vec2.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

/// What a pilot is about, from one thought to the next.
enum class Manoeuvre : std::uint8_t {
    Cruise,    ///< flies to `goal` or idles there: patrol, hold, formation
    Approach,  ///< turns in on the target and shoots
    BreakOff,  ///< flies on past the target to `goal` before it turns in again
    Circle,    ///< round the target at its range, nose on it
    HangBack,  ///< round the target out of reach: waits for its turn
    Retreat,   ///< hurt: away from the enemy
    Regroup,   ///< got away: to its friends, until it has its nerve back
};

/// What the player has told a wingman; stands above the mission's orders while it lasts.
enum class WingOrder : std::uint8_t { None, Attack, Guard, Regroup };

/// A rock to fly round.
struct Obstacle {
    Vec2 at;
    float radius = 0.0F;  ///< with the craft's own and some air; 0 = there is none
    float side = 0.0F;    ///< which way round it, -1 or 1; 0 = not decided
};

/// The AI's memory of one craft. It decides at intervals and steers every tick by what it decided.
struct Pilot {
    Handle target;     ///< whom it fights
    Handle leader;     ///< whom it guards, escorts or follows
    Handle neighbour;  ///< the nearest craft that it might bump into
    Tick next_thought = 0;
    Tick next_search = 0;  ///< for a better target
    Tick next_aim = 0;     ///< when aim_goal is renewed
    Tick next_secondary = 0;
    Tick manoeuvre_until = 0;
    Tick dodge_until = 0;
    Tick fire_from = 0;  ///< of the next burst
    Tick fire_until = 0;
    Tick counted_at = 0;                ///< when `pressers` was last counted afresh
    Vec2 goal;                          ///< where it flies to, world units
    Vec2 home;                          ///< where it began: what it holds, and comes back to
    Vec2 dodge;                         ///< direction of a dodge, length 1
    std::array<Obstacle, 2> obstacles;  ///< the two rocks nearest to its way, the nearer first
    float aim_offset = 0.0F;            ///< radians off the mark
    float aim_goal = 0.0F;              ///< what aim_offset drifts to
    float side_bias = 1.0F;             ///< which way it likes to circle, -1 or 1
    float last_health = 0.0F;           ///< hull and shield at the last thought: how it notices hits
    float nerve = 1.0F;       ///< multiplies the hull at which it flees; falls each time it comes back
    float shot_speed = 0.0F;  ///< of its main gun, units per second; 0 = hits at once
    float shot_range = 0.0F;  ///< of its main gun, units; 0 = it has none
    float shot_width = 0.0F;  ///< units to each side of the nose that its guns sit at
    float shot_pause = 0.0F;  ///< seconds between two shots of it
    Manoeuvre manoeuvre = Manoeuvre::Cruise;
    WingOrder wing_order = WingOrder::None;
    std::uint8_t formation_place = 0;
    std::uint8_t waypoint = 0;
    std::uint8_t pressers = 0;  ///< of the player's craft: how many press it now
    std::uint8_t hunters = 0;   ///< enemies that are after it
    bool pressing = false;      ///< holds one of the few places of those who press the player
    bool aiming = false;        ///< nose on the target rather than along the flight
    bool begun = false;         ///< has had its first thought

    void hash(StateHash& into) const;
};

}  // namespace nl::sim
