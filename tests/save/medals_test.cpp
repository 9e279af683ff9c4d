#include "save/medals.hpp"

#include <gtest/gtest.h>

#include "base/files.hpp"
#include "source_folder.hpp"

namespace {

using nl::content::MissionKind;
using nl::save::Profile;

const nl::content::Library& library() {
    static const auto kLibrary = [] {
        nl::Diagnostics said;
        auto loaded = nl::content::load_library(nl::SearchPath({nl::source_folder()}), said);
        EXPECT_EQ(said.text(), "");
        return loaded;
    }();
    return kLibrary;
}

const nl::save::MissionCatalogue kMissions = {{"radio-check", {MissionKind::Story, false}},
                                              {"race", {MissionKind::Story, true}},
                                              {"challenge-swarm", {MissionKind::Challenge, true}}};

nl::content::Medal medal(std::vector<nl::content::MedalNeed> needs) {
    nl::content::Medal m;
    m.id = "m";
    m.needs = std::move(needs);
    return m;
}

TEST(Medals, ThereAreManyAndSomeAreHidden) {
    EXPECT_GE(library().medals.size(), 30U);
    const auto hidden = std::count_if(library().medals.begin(), library().medals.end(),
                                      [](const auto& m) { return m.hidden; });
    EXPECT_GE(hidden, 3);
    for (const auto& m : library().medals) EXPECT_FALSE(m.needs.empty()) << m.id;
}

TEST(Medals, NobodyBeginsWithOne) {
    Profile p = nl::save::new_profile(library().campaign);
    EXPECT_TRUE(nl::save::award_medals(p, library(), kMissions).empty());
}

TEST(Medals, AreEarnedOnceAndProgressIsThatOfTheFarthestNeed) {
    Profile p;
    const auto two = medal({{"kills.gnat", 10, 0, {}}, {"complete.race", 1, 0, {}}});
    p.counts["kills.gnat"] = 4;
    p.missions["race"].complete = true;
    auto progress = nl::save::progress_of(two, p, kMissions);
    EXPECT_EQ(progress.have, 4);
    EXPECT_EQ(progress.need, 10);
    EXPECT_FALSE(progress.met);
    p.counts["kills.gnat"] = 12;
    EXPECT_TRUE(nl::save::progress_of(two, p, kMissions).met);
    p.counts["kills"] = 30;
    const auto first = nl::save::award_medals(p, library(), kMissions);
    EXPECT_NE(std::find(first.begin(), first.end(), "scratching"), first.end());
    EXPECT_TRUE(nl::save::award_medals(p, library(), kMissions).empty());
}

TEST(Medals, ATimeMustBeBelowItsLimit) {
    Profile p;
    const auto fast = medal({{"best-seconds.race", 1, 60, {}}});
    EXPECT_FALSE(nl::save::progress_of(fast, p, kMissions).met);
    p.missions["race"].best_ticks = 61 * 60;
    EXPECT_FALSE(nl::save::progress_of(fast, p, kMissions).met);
    p.missions["race"].best_ticks = 59 * 60;
    EXPECT_TRUE(nl::save::progress_of(fast, p, kMissions).met);
}

TEST(Medals, StatisticsCountMissionsByTheirKind) {
    Profile p;
    for (const char* id : {"radio-check", "race", "challenge-swarm"}) p.missions[id].complete = true;
    p.missions["race"].hardest = true;
    p.ticks_flown = 60 * 90;
    p.campaign["blip_tin"] = 2;
    const auto value = [&](const char* name) { return nl::save::statistic(p, kMissions, name); };
    EXPECT_EQ(value("missions"), 3);
    EXPECT_EQ(value("story"), 1);
    EXPECT_EQ(value("optional"), 1);
    EXPECT_EQ(value("challenges"), 1);
    EXPECT_EQ(value("tiger"), 1);
    EXPECT_EQ(value("minutes"), 1.5);
    EXPECT_EQ(value("campaign.blip_tin"), 2);
    EXPECT_EQ(value("nonsense"), 0);
    EXPECT_EQ(value("complete."), 0);
}

}  // namespace
