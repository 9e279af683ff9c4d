#include <gtest/gtest.h>

#include "counted_allocations.hpp"
#include "sim/bench.hpp"
#include "world_kit.hpp"

namespace nl::sim {
namespace {

TEST(Speed, ATickAllocatesNothingOnceWarm) {
    const testing::Kit kit;
    const BenchOptions options{60, 300, 300, 1};
    const auto result =
        run_bench(kit.library, options, {[] { return std::uint64_t{0}; }, allocations_made});
    EXPECT_EQ(result.allocations, 0);
    EXPECT_EQ(result.craft, 120) << "everyone alive";
    EXPECT_GT(result.shots, 120 * 30) << "and firing";
    EXPECT_GT(result.hits, 1000);
}

TEST(Speed, ResultsReadAsOneJsonObject) {
    const BenchResult r{250, 600, 181234.5, 500, 512, 10, 20, 0};
    EXPECT_EQ(
        to_json(r),
        R"({"fighters":250,"ticks":600,"ns_per_tick":181234,"craft":500,"bullets":512,"shots":10,"hits":20,)"
        R"("allocations":0})");
    BenchResult twice = r;
    twice.fighters = 500;
    twice.ns_per_tick *= 2.0;
    EXPECT_NEAR(growth(r, twice), 1.0, 1e-9);
}

}  // namespace
}  // namespace nl::sim
