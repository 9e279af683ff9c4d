#pragma once

#include "sim/world_state.hpp"

namespace nl::sim {

// Inside the AI: what its parts share about one craft in one tick, and the way from one part to the next:
// ai_orders says what to be about, ai_senses what is there, ai_tactics how to fight, ai.cpp flies.

/// Multipliers on a personality: the difficulty's for the player's enemies, 1 for everybody else.
struct Skill {
    float aim_error = 1.0F;
    float reaction = 1.0F;
    float aggression = 1.0F;
};

struct Flyer {
    WorldState& world;
    Handle self;
    Craft& craft;
    const CraftModel& model;
    const content::CraftType& type;
    const content::Personality& nature;
    Pilot& pilot;
    Skill skill;
    const Craft* target = nullptr;  ///< pilot.target while it may be fought

    [[nodiscard]] Tick now() const { return world.now; }
    [[nodiscard]] float top_speed() const { return type.speed * craft.speed_factor; }
    /// 0 keeps away … 1 presses on, difficulty included.
    [[nodiscard]] float aggression() const;
    [[nodiscard]] Vec2 half_arena() const { return world.mission->arena * 0.5F; }
    /// From where on it minds the edge; less in an arena that is small.
    [[nodiscard]] float border_margin() const;
    /// How it fights now: its type's tactic unless its orders name one.
    [[nodiscard]] content::Tactic tactic() const;
};

/// What a part of the AI wants from the helm in this tick.
struct Course {
    Vec2 velocity{};            ///< wanted, units per second
    bool nose_on_mark = false;  ///< look at the target's mark rather than along the flight
    bool face = false;          ///< look along `heading` whatever happens
    float heading = 0.0F;
    bool shoot = false;  ///< may fire when aligned
    bool boost = false;
    bool drop = false;         ///< let go of a mine here and now
    bool at_the_edge = false;  ///< goes where it has to go though that is near the border
};

// ---- ai_senses.cpp

/// Whether `other` is somebody to shoot at: hostile, alive, seen, not given up.
[[nodiscard]] bool may_fight(const WorldState& w, const Craft& craft, const Craft& other);
/// The enemy most worth fighting within reach of a place: near, ahead, and the one it fights already before
/// others. With `only`, of that name or group.
[[nodiscard]] Handle find_enemy(const Flyer& f, Vec2 centre, float reach, NameId only = kNoName);
/// The nearest hostile thing within reach, whatever it is worth.
[[nodiscard]] const Craft* nearest_threat(const Flyer& f, float reach);
/// Notes the nearest craft that it may bump into and the first rock on its way.
void look_around(Flyer& f);
/// No friend, and nobody it is not at war with, between it and what it shoots at.
[[nodiscard]] bool line_of_fire_clear(const Flyer& f, Vec2 along, float length);
/// The opponent has its nose on this craft and is shooting.
[[nodiscard]] bool is_shot_at_by(const Flyer& f, const Craft& enemy);
/// The first living craft of that name or group, the nearest first; slow, for decisions only.
[[nodiscard]] Handle find_craft(const Flyer& f, NameId name_or_group, bool enemies_only);

// ---- ai_press.cpp: who attacks whom, and who waits

/// How much less inviting a target is for those who are after it already: friends share their enemies out.
/// The player is pressed by few anyway.
[[nodiscard]] float taken_share(const Craft& target);
/// Changes whom it fights, and both counts with it.
void go_after(Flyer& f, Handle target);

/// Takes (or keeps) one of the places of those who press the player; always true against anybody else.
[[nodiscard]] bool may_press(Flyer& f);
/// Gives the place back, so that the next one gets a turn.
void stop_pressing(Flyer& f);

// ---- ai_orders.cpp

/// What the orders allow to fight for now.
struct Leave {
    bool fight = true;
    Vec2 centre{};
    float reach = 1e9F;
    NameId only = kNoName;
    bool leashed = false;  ///< to `centre`
};

/// Looks up leader and goal for the orders as they stand.
[[nodiscard]] Leave obey(Flyer& f);
/// The way while there is nothing to fight.
[[nodiscard]] Course cruise(Flyer& f);

// ---- ai_tactics.cpp

/// The way in a fight.
[[nodiscard]] Course fight(Flyer& f);
/// Away from the enemy, then to friends.
[[nodiscard]] Course retreat(Flyer& f);
/// Begins a manoeuvre that lasts about `seconds`.
void begin(Flyer& f, Manoeuvre m, float seconds);

}  // namespace nl::sim
