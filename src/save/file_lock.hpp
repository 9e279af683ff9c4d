#pragma once

#include <cstdint>
#include <filesystem>
#include <utility>

namespace nl::save {

/// Keeps a second copy of the game away from a file, as long as it lives. The system gives it back when the
/// process ends, however it ends, so a crash locks nobody out.
class FileLock {
  public:
    enum class State : std::uint8_t {
        Ours,
        Others,      ///< another copy of the game has it
        Impossible,  ///< the folder cannot be written in: then nothing can be destroyed there either
    };

    FileLock() = default;
    /// path: a file that only serves for this; it is made, with its folder, and stays.
    explicit FileLock(const std::filesystem::path& path);
    FileLock(FileLock&& other) noexcept
        : file_(std::exchange(other.file_, -1)), state_(std::exchange(other.state_, State::Impossible)) {}
    FileLock& operator=(FileLock&& other) noexcept {
        std::swap(file_, other.file_);
        std::swap(state_, other.state_);
        return *this;
    }
    ~FileLock();

    [[nodiscard]] State state() const { return state_; }

  private:
    int file_ = -1;
    State state_ = State::Impossible;
};

}  // namespace nl::save
