#include "view/sound_loader.hpp"

#include <SDL.h>
#include <SDL_mixer.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/files.hpp"
#include "base/text.hpp"

namespace nl::view {

namespace {

struct FreeChunk {
    void operator()(Mix_Chunk* c) const { Mix_FreeChunk(c); }
};

/// The chunk is in the device's format, which is stereo floats.
std::shared_ptr<const Sound> decode(const std::filesystem::path& path, std::string& why) {
    const auto bytes = read_file(path, why);
    if (!bytes) return nullptr;
    SDL_RWops* source = SDL_RWFromConstMem(bytes->data(), static_cast<int>(bytes->size()));
    const std::unique_ptr<Mix_Chunk, FreeChunk> chunk(Mix_LoadWAV_RW(source, 1));
    if (!chunk) {
        why = Mix_GetError();
        return nullptr;
    }
    auto sound = std::make_shared<Sound>();
    const auto* floats = reinterpret_cast<const float*>(chunk->abuf);
    sound->samples.resize(chunk->alen / sizeof(float) / 2 * 2);
    std::transform(floats, floats + sound->samples.size(), sound->samples.begin(),
                   [](float f) { return static_cast<std::int16_t>(std::clamp(f, -1.0F, 1.0F) * 32767.0F); });
    sound->loop_start = loop_start_of(*bytes);
    return sound;
}

}  // namespace

std::size_t loop_start_of(std::string_view bytes) {
    const std::string_view head = bytes.substr(0, 8192);
    const std::size_t at = head.find("LOOPSTART=");
    if (at == head.npos) return 0;
    std::size_t n = 0;
    for (std::size_t i = at + 10; i < head.size() && head[i] >= '0' && head[i] <= '9' && n < 1000000000; ++i)
        n = n * 10 + static_cast<std::size_t>(head[i] - '0');
    return n;
}

SoundLoader::~SoundLoader() {
    {
        const std::scoped_lock lock(mutex_);
        stop_ = true;
        wanted_.clear();
    }
    wake_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void SoundLoader::want(const std::filesystem::path& path) {
    const std::scoped_lock lock(mutex_);
    if (ready_.contains(path) || std::find(wanted_.begin(), wanted_.end(), path) != wanted_.end()) return;
    wanted_.push_back(path);
    if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
    wake_.notify_all();
}

std::shared_ptr<const Sound> SoundLoader::get(const std::filesystem::path& path) {
    const std::scoped_lock lock(mutex_);
    const auto it = ready_.find(path);
    return it == ready_.end() ? nullptr : it->second;
}

void SoundLoader::forget(const std::filesystem::path& path) {
    const std::scoped_lock lock(mutex_);
    ready_.erase(path);
}

std::vector<std::string> SoundLoader::take_complaints() {
    const std::scoped_lock lock(mutex_);
    return std::exchange(complaints_, {});
}

void SoundLoader::run() {
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return stop_ || !wanted_.empty(); });
        if (stop_) return;
        const std::filesystem::path path = wanted_.front();
        lock.unlock();
        std::string why;
        auto sound = decode(path, why);
        lock.lock();
        if (!sound)
            complaints_.push_back(concat("sound ", path.filename().string(), ": ", why, "; it stays silent"));
        ready_[path] = std::move(sound);  // also when it failed, so that it is not tried again and again
        if (!wanted_.empty() && wanted_.front() == path) wanted_.pop_front();
    }
}

}  // namespace nl::view
