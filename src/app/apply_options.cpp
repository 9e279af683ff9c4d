#include "app/apply_options.hpp"

#include <algorithm>

namespace nl::app {
namespace {

/// With less motion asked for, whatever flashes does so faintly.
constexpr float kFaintFlash = 0.25F;

view::Colours colours_of(const std::string& word) {
    if (word == "blue-orange") return view::Colours::BlueOrange;
    return word == "white-violet" ? view::Colours::WhiteViolet : view::Colours::Usual;
}

std::uint32_t aim_assist_of(const std::string& word) {
    using In = sim::Input;
    if (word == "off") return 0;
    return word == "strong" ? std::uint32_t{In::AimAssist} | std::uint32_t{In::AimAssistStrong}
                            : std::uint32_t{In::AimAssist};
}

}  // namespace

void apply_options(const save::Options& o, Graphics& graphics, view::Audio& audio, InputDevices& devices) {
    const auto set = [&](view::SoundCategory category, float volume) {
        audio.set_volume(category, volume * o.master_volume);
    };
    set(view::SoundCategory::Effects, o.effects_volume);
    set(view::SoundCategory::Interface, o.effects_volume);
    set(view::SoundCategory::Music, o.music_volume);
    set(view::SoundCategory::Voice, o.voice_volume);
    audio.set_mono(o.mono);
    graphics.screen.set_ui_scale(o.ui_scale);
    graphics.screen.set_vsync(o.vsync);
    graphics.text.set_reading_scale(o.text_scale);
    devices.set_bindings(bindings_with(o.bindings));
    devices.set_dead_zone(o.dead_zone);
    devices.set_aim_assist(aim_assist_of(o.aim_assist));
    devices.set_toggled(Action::Fire, o.toggle_fire);
    devices.set_toggled(Action::Boost, o.toggle_boost);
    devices.set_rumble(o.rumble);
}

view::ViewOptions view_options(const save::Options& o, bool accelerated) {
    view::ViewOptions out;
    out.quality = accelerated ? view::Quality::High : view::Quality::Medium;
    out.shake = o.reduced_motion ? 0.0F : o.shake;
    out.flash = o.reduced_motion ? std::min(o.flashes, kFaintFlash) : o.flashes;
    out.particles = o.particles;
    out.colours = colours_of(o.colours);
    out.high_contrast = o.high_contrast;
    out.reduced_motion = o.reduced_motion;
    out.sound_subtitles = o.sound_subtitles;
    return out;
}

}  // namespace nl::app
