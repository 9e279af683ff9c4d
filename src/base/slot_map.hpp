#pragma once

#include <compare>
#include <cstdint>
#include <utility>
#include <vector>

namespace nl {

/// Names one thing in a SlotMap for good: after the thing is gone the handle finds nothing, even when its
/// slot is reused.
struct Handle {
    std::uint32_t index = 0xFFFFFFFFU;
    std::uint32_t generation = 0;

    [[nodiscard]] constexpr bool empty() const { return index == 0xFFFFFFFFU; }
    friend constexpr auto operator<=>(Handle, Handle) = default;
};

/// Values in slots that stay where they are while others come and go; iteration is in slot order
/// (deterministic). Pointers and references are valid until the next insert.
template <class T>
class SlotMap {
  public:
    Handle insert(T value) {
        std::uint32_t index = 0;
        if (free_.empty()) {
            index = static_cast<std::uint32_t>(slots_.size());
            slots_.push_back({std::move(value), 1, true});
            free_.reserve(slots_.capacity());  // erase never allocates
        } else {
            index = free_.back();
            free_.pop_back();
            slots_[index].value = std::move(value);
            slots_[index].alive = true;
        }
        ++size_;
        return {index, slots_[index].generation};
    }
    /// Returns false when the handle names nothing.
    bool erase(Handle h) {
        if (get(h) == nullptr) return false;
        slots_[h.index].alive = false;
        ++slots_[h.index].generation;
        free_.push_back(h.index);
        --size_;
        return true;
    }
    [[nodiscard]] T* get(Handle h) {
        if (h.index >= slots_.size()) return nullptr;
        auto& s = slots_[h.index];
        return s.alive && s.generation == h.generation ? &s.value : nullptr;
    }
    [[nodiscard]] const T* get(Handle h) const { return const_cast<SlotMap*>(this)->get(h); }
    [[nodiscard]] bool contains(Handle h) const { return get(h) != nullptr; }

    /// The value in slot i, or nullptr when the slot is empty.
    [[nodiscard]] T* at_slot(std::uint32_t i) {
        return i < slots_.size() && slots_[i].alive ? &slots_[i].value : nullptr;
    }
    [[nodiscard]] const T* at_slot(std::uint32_t i) const { return const_cast<SlotMap*>(this)->at_slot(i); }
    [[nodiscard]] Handle handle_at(std::uint32_t i) const { return {i, slots_[i].generation}; }
    [[nodiscard]] std::uint32_t slot_count() const { return static_cast<std::uint32_t>(slots_.size()); }
    [[nodiscard]] std::size_t size() const { return size_; }

    void reserve(std::size_t n) {
        slots_.reserve(n);
        free_.reserve(n);
    }

    /// Calls f(handle, value) for every value, in slot order. f must not insert.
    template <class F>
    void for_each(F&& f) {
        for (std::uint32_t i = 0; i < slots_.size(); ++i)
            if (slots_[i].alive) f(Handle{i, slots_[i].generation}, slots_[i].value);
    }
    template <class F>
    void for_each(F&& f) const {
        for (std::uint32_t i = 0; i < slots_.size(); ++i)
            if (slots_[i].alive) f(Handle{i, slots_[i].generation}, std::as_const(slots_[i].value));
    }

  private:
    struct Slot {
        T value;
        std::uint32_t generation = 1;
        bool alive = false;
    };
    std::vector<Slot> slots_;
    std::vector<std::uint32_t> free_;
    std::size_t size_ = 0;
};

}  // namespace nl
