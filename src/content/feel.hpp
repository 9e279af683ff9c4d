#pragma once

#include <string>

#include "base/diagnostic.hpp"
#include "base/files.hpp"

namespace nl::content {

// data/feel.json: how the game answers to the eye and the hand. Nothing of it touches the simulation.
// Distances are world units, times seconds; a "strength" of 1 is the most that a player should ever see.

struct CameraFeel {
    float follow = 7.0F;         ///< share of the way to its goal per second (spring); higher is stiffer
    float lead_speed = 0.28F;    ///< seconds of the craft's own flight that it looks ahead
    float lead_aim = 0.18F;      ///< share of the way to the crosshair
    float lead_max = 260.0F;     ///< never farther from the craft than this
    float zoom = 1.0F;           ///< at rest: 1 shows 1600 x 900 units
    float zoom_fast = 0.88F;     ///< at top speed
    float zoom_boost = 0.8F;     ///< while boosting
    float zoom_follow = 2.2F;    ///< share of the way per second
    float fight_zoom = 0.92F;    ///< with a boss or capital ship near
    float drift_at_rest = 6.0F;  ///< slow sway when nothing moves, so that the picture lives
};

struct ShakeFeel {
    float most = 22.0F;         ///< units at strength 1
    float turn = 1.6F;          ///< degrees at strength 1
    float fade = 1.9F;          ///< strength lost per second
    float pace = 24.0F;         ///< shakes per second
    float shield_hit = 0.1F;    ///< strength per hit of 10 points on the player's shield
    float hull_hit = 0.26F;     ///< … on the hull
    float bump = 0.3F;          ///< at 300 units per second
    float small_burst = 0.14F;  ///< an explosion right beside the player
    float medium_burst = 0.28F;
    float large_burst = 0.85F;
    float part_lost = 0.6F;
    float reach = 1300.0F;  ///< distance at which an explosion shakes no more
    float fire = 0.015F;    ///< per shot of the player's own guns
};

/// Moments at which the picture stands still, so that a blow is felt.
struct HitStopFeel {
    float kill = 0.03F;      ///< the player destroyed a fighter
    float big_kill = 0.12F;  ///< … a capital ship
    float part_lost = 0.07F;
    float hull_hit = 0.03F;  ///< the player's hull was hit for 10 or more
    float player_lost = 0.35F;
    float slow_after_loss = 0.3F;    ///< the game's pace after the player is lost …
    float slow_loss_seconds = 1.4F;  ///< … for so long
};

struct FlashFeel {
    float hit_seconds = 0.09F;  ///< white flash of what is hit
    float hit_strength = 0.85F;
    float shield_seconds = 0.35F;  ///< ripple of a shield
    float muzzle_seconds = 0.05F;
    float muzzle_size = 0.8F;     ///< times the picture
    float screen_hull = 0.22F;    ///< red edge of the screen at a hull hit of 10
    float screen_shield = 0.08F;  ///< blue edge at a shield hit of 10
    float screen_burst = 0.25F;   ///< white at a large explosion near by
    float screen_fade = 2.6F;     ///< lost per second
    float low_hull = 0.3F;        ///< below this share of the hull the edge pulses and the alarm sounds
    float spark_count = 5.0F;     ///< sparks per hit of 10 points
};

struct BurstFeel {
    float small_size = 150.0F;  ///< units across
    float medium_size = 230.0F;
    float large_size = 620.0F;
    float ring_size = 2.2F;  ///< the shockwave, times the explosion
    float ring_seconds = 0.5F;
    float smoke_seconds = 1.8F;
    float small_debris = 5.0F;  ///< pieces
    float medium_debris = 9.0F;
    float large_debris = 30.0F;
    float debris_speed = 190.0F;
    float debris_seconds = 2.2F;
    float light = 2.6F;  ///< size of the glow, times the explosion
};

struct FlightFeel {
    float flame_rest = 0.25F;  ///< length of the engine flame without thrust, times the picture
    float flame_full = 1.0F;
    float flame_boost = 1.9F;
    float flame_flicker = 0.12F;  ///< share by which it flickers
    float flame_pace = 9.0F;      ///< share of the way to its length per second
    float trail_seconds = 0.45F;  ///< life of the wing-tip trails at speed
    float bank_pace = 8.0F;       ///< how fast the picture follows the turn
    float glow_rest = 0.3F;       ///< strength of the glow layer
    float glow_pulse = 0.12F;     ///< by how much it breathes
    float glow_period = 1.7F;
    float damage_smoke = 0.45F;  ///< share of hull below which a craft smokes
    float speed_lines = 0.5F;    ///< dust streaks while boosting
};

struct HudFeel {
    float bar_pace = 6.0F;        ///< share of the way per second that bars move
    float lost_seconds = 0.6F;    ///< how long the lost piece of a bar stays lit
    float message_slide = 0.22F;  ///< box in and out
    float letters_per_second =
        45.0F;  ///< text appears while the blip speaks; never longer than the box is open
    float hud_message_seconds = 4.0F;
    float objective_flash = 1.6F;
    float objective_fold = 6.0F;  ///< seconds that a finished one stays on the HUD
    float sway = 5.0F;            ///< units that the HUD lags behind hard turns
};

struct MixFeel {
    float duck_voice = 0.6F;  ///< music volume while somebody talks
    float duck_seconds = 0.35F;
    float combat_fade = 1.4F;      ///< calm to combat
    float calm_delay = 7.0F;       ///< seconds without an enemy near before it is calm again
    float combat_range = 1500.0F;  ///< an enemy so near is a fight
    float hearing = 1700.0F;       ///< distance at which a sound is gone
};

/// data/feel.json
struct Feel {
    CameraFeel camera;
    ShakeFeel shake;
    HitStopFeel hit_stop;
    FlashFeel flash;
    BurstFeel burst;
    FlightFeel flight;
    HudFeel hud;
    MixFeel mix;
};

/// What data/feel.json says, with the values above for what it leaves out or gets wrong.
[[nodiscard]] Feel load_feel(const SearchPath& files, Diagnostics& diagnostics);

}  // namespace nl::content
