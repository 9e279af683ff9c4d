#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace nl::save {

/// What a player sets for all missions and profiles. Defaults are what a new player gets.
struct Options {
    float master_volume = 0.8F;  ///< volumes 0 ... 1
    float effects_volume = 1.0F;
    float music_volume = 0.7F;
    float voice_volume = 0.8F;
    bool fullscreen = false;
    bool vsync = true;
    float ui_scale = 1.0F;  ///< of HUD and screens
    float shake = 1.0F;     ///< 0 = none
    float flashes = 1.0F;
    float particles = 1.0F;
    float message_slowness = 1.0F;  ///< times the usual time on screen
    bool hold_messages = false;     ///< until dismissed
    bool aim_assist = true;         ///< for keys and pad
    float dead_zone = 0.2F;         ///< of the pad's sticks, share of their way
    bool rumble = true;
    std::string difficulty = "cat";

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
    f("fullscreen", o.fullscreen);
    f("vsync", o.vsync);
    f("ui_scale", o.ui_scale, 0.75F, 1.5F);
    f("shake", o.shake, 0.0F, 1.0F);
    f("flashes", o.flashes, 0.0F, 1.0F);
    f("particles", o.particles, 0.0F, 1.0F);
    f("message_slowness", o.message_slowness, 0.5F, 3.0F);
    f("hold_messages", o.hold_messages);
    f("aim_assist", o.aim_assist);
    f("dead_zone", o.dead_zone, 0.05F, 0.6F);
    f("rumble", o.rumble);
    f("difficulty", o.difficulty);
}

/// folder/options.json. Values out of range or of a wrong kind take the default; notices say what was
/// damaged.
[[nodiscard]] Options load_options(const std::filesystem::path& folder, std::vector<std::string>& notices);
/// False with the reason in why. Keys that this version does not know stay in the file.
[[nodiscard]] bool save_options(const std::filesystem::path& folder, const Options& options,
                                std::string& why);

}  // namespace nl::save
