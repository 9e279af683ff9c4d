#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

#include "base/files.hpp"
#include "base/log.hpp"
#include "base/vec2.hpp"
#include "content/feel.hpp"
#include "content/sounds.hpp"

namespace nl::view {

enum class SoundCategory : std::uint8_t { Effects, Music, Voice, Interface };

/// Everything that sounds. Opens the device (stereo floats, 44,100 a second); when there is none, says so
/// once and is silent. Knows from data/sounds.json how loud, how often and how important each effect is, so
/// that a big fight is not mud: voices of a name are limited, repeats within a few hundredths of a second are
/// dropped, and when all voices are busy the least important gives way. The sum is limited, never clipped.
/// Music has two voices of its own that cross-fade.
class Audio {
  public:
    /// files, sounds, feel and log must outlive it. `want_device` false: silent from the start, nothing said.
    Audio(const SearchPath& files, const content::Sounds& sounds, const content::MixFeel& feel, Log& log,
          bool want_device = true);
    ~Audio();
    Audio(const Audio&) = delete;
    Audio& operator=(const Audio&) = delete;

    [[nodiscard]] bool silent() const;  ///< there is no device

    /// 0 … 1.
    void set_volume(SoundCategory category, float volume);
    void set_mute(bool mute);
    void set_mono(bool mono);

    /// Where the listener is; `half_width`: units to the edge of the picture.
    void listen_from(Vec2 place, float half_width);
    /// Plays a name of data/sounds.json; an unknown one is said once and passed over.
    void play(std::string_view name);
    void play_at(std::string_view name, Vec2 place, float volume = 1.0F);
    /// Runs a loop while asked for: call it each frame or tick with what should be.
    void loop(std::string_view name, bool on);
    /// Reads a sound's file again ("sound/effects/zap.ogg"); what is playing it plays on to its end.
    void reload(std::string_view file);
    void stop_all();  ///< all effects and loops; music goes on

    /// Fades to a piece, by its name or its mood in data/sounds.json; empty fades to silence. The same piece
    /// goes on.
    void play_music(std::string_view name_or_mood);
    /// Music and effects step back while somebody talks.
    void set_talking(bool talking) { talking_ = talking; }
    /// Once a frame: fades, ducking, loads that have finished.
    void step(float seconds);

  private:
    struct Body;
    std::unique_ptr<Body> body_;
    bool talking_ = false;
};

}  // namespace nl::view
