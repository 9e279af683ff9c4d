#pragma once

#include "sim/tick.hpp"

namespace nl::sim {

// What every pilot knows, as against what makes one craft fight unlike another (Personality in data/craft) or
// one difficulty harder than the next (data/difficulty.json). Units and seconds.

inline constexpr Tick kSteerInterval = 2;    ///< ticks between two movements of the helm
inline constexpr Tick kQuickestThought = 8;  ///< ticks between two decisions, at the least and at the most
inline constexpr Tick kSlowestThought = 20;
inline constexpr Tick kSearchInterval = 100;  ///< ticks between two looks for a better target

inline constexpr float kBorderMargin = 620.0F;  ///< pilots turn before the edge begins to push (rules.hpp)
inline constexpr float kNearTheEdge =
    110.0F;                                  ///< where a goal may lie all the same: gates, waypoints, leaders
inline constexpr float kRockAir = 34.0F;     ///< between a hull and a rock
inline constexpr float kRockLook = 1.3F;     ///< seconds ahead
inline constexpr float kApartLook = 115.0F;  ///< how far one looks for a neighbour, beyond one's own radius
inline constexpr float kApartAir = 46.0F;    ///< between two hulls
inline constexpr float kFriendAir = 90.0F;   ///< … of friends in a fight; no more than kApartLook notices
inline constexpr float kPlayerAir = 115.0F;  ///< … and to the player's

inline constexpr Tick kLineBlocked = 5;  ///< ticks before it looks again whether friends are out of the way
inline constexpr Tick kFlareInterval = 36;  ///< ticks between two flares

inline constexpr float kGuardReach = 900.0F;   ///< enemies this near to what is guarded are fought
inline constexpr float kEscortReach = 750.0F;  ///< … to what is escorted
inline constexpr float kFollowReach = 380.0F;  ///< … to oneself when one only follows
inline constexpr float kPatrolReach = 800.0F;
inline constexpr float kLeash = 1150.0F;  ///< further than that from one's charge one turns back
inline constexpr float kFormationSpacing = 95.0F;
inline constexpr float kGuardRing = 260.0F;  ///< round what is guarded

inline constexpr float kFleeDistance = 1100.0F;  ///< from the nearest enemy, where a hurt craft feels safe
inline constexpr float kWaitingRing = 1.9F;      ///< times its range: where it waits for its turn

}  // namespace nl::sim
