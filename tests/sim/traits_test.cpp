#include <gtest/gtest.h>

#include "base/trig.hpp"
#include "world_kit.hpp"

namespace nl::sim {
namespace {

using namespace testing;
using content::Trait;

content::CraftType& still(content::CraftType& t) {
    t.speed = t.acceleration = t.turn = 0.0F;
    return t;
}

TEST(Blink, JumpsAwayWhenHitButNotAtOnceAgain) {
    Kit kit;
    auto& wisp = still(kit.add_type("wisp"));
    wisp.traits = {Trait::Blink};
    wisp.trait_period = 2.0F;
    wisp.trait_range = 300.0F;
    kit.add_craft("wisp", "greebles", {0.0F, -400.0F});
    World world = kit.world();
    run(world, 130);
    const auto [gone, e] = run_until(world, EventKind::Blink, 60, firing());
    ASSERT_TRUE(gone);
    const Craft* c = world.craft().get(e.craft);
    EXPECT_NE(c->position, e.at);
    EXPECT_LE(distance(c->position, e.at), 301.0F);
    EXPECT_EQ(c->last_position, c->position) << "no smear on the screen";
}

TEST(Cloak, HidesFromAfarAndShowsWhenNearOrHit) {
    Kit kit;
    auto& lurker = still(kit.add_type("lurker"));
    lurker.traits = {Trait::Cloak};
    lurker.trait_range = 300.0F;
    lurker.trait_period = 0.1F;
    kit.add_craft("lurker", "greebles", {0.0F, -700.0F});
    World world = kit.world();
    ASSERT_TRUE(run_until(world, EventKind::Cloak, 60).first);
    world.step({});
    EXPECT_TRUE(world.nearest_enemy(world.player_side(), {}, 5000.0F).empty());
    ASSERT_TRUE(run_until(world, EventKind::Decloak, 90, firing()).first) << "a hit shows it";
    ASSERT_TRUE(run_until(world, EventKind::Cloak, 300).first);
    ASSERT_TRUE(run_until(world, EventKind::Decloak, 300, thrusting(0, -127)).first)
        << "so does coming close";
}

TEST(Leech, ClingsDrainsAndIsShakenOffByBoosting) {
    Kit kit;
    auto& leech = kit.add_type("leech");
    leech.traits = {Trait::Leech};
    leech.trait_range = 60.0F;
    leech.trait_period = 0.5F;
    leech.trait_strength = 9.0F;
    kit.add_craft("leech", "greebles", {90.0F, 0.0F}, content::Order::Engage);
    World world = kit.world();
    const auto [drunk, e] = run_until(world, EventKind::Drain, 300);
    ASSERT_TRUE(drunk);
    const float hull = world.player_craft()->hull;
    run(world, 60, thrusting(127, 0));
    EXPECT_NEAR(world.player_craft()->hull, hull - 9.0F, 1.0F);
    EXPECT_EQ(world.craft().get(e.craft)->clings_to, world.player()) << "it rides along";
    Input in = thrusting(127, 0);
    in.set(Input::Boost);
    run(world, 5, in);
    EXPECT_TRUE(world.craft().get(e.craft)->clings_to.empty());
}

TEST(FrontShield, StopsShotsFromAheadOnly) {
    Kit kit;
    auto& bulwark = still(kit.add_type("bulwark"));
    bulwark.traits = {Trait::FrontShield};
    for (const float facing : {180.0F, 0.0F}) {
        kit.mission.craft.clear();
        kit.add_craft("bulwark", "greebles", {0.0F, -300.0F});
        kit.mission.craft.back().facing = facing;
        World world = kit.world();
        const bool hurt = run_until(world, EventKind::Hit, 60, firing()).first;
        EXPECT_EQ(hurt, facing == 0.0F) << facing;
    }
}

TEST(LayMines, DropsMinesWhenAnEnemyIsAbout) {
    Kit kit;
    auto& mine = kit.add_weapon("egg", content::WeaponKind::Mine);
    mine.life = 60.0F;
    mine.range = 50.0F;
    auto& burrower = still(kit.add_type("burrower"));
    burrower.traits = {Trait::LayMines};
    burrower.trait_period = 1.0F;
    burrower.trait_range = 900.0F;
    burrower.mounts = {Kit::mount("egg", true)};
    kit.add_craft("burrower", "greebles", {0.0F, -500.0F});
    World world = kit.world();
    run(world, 200);
    EXPECT_GE(world.missiles().size(), 2U);
}

TEST(Carry, LaunchesItsYoungUpToALimit) {
    Kit kit;
    auto& brood = still(kit.add_type("brood"));
    brood.traits = {Trait::Carry};
    brood.trait_period = 0.5F;
    brood.trait_range = 2600.0F;
    brood.carries = "dummy";
    kit.add_craft("brood", "greebles", {0.0F, -800.0F});
    World world = kit.world();
    run(world, 900);
    EXPECT_EQ(world.craft().size(), 2U + 6U);
}

TEST(Jam, BlindsTheRadarNearby) {
    Kit kit;
    auto& jammer = still(kit.add_type("jammer"));
    jammer.traits = {Trait::Jam};
    jammer.trait_range = 900.0F;
    kit.add_craft("jammer", "greebles", {0.0F, -800.0F});
    World world = kit.world();
    world.step({});
    EXPECT_TRUE(world.jammed());
    world.disable(world.find(world.names().id("jammer")), 60);
    EXPECT_FALSE(world.jammed());
}

content::CraftType& frigate(Kit& kit) {
    auto& f = still(kit.add_type("frigate"));
    f.capital = true;
    f.radius = 60.0F;
    f.hull = 300.0F;
    f.shield = 20.0F;
    content::Part left;
    left.id = "left";
    left.at = {0.0F, 90.0F};
    left.radius = 40.0F;
    left.hull = 30.0F;
    left.shields_core = true;
    left.core_damage = 50.0F;
    left.speed_loss = 0.25F;
    left.shield_loss = true;
    f.parts = {left};
    auto turret = Kit::mount("pulse", false, 180.0F);
    turret.part = "left";
    f.mounts = {turret};
    return f;
}

TEST(Parts, AreShotOffWithConsequences) {
    Kit kit;
    frigate(kit);
    kit.craft("tabby").hull = 5000.0F;
    kit.add_craft("frigate", "greebles", {0.0F, -500.0F});
    World world = kit.world();
    const auto [lost, e] = run_until(world, EventKind::PartLost, 300, firing());
    ASSERT_TRUE(lost);
    EXPECT_EQ(e.index, 0);
    const Craft* c = world.craft().get(e.craft);
    EXPECT_FLOAT_EQ(c->hull, 250.0F) << "untouched until then, and then what the part took along";
    EXPECT_FLOAT_EQ(c->speed_factor, 0.75F);
    EXPECT_FLOAT_EQ(c->shield, 0.0F);
    run(world, 300);
    EXPECT_FLOAT_EQ(world.craft().get(e.craft)->shield, 0.0F) << "the shield went with it";
    EXPECT_EQ(count_events(world, EventKind::Shot, 120), 0) << "and so did its turret";
    EXPECT_TRUE(run_until(world, EventKind::Hit, 120, firing()).first);
    EXPECT_LT(world.craft().get(e.craft)->hull, 250.0F) << "the core can be hurt now";
}

}  // namespace
}  // namespace nl::sim
