#include "script/frame_pool.hpp"

#include <new>

namespace nl::script {

/// Stands before each frame and says where it goes back to.
struct alignas(std::max_align_t) FramePool::Header {
    FramePool* pool = nullptr;
    Header* next = nullptr;
    std::size_t size_class = 0;
};

FramePool::Header* FramePool::carve(std::size_t bytes) {
    if (bytes > kChunk) {
        chunks_.push_back(std::make_unique<std::byte[]>(bytes));
        return ::new (chunks_.back().get()) Header;
    }
    if (chunk_used_ + bytes > kChunk) {
        chunks_.push_back(std::make_unique<std::byte[]>(kChunk));
        chunk_used_ = 0;
    }
    auto* header = ::new (chunks_.back().get() + chunk_used_) Header;
    chunk_used_ += bytes;
    return header;
}

void* FramePool::take(std::size_t bytes) {
    const std::size_t wanted = (bytes + sizeof(Header) + kStep - 1) / kStep;
    const bool pooled = wanted <= kClasses;
    Header* header = pooled ? free_[wanted - 1] : nullptr;
    if (header != nullptr) {
        free_[wanted - 1] = header->next;
    } else if (pooled) {
        header = carve(wanted * kStep);
    } else {
        header = ::new (::operator new(bytes + sizeof(Header))) Header;
    }
    header->pool = this;
    header->size_class = pooled ? wanted : 0;
    ++in_use_;
    return header + 1;
}

void FramePool::give_back(void* frame) noexcept {
    Header* header = static_cast<Header*>(frame) - 1;
    FramePool& pool = *header->pool;
    --pool.in_use_;
    if (header->size_class == 0) return ::operator delete(header);
    Header*& list = pool.free_[header->size_class - 1];
    header->next = list;
    list = header;
}

}  // namespace nl::script
