#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/ai_steering.hpp"
#include "world_kit.hpp"

namespace nl::sim {
namespace {

using content::Order;
using content::Tactic;
using namespace testing;

/// The first craft of a type that is not the player.
Craft& first(World& world, std::string_view type) {
    Craft* found = nullptr;
    world.craft().for_each([&](Handle h, Craft& c) {
        if (found == nullptr && h != world.player() && c.type->id == type) found = &c;
    });
    EXPECT_NE(found, nullptr) << type;
    return *found;
}

Craft& player(World& world) { return *world.craft().get(world.player()); }

/// A kit whose player is out of the way and untouchable, so that only the AI acts.
struct Arena : Kit {
    Arena() {
        mission.arena = {8000.0F, 6000.0F};
        mission.player.at = {-3600.0F, 2600.0F};
        craft("gnat").personality.evasion = 0.0F;
        craft("gnat").personality.courage = 1.0F;
        craft("gnat").hull = 1e6F;
        craft("tabby").hull = 1e6F;
        craft("dummy").hull = 1e6F;
        library.craft.insert(library.craft.begin(), fighter("barge", false));  // goes where the test says
        craft("barge").hull = 1e6F;
    }
    [[nodiscard]] World watched(std::uint64_t seed = 1) const {
        World w = world(seed);
        w.set_rehearsal(true);
        return w;
    }
};

TEST(Ai, LeadsItsShotsAndHitsATargetThatCrosses) {
    Arena kit;
    kit.craft("gnat").personality.aim_error = 0.0F;
    kit.add_craft("gnat", "greebles", {0.0F, 0.0F}, Order::Engage);
    kit.add_craft("barge", "cats", {-700.0F, -420.0F});
    World world = kit.watched();
    Craft& target = first(world, "barge");
    target.scripted = true;
    target.controls.thrust = {0.8F, 0.0F};
    const float before = target.hull + target.shield;
    int shots = 0;
    for (int tick = 0; tick < 600; ++tick) {
        world.step({});
        for (const Event& e : world.events())
            if (e.kind == EventKind::Shot) ++shots;
    }
    ASSERT_GT(shots, 5);
    const float hits = (before - target.hull - target.shield) / kit.library.weapons.front().damage;
    EXPECT_GT(hits, static_cast<float>(shots) * 0.5F) << "of " << shots;
}

TEST(Ai, AWorseAimHitsLess) {
    const auto damage = [](float error) {
        Arena kit;
        kit.craft("gnat").personality.aim_error = error;
        kit.craft("gnat").personality.tactic = Tactic::Circle;
        kit.add_craft("gnat", "greebles", {0.0F, 0.0F}, Order::Engage);
        kit.add_craft("dummy", "cats", {400.0F, -420.0F});
        World world = kit.watched();
        run(world, 1800);
        return 1e6F - first(world, "dummy").hull;
    };
    EXPECT_GT(damage(1.0F), damage(14.0F) * 1.5F);
    EXPECT_GT(damage(14.0F), 0.0F);
}

TEST(Ai, BreaksOffAfterAPassAndComesAgain) {
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

TEST(Ai, TurnsBackFromTheBorderWithinSeconds) {
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

TEST(Ai, NeverSitsAtTheBorderWhenItsEnemyDoes) {
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

TEST(Ai, NeverShootsWithAFriendInTheLine) {
    Arena kit;
    for (int i = 0; i < 10; ++i)
        kit.add_craft("gnat", "greebles", {static_cast<float>(i * 60 - 300), static_cast<float>(i % 3 * 70)},
                      Order::Engage);
    kit.add_craft("dummy", "cats", {0.0F, -600.0F});
    kit.add_craft("tabby", "cats", {200.0F, -700.0F}, Order::Engage);
    World world = kit.watched(3);
    int shots = 0;
    int through_friends = 0;
    for (int tick = 0; tick < 60 * kTicksPerSecond; ++tick) {
        world.step({});
        for (const Event& e : world.events()) {
            if (e.kind != EventKind::Shot) continue;
            ++shots;
            const Craft* shooter = world.craft().get(e.craft);
            const Craft* target = world.craft().get(shooter->pilot.target);
            ASSERT_NE(target, nullptr);
            const float length = distance(e.at, target->position);
            world.craft().for_each([&](Handle h, const Craft& c) {
                if (h == e.craft || c.side != shooter->side || c.untouchable) return;
                if (line_meets(e.at, direction(e.value), length, {c.position, c.type->radius - 4.0F}))
                    ++through_friends;
            });
        }
    }
    EXPECT_GT(shots, 100);
    EXPECT_EQ(through_friends, 0) << "of " << shots;
}

TEST(Ai, EscortsStayWithTheirCharge) {
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

TEST(Ai, EscortsFightWhatComesNearAndGoNoFurther) {
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

TEST(Ai, AHurtCraftGetsAwayAndComesBack) {
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

TEST(Ai, FleeingByOrderGetsAwayFromAPursuer) {
    Arena kit;
    kit.craft("gnat").speed = 380.0F;
    kit.add_craft("gnat", "greebles", {200.0F, 0.0F}, Order::Flee);
    kit.add_craft("tabby", "cats", {0.0F, 0.0F}, Order::Engage);
    World world = kit.watched();
    run(world, 25 * kTicksPerSecond);
    EXPECT_GT(distance(first(world, "gnat").position, first(world, "tabby").position), 450.0F);
}

TEST(Ai, TheNoseDoesNotFlickerInASteadyPursuit) {
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

TEST(Ai, TheFlightIsSmoothInEveryTactic) {
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

TEST(Ai, OnlyAFewPressThePlayerAtOnceAndAllGetATurn) {
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

TEST(Ai, FliesRoundRocks) {
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

TEST(Ai, ASniperKeepsItsDistance) {
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

TEST(Ai, HoldStaysWhereItWasPut) {
    Arena kit;
    kit.add_craft("gnat", "greebles", {500.0F, 500.0F}, Order::Hold);
    kit.add_craft("dummy", "cats", {900.0F, 500.0F});
    World world = kit.watched();
    run(world, 20 * kTicksPerSecond);
    EXPECT_LT(distance(first(world, "gnat").position, {500.0F, 500.0F}), 150.0F);
    EXPECT_LT(first(world, "dummy").hull, 1e6F) << "and shoots from there";
}

TEST(Ai, WhatHasGivenUpIsLeftAlone) {
    Arena kit;
    kit.add_craft("gnat", "greebles", {0.0F, 0.0F}, Order::Engage);
    kit.add_craft("tabby", "cats", {400.0F, 0.0F}, Order::Engage);
    World world = kit.watched();
    first(world, "gnat").surrendered = true;
    run(world, 10 * kTicksPerSecond);
    EXPECT_EQ(first(world, "gnat").hull, 1e6F);
    EXPECT_EQ(first(world, "tabby").hull, 1e6F) << "and does not shoot either";
}

TEST(Ai, WingmenDoAsThePlayerSays) {
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
