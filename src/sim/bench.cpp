#include "sim/bench.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>

#include "base/random.hpp"
#include "base/trig.hpp"
#include "sim/world.hpp"

namespace nl::sim {

namespace {

constexpr float kRoomEach = 300.0F;  // a craft has a square of this side to itself, however many there are

content::Mission battle(int fighters) {
    content::Mission m;
    m.id = m.name = "bench";
    const float side = std::sqrt(2.0F * static_cast<float>(fighters)) * kRoomEach;
    m.arena = {side + 1200.0F, side + 1200.0F};
    for (const char* who : {"cats", "greebles"}) {
        content::MissionCraft c;
        c.type = who[0] == 'c' ? "tabby" : "gnat";
        c.side = who;
        c.count = who[0] == 'c' ? fighters - 1 : fighters;
        c.scatter = side * 0.55F;
        m.craft.push_back(c);
    }
    return m;
}

/// Everyone alive and firing: nobody has that much taken off in one tick.
void keep_going(World& world) {
    world.craft().for_each([](Handle, Craft& c) {
        c.hull = 1.0e6F;
        c.shield = c.type->shield;
        c.fire_until = std::numeric_limits<Tick>::max();
    });
}

/// Nobody flies or shoots; bullets from all directions are as many as asked for.
void keep_bullets(World& world, const BenchOptions& options, Random& random) {
    world.craft().for_each([](Handle, Craft& c) {
        c.hull = 1.0e6F;
        c.shield = 0.0F;
        c.scripted = true;
        c.controls = {};
    });
    const Vec2 half = world.arena() * 0.5F;
    while (world.bullets().size() < static_cast<std::size_t>(options.bullets)) {
        const float x = random.range(-half.x, half.x);  // a statement a draw: operands have no order
        const float y = random.range(-half.y, half.y);
        const Vec2 along = direction(random.range(-kPi, kPi));
        const auto side = static_cast<SideId>(world.bullets().size() % 2);
        world.add_bullet({x, y}, along * 1200.0F, 45, side);
    }
}

void count(const World& world, BenchResult& r) {
    for (const Event& e : world.events()) {
        r.shots += e.kind == EventKind::Shot ? 1 : 0;
        r.hits += e.kind == EventKind::Hit || e.kind == EventKind::ShieldHit ? 1 : 0;
    }
}

}  // namespace

BenchResult run_bench(const content::Library& library, const BenchOptions& options, const BenchTools& tools) {
    const content::Mission mission = battle(std::max(options.fighters, 1));
    const content::Difficulty difficulty;
    World world(library, mission, options.seed, difficulty);
    const auto allocations = [&] { return tools.allocations ? tools.allocations() : 0; };
    Random random(options.seed, 0xB);
    const auto prepare = [&] {
        if (options.bullets > 0) return keep_bullets(world, options, random);
        keep_going(world);
    };
    for (int i = 0; i < options.warm_up; ++i) {
        prepare();
        world.step({});
    }
    BenchResult r;
    r.fighters = options.fighters;
    r.ticks = options.ticks;
    std::uint64_t ns = 0;
    std::uint64_t made = 0;
    std::int64_t bullets = 0;
    for (int i = 0; i < options.ticks; ++i) {
        prepare();
        const std::uint64_t made_before = allocations();
        const std::uint64_t before = tools.cpu_ns();
        world.step({});
        ns += tools.cpu_ns() - before;
        made += allocations() - made_before;
        bullets += static_cast<std::int64_t>(world.bullets().size());
        count(world, r);
    }
    const int ticks = std::max(options.ticks, 1);
    r.ns_per_tick = static_cast<double>(ns) / ticks;
    r.craft = static_cast<int>(world.craft().size());
    r.bullets = static_cast<int>(bullets / ticks);
    r.allocations = static_cast<std::int64_t>(made);
    return r;
}

BenchResult best_of(int runs, const content::Library& library, const BenchOptions& options,
                    const BenchTools& tools) {
    BenchResult best = run_bench(library, options, tools);
    for (int i = 1; i < runs; ++i) {
        const BenchResult r = run_bench(library, options, tools);
        if (r.ns_per_tick < best.ns_per_tick) best = r;
    }
    return best;
}

double growth(const BenchResult& from, const BenchResult& to) {
    if (from.fighters == to.fighters || from.ns_per_tick <= 0.0) return 0.0;
    return std::log(to.ns_per_tick / from.ns_per_tick) /
           std::log(static_cast<double>(to.fighters) / static_cast<double>(from.fighters));
}

std::string to_text(const BenchResult& r) {
    std::array<char, 256> line{};
    const double each = r.ns_per_tick / std::max(r.craft, 1);
    std::snprintf(
        line.data(), line.size(),
        "%6d a side %10.1f us a tick %8.0f ns a craft %6d craft %6d bullets %8lld shots %8lld hits %5lld "
        "allocations",
        r.fighters, r.ns_per_tick / 1000.0, each, r.craft, r.bullets, static_cast<long long>(r.shots),
        static_cast<long long>(r.hits), static_cast<long long>(r.allocations));
    return line.data();
}

std::string to_json(const BenchResult& r) {
    std::array<char, 320> line{};
    std::snprintf(
        line.data(), line.size(),
        R"({"fighters":%d,"ticks":%d,"ns_per_tick":%lld,"craft":%d,"bullets":%d,"shots":%lld,"hits":%lld,)"
        R"("allocations":%lld})",
        r.fighters, r.ticks, static_cast<long long>(r.ns_per_tick), r.craft, r.bullets,
        static_cast<long long>(r.shots), static_cast<long long>(r.hits),
        static_cast<long long>(r.allocations));
    return line.data();
}

}  // namespace nl::sim
