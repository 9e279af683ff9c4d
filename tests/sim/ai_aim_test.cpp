#include <gtest/gtest.h>

#include "ai_kit.hpp"
#include "base/trig.hpp"
#include "sim/ai_steering.hpp"

namespace nl::sim {
namespace {

using content::Order;
using content::Tactic;
using namespace testing;

TEST(AiAim, LeadsItsShotsAndHitsATargetThatCrosses) {
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

TEST(AiAim, AWorseAimHitsLess) {
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

TEST(AiAim, NeverShootsWithAFriendInTheLine) {
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

TEST(AiAim, WhatHasGivenUpIsLeftAlone) {
    Arena kit;
    kit.add_craft("gnat", "greebles", {0.0F, 0.0F}, Order::Engage);
    kit.add_craft("tabby", "cats", {400.0F, 0.0F}, Order::Engage);
    World world = kit.watched();
    first(world, "gnat").surrendered = true;
    run(world, 10 * kTicksPerSecond);
    EXPECT_EQ(first(world, "gnat").hull, 1e6F);
    EXPECT_EQ(first(world, "tabby").hull, 1e6F) << "and does not shoot either";
}

}  // namespace
}  // namespace nl::sim
