#pragma once

#include <array>
#include <cstdint>

#include "base/name_table.hpp"
#include "base/slot_map.hpp"
#include "base/vec2.hpp"
#include "content/craft_type.hpp"
#include "content/mission.hpp"
#include "sim/ai_pilot.hpp"
#include "sim/controls.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

using SideId = std::uint8_t;  ///< index in Library::sides

inline constexpr std::size_t kMaxMounts = 12;
inline constexpr std::size_t kMaxParts = 12;

/// What a craft has been told to do.
struct Orders {
    content::Order kind = content::Order::Engage;
    NameId target = kNoName;  ///< craft or group
};

/// State of one gun or launcher.
struct MountState {
    Tick ready_at = 0;
    Tick fired_at = -1;
    float heading = 0.0F;  ///< of a turret, radians from the nose
    float heat = 0.0F;
    std::int16_t ammunition = 0;
    Tick charged_at = 0;  ///< a warm-up that runs ends here; 0 = none
    Handle target;        ///< of a turret, which chooses for itself
};

/// One ship, station or monster. Angles are radians, 0 = nose up, clockwise; speeds units per second.
struct Craft {
    const content::CraftType* type = nullptr;
    NameId name = kNoName;
    NameId group = kNoName;
    SideId side = 0;
    bool player = false;
    bool scripted = false;  ///< taken by a cinematic: AI and player keep their hands off
    bool invulnerable = false;
    bool surrendered = false;
    bool overpowered = false;  ///< was disabled, or gave up, at least once: objectives count that once
    bool cloaked = false;
    bool boosting = false;
    bool untouchable = false;  ///< nothing hits, bumps or aims at it, and it hits nothing (rehearsals)
    std::uint16_t model = 0;   ///< index in the world's Catalogue

    Vec2 position;
    Vec2 velocity;
    float heading = 0.0F;
    Vec2 last_position;  ///< of the tick before, for interpolation
    float last_heading = 0.0F;
    Controls controls;  ///< what it wants in this tick; for a scripted craft the cinema sets it and it stays
    float thrust = 0.0F;  ///< 0 … 1, for flames and engine sound
    float bank = 0.0F;    ///< -1 … 1, how hard it turns

    float hull = 0.0F;
    float shield = 0.0F;
    float boost = 0.0F;  ///< 0 … 1 of the tank
    Tick shield_returns_at = 0;
    Tick disabled_until = 0;
    Tick hit_flash_until = 0;
    Tick shield_flash_until = 0;
    Tick bump_hurts_at = 0;                        ///< bumps before this do no more harm
    Tick fire_until = 0;                           ///< its trigger is held down until then, whoever flies it
    Tick trait_at = 0;                             ///< when its trait may act again
    bool shield_works = true;                      ///< until the part that makes it is shot off
    float speed_factor = 1.0F;                     ///< what lost parts have left of speed and turn
    Tick lock_until = 0;                           ///< a rocket is after it until then
    Handle clings_to;                              ///< of a leech: its victim
    Vec2 cling_at;                                 ///< … where on it, units in the victim's frame
    Handle carrier;                                ///< that launched it
    std::int16_t spawner = -1;                     ///< index of the one it came from
    float sight = 1.0e9F;                          ///< units that it sees and is seen (nebulae)
    bool leaving = false;                          ///< on its way out of the arena for good
    std::uint8_t gun = 0;                          ///< the player's choice among its different guns
    std::uint8_t launcher = 0;                     ///< … and secondaries
    float shield_hit_heading = 0.0F;               ///< where the last hit came from, radians in the world
    std::int16_t lives = 1;                        ///< this one included
    const content::MissionCraft* entry = nullptr;  ///< of the mission file; nullptr when it came otherwise

    std::array<MountState, kMaxMounts> mounts{};
    std::array<float, kMaxParts> part_hull{};

    Orders orders;
    Pilot pilot;

    [[nodiscard]] bool alive() const { return hull > 0.0F; }
    [[nodiscard]] bool disabled(Tick now) const { return now < disabled_until; }
};

}  // namespace nl::sim
