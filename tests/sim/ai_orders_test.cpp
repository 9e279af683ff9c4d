#include <gtest/gtest.h>

#include "ai_kit.hpp"

namespace nl::sim {
namespace {

using content::Order;
using namespace testing;

TEST(AiOrders, EscortsStayWithTheirCharge) {
    Arena kit;
    kit.craft("barge").speed = 200.0F;
    kit.add_craft("barge", "cats", {-3000.0F, 0.0F});
    kit.mission.craft.back().name = "Cradle";
    for (int i = 0; i < 3; ++i) {
        kit.add_craft("tabby", "cats", {-3000.0F, static_cast<float>(150 + 90 * i)}, Order::Escort);
        kit.mission.craft.back().target = "Cradle";
    }
    World world = kit.watched();
    Craft& charge = first(world, "barge");
    charge.scripted = true;
    charge.controls.thrust = {1.0F, 0.0F};
    for (int tick = 0; tick < 25 * kTicksPerSecond; ++tick) {
        world.step({});
        if (tick < 240) continue;
        world.craft().for_each([&](Handle, const Craft& c) {
            if (c.player || &c == &charge) return;
            ASSERT_LT(distance(c.position, charge.position), 420.0F) << "tick " << tick;
            ASSERT_LT(length(c.velocity - charge.velocity), 60.0F) << "flies with it, tick " << tick;
        });
    }
}

TEST(AiOrders, EscortsFightWhatComesNearAndGoNoFurther) {
    Arena kit;
    kit.add_craft("dummy", "cats", {0.0F, 0.0F});
    kit.mission.craft.back().name = "Cradle";
    kit.add_craft("tabby", "cats", {0.0F, 150.0F}, Order::Escort);
    kit.mission.craft.back().target = "Cradle";
    kit.add_craft("gnat", "greebles", {600.0F, 0.0F}, Order::Hold);
    World world = kit.watched();
    first(world, "dummy").scripted = true;
    const Craft& escort = first(world, "tabby");
    Craft& enemy = first(world, "gnat");
    run(world, 20 * kTicksPerSecond);
    EXPECT_LT(enemy.hull, 1e6F) << "was shot at";
    enemy.position = {2600.0F, 0.0F};
    enemy.scripted = true;
    run(world, 12 * kTicksPerSecond);
    EXPECT_LT(length(escort.position), 400.0F) << "is back instead of giving chase";
}

TEST(AiOrders, FleeingByOrderGetsAwayFromAPursuer) {
    Arena kit;
    kit.craft("gnat").speed = 380.0F;
    kit.add_craft("gnat", "greebles", {200.0F, 0.0F}, Order::Flee);
    kit.add_craft("tabby", "cats", {0.0F, 0.0F}, Order::Engage);
    World world = kit.watched();
    run(world, 25 * kTicksPerSecond);
    EXPECT_GT(distance(first(world, "gnat").position, first(world, "tabby").position), 450.0F);
}

TEST(AiOrders, HoldStaysWhereItWasPut) {
    Arena kit;
    kit.add_craft("gnat", "greebles", {500.0F, 500.0F}, Order::Hold);
    kit.add_craft("dummy", "cats", {900.0F, 500.0F});
    World world = kit.watched();
    run(world, 20 * kTicksPerSecond);
    EXPECT_LT(distance(first(world, "gnat").position, {500.0F, 500.0F}), 150.0F);
    EXPECT_LT(first(world, "dummy").hull, 1e6F) << "and shoots from there";
}

TEST(AiOrders, WingmenDoAsThePlayerSays) {
    Kit kit;
    kit.mission.arena = {8000.0F, 6000.0F};
    kit.craft("gnat").hull = kit.craft("tabby").hull = 1e6F;
    kit.add_craft("tabby", "cats", {100.0F, 0.0F}, Order::Escort);
    kit.mission.craft.back().target = "player";
    kit.add_craft("gnat", "greebles", {2400.0F, 0.0F}, Order::Hold);
    World world = kit.world();
    Input in;
    in.set(Input::NearestTarget);
    world.step(in);
    run(world, 4 * kTicksPerSecond);
    ASSERT_LT(distance(first(world, "tabby").position, player(world).position), 400.0F) << "escorts";
    in = {};
    in.set(Input::OrderAttack);
    world.step(in);
    run(world, 10 * kTicksPerSecond);
    EXPECT_LT(first(world, "gnat").hull, 1e6F) << "attacks the target far away";
    in = {};
    in.set(Input::OrderRegroup);
    world.step(in);
    run(world, 12 * kTicksPerSecond);
    EXPECT_LT(distance(first(world, "tabby").position, player(world).position), 450.0F) << "is back";
}

}  // namespace
}  // namespace nl::sim
