#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace nl::view {

/// A decoded sound: stereo, 44,100 frames a second.
struct Sound {
    std::vector<std::int16_t> samples;  ///< left, right, left, …
    std::size_t loop_start = 0;         ///< frame to go back to at the end
    [[nodiscard]] std::size_t frames() const { return samples.size() / 2; }
};

struct Gain {
    float left = 1.0F;
    float right = 1.0F;
    [[nodiscard]] float sum() const { return left + right; }
};

/// How a voice starts.
struct VoiceStart {
    std::shared_ptr<const Sound> sound;
    Gain gain;
    float pitch = 1.0F;  ///< times the speed
    bool loop = false;
    int priority = 5;        ///< when all voices are busy, the lowest gives way, then the quietest
    std::uint32_t name = 0;  ///< for counting
    bool fade_in = false;    ///< begins at silence
};

using VoiceId = std::uint64_t;  ///< 0 = none

/// Adds voices up. Gains glide, so nothing clicks; the sum passes a limiter, so nothing clips. Called from
/// the audio thread and from the game's; knows no device.
class Mixer {
  public:
    static constexpr std::size_t kVoices = 32;
    static constexpr int kRate = 44100;

    /// 0 when every voice is busy with something more important.
    VoiceId start(const VoiceStart& start);
    void set_gain(VoiceId id, Gain gain);
    /// Fades out within a few hundredths of a second.
    void stop(VoiceId id);
    /// All but those of at least this priority.
    void stop_below(int priority);
    [[nodiscard]] bool playing(VoiceId id) const;
    [[nodiscard]] int count(std::uint32_t name) const;
    void set_mono(bool mono);

    /// Writes the next `frames` frames of stereo, none beyond 1 either way.
    void mix(float* out, std::size_t frames);

  private:
    struct Voice {
        VoiceId id = 0;
        std::shared_ptr<const Sound> sound;
        double at = 0.0;
        double step = 1.0;
        Gain now;
        Gain goal;
        bool loop = false;
        bool ending = false;
        int priority = 0;
        std::uint32_t name = 0;
    };
    void mix_voice(Voice& v, float* out, std::size_t frames);
    void limit(float* out, std::size_t frames);
    [[nodiscard]] Voice* find(VoiceId id);

    mutable std::mutex mutex_;
    std::array<Voice, kVoices> voices_;
    VoiceId next_ = 1;
    bool mono_ = false;
    float limit_ = 1.0F;  ///< gain at the end of the last buffer
};

}  // namespace nl::view
