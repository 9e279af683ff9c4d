#pragma once

#include <cstdint>

namespace nl::app {

/// Calls of operator new in this process so far, on any thread.
[[nodiscard]] std::uint64_t allocations_made();

}  // namespace nl::app
