#pragma once

#include "content/feel.hpp"
#include "content/kind.hpp"

namespace nl::content {

// The keys of data/feel.json.

template <class V>
void describe(V& v, CameraFeel& f) {
    v.is("the camera", "What the player sees of the arena, and how it follows.");
    v.field("follow", f.follow, Range{0, 100},
            "Share of the way to its goal per second (spring); higher is stiffer.");
    v.field("lead_speed", f.lead_speed, Range{0, 10},
            "Seconds of the craft's own flight that it looks ahead.");
    v.field("lead_aim", f.lead_aim, Range{0, 10}, "Share of the way to the crosshair.");
    v.field("lead_max", f.lead_max, Range{0, 10000}, "Never farther from the craft than this.");
    v.field("zoom", f.zoom, Range{0.2, 4}, "At rest: 1 shows 1600 x 900 units.");
    v.field("zoom_fast", f.zoom_fast, Range{0.2, 4}, "The same at top speed.");
    v.field("zoom_boost", f.zoom_boost, Range{0.2, 4}, "The same while boosting.");
    v.field("zoom_follow", f.zoom_follow, Range{0, 10}, "Share of the way per second.");
    v.field("fight_zoom", f.fight_zoom, Range{0.2, 4}, "With a boss or capital ship near.");
    v.field("drift_at_rest", f.drift_at_rest, Range{0, 100},
            "Slow sway when nothing moves, so that the picture lives.");
}

template <class V>
void describe(V& v, ShakeFeel& f) {
    v.is("the shake", "What makes the picture tremble. Players may turn it down.");
    v.field("most", f.most, Range{0, 100}, "Units at strength 1.");
    v.field("turn", f.turn, Range{0, 10}, "Degrees at strength 1.");
    v.field("fade", f.fade, Range{0, 10}, "Strength lost per second.");
    v.field("pace", f.pace, Range{0, 100}, "Shakes per second.");
    v.field("shield_hit", f.shield_hit, Range{0, 10},
            "Strength per hit of 10 points on the player's shield.");
    v.field("hull_hit", f.hull_hit, Range{0, 10}, "The same on the hull.");
    v.field("bump", f.bump, Range{0, 10}, "Strength of a bump at 300 units per second.");
    v.field("small_burst", f.small_burst, Range{0, 10}, "An explosion right beside the player.");
    v.field("medium_burst", f.medium_burst, Range{0, 10}, "The same for a medium one.");
    v.field("large_burst", f.large_burst, Range{0, 10},
            "The same for a large one, a station or a capital ship.");
    v.field("part_lost", f.part_lost, Range{0, 10}, "Strength when a big ship loses a part.");
    v.field("reach", f.reach, Range{0, 10000}, "Distance at which an explosion shakes no more.");
    v.field("fire", f.fire, Range{0, 10}, "Per shot of the player's own guns.");
}

template <class V>
void describe(V& v, HitStopFeel& f) {
    v.is("the hit stop", "Moments at which the picture stands still.");
    v.field("kill", f.kill, Range{0, 10}, "The player destroyed a fighter.");
    v.field("big_kill", f.big_kill, Range{0, 10}, "The player destroyed a capital ship.");
    v.field("part_lost", f.part_lost, Range{0, 10}, "A big ship lost a part.");
    v.field("hull_hit", f.hull_hit, Range{0, 10}, "The player's hull was hit for 10 or more.");
    v.field("player_lost", f.player_lost, Range{0, 10}, "The player's craft is destroyed.");
    v.field("slow_after_loss", f.slow_after_loss, Range{0, 10}, "The game's pace after the player is lost.");
    v.field("slow_loss_seconds", f.slow_loss_seconds, Range{0, 10}, "Seconds of that pace.");
}

template <class V>
void describe(V& v, FlashFeel& f) {
    v.is("the flashes", "Light as an answer to a blow. Players may turn it down.");
    v.field("hit_seconds", f.hit_seconds, Range{0, 10}, "White flash of what is hit.");
    v.field("hit_strength", f.hit_strength, Range{0, 10}, "Of that flash; 1 is pure white.");
    v.field("shield_seconds", f.shield_seconds, Range{0, 10}, "Ripple of a shield.");
    v.field("muzzle_seconds", f.muzzle_seconds, Range{0, 10}, "Flash at the muzzle of a gun.");
    v.field("muzzle_size", f.muzzle_size, Range{0, 10}, "Times the picture.");
    v.field("screen_hull", f.screen_hull, Range{0, 10}, "Red edge of the screen at a hull hit of 10.");
    v.field("screen_shield", f.screen_shield, Range{0, 10}, "Blue edge at a shield hit of 10.");
    v.field("screen_burst", f.screen_burst, Range{0, 10}, "White at a large explosion near by.");
    v.field("screen_fade", f.screen_fade, Range{0, 100}, "Lost per second.");
    v.field("low_hull", f.low_hull, Range{0, 10},
            "Below this share of the hull the edge pulses and the alarm sounds.");
    v.field("spark_count", f.spark_count, Range{0, 100}, "Sparks per hit of 10 points.");
}

template <class V>
void describe(V& v, BurstFeel& f) {
    v.is("the bursts", "Explosions, rings, smoke and pieces.");
    v.field("small_size", f.small_size, Range{0, 1000}, "Units across, of a small explosion.");
    v.field("medium_size", f.medium_size, Range{0, 1000}, "Of a fighter.");
    v.field("large_size", f.large_size, Range{0, 10000}, "Of a capital ship.");
    v.field("ring_size", f.ring_size, Range{0, 10}, "The shockwave, times the explosion.");
    v.field("ring_seconds", f.ring_seconds, Range{0, 10}, "Until the shockwave has faded.");
    v.field("smoke_seconds", f.smoke_seconds, Range{0, 10}, "Until smoke has faded.");
    v.field("small_debris", f.small_debris, Range{0, 100}, "Pieces of a small explosion.");
    v.field("medium_debris", f.medium_debris, Range{0, 100}, "Pieces of a medium one.");
    v.field("large_debris", f.large_debris, Range{0, 1000}, "Pieces of a large one.");
    v.field("debris_speed", f.debris_speed, Range{0, 1000}, "Of the fastest pieces, units per second.");
    v.field("debris_seconds", f.debris_seconds, Range{0, 10}, "Until they have faded.");
    v.field("light", f.light, Range{0, 100}, "Size of the glow, times the explosion.");
}

template <class V>
void describe(V& v, FlightFeel& f) {
    v.is("the flight", "Flames, trails and glow of craft.");
    v.field("flame_rest", f.flame_rest, Range{0, 10},
            "Length of the engine flame without thrust, times the picture.");
    v.field("flame_full", f.flame_full, Range{0, 10}, "At full thrust.");
    v.field("flame_boost", f.flame_boost, Range{0, 10}, "The same while boosting.");
    v.field("flame_flicker", f.flame_flicker, Range{0, 10}, "Share by which it flickers.");
    v.field("flame_pace", f.flame_pace, Range{0, 100}, "Share of the way to its length per second.");
    v.field("trail_seconds", f.trail_seconds, Range{0.01, 10}, "Life of the wing-tip trails at speed.");
    v.field("bank_pace", f.bank_pace, Range{0, 100}, "How fast the picture follows the turn.");
    v.field("glow_rest", f.glow_rest, Range{0, 10}, "Strength of the glow layer.");
    v.field("glow_pulse", f.glow_pulse, Range{0, 10}, "By how much it breathes.");
    v.field("glow_period", f.glow_period, Range{0.01, 10}, "Seconds of one breath.");
    v.field("damage_smoke", f.damage_smoke, Range{0, 10}, "Share of hull below which a craft smokes.");
    v.field("speed_lines", f.speed_lines, Range{0, 10}, "Dust streaks while boosting.");
}

template <class V>
void describe(V& v, HudFeel& f) {
    v.is("the HUD", "How bars and boxes move.");
    v.field("bar_pace", f.bar_pace, Range{0, 100}, "Share of the way per second that bars move.");
    v.field("lost_seconds", f.lost_seconds, Range{0, 10}, "How long the lost piece of a bar stays lit.");
    v.field("message_slide", f.message_slide, Range{0.01, 10}, "Seconds that a box takes to come in or go.");
    v.field("letters_per_second", f.letters_per_second, Range{0, 1000},
            "Text appears while the blip speaks; never longer than the box is open.");
    v.field("hud_message_seconds", f.hud_message_seconds, Range{0, 100}, "A line of HUD_MSG stays so long.");
    v.field("objective_flash", f.objective_flash, Range{0, 10},
            "Seconds that a changed objective stays lit.");
    v.field("objective_fold", f.objective_fold, Range{0, 100},
            "Seconds that a finished objective stays on the HUD; the pause screen keeps it.");
    v.field("sway", f.sway, Range{0, 100}, "Units that the HUD lags behind hard turns.");
}

template <class V>
void describe(V& v, MixFeel& f) {
    v.is("the mix", "How music and sounds give way to each other.");
    v.field("duck_voice", f.duck_voice, Range{0, 10}, "Music volume while somebody talks.");
    v.field("duck_seconds", f.duck_seconds, Range{0, 10}, "Until the music has given way, and to come back.");
    v.field("combat_fade", f.combat_fade, Range{0, 10},
            "Seconds from the calm piece to the combat piece and back.");
    v.field("calm_delay", f.calm_delay, Range{0, 100},
            "Seconds without an enemy near before it is calm again.");
    v.field("combat_range", f.combat_range, Range{0, 10000}, "An enemy so near is a fight.");
    v.field("hearing", f.hearing, Range{0, 10000}, "Distance at which a sound is gone.");
}

template <class V>
void describe(V& v, Feel& f) {
    v.is("the feel", "data/feel.json: how the game answers to the eye and the hand.");
    v.field("camera", f.camera, "What the player sees of the arena, and how it follows.");
    v.field("shake", f.shake, "What makes the picture tremble. Players may turn it down.");
    v.field("hit_stop", f.hit_stop, "Moments at which the picture stands still.");
    v.field("flash", f.flash, "Light as an answer to a blow. Players may turn it down.");
    v.field("burst", f.burst, "Explosions, rings, smoke and pieces.");
    v.field("flight", f.flight, "Flames, trails and glow of craft.");
    v.field("hud", f.hud, "How bars and boxes move.");
    v.field("mix", f.mix, "How music and sounds give way to each other.");
}

}  // namespace nl::content
