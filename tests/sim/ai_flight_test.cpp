#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ai_kit.hpp"
#include "base/trig.hpp"

namespace nl::sim {
namespace {

using content::Order;
using content::Tactic;
using namespace testing;

TEST(AiFlight, TurnsBackFromTheBorderWithinSeconds) {
    Arena kit;
    kit.add_craft("gnat", "greebles", {3900.0F, 0.0F}, Order::Engage);
    kit.add_craft("gnat", "greebles", {-3900.0F, -2900.0F}, Order::Engage);
    World world = kit.watched();
    world.craft().for_each([](Handle, Craft& c) {
        if (!c.player) c.velocity = normalized(c.position) * 340.0F;
    });
    run(world, 4 * kTicksPerSecond);
    for (int tick = 0; tick < 40 * kTicksPerSecond; ++tick) {
        world.step({});
        world.craft().for_each([&](Handle, const Craft& c) {
            if (c.player) return;
            ASSERT_LT(std::fabs(c.position.x), 4000.0F - 290.0F);
            ASSERT_LT(std::fabs(c.position.y), 3000.0F - 290.0F);
        });
    }
}

TEST(AiFlight, NeverSitsAtTheBorderWhenItsEnemyDoes) {
    Arena kit;
    kit.add_craft("gnat", "greebles", {3000.0F, 0.0F}, Order::Engage);
    kit.add_craft("dummy", "cats", {3960.0F, 100.0F});
    World world = kit.watched();
    const Craft& gnat = first(world, "gnat");
    Craft& target = first(world, "dummy");
    int slow = 0;
    int longest = 0;
    for (int tick = 0; tick < 60 * kTicksPerSecond; ++tick) {
        target.position = {3960.0F, 100.0F};
        world.step({});
        slow = length(gnat.velocity) < 40.0F ? slow + 1 : 0;
        longest = std::max(longest, slow);
    }
    EXPECT_LT(longest, 3 * kTicksPerSecond) << "ticks in one place";
    EXPECT_LT(target.hull, 1e6F) << "and it still gets its shots in";
}

TEST(AiFlight, TheNoseDoesNotFlickerInASteadyPursuit) {
    Arena kit;
    kit.craft("gnat").personality.tactic = Tactic::Circle;
    kit.add_craft("gnat", "greebles", {0.0F, 0.0F}, Order::Engage);
    kit.add_craft("barge", "cats", {-900.0F, -500.0F});
    World world = kit.watched();
    Craft& target = first(world, "barge");
    target.scripted = true;
    target.controls.thrust = {0.7F, 0.0F};
    const Craft& gnat = first(world, "gnat");
    int changes = 0;
    float last_turn = 0.0F;
    for (int tick = 0; tick < 10 * kTicksPerSecond; ++tick) {
        world.step({});
        const float turn = wrap_angle(gnat.heading - gnat.last_heading);
        if (std::fabs(turn) < radians(0.15F)) continue;
        if (turn * last_turn < 0.0F) ++changes;
        last_turn = turn;
    }
    EXPECT_LE(changes, 20) << "changes of the turn's direction in ten seconds";
}

TEST(AiFlight, TheFlightIsSmoothInEveryTactic) {
    for (const Tactic tactic : {Tactic::Passes, Tactic::Swarm, Tactic::Circle, Tactic::Snipe, Tactic::Cling,
                                Tactic::Face, Tactic::Lay, Tactic::Carrier, Tactic::Broadside, Tactic::Ram}) {
        Arena kit;
        kit.craft("gnat").personality.tactic = tactic;
        kit.craft("gnat").personality.evasion = 0.5F;
        for (int i = 0; i < 4; ++i)
            kit.add_craft("gnat", "greebles", {static_cast<float>(i * 120), 0.0F}, Order::Engage);
        kit.add_craft("tabby", "cats", {0.0F, -900.0F}, Order::Engage);
        World world = kit.watched();
        int changes = 0;
        float last_turn[8] = {};
        for (int tick = 0; tick < 20 * kTicksPerSecond; ++tick) {
            world.step({});
            world.craft().for_each([&](Handle h, const Craft& c) {
                if (c.player) return;
                const float turn = wrap_angle(c.heading - c.last_heading);
                if (std::fabs(turn) < radians(1.0F)) return;
                if (turn * last_turn[h.index] < 0.0F) ++changes;
                last_turn[h.index] = turn;
            });
        }
        EXPECT_LT(changes, 5 * 20 * 4) << "tactic " << static_cast<int>(tactic) << ": 5 craft, 20 seconds";
    }
}

TEST(AiFlight, FliesRoundRocks) {
    int bumps = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        Arena kit;
        content::Hazard field;
        field.count = 40;
        field.scatter = 1500.0F;
        kit.mission.hazards.push_back(field);
        kit.mission.waypoints = {{-1800.0F, 0.0F}, {1800.0F, 0.0F}, {0.0F, 1800.0F}};
        kit.add_craft("gnat", "greebles", {-1800.0F, 0.0F}, Order::Patrol);
        World world = kit.watched(seed);
        int reached = 0;
        int last = 0;
        for (int tick = 0; tick < 90 * kTicksPerSecond; ++tick) {
            world.step({});
            for (const Event& e : world.events())
                if (e.kind == EventKind::RockHit || e.kind == EventKind::Bump) ++bumps;
            const int next = first(world, "gnat").pilot.waypoint;
            if (next != last) ++reached;
            last = next;
        }
        EXPECT_GE(reached, 3) << "waypoints through the rocks";
    }
    EXPECT_LE(bumps, 4) << "in six minutes of crossing a field of forty rocks";
}

}  // namespace
}  // namespace nl::sim
