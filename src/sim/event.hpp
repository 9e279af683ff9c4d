#pragma once

#include <cstdint>

#include "base/name_table.hpp"
#include "base/slot_map.hpp"
#include "base/vec2.hpp"

namespace nl::sim {

/// Something that happened in a tick: what the picture, the sound, the script and the statistics are told.
enum class EventKind : std::uint8_t {
    Shot,       ///< craft fired weapon (index in the library) at `at`, heading `value` radians
    Hit,        ///< hull of craft hit for `value` points by other
    ShieldHit,  ///< shield of craft hit for `value` points by other
    ShieldDown,
    ShieldUp,
    RockHit,    ///< a bullet or craft struck a rock
    Bump,       ///< craft and other touched, `value` = speed
    Burst,      ///< a rocket or mine went off, `value` = radius
    PartLost,   ///< part number `index` of craft
    Destroyed,  ///< craft is gone; name, group, side tell who it was; other = who did it
    Disabled,
    Repowered,  ///< disabled no longer
    Escaped,    ///< craft left through a gate or the border; name, group, side
    Surrendered,
    Captured,
    Spawned,
    SideChanged,
    Pickup,  ///< the player's side picked up an item; name = item's name, index = type in the library
    Boost,   ///< craft began to boost
    Flare,
    Lock,  ///< a rocket has locked on craft
    Blink,
    Cloak,
    Decloak,
    Drain,
    ChargeWarning,  ///< craft warms up a shot along heading `value`; a mine that beeps has no craft
    TowOn,          ///< craft has other on its line; an item has no other
    TowOff,         ///< the line is gone
    LinkUp,         ///< the player flies `craft` now, having lost the last one
    GunsHot,
    Border,  ///< the player is pushed back by the edge of the arena
    PlayerLost,
    RockBroken,
};

struct Event {
    EventKind kind = EventKind::Shot;
    Vec2 at;
    float value = 0.0F;
    std::uint16_t index = 0;
    std::uint8_t side = 0;
    std::uint8_t other_side = 0;
    Handle craft;
    Handle other;
    NameId name = kNoName;
    NameId group = kNoName;
};

}  // namespace nl::sim
