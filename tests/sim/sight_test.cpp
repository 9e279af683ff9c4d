// Nebulae, sensors, suspicion, and pilots who give up.

#include <gtest/gtest.h>

#include "sim/mission_counts.hpp"
#include "world_kit.hpp"

namespace nl::sim {
namespace {

using content::ObjectiveType;
using content::Order;
using namespace testing;

struct Sky : Kit {
    void cloud(Vec2 at, float radius, float sight) {
        library.hazards[2].sight = sight;
        content::Hazard h;
        h.type = "nebula";
        h.at = at;
        h.radius = radius;
        mission.hazards.push_back(h);
    }
    void watcher(Vec2 at, float facing) {
        content::CraftType& t = add_type("watcher", true);
        t.sensor_range = 600.0F;
        t.sensor_arc = 35.0F;
        t.sensor_seconds = 1.0F;
        t.speed = t.acceleration = t.turn = 0.0F;
        add_craft("watcher", "greebles", at, Order::Engage);
        mission.craft.back().facing = facing;
    }
    void objective(ObjectiveType type, const std::string& target, int count = 0) {
        content::Objective o;
        o.id = "o";
        o.type = type;
        o.target = target;
        o.count = count;
        mission.objectives.push_back(o);
    }
};

const Craft& only_enemy(const World& w) {
    const Craft* found = nullptr;
    w.craft().for_each([&](Handle, const Craft& c) {
        if (!c.player) found = &c;
    });
    return *found;
}

TEST(Nebula, HidesFromTheRadarBeyondItsSight) {
    Sky sky;
    sky.cloud({900.0F, 0.0F}, 300.0F, 400.0F);
    sky.add_craft("dummy", "greebles", {900.0F, 0.0F});
    World w = sky.world();
    run(w, 1);
    EXPECT_FALSE(w.player_sees(only_enemy(w)));
    EXPECT_TRUE(w.nearest_enemy(w.player_side(), {}, 5000.0F).empty());
    EXPECT_TRUE(w.in_nebula({900.0F, 100.0F}));
    EXPECT_FALSE(w.in_nebula({}));
    w.teleport(w.player(), {600.0F, 0.0F});
    run(w, 1);
    EXPECT_TRUE(w.player_sees(only_enemy(w)));
}

TEST(Nebula, HidesThePlayerFromPilotsAsWell) {
    Sky sky;
    sky.cloud({}, 500.0F, 300.0F);
    sky.add_craft("gnat", "greebles", {1500.0F, 0.0F}, Order::Engage);
    sky.mission.arena = {8000.0F, 8000.0F};
    World hidden = sky.world();
    run(hidden, 60);
    EXPECT_TRUE(only_enemy(hidden).pilot.target.empty());
    sky.mission.hazards.clear();
    World seen = sky.world();
    run(seen, 60);
    EXPECT_EQ(only_enemy(seen).pilot.target, seen.player());
}

TEST(Sensors, NoticeWhoIsInTheConeAheadAndRaiseTheAlarmForGood) {
    Sky sky;
    sky.watcher({0.0F, -400.0F}, 180.0F);  // looks down at the player
    World w = sky.world();
    EXPECT_TRUE(w.is_unaware(only_enemy(w)));
    run(w, 20);
    EXPECT_GT(w.suspicion(), 5.0F);
    EXPECT_FALSE(w.alarm());
    EXPECT_TRUE(only_enemy(w).pilot.target.empty()) << "until then it lets the player be";
    w.teleport(w.player(), {0.0F, -800.0F});  // behind it
    const float before = w.suspicion();
    run(w, 20);
    EXPECT_LT(w.suspicion(), before);
    w.teleport(w.player(), {});
    run(w, 240);
    EXPECT_TRUE(w.alarm());
    EXPECT_FALSE(w.is_unaware(only_enemy(w)));
    w.teleport(w.player(), {0.0F, -800.0F});
    run(w, 120);
    EXPECT_TRUE(w.alarm());
    EXPECT_EQ(only_enemy(w).pilot.target, w.player());
}

TEST(Sensors, AQuietCraftIsNoticedLater) {
    Sky sky;
    sky.watcher({0.0F, -400.0F}, 180.0F);
    World loud = sky.world();
    Sky calm;
    calm.watcher({0.0F, -400.0F}, 180.0F);
    calm.craft("tabby").stealth = 0.5F;
    World quiet = calm.world();
    run(loud, 20);
    run(quiet, 20);
    EXPECT_NEAR(quiet.suspicion(), loud.suspicion() * 0.5F, 0.1F);
}

struct Crook : Sky {
    Crook() {
        craft("gnat").personality.surrender = 0.4F;
        craft("gnat").hull = 100.0F;
        add_craft("gnat", "greebles", {300.0F, 0.0F}, Order::Hold);
    }
    [[nodiscard]] bool gives_up() const {
        World w = world();
        w.craft().for_each([](Handle, Craft& c) {
            if (!c.player) c.hull = 30.0F;
        });
        run(w, 200);
        bool all = true;
        w.craft().for_each([&](Handle, const Craft& c) {
            if (c.type->id == "gnat") all = all && c.surrendered;
        });
        return all;
    }
};

TEST(Surrender, OfAHurtPilotWhoIsAlone) {
    Crook crook;
    EXPECT_TRUE(crook.gives_up());
    crook.add_craft("gnat", "greebles", {500.0F, 200.0F}, Order::Hold);
    EXPECT_FALSE(crook.gives_up()) << "a friend is near";
}

TEST(Surrender, NotWhereAMissionWaitsForItsEnd) {
    Crook hunted;
    hunted.objective(ObjectiveType::Destroy, "gnat");
    EXPECT_FALSE(hunted.gives_up());
    Crook told;
    told.mission.craft.back().may_surrender = false;
    EXPECT_FALSE(told.gives_up());
}

TEST(Counts, FollowTheDifficultyWhereNobodyCounts) {
    content::Mission m;
    content::MissionCraft pests;
    pests.type = "gnat";
    pests.name = "pest";
    pests.count = 6;
    EXPECT_EQ(how_many(m, pests, 1.5F), 9);
    EXPECT_EQ(how_many(m, pests, 0.5F), 3);
    content::Objective o;
    o.type = ObjectiveType::Destroy;
    o.target = "pest";
    o.count = 6;
    m.objectives.push_back(o);
    EXPECT_EQ(how_many(m, pests, 0.5F), 6) << "six are wanted";
    EXPECT_EQ(how_many(m, pests, 1.5F), 9) << "more of them do no harm";
}

}  // namespace
}  // namespace nl::sim
