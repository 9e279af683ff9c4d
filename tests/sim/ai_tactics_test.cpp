#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "ai_kit.hpp"

namespace nl::sim {
namespace {

using content::Order;
using content::Tactic;
using namespace testing;

TEST(AiTactics, BreaksOffAfterAPassAndComesAgain) {
    Arena kit;
    kit.add_craft("gnat", "greebles", {0.0F, 0.0F}, Order::Engage);
    kit.add_craft("dummy", "cats", {0.0F, -900.0F});
    World world = kit.watched();
    const Craft& gnat = first(world, "gnat");
    const Craft& target = first(world, "dummy");
    int passes = 0;
    bool near = false;
    for (int tick = 0; tick < 60 * 30; ++tick) {
        world.step({});
        const float d = distance(gnat.position, target.position);
        if (!near && d < 260.0F) near = true;
        if (near && d > 420.0F) near = false, ++passes;
    }
    EXPECT_GE(passes, 3) << "in half a minute";
    EXPECT_LE(passes, 12);
}

TEST(AiTactics, AHurtCraftGetsAwayAndComesBack) {
    Arena kit;
    content::CraftType coward = kit.fighter("coward", true);
    coward.personality.courage = 0.2F;
    coward.speed = 360.0F;
    kit.library.craft.insert(kit.library.craft.begin(), coward);
    kit.add_craft("coward", "greebles", {0.0F, 0.0F}, Order::Engage);
    kit.add_craft("dummy", "cats", {0.0F, -300.0F});
    World world = kit.watched();
    Craft& craft = first(world, "coward");
    const Craft& enemy = first(world, "dummy");
    run(world, 60);
    craft.hull = 20.0F;
    float furthest = 0.0F;
    float at_the_end = 1e9F;
    for (int tick = 0; tick < 40 * kTicksPerSecond; ++tick) {
        world.step({});
        const float d = distance(craft.position, enemy.position);
        furthest = std::max(furthest, d);
        if (tick > 20 * kTicksPerSecond) at_the_end = std::min(at_the_end, d);
    }
    EXPECT_GT(furthest, 900.0F) << "ran";
    EXPECT_LT(at_the_end, 500.0F) << "found its nerve again";
}

TEST(AiTactics, OnlyAFewPressThePlayerAtOnceAndAllGetATurn) {
    Kit kit;
    kit.mission.arena = {8000.0F, 6000.0F};
    kit.difficulty.attackers = 3;
    kit.craft("tabby").hull = 1e6F;
    kit.add_craft("gnat", "greebles", {0.0F, -900.0F}, Order::Engage, 10);
    kit.mission.craft.back().scatter = 500.0F;
    World world = kit.world();
    std::vector<int> pressed(16, 0);
    int most = 0;
    for (int tick = 0; tick < 60 * kTicksPerSecond; ++tick) {
        world.step({});
        int now = 0;
        world.craft().for_each([&](Handle h, const Craft& c) {
            if (!c.pilot.pressing) return;
            ++now;
            pressed[h.index] = 1;
        });
        most = std::max(most, now);
    }
    EXPECT_EQ(most, 3);
    EXPECT_GE(std::count(pressed.begin(), pressed.end(), 1), 7) << "of ten had their turn in a minute";
}

TEST(AiTactics, ASniperKeepsItsDistance) {
    Arena kit;
    kit.craft("gnat").personality.tactic = Tactic::Snipe;
    kit.craft("gnat").personality.range = 700.0F;
    kit.add_craft("gnat", "greebles", {0.0F, -300.0F}, Order::Engage);
    kit.add_craft("dummy", "cats", {0.0F, 0.0F});
    World world = kit.watched();
    run(world, 6 * kTicksPerSecond);
    for (int tick = 0; tick < 20 * kTicksPerSecond; ++tick) {
        world.step({});
        const float d = distance(first(world, "gnat").position, first(world, "dummy").position);
        ASSERT_GT(d, 330.0F);
        ASSERT_LT(d, 900.0F);
    }
    EXPECT_LT(first(world, "dummy").hull, 1e6F);
}

}  // namespace
}  // namespace nl::sim
