#include "counted_allocations.hpp"

#include <cstdlib>
#include <new>

namespace {
std::uint64_t made = 0;
}

std::uint64_t allocations_made() { return made; }

void* operator new(std::size_t n) {
    ++made;
    if (void* p = std::malloc(n == 0 ? 1 : n)) return p;
    throw std::bad_alloc{};
}
void* operator new(std::size_t n, const std::nothrow_t&) noexcept {  // std::stable_sort asks for this one
    ++made;
    return std::malloc(n == 0 ? 1 : n);
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, const std::nothrow_t&) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
