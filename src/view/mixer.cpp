#include "view/mixer.hpp"

#include <algorithm>
#include <cmath>

namespace nl::view {

namespace {

constexpr float kCeiling = 0.97F;
constexpr float kReleaseSeconds = 0.2F;
constexpr float kSampleScale = 1.0F / 32768.0F;

}  // namespace

VoiceId Mixer::start(const VoiceStart& s) {
    if (!s.sound || s.sound->frames() < 2) return 0;
    const std::scoped_lock lock(mutex_);
    Voice* place = nullptr;
    for (Voice& v : voices_)
        if (v.id == 0) place = &v;
    if (place == nullptr) {
        const auto less = [](const Voice& a, const Voice& b) {
            return std::pair(a.priority, a.goal.sum()) < std::pair(b.priority, b.goal.sum());
        };
        Voice& least = *std::min_element(voices_.begin(), voices_.end(), less);
        if (std::pair(least.priority, least.goal.sum()) >= std::pair(s.priority, s.gain.sum())) return 0;
        place = &least;
    }
    *place = Voice{next_++,
                   s.sound,
                   0.0,
                   std::clamp(static_cast<double>(s.pitch), 0.25, 4.0),
                   s.fade_in ? Gain{0, 0} : s.gain,
                   s.gain,
                   s.loop,
                   false,
                   s.priority,
                   s.name};
    return place->id;
}

Mixer::Voice* Mixer::find(VoiceId id) {
    if (id == 0) return nullptr;
    for (Voice& v : voices_)
        if (v.id == id) return &v;
    return nullptr;
}

void Mixer::set_gain(VoiceId id, Gain gain) {
    const std::scoped_lock lock(mutex_);
    if (Voice* v = find(id); v != nullptr && !v->ending) v->goal = gain;
}

void Mixer::stop(VoiceId id) {
    const std::scoped_lock lock(mutex_);
    if (Voice* v = find(id)) {
        v->goal = {0.0F, 0.0F};
        v->ending = true;
    }
}

void Mixer::stop_below(int priority) {
    const std::scoped_lock lock(mutex_);
    for (Voice& v : voices_)
        if (v.id != 0 && v.priority < priority) {
            v.goal = {0.0F, 0.0F};
            v.ending = true;
        }
}

bool Mixer::playing(VoiceId id) const {
    const std::scoped_lock lock(mutex_);
    const Voice* v = const_cast<Mixer*>(this)->find(id);
    return v != nullptr && !v->ending;
}

int Mixer::count(std::uint32_t name) const {
    const std::scoped_lock lock(mutex_);
    return static_cast<int>(std::count_if(voices_.begin(), voices_.end(),
                                          [&](const Voice& v) { return v.id != 0 && v.name == name; }));
}

void Mixer::set_mono(bool mono) {
    const std::scoped_lock lock(mutex_);
    mono_ = mono;
}

void Mixer::mix_voice(Voice& v, float* out, std::size_t frames) {
    const auto& s = v.sound->samples;
    const auto end = static_cast<double>(v.sound->frames() - 1);
    const float n = static_cast<float>(frames);
    const Gain step{(v.goal.left - v.now.left) / n, (v.goal.right - v.now.right) / n};
    for (std::size_t i = 0; i < frames; ++i) {
        if (v.at >= end) {
            if (!v.loop) {
                v = {};
                return;
            }
            v.at = static_cast<double>(std::min(v.sound->loop_start, v.sound->frames() - 2)) + (v.at - end);
            if (v.at >= end) v.at = 0.0;
        }
        const auto k = static_cast<std::size_t>(v.at);
        const float part = static_cast<float>(v.at - static_cast<double>(k));
        const auto sample = [&](std::size_t channel) {
            const float a = s[k * 2 + channel];
            const float b = s[k * 2 + 2 + channel];
            return (a + (b - a) * part) * kSampleScale;
        };
        v.now.left += step.left;
        v.now.right += step.right;
        out[i * 2] += sample(0) * v.now.left;
        out[i * 2 + 1] += sample(1) * v.now.right;
        v.at += v.step;
    }
    v.now = v.goal;
    if (v.ending) v = {};
}

void Mixer::limit(float* out, std::size_t frames) {
    float peak = 0.0F;
    for (std::size_t i = 0; i < frames * 2; ++i) peak = std::max(peak, std::fabs(out[i]));
    const float wanted = peak * limit_ > kCeiling || peak > kCeiling ? kCeiling / peak : 1.0F;
    const float seconds = static_cast<float>(frames) / static_cast<float>(kRate);
    const float goal =
        wanted < limit_ ? wanted : limit_ + (wanted - limit_) * std::min(1.0F, seconds / kReleaseSeconds);
    for (std::size_t i = 0; i < frames; ++i) {
        const float g = limit_ + (goal - limit_) * static_cast<float>(i + 1) / static_cast<float>(frames);
        out[i * 2] = std::clamp(out[i * 2] * g, -1.0F, 1.0F);
        out[i * 2 + 1] = std::clamp(out[i * 2 + 1] * g, -1.0F, 1.0F);
    }
    limit_ = goal;
}

void Mixer::mix(float* out, std::size_t frames) {
    std::fill_n(out, frames * 2, 0.0F);
    if (frames == 0) return;
    const std::scoped_lock lock(mutex_);
    for (Voice& v : voices_)
        if (v.id != 0) mix_voice(v, out, frames);
    if (mono_)
        for (std::size_t i = 0; i < frames; ++i)
            out[i * 2] = out[i * 2 + 1] = (out[i * 2] + out[i * 2 + 1]) * 0.5F;
    limit(out, frames);
}

}  // namespace nl::view
