#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ai_kit.hpp"

namespace nl::sim {
namespace {

using content::Order;
using namespace testing;

// Fights of many against many: they must last, and one must see who is who.

TEST(AiMelee, FriendsShareTheirEnemiesOut) {
    Arena kit;
    kit.mission.player.at = {0.0F, 2600.0F};
    for (int i = 0; i < 6; ++i) {
        kit.add_craft("tabby", "cats", {static_cast<float>(i * 150 - 375), 0.0F}, Order::Engage);
        kit.add_craft("dummy", "greebles", {static_cast<float>(i * 150), -700.0F});
    }
    World world = kit.watched();
    run(world, 2 * kTicksPerSecond);
    std::set<std::uint32_t> hunted;
    world.craft().for_each([&](Handle, const Craft& c) {
        if (!c.player && c.type->id == "tabby") hunted.insert(c.pilot.target.index);
    });
    EXPECT_GE(hunted.size(), 4U) << "six pilots, six enemies";
}

TEST(AiMelee, ThoseWhoAreGoneNoLongerCount) {
    Arena kit;
    kit.add_craft("tabby", "cats", {0.0F, 0.0F}, Order::Engage, 3);
    kit.add_craft("dummy", "greebles", {300.0F, 0.0F});
    World world = kit.watched();
    run(world, kTicksPerSecond);
    ASSERT_EQ(first(world, "dummy").pilot.hunters, 3);
    world.remove(world.find(world.names().id("tabby")));
    run(world, kTicksPerSecond);
    EXPECT_EQ(first(world, "dummy").pilot.hunters, 2);
}

/// Share of the ticks in which somebody's hull lay over a friend's.
float overlapping(World& world, int seconds) {
    int over = 0;
    int all = 0;
    for (int tick = 0; tick < seconds * kTicksPerSecond; ++tick) {
        world.step({});
        world.craft().for_each([&](Handle a, const Craft& one) {
            if (one.player || one.side != world.player_side()) return;
            ++all;
            bool touches = false;
            world.craft().for_each([&](Handle b, const Craft& two) {
                if (a == b || two.player || two.side != one.side) return;
                touches = touches ||
                          distance(one.position, two.position) < one.type->radius + two.type->radius + 10.0F;
            });
            over += touches ? 1 : 0;
        });
    }
    return static_cast<float>(over) / static_cast<float>(std::max(all, 1));
}

TEST(AiMelee, FriendsKeepRoomBetweenThem) {
    Arena kit;
    for (int i = 0; i < 10; ++i)
        kit.add_craft("tabby", "cats",
                      {static_cast<float>(i % 5) * 120.0F, static_cast<float>(i / 5) * 120.0F},
                      Order::Engage);
    for (int i = 0; i < 3; ++i)
        kit.add_craft("gnat", "greebles", {static_cast<float>(i * 200), -800.0F}, Order::Engage);
    World world = kit.watched();
    run(world, 2 * kTicksPerSecond);
    EXPECT_LT(overlapping(world, 30), 0.06F) << "of the time, ten after three";
}

TEST(AiMelee, WingmenLeaveThePlayerRoomInAFight) {
    Kit kit;
    kit.mission.arena = {8000.0F, 6000.0F};
    kit.craft("gnat").hull = kit.craft("tabby").hull = 1e6F;
    kit.add_craft("tabby", "cats", {0.0F, 300.0F}, Order::Engage, 8);
    kit.mission.craft.back().scatter = 300.0F;
    kit.add_craft("gnat", "greebles", {0.0F, -500.0F}, Order::Engage, 3);
    World world = kit.world();
    int near = 0;
    int all = 0;
    for (int tick = 0; tick < 40 * kTicksPerSecond; ++tick) {
        world.step({});
        world.craft().for_each([&](Handle, const Craft& c) {
            if (c.player || c.side != world.player_side()) return;
            ++all;
            near += distance(c.position, player(world).position) < 120.0F ? 1 : 0;
        });
    }
    EXPECT_LT(near, all * 3 / 100) << "ticks within two ships' width of the player, of " << all;
}

TEST(AiMelee, FightersHurtEachOtherLessThanThePlayerDoes) {
    const auto hurt = [](float melee) {
        Arena kit;
        kit.difficulty.melee_damage = melee;
        kit.add_craft("gnat", "greebles", {0.0F, 0.0F}, Order::Hold);
        kit.add_craft("tabby", "cats", {0.0F, -300.0F}, Order::Hold);
        World world = kit.watched();
        run(world, 10 * kTicksPerSecond);
        return 1e6F - first(world, "tabby").hull;
    };
    EXPECT_GT(hurt(1.0F), 50.0F);
    EXPECT_NEAR(hurt(0.5F), hurt(1.0F) * 0.5F, hurt(1.0F) * 0.02F);
}

TEST(AiMelee, ThePlayersShotsAndUnarmedShipsKeepTheirFullWeight) {
    Kit kit;
    kit.difficulty.melee_damage = 0.0F;
    kit.craft("gnat").hull = kit.craft("dummy").hull = 1e6F;
    kit.add_craft("gnat", "greebles", {0.0F, -300.0F}, Order::Hold);
    kit.add_craft("dummy", "cats", {200.0F, -300.0F}, Order::Hold);
    World world = kit.world();
    run(world, 5 * kTicksPerSecond, firing());
    EXPECT_LT(first(world, "gnat").hull, 1e6F) << "the player's";
    EXPECT_LT(first(world, "dummy").hull, 1e6F) << "who cannot shoot back";
}

}  // namespace
}  // namespace nl::sim
