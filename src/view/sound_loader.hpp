#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "view/mixer.hpp"

namespace nl::view {

/// Decodes sound files beside the game, so that no frame waits for one. Needs SDL_mixer's device open.
class SoundLoader {
  public:
    SoundLoader() = default;
    ~SoundLoader();
    SoundLoader(const SoundLoader&) = delete;
    SoundLoader& operator=(const SoundLoader&) = delete;

    void want(const std::filesystem::path& path);
    /// nullptr while it is not ready, or when it cannot be read.
    [[nodiscard]] std::shared_ptr<const Sound> get(const std::filesystem::path& path);
    /// Frees it once no voice plays it any more.
    void forget(const std::filesystem::path& path);
    /// Files that could not be read since the last call, with the reason.
    [[nodiscard]] std::vector<std::string> take_complaints();

  private:
    void run();

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::filesystem::path> wanted_;
    std::map<std::filesystem::path, std::shared_ptr<const Sound>> ready_;
    std::vector<std::string> complaints_;
    bool stop_ = false;
    std::thread thread_;
};

/// LOOPSTART of an OGG's comments, in frames; 0 when it has none.
[[nodiscard]] std::size_t loop_start_of(std::string_view ogg_bytes);

}  // namespace nl::view
