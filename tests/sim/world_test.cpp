#include <gtest/gtest.h>

#include <cmath>

#include "base/trig.hpp"
#include "world_kit.hpp"

namespace nl::sim {
namespace {

using namespace testing;

TEST(Flight, AnswersAtOnceAndReachesItsTopSpeedWithinASecond) {
    Kit kit;
    World world = kit.world();
    world.step(thrusting(127, 0));
    EXPECT_GT(world.player_craft()->velocity.x, 5.0F) << "the first tick of thrust is felt";
    run(world, 59, thrusting(127, 0));
    EXPECT_NEAR(world.player_craft()->velocity.x, 340.0F, 1.0F);
}

TEST(Flight, GlidesOnWithoutThrustAndSlowsDown) {
    Kit kit;
    World world = kit.world();
    run(world, 60, thrusting(127, 0));
    const float x = world.player_craft()->position.x;
    run(world, 60);
    EXPECT_GT(world.player_craft()->position.x, x + 100.0F) << "inertia";
    EXPECT_LT(world.player_craft()->velocity.x, 200.0F) << "drag";
}

TEST(Flight, BoostIsFasterAndRunsDry) {
    Kit kit;
    World world = kit.world();
    Input in = thrusting(0, -127);
    in.set(Input::Boost);
    run(world, 60, in);
    EXPECT_GT(length(world.player_craft()->velocity), 340.0F * 1.5F);
    run(world, 90, in);
    EXPECT_LT(world.player_craft()->boost, 0.2F);
    EXPECT_LT(length(world.player_craft()->velocity), 400.0F) << "back at the usual speed";
}

TEST(Flight, TurnsToThePointerAndByKeys) {
    Kit kit;
    World world = kit.world();
    Input in;
    in.set(Input::AimActive);
    in.aim_x = 500;
    run(world, 30, in);
    EXPECT_NEAR(world.player_craft()->heading, kPi / 2, 0.001F);
    Input keys;
    keys.turn = 127;
    run(world, 15, keys);
    EXPECT_NEAR(world.player_craft()->heading, kPi / 2 + radians(60.0F), 0.01F);
}

TEST(Border, PushesBackGentlyAndNeverHolds) {
    Kit kit;
    kit.mission.arena = {2000.0F, 2000.0F};
    World world = kit.world();
    const auto told = run_until(world, EventKind::Border, 400, thrusting(127, 0));
    EXPECT_TRUE(told.first) << "the player is told";
    float outermost = 0.0F;
    float biggest_change = 0.0F;
    float last = world.player_craft()->velocity.x;
    for (int i = 0; i < 600; ++i) {
        world.step(thrusting(127, 0));
        outermost = std::max(outermost, world.player_craft()->position.x);
        biggest_change = std::max(biggest_change, std::fabs(world.player_craft()->velocity.x - last));
        last = world.player_craft()->velocity.x;
    }
    EXPECT_LT(outermost, 1100.0F);
    EXPECT_LT(biggest_change, 60.0F) << "a push, not a wall";
    run(world, 120, thrusting(-127, 0));
    EXPECT_LT(world.player_craft()->position.x, 700.0F) << "one can always leave it";
}

TEST(Guns, ABulletHitsAnEnemyAndTakesHull) {
    Kit kit;
    kit.add_craft("dummy", "greebles", {0.0F, -400.0F});
    World world = kit.world();
    const auto [hit, e] = run_until(world, EventKind::Hit, 60, firing());
    ASSERT_TRUE(hit);
    EXPECT_FLOAT_EQ(e.value, 10.0F);
    EXPECT_EQ(e.other, world.player());
    const Craft* victim = world.craft().get(e.craft);
    EXPECT_FLOAT_EQ(victim->hull, 90.0F);
    EXPECT_GT(victim->hit_flash_until, world.now());
}

TEST(Guns, CooldownSetsThePace) {
    Kit kit;
    World world = kit.world();
    int shots = 0;
    for (int i = 0; i < 60; ++i) {
        world.step(firing());
        for (const Event& e : world.events()) shots += e.kind == EventKind::Shot ? 1 : 0;
    }
    EXPECT_EQ(shots, 7) << "0.15 s is 9 ticks";
}

TEST(Guns, AHotGunLocksAndCoolsDown) {
    Kit kit;
    kit.library.weapons[0].heat = 30.0F;
    World world = kit.world();
    ASSERT_TRUE(run_until(world, EventKind::GunsHot, 60, firing()).first);
    const auto size = world.bullets().size();
    run(world, 30, firing());
    EXPECT_LE(world.bullets().size(), size) << "nothing is shot while it is hot";
    EXPECT_TRUE(run_until(world, EventKind::Shot, 120, firing()).first) << "it works again";
}

TEST(Guns, AWarmUpIsSeenBeforeTheShot) {
    Kit kit;
    kit.library.weapons[0].warm_up = 0.5F;
    World world = kit.world();
    ASSERT_TRUE(run_until(world, EventKind::ChargeWarning, 2, firing()).first);
    const Tick warned = world.now();
    ASSERT_TRUE(run_until(world, EventKind::Shot, 60).first) << "it shoots though the trigger is let go";
    EXPECT_EQ(world.now() - warned, 30);
}

TEST(Guns, ATurretTurnsToAnEnemyBehindAndHitsIt) {
    Kit kit;
    content::Mount turret;
    turret.weapon = "pulse";
    turret.arc = 170.0F;
    kit.craft("tabby").mounts = {turret};
    kit.add_craft("dummy", "greebles", {300.0F, 300.0F});
    World world = kit.world();
    EXPECT_TRUE(run_until(world, EventKind::Hit, 180).first);
}

TEST(Bullets, NeverTunnelThroughAThinTarget) {
    Kit kit;
    kit.library.weapons[0].speed = 30000.0F;  // 500 units a tick
    kit.library.weapons[0].range = 30000.0F;
    kit.craft("dummy").radius = 5.0F;
    for (int away = 300; away < 1400; away += 77) {
        kit.mission.craft.clear();
        kit.add_craft("dummy", "greebles", {0.0F, static_cast<float>(-away)});
        World world = kit.world();
        EXPECT_TRUE(run_until(world, EventKind::Hit, 12, firing()).first) << away;
    }
}

TEST(Bullets, PassThroughFriends) {
    Kit kit;
    kit.add_craft("dummy", "cats", {0.0F, -200.0F});
    kit.add_craft("dummy", "greebles", {0.0F, -400.0F});
    World world = kit.world();
    const auto [hit, e] = run_until(world, EventKind::Hit, 60, firing());
    ASSERT_TRUE(hit);
    EXPECT_EQ(e.side, world.find_side("greebles"));
}

TEST(Bullets, StopAtARock) {
    Kit kit;
    content::Hazard rock;
    rock.at = {0.0F, -250.0F};
    rock.scatter = 1.0F;
    kit.mission.hazards.push_back(rock);
    kit.add_craft("dummy", "greebles", {0.0F, -500.0F});
    World world = kit.world();
    EXPECT_TRUE(run_until(world, EventKind::RockHit, 30, firing()).first);
    EXPECT_FALSE(run_until(world, EventKind::Hit, 40, firing()).first);
}

TEST(Shield, TakesHitsFirstComesBackAfterAPauseAndKnowsTheDirection) {
    Kit kit;
    kit.craft("dummy").shield = 15.0F;
    kit.add_craft("dummy", "greebles", {0.0F, -300.0F});
    World world = kit.world();
    const auto [hit, e] = run_until(world, EventKind::ShieldHit, 60, firing());
    ASSERT_TRUE(hit);
    const Craft* c = world.craft().get(e.craft);
    EXPECT_FLOAT_EQ(c->shield, 5.0F);
    EXPECT_FLOAT_EQ(c->hull, 100.0F);
    EXPECT_NEAR(std::fabs(c->shield_hit_heading), kPi, 0.1F) << "from below";
    ASSERT_TRUE(run_until(world, EventKind::ShieldDown, 60, firing()).first);
    EXPECT_FLOAT_EQ(world.craft().get(e.craft)->hull, 95.0F) << "what the shield could not hold goes on";
    run(world, 60);  // the last shots land
    run(world, 60);
    EXPECT_FLOAT_EQ(world.craft().get(e.craft)->shield, 0.0F) << "the pause";
    run(world, 240);
    EXPECT_FLOAT_EQ(world.craft().get(e.craft)->shield, 15.0F);
}

TEST(Harm, TheLastHitDestroysAndSaysWhoDidIt) {
    Kit kit;
    kit.craft("dummy").hull = 20.0F;
    kit.add_craft("dummy", "greebles", {0.0F, -300.0F});
    World world = kit.world();
    const auto [gone, e] = run_until(world, EventKind::Destroyed, 120, firing());
    ASSERT_TRUE(gone);
    EXPECT_EQ(world.names().text(e.name), "dummy");
    EXPECT_EQ(e.other, world.player());
    EXPECT_EQ(world.craft().get(e.craft), nullptr);
    EXPECT_EQ(world.craft().size(), 1U);
}

TEST(Harm, AnInvulnerableCraftFlashesButKeepsItsHull) {
    Kit kit;
    kit.add_craft("dummy", "greebles", {0.0F, -300.0F});
    kit.mission.craft.back().invulnerable = true;
    World world = kit.world();
    const auto [hit, e] = run_until(world, EventKind::Hit, 120, firing());
    ASSERT_TRUE(hit);
    EXPECT_FLOAT_EQ(e.value, 0.0F);
    EXPECT_FLOAT_EQ(world.craft().get(e.craft)->hull, 100.0F);
}

TEST(Harm, ThePlayersLossIsTold) {
    Kit kit;
    World world = kit.world();
    world.step({});
    world.destroy(world.player());
    world.step({});
    EXPECT_NE(event_of(world, EventKind::PlayerLost), nullptr);
    EXPECT_EQ(world.player_craft(), nullptr);
    run(world, 10, firing());
}

TEST(Bumps, PushCraftApartAndHurtWhenFast) {
    Kit kit;
    kit.craft("tabby").boost_seconds = 20.0F;
    kit.add_craft("dummy", "greebles", {600.0F, 0.0F});
    World world = kit.world();
    Input in = thrusting(127, 0);
    in.set(Input::Boost);
    const auto [bumped, e] = run_until(world, EventKind::Bump, 240, in);
    ASSERT_TRUE(bumped);
    EXPECT_LT(world.player_craft()->hull, 100.0F);
    run(world, 60);
    world.craft().for_each([&](Handle h, const Craft& c) {
        if (h == world.player()) return;
        EXPECT_GT(distance(c.position, world.player_craft()->position), 2 * 34.0F - 1.0F);
    });
}

TEST(Bumps, ARockThrowsBackButCannotBeEntered) {
    Kit kit;
    content::Hazard rock;
    rock.at = {400.0F, 0.0F};
    rock.scatter = 1.0F;
    kit.mission.hazards.push_back(rock);
    World world = kit.world();
    ASSERT_TRUE(run_until(world, EventKind::Bump, 240, thrusting(127, 0)).first);
    for (int i = 0; i < 120; ++i) {
        world.step(thrusting(127, 0));
        for (const Rock& r : world.rocks())
            EXPECT_GT(distance(r.position, world.player_craft()->position), (r.radius + 34.0F) * 0.8F);
    }
}

TEST(Mission, InactiveCraftWaitUntilActivated) {
    Kit kit;
    kit.add_craft("dummy", "greebles", {500.0F, 0.0F}, content::Order::Hold, 3);
    kit.mission.craft.back().active = false;
    kit.mission.craft.back().group = "wave";
    World world = kit.world();
    const NameId wave = world.names().id("wave");
    EXPECT_EQ(world.craft().size(), 1U);
    EXPECT_EQ(world.waiting(wave), 3);
    EXPECT_EQ(world.activate(wave), 3);
    EXPECT_EQ(world.waiting(wave), 0);
    EXPECT_EQ(world.craft().size(), 4U);
    EXPECT_EQ(world.activate(wave), 0);
}

TEST(Target, NextNearestAndPointed) {
    Kit kit;
    kit.add_craft("dummy", "greebles", {0.0F, -900.0F});
    kit.add_craft("dummy", "greebles", {300.0F, 0.0F});
    kit.add_craft("dummy", "cats", {50.0F, 80.0F});
    World world = kit.world();
    const auto ask = [&](Input::Button b, std::int16_t x = 0, std::int16_t y = 0) {
        Input in;
        in.set(b);
        in.aim_x = x;
        in.aim_y = y;
        world.step(in);
        world.step({});
        return world.craft().get(world.target())->position;
    };
    EXPECT_EQ(ask(Input::NearestTarget), (Vec2{300.0F, 0.0F}));
    EXPECT_EQ(ask(Input::PointedTarget, 20, -880), (Vec2{0.0F, -900.0F}));
    EXPECT_EQ(ask(Input::NextTarget), (Vec2{300.0F, 0.0F}));
    EXPECT_EQ(ask(Input::NextTarget), (Vec2{0.0F, -900.0F}));
}

TEST(Determinism, TheSameSeedAndInputsGiveTheSameWorld) {
    Kit kit;
    kit.add_craft("gnat", "greebles", {800.0F, -400.0F}, content::Order::Engage, 12);
    kit.mission.craft.back().scatter = 500.0F;
    kit.add_craft("tabby", "cats", {-400.0F, 0.0F}, content::Order::Engage, 6);
    kit.mission.craft.back().scatter = 300.0F;
    content::Hazard rocks;
    rocks.count = 20;
    kit.mission.hazards.push_back(rocks);
    const auto play = [&](std::uint64_t seed) {
        World world = kit.world(seed);
        std::vector<std::uint64_t> hashes;
        for (int i = 0; i < 900; ++i) {
            Input in = thrusting(i % 200 - 100, (i * 7) % 200 - 100);
            in.set(Input::Fire, i % 3 != 0);
            in.set(Input::Boost, i % 50 < 10);
            in.turn = static_cast<std::int8_t>((i / 40) % 3 * 60 - 60);
            world.step(in);
            hashes.push_back(hash_of(world));
        }
        return hashes;
    };
    EXPECT_EQ(play(7), play(7));
    EXPECT_NE(play(7).back(), play(8).back());
}

}  // namespace
}  // namespace nl::sim
