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
inline constexpr float kRamFactor = 4.0F;        ///< what a craft with Trait::Ram deals, times the usual
inline constexpr int kBumpHurtPause = 18;        ///< ticks before the same craft can be hurt by a bump again

inline constexpr float kGunsHot = 100.0F;       ///< heat at which a gun locks
inline constexpr float kGunsCool = 35.0F;       ///< heat at which it works again
inline constexpr float kAimAssist = 0.12F;      ///< radians that shots are bent at most
inline constexpr float kTurretAligned = 0.06F;  ///< radians off the mark at which a turret fires
inline constexpr int kTurretThought = 20;       ///< ticks between two looks for a better target

}  // namespace nl::sim
