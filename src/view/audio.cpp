#include "view/audio.hpp"

#include <SDL.h>
#include <SDL_mixer.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/text.hpp"
#include "view/mixer.hpp"
#include "view/sound_loader.hpp"

namespace nl::view {

namespace {

constexpr float kRepeatPause = 0.035F;  // seconds in which the same sound again would only be louder
constexpr int kMusicPriority = 100;
constexpr int kLoopPriority = 50;

void hook(void* mixer, Uint8* stream, int bytes) {
    static_cast<Mixer*>(mixer)->mix(reinterpret_cast<float*>(stream),
                                    static_cast<std::size_t>(bytes) / sizeof(float) / 2);
}

SoundCategory category_of(const content::Effect& e) {
    if (e.id == "radio" || e.id.starts_with("blip")) return SoundCategory::Voice;
    return e.id.starts_with("menu-") ? SoundCategory::Interface : SoundCategory::Effects;
}

}  // namespace

struct Audio::Body {
    Body(const SearchPath& f, const content::Sounds& s, const content::MixFeel& m, Log& l)
        : files(f), sounds(s), feel(m), log(l) {}

    struct Loaded {
        const content::Effect* effect = nullptr;
        std::uint32_t number = 0;
        std::vector<std::filesystem::path> paths;
        SoundCategory category = SoundCategory::Effects;
        std::size_t last = 0;
        float played_at = -1.0F;
        VoiceId loop = 0;
    };
    struct Track {
        std::string id;
        std::filesystem::path path;
        VoiceId voice = 0;
        float level = 0.0F;
    };

    const SearchPath& files;
    const content::Sounds& sounds;
    const content::MixFeel& feel;
    Log& log;
    bool open = false;
    Mixer mixer;
    std::unique_ptr<SoundLoader> loader;
    std::map<std::string, Loaded, std::less<>> effects;
    std::array<float, 4> volumes{1.0F, 1.0F, 1.0F, 1.0F};
    bool mute = false;
    Vec2 here;
    float half_width = 800.0F;
    float clock = 0.0F;
    float duck = 1.0F;
    std::vector<Track> tracks;  ///< the last is the one wanted
    Random random{17, 5};

    [[nodiscard]] float volume(SoundCategory c) const {
        return mute ? 0.0F : volumes[static_cast<std::size_t>(c)];
    }
    void open_device();
    void find_files();
    Loaded* find(std::string_view name);
    VoiceId start(Loaded& l, Gain gain, bool loop);
    void step_music(float seconds);
};

void Audio::Body::open_device() {
    const auto fail = [&](const char* why) { log.say_once(concat("no sound: ", why)); };
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return fail(SDL_GetError());
    if (Mix_OpenAudioDevice(Mixer::kRate, AUDIO_F32SYS, 2, 512, nullptr, 0) != 0) {
        fail(Mix_GetError());
        return SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    open = true;
    loader = std::make_unique<SoundLoader>();
    Mix_HookMusic(hook, &mixer);
}

void Audio::Body::find_files() {
    std::uint32_t number = 0;
    for (const content::Effect& e : sounds.effects) {
        Loaded l;
        l.effect = &e;
        l.number = ++number;
        l.category = category_of(e);
        for (const std::string& file : e.files) {
            const std::string name = concat("sound/effects/", file);
            if (const auto path = files.find(name)) {
                l.paths.push_back(*path);
                loader->want(*path);
            } else {
                log.say_once(concat("sound ", name, ": no such file; it stays silent"));
            }
        }
        effects.emplace(e.id, std::move(l));
    }
}

Audio::Body::Loaded* Audio::Body::find(std::string_view name) {
    if (!open || name.empty()) return nullptr;
    const auto it = effects.find(name);
    if (it != effects.end()) return &it->second;
    log.say_once(concat("sound \"", name, "\": data/sounds.json does not name it; it stays silent"));
    return nullptr;
}

VoiceId Audio::Body::start(Loaded& l, Gain gain, bool loop) {
    if (l.paths.empty() || (!loop && clock - l.played_at < kRepeatPause) ||
        mixer.count(l.number) >= l.effect->limit)
        return 0;
    std::size_t pick = random.below(static_cast<std::uint32_t>(l.paths.size()));
    if (pick == l.last && l.paths.size() > 1)
        pick = (pick + 1) % l.paths.size();  // never the same twice running
    l.last = pick;
    VoiceStart s;
    s.sound = loader->get(l.paths[pick]);
    s.gain = gain;
    s.pitch = 1.0F + random.range(-l.effect->pitch, l.effect->pitch);
    s.loop = loop;
    s.priority = loop ? kLoopPriority : l.effect->priority;
    s.name = l.number;
    l.played_at = clock;
    return mixer.start(s);
}

void Audio::Body::step_music(float seconds) {
    for (std::size_t i = 0; i < tracks.size();) {
        Track& t = tracks[i];
        const bool wanted = i + 1 == tracks.size();
        const float pace = seconds / std::max(feel.combat_fade, 0.05F);
        t.level = std::clamp(t.level + (wanted ? pace : -pace), 0.0F, 1.0F);
        if (t.voice == 0 && wanted && !t.path.empty()) {
            if (const auto sound = loader->get(t.path))
                t.voice = mixer.start({sound, {1.0F, 1.0F}, 1.0F, true, kMusicPriority, 0, true});
            else
                t.level = 0.0F;  // the fade begins when there is something to hear
        }
        const float gain = std::sqrt(t.level) * volume(SoundCategory::Music) * duck;
        mixer.set_gain(t.voice, {gain, gain});
        if (!wanted && t.level <= 0.0F) {
            mixer.stop(t.voice);
            const bool again = std::any_of(tracks.begin() + static_cast<std::ptrdiff_t>(i) + 1, tracks.end(),
                                           [&](const Track& o) { return o.path == t.path; });
            // Calm and combat come back; anything else is freed.
            if (!again && !t.path.empty() && t.id != "calm" && t.id != "combat") loader->forget(t.path);
            tracks.erase(tracks.begin() + static_cast<std::ptrdiff_t>(i));
            continue;
        }
        ++i;
    }
}

Audio::Audio(const SearchPath& files, const content::Sounds& sounds, const content::MixFeel& feel, Log& log,
             bool want_device)
    : body_(std::make_unique<Body>(files, sounds, feel, log)) {
    if (!want_device) return;
    body_->open_device();
    if (body_->open) body_->find_files();
}

Audio::~Audio() {
    if (!body_->open) return;
    Mix_HookMusic(nullptr, nullptr);
    body_->loader.reset();
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

bool Audio::silent() const { return !body_->open; }

void Audio::set_volume(SoundCategory category, float volume) {
    body_->volumes[static_cast<std::size_t>(category)] = std::clamp(volume, 0.0F, 1.0F);
}

void Audio::reload(std::string_view file) {
    const auto path = body_->files.find(file);
    if (!body_->open || !path) return;
    body_->loader->forget(*path);
    body_->loader->want(*path);
}

void Audio::set_mute(bool mute) { body_->mute = mute; }

void Audio::set_mono(bool mono) { body_->mixer.set_mono(mono); }

void Audio::listen_from(Vec2 place, float half_width) {
    body_->here = place;
    body_->half_width = std::max(half_width, 1.0F);
}

void Audio::play(std::string_view name) {
    if (Body::Loaded* l = body_->find(name)) {
        const float g = l->effect->volume * body_->volume(l->category);
        (void)body_->start(*l, {g, g}, false);
    }
}

void Audio::play_at(std::string_view name, Vec2 place, float volume) {
    Body::Loaded* l = body_->find(name);
    if (l == nullptr) return;
    if (l->effect->kind != content::EffectKind::Pos) return play(name);
    const Vec2 off = place - body_->here;
    const float away = length(off) / std::max(body_->feel.hearing, 1.0F);
    if (away >= 1.0F) return;
    const float g =
        l->effect->volume * body_->volume(l->category) * volume * (1.0F - away) * (1.0F - 0.5F * away);
    const float side = std::clamp(off.x / body_->half_width, -1.0F, 1.0F) * 0.7F;
    (void)body_->start(*l, {g * std::min(1.0F, 1.0F - side), g * std::min(1.0F, 1.0F + side)}, false);
}

void Audio::loop(std::string_view name, bool on) {
    Body::Loaded* l = on || body_->effects.contains(name) ? body_->find(name) : nullptr;
    if (l == nullptr) return;
    const float g = l->effect->volume * body_->volume(l->category);
    if (!on) {
        body_->mixer.stop(std::exchange(l->loop, 0));
    } else if (!body_->mixer.playing(l->loop)) {
        l->loop = body_->start(*l, {g, g}, true);
    } else {
        body_->mixer.set_gain(l->loop, {g, g});
    }
}

void Audio::stop_all() {
    body_->mixer.stop_below(kMusicPriority);
    for (auto& [name, l] : body_->effects) l.loop = 0;
}

void Audio::play_music(std::string_view name_or_mood) {
    Body& b = *body_;
    if (!b.open) return;
    const content::Music* music = b.sounds.find_music(name_or_mood);
    for (const content::Music& m : b.sounds.music)
        if (music == nullptr && m.mood == name_or_mood) music = &m;
    const std::string id = music != nullptr ? music->id : std::string();
    if (music == nullptr && !name_or_mood.empty())
        b.log.say_once(
            concat("music \"", name_or_mood, "\": data/sounds.json does not name it; it stays silent"));
    if (!b.tracks.empty() && b.tracks.back().id == id) return;
    if (music == nullptr && b.tracks.empty()) return;
    // A piece that is still fading out is taken up where it is.
    const auto old =
        std::find_if(b.tracks.begin(), b.tracks.end(), [&](const Body::Track& t) { return t.id == id; });
    if (old != b.tracks.end()) {
        std::rotate(old, old + 1, b.tracks.end());
        return;
    }
    Body::Track t;
    t.id = id;
    if (music != nullptr) {
        const std::string file = concat("sound/music/", music->file);
        if (const auto path = b.files.find(file)) {
            t.path = *path;
            b.loader->want(*path);
        } else {
            b.log.say_once(concat("music ", file, ": no such file; it stays silent"));
        }
    }
    b.tracks.push_back(std::move(t));
}

void Audio::step(float seconds) {
    Body& b = *body_;
    if (!b.open) return;
    b.clock += seconds;
    const float goal = talking_ ? b.feel.duck_voice : 1.0F;
    b.duck += (goal - b.duck) * std::min(1.0F, seconds / std::max(b.feel.duck_seconds, 0.02F));
    b.step_music(seconds);
    for (const std::string& c : b.loader->take_complaints()) b.log.say_once(c);
}

}  // namespace nl::view
