#include "sim/bot.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "content/mission_loader.hpp"
#include "sim/report.hpp"
#include "source_folder.hpp"
#include "world_kit.hpp"

namespace nl::sim {
namespace {

using content::ObjectiveType;
using content::Order;
using namespace testing;

/// A kit for whole missions: easy enough for a decent player.
struct Sortie : Kit {
    Sortie() {
        content::Difficulty cat;
        cat.id = "cat";
        library.difficulties = {cat};
        content::CraftType& ship = craft("tabby");
        ship.shield = 60.0F;
        ship.turn = 300.0F;
        content::WeaponType spit;
        spit.id = "spit";
        spit.damage = 6.0F;
        spit.speed = 520.0F;
        spit.range = 620.0F;
        spit.cooldown = 0.7F;
        library.weapons.push_back(spit);
        craft("gnat").mounts.front().weapon = "spit";
        craft("gnat").hull = 40.0F;
        craft("gnat").personality.tactic = content::Tactic::Swarm;
        library.craft.insert(library.craft.begin(), fighter("barge", false));
        craft("barge").hull = 400.0F;
        craft("barge").speed = 130.0F;
        mission.id = "sortie";
        mission.name = "Sortie";
    }
    content::Objective& objective(ObjectiveType type, const std::string& target, int count = 0) {
        content::Objective o;
        o.id = "o" + std::to_string(mission.objectives.size());
        o.text = o.id;
        o.type = type;
        o.target = target;
        o.count = count;
        mission.objectives.push_back(o);
        return mission.objectives.back();
    }
    void gnats(Vec2 at, int count, Order orders = Order::Engage, const std::string& target = {}) {
        add_craft("gnat", "greebles", at, orders, count);
        mission.craft.back().name = mission.craft.back().group = "gnats";
        mission.craft.back().scatter = 200.0F;
        mission.craft.back().target = target;
    }
    void cradle(Vec2 at, Order orders) {
        add_craft("barge", "cats", at, orders);
        mission.craft.back().name = "Cradle";
    }
    [[nodiscard]] FlightResult fly(BotStyle style = BotStyle::Normal, std::uint64_t seed = 1) const {
        FlightPlan plan;
        plan.mission = &mission;
        plan.seed = seed;
        plan.style = style;
        plan.limit = 5 * 60 * kTicksPerSecond;
        return fly_mission(library, plan);
    }
};

#define EXPECT_WON(result)                                                                      \
    do {                                                                                        \
        const FlightResult r = (result);                                                        \
        EXPECT_EQ(r.end, FlightResult::End::Won) << r.why << " after " << r.ticks / 60 << " s"; \
    } while (false)

TEST(Bot, DestroysWhatItIsToldTo) {
    Sortie kit;
    kit.gnats({900.0F, -600.0F}, 4);
    kit.objective(ObjectiveType::Destroy, "gnats", 4);
    for (const BotStyle style : {BotStyle::Normal, BotStyle::Careful, BotStyle::Reckless})
        EXPECT_WON(kit.fly(style));
}

TEST(Bot, CollectsWhatLiesAbout) {
    Sortie kit;
    content::MissionItem pods;
    pods.type = pods.name = "pod";
    pods.count = 5;
    pods.scatter = 1500.0F;
    kit.mission.items.push_back(pods);
    kit.objective(ObjectiveType::Collect, "pod", 5);
    EXPECT_WON(kit.fly());
}

TEST(Bot, ReachesPlacesAlsoNearTheEdge) {
    Sortie kit;
    content::Location place;
    place.id = "beacon";
    place.at = {2700.0F, -1900.0F};
    place.radius = 200.0F;
    kit.mission.locations.push_back(place);
    kit.objective(ObjectiveType::Reach, "beacon");
    EXPECT_WON(kit.fly());
}

TEST(Bot, DefendsACharge) {
    Sortie kit;
    kit.cradle({300.0F, 0.0F}, Order::Hold);
    kit.gnats({1600.0F, 0.0F}, 4, Order::Attack, "Cradle");
    kit.objective(ObjectiveType::Destroy, "gnats", 4);
    kit.objective(ObjectiveType::Protect, "Cradle");
    EXPECT_WON(kit.fly());
}

TEST(Bot, EscortsSomebodyToTheGate) {
    Sortie kit;
    kit.cradle({-800.0F, 0.0F}, Order::RunForGate);
    kit.gnats({600.0F, -500.0F}, 3, Order::Attack, "Cradle");
    content::Gate gate;
    gate.id = "gate";
    gate.at = {1500.0F, 0.0F};
    kit.mission.gates.push_back(gate);
    kit.objective(ObjectiveType::Escort, "Cradle").to = "gate";
    EXPECT_WON(kit.fly());
}

TEST(Bot, SurvivesAndDefeatsASide) {
    Sortie kit;
    kit.gnats({700.0F, 0.0F}, 3);
    kit.objective(ObjectiveType::Survive, "").seconds = 30.0F;
    EXPECT_WON(kit.fly());
    kit.mission.objectives.clear();
    kit.objective(ObjectiveType::DefeatAll, "greebles");
    EXPECT_WON(kit.fly());
}

TEST(Bot, WhoLeavesTheRoomLoses) {
    Sortie kit;
    kit.gnats({500.0F, 0.0F}, 4);
    kit.objective(ObjectiveType::Destroy, "gnats", 4);
    const FlightResult r = kit.fly(BotStyle::Idle);
    EXPECT_EQ(r.end, FlightResult::End::Lost);
    EXPECT_FALSE(r.why.empty());
    EXPECT_EQ(r.statistics.shots, 0);
    EXPECT_GT(r.statistics.damage_taken, 0.0F);
}

TEST(Bot, LeavesTheFightUntilTheShieldIsBack) {
    Sortie kit;
    kit.add_craft("dummy", "greebles", {300.0F, 0.0F});
    kit.craft("dummy").hull = 1e6F;
    World world = kit.world();
    Craft& me = *world.craft().get(world.player());
    Bot bot(BotStyle::Normal);
    me.shield = 0.0F;
    me.hull = 30.0F;
    me.shield_returns_at = 200;
    for (int tick = 0; tick < 200; ++tick) world.step(bot.decide(world, {}));
    EXPECT_GT(distance(me.position, {300.0F, 0.0F}), 800.0F);
    for (int tick = 0; tick < 900; ++tick) world.step(bot.decide(world, {}));
    EXPECT_GT(me.shield, 50.0F);
    EXPECT_LT(distance(me.position, {300.0F, 0.0F}), 900.0F) << "and comes back";
}

TEST(Bot, KeepsInsideTheArenaAndOffTheRocks) {
    Sortie kit;
    kit.craft("gnat").hull = 1e6F;
    kit.craft("tabby").hull = 1e6F;
    content::Hazard field;
    field.count = 30;
    kit.mission.hazards.push_back(field);
    kit.gnats({900.0F, -600.0F}, 2);
    World world = kit.world(4);
    Bot bot;
    int border = 0;
    int bumps = 0;
    for (int tick = 0; tick < 60 * kTicksPerSecond; ++tick) {
        world.step(bot.decide(world, {}));
        for (const Event& e : world.events()) {
            if (e.kind == EventKind::Border) ++border;
            if (e.kind == EventKind::RockHit && e.craft == world.player()) ++bumps;
        }
    }
    EXPECT_EQ(border, 0);
    EXPECT_LE(bumps, 4) << "in a minute of fighting among rocks";
}

/// The mission that every newcomer flies first, as it is shipped.
TEST(Bot, WinsRadioCheckOnEveryDifficulty) {
    const SearchPath files(std::vector{nl::source_folder()});
    Diagnostics diagnostics;
    const content::Library library = content::load_library(files, diagnostics);
    const auto path = content::find_mission("radio-check", files);
    ASSERT_TRUE(path);
    const auto mission = content::load_mission(*path, library, diagnostics);
    ASSERT_TRUE(mission) << diagnostics.text();
    const content::Mission* one[] = {&*mission};
    const std::string difficulties[] = {"kitten", "cat", "tiger"};
    const BotStyle styles[] = {BotStyle::Normal};
    const auto plans = plan_flights(one, 5, 1, difficulties, styles);
    ASSERT_EQ(plans.size(), 15U);
    const auto results = fly_missions(library, plans, 2);
    for (std::size_t i = 0; i < results.size(); ++i)
        EXPECT_EQ(results[i].end, FlightResult::End::Won)
            << plans[i].difficulty << ", seed " << plans[i].seed << ": " << results[i].why;
}

TEST(Report, IsTheSameWithOneThreadAndWithMany) {
    Sortie kit;
    kit.gnats({900.0F, -600.0F}, 3);
    kit.objective(ObjectiveType::Destroy, "gnats", 3);
    const content::Mission* one[] = {&kit.mission};
    const std::string difficulties[] = {"cat"};
    const BotStyle styles[] = {BotStyle::Normal, BotStyle::Idle};
    const auto plans = plan_flights(one, 4, 10, difficulties, styles);
    const auto alone = fly_missions(kit.library, plans, 1);
    const auto together = fly_missions(kit.library, plans, 4);
    EXPECT_EQ(report_json(plans, alone), report_json(plans, together));
    EXPECT_EQ(report_table(plans, alone), report_table(plans, together));
    EXPECT_NE(alone[0].ticks, alone[1].ticks) << "seeds differ";
}

TEST(Report, SaysWhatAPersonWantsToKnow) {
    Sortie kit;
    FlightPlan plan;
    plan.mission = &kit.mission;
    plan.seed = 7;
    FlightResult result;
    result.end = FlightResult::End::Lost;
    result.why = "The Cradle was lost";
    result.ticks = 75 * kTicksPerSecond;
    result.statistics.shots = 40;
    result.statistics.hits = 10;
    const FlightPlan plans[] = {plan};
    const FlightResult results[] = {result};
    const std::string table = report_table(plans, results);
    for (const char* part :
         {"sortie", "lost", "1:15", "25%", "The Cradle was lost", "1 flights: 0 won, 1 lost"})
        EXPECT_NE(table.find(part), std::string::npos) << part << " in\n" << table;
    const std::string json = report_json(plans, results);
    for (const char* part : {"\"mission\":\"sortie\"", "\"seed\":7", "\"result\":\"lost\"", "\"ticks\":4500"})
        EXPECT_NE(json.find(part), std::string::npos) << part << " in " << json;
}

TEST(Report, SumsUpTheFlightsOfAMissionWithTheTunaOfThoseWon) {
    Sortie kit;
    FlightPlan plan;
    plan.mission = &kit.mission;
    FlightResult won;
    won.end = FlightResult::End::Won;
    won.ticks = 60 * kTicksPerSecond;
    won.tuna = 200;
    FlightResult better = won;
    better.tuna = 301;
    FlightResult lost = won;
    lost.end = FlightResult::End::Lost;
    lost.tuna = 5000;
    const FlightPlan plans[] = {plan, plan, plan};
    const FlightResult results[] = {won, better, lost};
    EXPECT_NE(summary_table(plans, results).find("won 2 of 3   mean: 60 s"), std::string::npos);
    EXPECT_NE(summary_table(plans, results).find(", tuna 251\n"), std::string::npos)
        << summary_table(plans, results);
    EXPECT_NE(summary_json(plans, results).find("\"won\":2,\"runs\":3"), std::string::npos);
    EXPECT_NE(summary_json(plans, results).find(",\"tuna\":251}"), std::string::npos)
        << summary_json(plans, results);
    const FlightPlan alone[] = {plan};
    const FlightResult none[] = {lost};
    EXPECT_EQ(summary_table(alone, none).find("tuna"), std::string::npos) << "nobody has earned any";
}

TEST(Report, LetsAnOnlookerAddToWhatAFlightCameTo) {
    Sortie kit;
    kit.gnats({900.0F, -600.0F}, 1);
    kit.objective(ObjectiveType::Destroy, "gnats", 1);
    FlightPlan plan;
    plan.mission = &kit.mission;
    plan.difficulty = "cat";
    const FlightResult seen = fly_mission(kit.library, plan, nullptr, [](const Stage&) {
        return [](const Stage& stage, FlightResult& result) { result.tuna = stage.now(); };
    });
    EXPECT_EQ(seen.tuna, seen.ticks);
    EXPECT_EQ(fly_mission(kit.library, plan).ticks, seen.ticks) << "to be watched changes nothing";
}

}  // namespace
}  // namespace nl::sim
