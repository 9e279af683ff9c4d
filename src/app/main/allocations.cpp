#include "app/main/allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

// The program counts what it asks of the heap, for `bench` to tell; the rooms themselves know nothing of it.
// An addition beside a malloc costs nothing that one could measure. What is not here (new[], the forms with
// an alignment) either comes through these or is used nowhere.

namespace {
std::atomic<std::uint64_t> made{0};

void* counted(std::size_t n) noexcept {
    made.fetch_add(1, std::memory_order_relaxed);
    return std::malloc(n == 0 ? 1 : n);
}
}  // namespace

namespace nl::app {
std::uint64_t allocations_made() { return made.load(std::memory_order_relaxed); }
}  // namespace nl::app

void* operator new(std::size_t n) {
    for (;;) {
        if (void* p = counted(n)) return p;
        const std::new_handler handler = std::get_new_handler();
        if (handler == nullptr) throw std::bad_alloc{};
        handler();
    }
}
void* operator new(std::size_t n, const std::nothrow_t&) noexcept { return counted(n); }
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, const std::nothrow_t&) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
