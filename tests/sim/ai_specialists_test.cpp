#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "ai_kit.hpp"
#include "base/trig.hpp"

namespace nl::sim {
namespace {

using content::Order;
using content::Tactic;
using content::Trait;
using namespace testing;

// What a player sees of the pilots that fight unlike an ordinary fighter. Each of these fails when its pilot
// flies the ordinary passes instead.

/// One gnat with that tactic against a barge that flies as `steer` says and never shoots.
struct Duel {
    Arena kit;

    explicit Duel(Tactic tactic, float range) {
        kit.craft("gnat").personality.tactic = tactic;
        kit.craft("gnat").personality.range = range;
        kit.add_craft("gnat", "greebles", {0.0F, 0.0F}, Order::Engage);
        kit.add_craft("barge", "cats", {-900.0F, -500.0F});
    }
    content::CraftType& pilot() { return kit.craft("gnat"); }
};

Craft& gnat(World& world) { return first(world, "gnat"); }

/// Flies a wide circle, or a winding way, of about `speed` shares of the barge's best.
void circle(Craft& c, int tick, float speed) {
    c.scripted = true;
    c.controls.thrust = direction(static_cast<float>(tick) * 0.006F) * speed;
}

void wind(Craft& c, int tick, float speed) {
    c.scripted = true;
    c.controls.thrust = direction(kPi * 0.5F + 0.8F * sine(static_cast<float>(tick) / 90.0F)) * speed;
}

/// Radians between the nose of `c` and the way to the other.
float off_the_nose(const Craft& c, const Craft& other) {
    return std::fabs(wrap_angle(heading_of(other.position - c.position) - c.heading));
}

TEST(Cling, StaysOnTheHullWhateverItsVictimFlies) {
    Duel duel(Tactic::Cling, 0.0F);
    duel.pilot().speed = 420.0F;
    World world = duel.kit.watched();
    Craft& victim = first(world, "barge");
    for (int tick = 0; tick < 20 * kTicksPerSecond; ++tick) {
        circle(victim, tick, 0.7F);
        world.step({});
        if (tick < 5 * kTicksPerSecond) continue;
        ASSERT_LT(distance(gnat(world).position, victim.position), 80.0F) << "hull to hull, tick " << tick;
    }
}

TEST(Cling, FollowsItsVictimToTheEdge) {
    Duel duel(Tactic::Cling, 0.0F);
    World world = duel.kit.watched();
    Craft& victim = first(world, "barge");
    victim.scripted = true;
    for (int tick = 0; tick < 20 * kTicksPerSecond; ++tick) {
        victim.position = {3700.0F, 0.0F};
        world.step({});
    }
    EXPECT_LT(distance(gnat(world).position, victim.position), 80.0F);
}

TEST(Cling, ComesAgainWhenItHasBeenShakenOff) {
    Duel duel(Tactic::Cling, 0.0F);
    content::CraftType& leech = duel.pilot();
    leech.traits = {Trait::Leech};
    leech.trait_range = 60.0F;
    leech.trait_period = 1.0F;
    leech.trait_strength = 9.0F;
    World world = duel.kit.watched();
    Craft& victim = first(world, "barge");
    ASSERT_TRUE(run_until(world, EventKind::Drain, 600).first);
    victim.scripted = true;
    victim.controls.thrust = {1.0F, 0.0F};
    victim.controls.boost = true;
    run(world, kTicksPerSecond);
    ASSERT_TRUE(gnat(world).clings_to.empty()) << "boosting tears it off";
    victim.controls = {};
    EXPECT_TRUE(run_until(world, EventKind::Drain, 10 * kTicksPerSecond).first);
}

TEST(Face, KeepsItsFrontToTheEnemyAndItsDistance) {
    Duel duel(Tactic::Face, 400.0F);
    duel.pilot().speed = 180.0F;
    World world = duel.kit.watched();
    Craft& enemy = first(world, "barge");
    for (int tick = 0; tick < 40 * kTicksPerSecond; ++tick) {
        circle(enemy, tick, 0.2F);
        world.step({});
        if (tick < 10 * kTicksPerSecond) continue;
        ASSERT_LT(off_the_nose(gnat(world), enemy), radians(25.0F)) << "tick " << tick;
        ASSERT_LT(distance(gnat(world).position, enemy.position), 480.0F) << "keeps up, tick " << tick;
        ASSERT_GT(distance(gnat(world).position, enemy.position), 150.0F) << "no closer, tick " << tick;
    }
}

TEST(Face, TurnsItsFrontToWhoeverGoesRoundIt) {
    Duel duel(Tactic::Face, 400.0F);
    World world = duel.kit.watched();
    Craft& enemy = first(world, "barge");
    enemy.scripted = true;
    for (int tick = 0; tick < 20 * kTicksPerSecond; ++tick) {
        enemy.position = gnat(world).position + direction(static_cast<float>(tick) * 0.02F) * 350.0F;
        world.step({});
        if (tick < 2 * kTicksPerSecond) continue;
        ASSERT_LT(off_the_nose(gnat(world), enemy), radians(30.0F)) << "tick " << tick;
    }
}

/// A layer of mines and what has become of each mine.
struct Nest {
    struct Egg {
        Vec2 at;
        float then = 0.0F;    ///< from the enemy when it was laid
        float least = 1e9F;   ///< from the enemy since
        float behind = 0.0F;  ///< of the layer's nose, units
    };
    Duel duel{Tactic::Lay, 520.0F};
    std::vector<Egg> eggs;
    float nearest = 1e9F;   ///< the layer came to its enemy
    float furthest = 0.0F;  ///< … and went, after its first mine

    Nest() {
        content::WeaponType& egg = duel.kit.add_weapon("egg", content::WeaponKind::Mine);
        egg.damage = 0.0F;
        egg.life = 90.0F;
        egg.range = 1.0F;
        egg.cooldown = 5.0F;
        duel.pilot().speed = 300.0F;
        duel.pilot().mounts = {Kit::mount("egg", true)};
        duel.pilot().mounts[0].at = {0.0F, 44.0F};
    }
    void watch(int seconds, float enemy_speed) {
        duel.kit.mission.arena = {20000.0F, 6000.0F};
        duel.kit.mission.craft[0].at = {-7000.0F, 800.0F};
        duel.kit.mission.craft[1].at = {-9000.0F, 0.0F};
        World world = duel.kit.watched();
        Craft& enemy = first(world, "barge");
        for (int tick = 0; tick < seconds * kTicksPerSecond; ++tick) {
            wind(enemy, tick, enemy_speed);
            world.step({});
            const Craft& layer = gnat(world);
            const float d = distance(layer.position, enemy.position);
            nearest = std::min(nearest, d);
            if (!eggs.empty()) furthest = std::max(furthest, d);
            for (const Event& e : world.events()) {
                if (e.kind != EventKind::Shot) continue;
                const float behind = dot(layer.position - e.at, direction(layer.heading));
                eggs.push_back({e.at, distance(e.at, enemy.position), 1e9F, behind});
            }
            for (Egg& e : eggs) e.least = std::min(e.least, distance(e.at, enemy.position));
        }
    }
};

TEST(Lay, LeavesMinesInItsEnemysWay) {
    Nest nest;
    nest.watch(60, 0.5F);
    ASSERT_GE(nest.eggs.size(), 4U) << "in a minute";
    std::ptrdiff_t met = 0;
    for (const Nest::Egg& e : nest.eggs) {
        EXPECT_GT(e.behind, 20.0F) << "out at the back";
        EXPECT_GT(e.then, 60.0F) << "not on top of it";
        EXPECT_LT(e.then, 700.0F) << "nor where it does not matter";
        met += e.least < 150.0F ? 1 : 0;
    }
    EXPECT_GE(met * 3, static_cast<std::ptrdiff_t>(nest.eggs.size()) * 2)
        << "came within a mine's reach, of " << nest.eggs.size();
}

TEST(Lay, IsGoneAfterwards) {
    Nest nest;
    nest.watch(60, 0.5F);
    EXPECT_GT(nest.furthest, 450.0F) << "leaves";
    EXPECT_GT(nest.nearest, 64.0F) << "and never touches its enemy";
}

TEST(Carrier, StaysAwayAndLetsItsYoungDoIt) {
    Duel duel(Tactic::Carrier, 900.0F);
    duel.kit.add_type("chick", true).personality.tactic = Tactic::Swarm;
    content::CraftType& brood = duel.pilot();
    brood.traits = {Trait::Carry};
    brood.trait_period = 2.0F;
    brood.trait_range = 2600.0F;
    brood.carries = "chick";
    brood.mounts.clear();
    World world = duel.kit.watched();
    Craft& enemy = first(world, "barge");
    const float hull = enemy.hull;
    for (int tick = 0; tick < 40 * kTicksPerSecond; ++tick) {
        circle(enemy, tick, 0.5F);
        world.step({});
        if (tick < 6 * kTicksPerSecond) continue;
        ASSERT_GT(distance(gnat(world).position, enemy.position), 780.0F) << "tick " << tick;
    }
    int young = 0;
    world.craft().for_each([&](Handle, const Craft& c) { young += c.type->id == "chick" ? 1 : 0; });
    EXPECT_EQ(young, 6) << "as many as it may have out";
    EXPECT_LT(enemy.hull, hull) << "who fight for it";
}

TEST(Carrier, IsNotCaughtInACorner) {
    Duel duel(Tactic::Carrier, 700.0F);
    duel.kit.mission.craft[0].at = {3300.0F, 2300.0F};
    duel.kit.mission.craft[1].at = {2800.0F, 1900.0F};
    duel.pilot().mounts.clear();
    World world = duel.kit.watched();
    Craft& hunter = first(world, "barge");
    hunter.scripted = true;
    float longest_touch = 0.0F;
    float touch = 0.0F;
    float sum = 0.0F;
    constexpr int kTicks = 40 * kTicksPerSecond;
    for (int tick = 0; tick < kTicks; ++tick) {
        hunter.controls.thrust = normalized(gnat(world).position - hunter.position) * 0.7F;
        world.step({});
        touch = distance(gnat(world).position, hunter.position) < 150.0F ? touch + kTickSeconds : 0.0F;
        longest_touch = std::max(longest_touch, touch);
        sum += distance(gnat(world).position, hunter.position);
    }
    EXPECT_LT(longest_touch, 3.0F) << "seconds that a slower hunter was at its throat";
    EXPECT_GT(sum / kTicks, 250.0F) << "mean distance: it slipped past";
}

TEST(Broadside, LiesAlongsideAtItsDistanceAndItsTurretsBear) {
    Duel duel(Tactic::Broadside, 500.0F);
    duel.pilot().mounts = {Kit::mount("pulse", false, 180.0F)};
    duel.pilot().speed = 200.0F;
    World world = duel.kit.watched();
    Craft& enemy = first(world, "barge");
    enemy.scripted = true;
    run(world, 8 * kTicksPerSecond);
    int shots = 0;
    for (int tick = 0; tick < 30 * kTicksPerSecond; ++tick) {
        world.step({});
        for (const Event& e : world.events()) shots += e.kind == EventKind::Shot ? 1 : 0;
        const float off = off_the_nose(gnat(world), enemy);
        ASSERT_GT(off, radians(60.0F)) << "its flank, not its nose, tick " << tick;
        ASSERT_LT(off, radians(120.0F)) << "nor its tail, tick " << tick;
        ASSERT_NEAR(distance(gnat(world).position, enemy.position), 500.0F, 120.0F) << "tick " << tick;
        ASSERT_GT(length(gnat(world).velocity), 100.0F) << "under way, tick " << tick;
    }
    EXPECT_GT(shots, 20);
}

TEST(Ram, MeetsItsTargetAndComesAgain) {
    Duel duel(Tactic::Ram, 300.0F);
    duel.pilot().mounts.clear();
    World world = duel.kit.watched();
    Craft& target = first(world, "barge");
    int blows = 0;
    float fastest = 0.0F;
    for (int tick = 0; tick < 30 * kTicksPerSecond; ++tick) {
        circle(target, tick, 0.5F);
        world.step({});
        for (const Event& e : world.events()) {
            if (e.kind != EventKind::Bump || e.value < 150.0F) continue;
            ++blows;
            fastest = std::max(fastest, e.value);
        }
    }
    EXPECT_GE(blows, 4) << "in half a minute";
    EXPECT_LE(blows, 20) << "it draws back between two";
    EXPECT_GT(fastest, 350.0F) << "and comes in with a run";
}

TEST(Ram, ItsCourseMeetsATargetThatCrosses) {
    Duel duel(Tactic::Ram, 300.0F);
    duel.pilot().mounts.clear();
    duel.kit.mission.craft[1].at = {-700.0F, -900.0F};
    World world = duel.kit.watched();
    Craft& target = first(world, "barge");
    target.scripted = true;
    target.controls.thrust = {0.6F, 0.0F};
    run(world, 40);
    const Vec2 way = normalized(gnat(world).velocity);
    ASSERT_GT(dot(way, {1.0F, 0.0F}), -0.3F) << "flies to where it will be, not to where it is";
    EXPECT_TRUE(run_until(world, EventKind::Bump, 4 * kTicksPerSecond).first);
}

}  // namespace
}  // namespace nl::sim
