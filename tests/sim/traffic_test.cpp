#include <gtest/gtest.h>

#include "world_kit.hpp"

namespace nl::sim {
namespace {

using namespace testing;

content::Spawner hive() {
    content::Spawner s;
    s.id = "hive";
    s.types = {"dummy"};
    s.every = 1.0F;
    s.limit = 4;
    s.total = 6;
    s.at = {600.0F, 0.0F};
    return s;
}

TEST(Spawner, BringsThemInUpToItsLimitAndItsTotal) {
    Kit kit;
    kit.mission.spawners = {hive()};
    World world = kit.world();
    run(world, 120);
    EXPECT_EQ(world.craft().size(), 1U) << "it is off";
    EXPECT_TRUE(world.set_spawner(world.names().id("hive"), true));
    EXPECT_EQ(count_events(world, EventKind::Spawned, 600), 4);
    for (int i = 0; i < 4; ++i) world.destroy(world.find(world.names().id("dummy")));
    EXPECT_EQ(count_events(world, EventKind::Spawned, 900), 2) << "six in all";
    EXPECT_FALSE(world.set_spawner(world.names().id("hvie"), true));
}

TEST(Spawner, CanBeSwitchedOff) {
    Kit kit;
    kit.mission.spawners = {hive()};
    kit.mission.spawners[0].active = true;
    World world = kit.world();
    run(world, 30);
    EXPECT_EQ(world.craft().size(), 2U) << "the first comes at once";
    world.set_spawner(world.names().id("hive"), false);
    run(world, 300);
    EXPECT_EQ(world.craft().size(), 2U);
}

TEST(Gate, LetsThoseThroughWhoRunForItWhileItIsOn) {
    Kit kit;
    kit.mission.gates.push_back({"gate", {300.0F, 0.0F}, false, {}});
    kit.add_craft("dummy", "greebles", {300.0F, 0.0F}, content::Order::RunForGate);
    kit.add_craft("dummy", "greebles", {300.0F, 90.0F}, content::Order::Hold);
    World world = kit.world();
    run(world, 10);
    EXPECT_EQ(world.craft().size(), 3U);
    EXPECT_TRUE(world.set_place(world.names().id("gate"), true));
    const auto [left, e] = run_until(world, EventKind::Escaped, 5);
    ASSERT_TRUE(left);
    EXPECT_EQ(world.names().text(e.name), "dummy");
    EXPECT_EQ(world.craft().size(), 2U);
}

TEST(Retreat, TakesASideOverTheBorder) {
    Kit kit;
    kit.mission.arena = {3000.0F, 3000.0F};
    kit.add_craft("gnat", "greebles", {900.0F, 0.0F}, content::Order::Engage, 3);
    kit.mission.craft.back().scatter = 200.0F;
    World world = kit.world();
    run(world, 10);
    world.retreat(world.find_side("greebles"));
    EXPECT_EQ(count_events(world, EventKind::Escaped, 900), 3);
    EXPECT_EQ(world.craft().size(), 1U);
}

TEST(Lives, ACraftWithLivesComesBack) {
    Kit kit;
    kit.add_craft("dummy", "greebles", {600.0F, 0.0F});
    kit.mission.craft.back().lives = 2;
    World world = kit.world();
    const NameId dummy = world.names().id("dummy");
    world.destroy(world.find(dummy));
    world.step({});
    EXPECT_TRUE(world.find(dummy).empty());
    EXPECT_EQ(world.waiting(dummy), 1);
    EXPECT_TRUE(run_until(world, EventKind::Spawned, 400).first);
    world.destroy(world.find(dummy));
    world.step({});
    EXPECT_EQ(world.waiting(dummy), 0);
    EXPECT_FALSE(run_until(world, EventKind::Spawned, 400).first);
}

TEST(Lives, ThePlayerFliesOnInAnotherShip) {
    Kit kit;
    kit.add_craft("gnat", "cats", {600.0F, 0.0F});
    kit.add_craft("gnat", "greebles", {100.0F, 0.0F});
    World world = kit.world();
    world.step({});
    world.destroy(world.player());
    world.step({});
    ASSERT_EQ(world.player_craft(), nullptr);
    const Handle next = world.next_ship();
    ASSERT_FALSE(next.empty());
    EXPECT_EQ(world.craft().get(next)->side, world.player_side());
    EXPECT_TRUE(world.take_over(next));
    EXPECT_EQ(world.player(), next);
    const float x = world.player_craft()->position.x;
    run(world, 60, thrusting(127, 0));
    EXPECT_GT(world.player_craft()->position.x, x + 100.0F);
}

TEST(Items, ArePickedUpAndRepair) {
    Kit kit;
    kit.mission.items.push_back({"pod", "lost-pod", 1, {200.0F, 0.0F}, 0.0F, {}});
    World world = kit.world();
    world.craft().get(world.player())->hull = 50.0F;
    const auto [taken, e] = run_until(world, EventKind::Pickup, 200, thrusting(100, 0));
    ASSERT_TRUE(taken);
    EXPECT_EQ(world.names().text(e.name), "lost-pod");
    EXPECT_EQ(world.names().text(e.group), "pod");
    EXPECT_FLOAT_EQ(world.player_craft()->hull, 75.0F);
    EXPECT_EQ(world.items().size(), 0U);
}

TEST(Items, AreDroppedByTheFallen) {
    Kit kit;
    kit.craft("dummy").drops = {"pod"};
    kit.craft("dummy").drop_chance = 1.0F;
    kit.add_craft("dummy", "greebles", {600.0F, 0.0F});
    World world = kit.world();
    world.step({});
    world.destroy(world.find(world.names().id("dummy")));
    world.step({});
    EXPECT_EQ(world.items().size(), 1U);
}

TEST(Places, KnowWhoIsInside) {
    Kit kit;
    kit.mission.locations.push_back({"beacon", "Beacon", {500.0F, 0.0F}, 100.0F, true, {}});
    World world = kit.world();
    const NameId beacon = world.names().id("beacon");
    EXPECT_TRUE(world.inside(beacon, {450.0F, 0.0F}));
    EXPECT_FALSE(world.inside(beacon, {350.0F, 0.0F}));
    world.set_place(beacon, false);
    EXPECT_FALSE(world.inside(beacon, {450.0F, 0.0F}));
}

TEST(Commands, ChangeSidesOrdersHullAndPlace) {
    Kit kit;
    kit.add_craft("dummy", "greebles", {0.0F, -300.0F});
    World world = kit.world();
    const Handle h = world.find(world.names().id("dummy"));
    world.set_side(h, world.player_side());
    world.step({});
    EXPECT_NE(event_of(world, EventKind::SideChanged), nullptr) << "told with the next step";
    world.step({});
    EXPECT_EQ(event_of(world, EventKind::SideChanged), nullptr) << "and only once";
    EXPECT_FALSE(run_until(world, EventKind::Hit, 60, firing()).first) << "a friend now";
    world.craft().get(h)->hull = 10.0F;
    world.heal(h, 50.0F);
    EXPECT_FLOAT_EQ(world.craft().get(h)->hull, 60.0F);
    world.teleport(h, {10.0F, 900.0F});
    EXPECT_EQ(world.craft().get(h)->position, (Vec2{10.0F, 900.0F}));
    world.set_orders(h, {content::Order::Flee, kNoName});
    EXPECT_EQ(world.craft().get(h)->orders.kind, content::Order::Flee);
    world.remove(h);
    world.set_side(h, 0);
    world.heal(h, 10.0F);
    world.disable(h, 5);
    EXPECT_EQ(world.craft().size(), 1U) << "a handle that names nothing is passed over";
}

TEST(Rehearsal, ThePlayerIsNeitherHitNorHits) {
    Kit kit;
    kit.craft("gnat").speed = 300.0F;
    kit.add_craft("gnat", "greebles", {0.0F, -300.0F}, content::Order::Engage, 4);
    kit.mission.craft.back().scatter = 150.0F;
    World world = kit.world();
    world.set_rehearsal(true);
    run(world, 600);
    EXPECT_FLOAT_EQ(world.player_craft()->hull, 100.0F);
    EXPECT_EQ(world.player_craft()->position, (Vec2{}));
}

}  // namespace
}  // namespace nl::sim
