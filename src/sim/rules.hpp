#pragma once

namespace nl::sim {

// The laws of this space: what holds for everything that flies, as against what a designer tunes for one
// craft or weapon (data/craft, data/weapons). A change here changes every mission and every replay.

inline constexpr float kBorderWidth =
    300.0F;                                 ///< units inside the arena's edge over which the push back grows
inline constexpr float kBorderPush = 2.4F;  ///< push at the edge itself, times the craft's own acceleration
inline constexpr float kBoostAcceleration = 2.2F;  ///< times the craft's own while it boosts
inline constexpr float kStrafe = 1.0F;             ///< share of the thrust that works sideways and backwards
inline constexpr float kDisabledDrag = 0.5F;  ///< share of speed that a craft without power loses per second

inline constexpr int kHitFlashTicks = 5;
inline constexpr int kShieldFlashTicks = 14;

inline constexpr float kBumpSpring = 0.55F;      ///< share of an overlap that is undone in a tick
inline constexpr float kBumpBounce = 0.55F;      ///< share of the speed of approach that comes back
inline constexpr float kBumpDamage = 0.07F;      ///< hull points per unit/s of approach above the safe speed
inline constexpr float kBumpSafeSpeed = 160.0F;  ///< slower touches do no harm
inline constexpr int kBumpHurtPause = 18;        ///< ticks before the same craft can be hurt by a bump again

inline constexpr float kGunsHot = 100.0F;        ///< heat at which a gun locks
inline constexpr float kGunsCool = 35.0F;        ///< heat at which it works again
inline constexpr float kAimAssist = 0.12F;       ///< radians that shots are bent at most
inline constexpr float kStrongAimAssist = 0.3F;  ///< the same for players who ask for more
inline constexpr float kTurretAligned = 0.06F;   ///< radians off the mark at which a turret fires
inline constexpr int kTurretThought = 20;        ///< ticks between two looks for a better target

inline constexpr float kRocketStart = 0.45F;  ///< share of a rocket's speed that it is thrown out with
inline constexpr float kRocketCone = 1.1F;    ///< radians to each side in which a rocket looks for a target
inline constexpr float kFlareReach = 340.0F;  ///< units at which a flare draws a rocket away
inline constexpr float kMineHull = 12.0F;     ///< damage that sets a mine off
inline constexpr float kBlastEdge = 0.35F;    ///< share of the damage at a blast's rim
inline constexpr int kRailSeen = 16;          ///< ticks that a rail's line hangs in space

inline constexpr float kTowSlack = 150.0F;  ///< units of line that hang loose
inline constexpr float kTowSnap = 2.2F;     ///< times its range at which a tow line breaks
inline constexpr float kHarbour = 240.0F;   ///< units from a gate or station where a prize is taken over
inline constexpr int kPrizeTicks = 300;     ///< of towing that make a prize where there is no harbour


inline constexpr float kAlarm = 100.0F;          ///< suspicion at which the alarm is raised, for good
inline constexpr float kSuspicionFades = 9.0F;   ///< points per second while nobody notices the player
inline constexpr float kSuspicionAtRim = 0.35F;  ///< of its growth, at the far end of a sensor's cone
inline constexpr float kSurrenderReach = 1200.0F;  ///< units in which a hurt craft counts friends and foes
inline constexpr int kSurrenderThought = 45;       ///< ticks between two looks whether to give up

inline constexpr float kGateRadius = 140.0F;  ///< units
inline constexpr float kLeftBehind = 160.0F;  ///< units outside the arena at which one has left
inline constexpr int kNextLife = 300;         ///< ticks before a craft with lives left comes back
inline constexpr float kItemPull = 130.0F;    ///< units at which an item comes to the one who may take it
inline constexpr int kDropStays = 1800;       ///< ticks that what was dropped stays

}  // namespace nl::sim
