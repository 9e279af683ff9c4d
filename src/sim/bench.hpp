#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "content/library.hpp"

namespace nl::sim {

// How fast the world is: two sides that cannot die and never stop shooting. The simulation knows no clock and
// no allocator, so whoever measures brings them along.

struct BenchOptions {
    int fighters = 100;  ///< a side
    int ticks = 600;     ///< measured, after the warm-up
    int warm_up = 240;   ///< ticks before that, in which the fight spreads out and buffers grow
    std::uint64_t seed = 1;
    int bullets = 0;  ///< instead: so many in flight all the time, against craft that do nothing
};

struct BenchTools {
    std::function<std::uint64_t()> cpu_ns;       ///< CPU time of this thread so far, nanoseconds
    std::function<std::uint64_t()> allocations;  ///< calls of operator new so far; may be empty
};

struct BenchResult {
    int fighters = 0;
    int ticks = 0;
    double ns_per_tick = 0.0;
    int craft = 0;    ///< alive at the end
    int bullets = 0;  ///< in flight, mean over the ticks
    std::int64_t shots = 0;
    std::int64_t hits = 0;
    std::int64_t allocations = 0;
};

[[nodiscard]] BenchResult run_bench(const content::Library& library, const BenchOptions& options,
                                    const BenchTools& tools);

/// The time of several runs, the best of each counted: what others do on the machine only ever adds to it.
[[nodiscard]] BenchResult best_of(int runs, const content::Library& library, const BenchOptions& options,
                                  const BenchTools& tools);

/// The exponent with which the time grew from one result to the next: 1 = in line with the fighters.
[[nodiscard]] double growth(const BenchResult& from, const BenchResult& to);

/// One line for a person, and one JSON object for a program.
[[nodiscard]] std::string to_text(const BenchResult& result);
[[nodiscard]] std::string to_json(const BenchResult& result);

}  // namespace nl::sim
