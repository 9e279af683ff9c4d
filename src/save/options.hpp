#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nl::save {

/// What a player sets for all missions and profiles. Defaults are what a new player gets. Of options
/// that are a word, one that is not known counts as the first.
struct Options {
    // sound
    float master_volume = 0.8F;  ///< volumes 0 ... 1
    float effects_volume = 1.0F;
    float music_volume = 0.7F;
    float voice_volume = 0.8F;
    bool mono = false;
    bool sound_subtitles = false;  ///< important sounds in words: "rocket behind you"
    // picture
    std::string window = "window";  ///< window, borderless, fullscreen
    bool vsync = true;
    float frame_cap = 0.0F;   ///< frames a second; 0 = none
    float ui_scale = 1.0F;    ///< of HUD and screens
    float text_scale = 1.0F;  ///< of what is read: messages, objectives, paragraphs; on top of ui_scale
    float shake = 1.0F;       ///< 0 = none
    float flashes = 1.0F;
    float particles = 1.0F;
    std::string colours = "usual";  ///< of friend and foe: usual, blue-orange, white-violet
    bool high_contrast = false;     ///< HUD on solid ground
    bool reduced_motion = false;    ///< nothing shakes, slows down, pulses or streaks
    // play
    std::string language = "en";  ///< code of content/languages.hpp
    std::string difficulty = "cat";
    float message_slowness = 1.0F;  ///< times the usual time on screen
    bool hold_messages = false;     ///< until dismissed
    float game_speed = 1.0F;        ///< of the clock that the simulation is run by, 0.5 ... 1
    bool pause_unfocused = true;    ///< when the window loses the keyboard
    // controls
    std::string aim_assist = "mild";  ///< for keys and pad: off, mild, strong
    bool toggle_fire = false;         ///< press once to fire, once more to stop
    bool toggle_boost = false;
    float dead_zone = 0.2F;  ///< of the pad's sticks, share of their way
    bool rumble = true;
    /// What the player has bound otherwise, by the action's id; the app's bindings.hpp knows the form.
    std::map<std::string, std::string> bindings;

    friend bool operator==(const Options&, const Options&) = default;
};

/// Calls f(key, field, least, most) for every option, in the order of the file; fields that are switches or
/// texts get no range. The one list that reading and writing are made from.
template <class Self, class F>
void each_option(Self& o, F&& f) {
    f("master_volume", o.master_volume, 0.0F, 1.0F);
    f("effects_volume", o.effects_volume, 0.0F, 1.0F);
    f("music_volume", o.music_volume, 0.0F, 1.0F);
    f("voice_volume", o.voice_volume, 0.0F, 1.0F);
    f("mono", o.mono);
    f("sound_subtitles", o.sound_subtitles);
    f("window", o.window);
    f("vsync", o.vsync);
    f("frame_cap", o.frame_cap, 0.0F, 1000.0F);
    f("ui_scale", o.ui_scale, 0.75F, 2.0F);
    f("text_scale", o.text_scale, 0.8F, 1.5F);
    f("shake", o.shake, 0.0F, 1.0F);
    f("flashes", o.flashes, 0.0F, 1.0F);
    f("particles", o.particles, 0.0F, 1.0F);
    f("colours", o.colours);
    f("high_contrast", o.high_contrast);
    f("reduced_motion", o.reduced_motion);
    f("language", o.language);
    f("difficulty", o.difficulty);
    f("message_slowness", o.message_slowness, 0.5F, 3.0F);
    f("hold_messages", o.hold_messages);
    f("game_speed", o.game_speed, 0.5F, 1.0F);
    f("pause_unfocused", o.pause_unfocused);
    f("aim_assist", o.aim_assist);
    f("toggle_fire", o.toggle_fire);
    f("toggle_boost", o.toggle_boost);
    f("dead_zone", o.dead_zone, 0.05F, 0.6F);
    f("rumble", o.rumble);
    f("bindings", o.bindings);
}

/// folder/options.json. Values out of range or of a wrong kind take the default; notices say what was
/// damaged.
[[nodiscard]] Options load_options(const std::filesystem::path& folder, std::vector<std::string>& notices);
/// False with the reason in why. Keys that this version does not know stay in the file.
[[nodiscard]] bool save_options(const std::filesystem::path& folder, const Options& options,
                                std::string& why);

}  // namespace nl::save
