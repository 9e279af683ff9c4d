#pragma once

#include <cstdint>

#include "base/name_table.hpp"
#include "base/slot_map.hpp"
#include "base/vec2.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

/// A rock: drifts, spins, stops bullets and bumps craft.
struct Rock {
    Vec2 position;
    Vec2 velocity;
    Vec2 last_position;
    float angle = 0.0F;
    float spin = 0.0F;  ///< radians per second
    float radius = 40.0F;
    float hull = 200.0F;
    std::uint8_t look = 0;  ///< which picture
    const content::HazardType* type = nullptr;
};

/// A nebula.
struct Cloud {
    Vec2 at;
    float radius = 0.0F;
    float sight = 0.0F;  ///< units that one sees in it
};

inline constexpr float kClearSight = 1.0e9F;

/// Something to pick up.
struct Item {
    const content::ItemType* type = nullptr;
    NameId name = kNoName;
    Vec2 position;
    Vec2 velocity;
    Vec2 last_position;
    float angle = 0.0F;
    Tick gone_at = 0;  ///< 0 = stays
};

/// What flies or lies about with a will of its own: a rocket, a mine, a flare, the ring of an EMP. Its
/// weapon's kind says which.
struct Missile {
    Vec2 position;
    Vec2 velocity;
    Vec2 last_position;
    float heading = 0.0F;
    float radius = 0.0F;       ///< of an EMP's ring, which grows
    float last_radius = 0.0F;  ///< … in the tick before
    Handle target;             ///< of a rocket
    Handle owner;
    std::uint16_t weapon = 0;  ///< index in Library::weapons
    std::uint8_t side = 0xFF;  ///< 0xFF = nobody's: a mine that was here before
    bool gone = false;
    Tick armed_at = 0;
    Tick gone_at = 0;  ///< 0 = stays
    Tick fuse_at = 0;  ///< a mine that was stepped on goes off here
};

/// A line of light: what the picture draws from a beam, a rail, a tow line, the warning of a sniper. They are
/// drawn only; the harm is done already.
struct Line {
    enum class Kind : std::uint8_t { Beam, Rail, Tow, Warning };
    Kind kind = Kind::Beam;
    std::uint16_t weapon = 0;  ///< index in Library::weapons
    std::int16_t age = 0;      ///< ticks
    Vec2 from;
    Vec2 to;
    Handle craft;  ///< whose it is
};

/// A line between a craft and what it drags along.
struct Tow {
    Handle from;
    Handle craft;  ///< one of the two is empty
    Handle item;
    std::uint16_t weapon = 0;
    Tick since = 0;
};

/// Where craft keep coming from (MISSION.md, spawners).
struct SpawnerState {
    const content::Spawner* type = nullptr;
    NameId id = kNoName;
    bool on = false;
    Tick next_at = 0;
    int made = 0;
};

/// A place that can be switched on and off: a location or a gate.
struct Place {
    NameId id = kNoName;
    Vec2 at;
    float radius = 0.0F;
    bool on = true;
    bool gate = false;
};

}  // namespace nl::sim
