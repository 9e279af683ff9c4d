#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace nl::script {

/// Memory for coroutine frames: blocks go back on a list of their size and are used again, so that a script
/// that has run for a while allocates nothing. Must outlive every Task made from it.
class FramePool {
  public:
    FramePool() = default;
    FramePool(const FramePool&) = delete;
    FramePool& operator=(const FramePool&) = delete;

    /// Memory for a frame of `bytes`, aligned like a plain new.
    [[nodiscard]] void* take(std::size_t bytes);
    /// Gives back what any pool's take() gave out.
    static void give_back(void* frame) noexcept;

    [[nodiscard]] std::size_t frames_in_use() const { return in_use_; }

  private:
    struct Header;
    static constexpr std::size_t kStep = 128;
    static constexpr std::size_t kClasses = 16;
    static constexpr std::size_t kChunk = std::size_t{16} * 1024U;

    [[nodiscard]] Header* carve(std::size_t bytes);

    std::array<Header*, kClasses> free_{};
    std::vector<std::unique_ptr<std::byte[]>> chunks_;
    std::size_t chunk_used_ = kChunk;
    std::size_t in_use_ = 0;
};

}  // namespace nl::script
