// What the parts of a tick cost by themselves. Not a test: build the target bench_units and run it on a quiet
// machine.

#include <benchmark/benchmark.h>

#include "../sim/world_kit.hpp"
#include "base/trig.hpp"
#include "sim/ai.hpp"
#include "sim/bumps.hpp"
#include "sim/flight.hpp"
#include "sim/setup.hpp"
#include "sim/shots.hpp"

namespace nl::sim {
namespace {

using testing::Kit;

/// A melee of two sides, and as many bullets as asked for all over it.
struct Melee {
    Kit kit;

    explicit Melee(int craft) {
        const float side = std::sqrt(static_cast<float>(craft)) * 300.0F;
        kit.mission.arena = {side + 1200.0F, side + 1200.0F};
        for (const char* who : {"cats", "greebles"}) {
            kit.add_craft("gnat", who, {}, content::Order::Engage, craft / 2);
            kit.mission.craft.back().scatter = side * 0.55F;
        }
    }
    [[nodiscard]] WorldState start() const {
        WorldState w(kit.library, kit.mission, 1, kit.difficulty);
        set_up(w);
        rebuild_grid(w);
        return w;
    }
};

void add_bullets(WorldState& w, std::size_t wanted) {
    const Vec2 half = w.mission->arena * 0.5F;
    while (w.bullets.size() < wanted) {
        const Vec2 at{w.random.range(-half.x, half.x), w.random.range(-half.y, half.y)};
        const Vec2 along = direction(w.random.range(-kPi, kPi));
        w.bullets.add(at, along * 1200.0F, 60, 0, static_cast<SideId>(w.bullets.size() % 2), {});
    }
}

void BulletsAgainstCraft(benchmark::State& bench) {
    const Melee melee(500);
    WorldState w = melee.start();
    const auto wanted = static_cast<std::size_t>(bench.range(0));
    for (auto _ : bench) {
        bench.PauseTiming();
        add_bullets(w, wanted);
        w.events.clear();
        w.craft.for_each([](Handle, Craft& c) { c.hull = 1.0e6F; });
        bench.ResumeTiming();
        fly_bullets(w);
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()) * bench.range(0));
}
BENCHMARK(BulletsAgainstCraft)->Arg(1000)->Arg(10000)->Unit(benchmark::kMicrosecond);

void RebuildGrid(benchmark::State& bench) {
    const Melee melee(static_cast<int>(bench.range(0)));
    WorldState w = melee.start();
    for (auto _ : bench) rebuild_grid(w);
}
BENCHMARK(RebuildGrid)->Arg(100)->Arg(500)->Arg(2000)->Unit(benchmark::kMicrosecond);

void Collisions(benchmark::State& bench) {
    const Melee melee(static_cast<int>(bench.range(0)));
    WorldState w = melee.start();
    for (auto _ : bench) {
        w.events.clear();
        resolve_bumps(w);
    }
}
BENCHMARK(Collisions)->Arg(100)->Arg(500)->Arg(2000)->Unit(benchmark::kMicrosecond);

void Pilots(benchmark::State& bench) {
    const Melee melee(static_cast<int>(bench.range(0)));
    WorldState w = melee.start();
    for (auto _ : bench) {
        ++w.now;
        w.craft.for_each([&](Handle h, Craft& c) {
            if (!c.player) c.controls = fly(w, h, c);
        });
    }
}
BENCHMARK(Pilots)->Arg(100)->Arg(500)->Arg(2000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace nl::sim
