#include <gtest/gtest.h>

#include <cmath>

#include "base/trig.hpp"
#include "world_kit.hpp"

namespace nl::sim {
namespace {

using namespace testing;
using content::WeaponKind;

/// The player's only mounts.
void arm(Kit& kit, const std::string& gun, const std::string& launcher = "") {
    auto& mounts = kit.craft("tabby").mounts;
    mounts.clear();
    if (!gun.empty()) mounts.push_back(Kit::mount(gun));
    if (!launcher.empty()) mounts.push_back(Kit::mount(launcher, true));
}

TEST(Spread, FansOutEvenly) {
    Kit kit;
    kit.library.weapons[0].count = 3;
    kit.library.weapons[0].spread = 20.0F;
    World world = kit.world();
    ASSERT_TRUE(run_until(world, EventKind::Shot, 2, firing()).first);
    ASSERT_EQ(world.bullets().size(), 3U);
    EXPECT_NEAR(heading_of(world.bullets().velocity[0]), radians(-10.0F), 0.001F);
    EXPECT_NEAR(heading_of(world.bullets().velocity[1]), 0.0F, 0.001F);
    EXPECT_NEAR(heading_of(world.bullets().velocity[2]), radians(10.0F), 0.001F);
}

TEST(Beam, HurtsWhatItTouchesAndIsSeen) {
    Kit kit;
    auto& beam = kit.add_weapon("beam", WeaponKind::Beam);
    beam.damage = 60.0F;
    beam.range = 500.0F;
    beam.cooldown = 0.0F;
    arm(kit, "beam");
    kit.add_craft("dummy", "greebles", {0.0F, -300.0F});
    kit.add_craft("dummy", "greebles", {0.0F, -420.0F});
    World world = kit.world();
    const int shots = count_events(world, EventKind::Shot, 60, firing());
    EXPECT_EQ(shots, 1) << "one long shot, told once";
    ASSERT_EQ(world.lines().size(), 1U);
    EXPECT_EQ(world.lines()[0].kind, Line::Kind::Beam);
    EXPECT_NEAR(world.lines()[0].to.y, -300.0F + 34.0F + 4.0F, 5.0F) << "it ends at the first";
    world.craft().for_each([](Handle, const Craft& c) {
        if (c.position.y < -400.0F) {
            EXPECT_FLOAT_EQ(c.hull, 100.0F);
        }
        if (c.position.y < -200.0F && c.position.y > -400.0F) {
            EXPECT_NEAR(c.hull, 40.0F, 1.1F) << "60 points a second";
        }
    });
    run(world, 1);
    EXPECT_TRUE(world.lines().empty());
}

TEST(Rail, GoesThroughEverybodyOnceButNotThroughARock) {
    Kit kit;
    auto& rail = kit.add_weapon("rail", WeaponKind::Rail);
    rail.damage = 30.0F;
    rail.range = 1500.0F;
    rail.cooldown = 5.0F;
    arm(kit, "rail");
    kit.add_craft("dummy", "greebles", {0.0F, -300.0F});
    kit.add_craft("dummy", "cats", {0.0F, -450.0F});
    kit.add_craft("dummy", "greebles", {0.0F, -600.0F});
    kit.add_craft("dummy", "greebles", {0.0F, -1300.0F});
    content::Hazard rock;
    rock.at = {0.0F, -900.0F};
    rock.scatter = 1.0F;
    kit.mission.hazards.push_back(rock);
    World world = kit.world();
    EXPECT_EQ(count_events(world, EventKind::Hit, 5, firing()), 2);
    EXPECT_EQ(world.lines()[0].kind, Line::Kind::Rail);
    EXPECT_EQ(world.lines()[0].age, 4);
}

void add_rocket(Kit& kit) {
    auto& rocket = kit.add_weapon("rocket", WeaponKind::Rocket);
    rocket.damage = 40.0F;
    rocket.speed = 600.0F;
    rocket.range = 2000.0F;
    rocket.turn = 180.0F;
    rocket.cooldown = 10.0F;
    rocket.blast_radius = 60.0F;
    rocket.ammunition = 2;
}

TEST(Rocket, LocksOnHomesInAndBursts) {
    Kit kit;
    add_rocket(kit);
    arm(kit, "", "rocket");
    kit.add_craft("dummy", "greebles", {350.0F, -600.0F});
    World world = kit.world();
    const auto [locked, lock] = run_until(world, EventKind::Lock, 5, second());
    ASSERT_TRUE(locked);
    EXPECT_EQ(lock.other, world.player());
    EXPECT_GT(world.craft().get(lock.craft)->lock_until, world.now());
    ASSERT_TRUE(run_until(world, EventKind::Burst, 200).first);
    EXPECT_LT(world.craft().get(lock.craft)->hull, 80.0F);
    EXPECT_TRUE(world.missiles().empty());
}

TEST(Rocket, RunsOut) {
    Kit kit;
    add_rocket(kit);
    kit.library.weapons.back().cooldown = 0.1F;
    arm(kit, "", "rocket");
    World world = kit.world();
    EXPECT_EQ(count_events(world, EventKind::Shot, 120, second()), 2);
}

TEST(Flare, DrawsARocketAway) {
    Kit kit;
    add_rocket(kit);
    auto& flare = kit.add_weapon("flare", WeaponKind::Flare);
    flare.life = 3.0F;
    flare.speed = 100.0F;
    kit.craft("tabby").mounts = {Kit::mount("flare")};
    kit.craft("tabby").mounts[0].facing = 180.0F;
    auto& enemy = kit.add_type("launcher");
    enemy.speed = enemy.acceleration = enemy.turn = 0.0F;
    enemy.mounts = {Kit::mount("rocket", false, 180.0F)};
    kit.add_craft("launcher", "greebles", {0.0F, 700.0F});
    World world = kit.world();
    ASSERT_TRUE(run_until(world, EventKind::Lock, 120).first);
    run(world, 30, thrusting(127, 0));
    Input in = thrusting(127, 0);
    in.set(Input::Flare);
    ASSERT_TRUE(run_until(world, EventKind::Flare, 2, in).first);
    ASSERT_TRUE(run_until(world, EventKind::Burst, 200, thrusting(127, 0)).first);
    EXPECT_FLOAT_EQ(world.player_craft()->hull, 100.0F);
}

TEST(Mine, WaitsBeepsAndBurstsUnderAnEnemyOnly) {
    Kit kit;
    auto& mine = kit.add_weapon("mine", WeaponKind::Mine);
    mine.damage = 50.0F;
    mine.range = 100.0F;
    mine.blast_radius = 150.0F;
    mine.life = 60.0F;
    arm(kit, "", "mine");
    World world = kit.world();
    ASSERT_TRUE(run_until(world, EventKind::Shot, 2, second()).first);
    EXPECT_FALSE(run_until(world, EventKind::Burst, 200).first) << "not under its own side";
    world.spawn(kit.craft("dummy"), world.find_side("greebles"), kNoName, kNoName, {60.0F, -60.0F}, 0.0F);
    ASSERT_TRUE(run_until(world, EventKind::ChargeWarning, 10).first);
    const auto [gone, burst] = run_until(world, EventKind::Burst, 30);
    ASSERT_TRUE(gone);
    EXPECT_TRUE(event_of(world, EventKind::Hit) != nullptr);
    EXPECT_FLOAT_EQ(world.player_craft()->hull, 100.0F);
}

TEST(Mine, OfAMinefieldCanBeShotFromAfar) {
    Kit kit;
    auto& mine = kit.add_weapon("mine", WeaponKind::Mine);
    mine.range = 80.0F;
    mine.blast_radius = 100.0F;
    mine.radius = 18.0F;
    content::Hazard field;
    field.type = "mine";
    field.at = {0.0F, -500.0F};
    field.scatter = 1.0F;
    kit.mission.hazards.push_back(field);
    World world = kit.world();
    ASSERT_EQ(world.missiles().size(), 1U);
    EXPECT_TRUE(run_until(world, EventKind::Burst, 60, firing()).first);
    EXPECT_TRUE(world.missiles().empty());
}

TEST(Emp, TakesThePowerForAWhile) {
    Kit kit;
    auto& emp = kit.add_weapon("emp", WeaponKind::Emp);
    emp.damage = 0.0F;
    emp.range = 400.0F;
    emp.speed = 800.0F;
    emp.disable = 2.0F;
    emp.cooldown = 5.0F;
    arm(kit, "", "emp");
    kit.add_craft("gnat", "greebles", {200.0F, 0.0F});
    kit.add_craft("gnat", "cats", {-200.0F, 0.0F});
    World world = kit.world();
    const auto [off, e] = run_until(world, EventKind::Disabled, 60, second());
    ASSERT_TRUE(off);
    EXPECT_EQ(e.side, world.find_side("greebles"));
    EXPECT_TRUE(world.craft().get(e.craft)->disabled(world.now()));
    const Tick then = world.now();
    ASSERT_TRUE(run_until(world, EventKind::Repowered, 200).first);
    EXPECT_EQ(world.now() - then, 120);
}

TEST(Tow, PullsADisabledCraftHomeAndCapturesIt) {
    Kit kit;
    auto& line = kit.add_weapon("line", WeaponKind::Tow);
    line.range = 340.0F;
    line.push = 160.0F;
    line.cooldown = 1.0F;
    arm(kit, "", "line");
    kit.add_craft("gnat", "greebles", {-250.0F, 0.0F});
    kit.mission.locations.push_back({"home", "Home", {900.0F, 0.0F}, 200.0F, true, {}});
    World world = kit.world();
    const Handle prize = world.find(world.names().id("gnat"));
    world.disable(prize, 100000);
    const auto [tied, e] = run_until(world, EventKind::TowOn, 5, second());
    ASSERT_TRUE(tied);
    EXPECT_EQ(e.other, prize);
    EXPECT_EQ(world.tows().size(), 1U);
    const auto [captured, c] = run_until(world, EventKind::Captured, 900, thrusting(60, 0));
    ASSERT_TRUE(captured);
    EXPECT_EQ(c.craft, prize);
    EXPECT_EQ(world.craft().get(prize), nullptr);
}

TEST(Player, ChoosesAmongDifferentGuns) {
    Kit kit;
    kit.add_weapon("other", WeaponKind::Bullet);
    kit.craft("tabby").mounts = {Kit::mount("pulse"), Kit::mount("other"), Kit::mount("pulse")};
    World world = kit.world();
    world.step(firing());
    EXPECT_EQ(world.bullets().size(), 2U) << "both of the first kind";
    Input in = firing();
    in.set(Input::NextGun);
    run(world, 20);
    const auto [shot, e] = run_until(world, EventKind::Shot, 2, in);
    ASSERT_TRUE(shot);
    EXPECT_EQ(kit.library.weapons[e.index].id, "other");
}

TEST(Player, AimAssistBendsAShotOntoAMovingEnemyNearTheLine) {
    Kit kit;
    kit.add_craft("dummy", "greebles", {60.0F, -700.0F});
    for (const bool assist : {false, true}) {
        World world = kit.world();
        Input in = firing();
        in.set(Input::AimAssist, assist);
        EXPECT_EQ(run_until(world, EventKind::Hit, 60, in).first, assist);
    }
}

TEST(Player, StrongAimAssistReachesFartherFromTheLine) {
    Kit kit;
    kit.add_craft("dummy", "greebles", {150.0F, -700.0F});
    for (const bool strong : {false, true}) {
        World world = kit.world();
        Input in = firing();
        in.set(Input::AimAssist);
        in.set(Input::AimAssistStrong, strong);
        EXPECT_EQ(run_until(world, EventKind::Hit, 60, in).first, strong);
    }
}

}  // namespace
}  // namespace nl::sim
