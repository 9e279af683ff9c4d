#pragma once

#include <cstdint>

/// Calls of operator new so far, of the whole test program that tests/counted_allocations.cpp is linked into.
[[nodiscard]] std::uint64_t allocations_made();
