// A mission without a window, for its writer: transcript, every branch, and pretended events.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"
#include "missions/story_fixture.hpp"
#include "sim/rehearsal.hpp"

namespace nl::sim {
namespace {

std::string joined(const std::vector<std::string>& lines) {
    std::string out;
    for (const auto& l : lines) out += l + "\n";
    return out;
}

void keep(void* to, std::string_view line) { static_cast<std::vector<std::string>*>(to)->emplace_back(line); }

TEST(Rehearsal, ATranscriptReadsLikeAPlay) {
    const auto mission =
        mission_of(function("START", {"MSG_BOX Leo;;Radio check.", "CHOICE Sing?", "OPTION Yes", "HUD_MSG La",
                                      "END_CHOICE", "MISSION_COMPLETE"}));
    std::vector<std::string> lines;
    (void)rehearse(library(), mission, {}, keep, &lines);
    EXPECT_EQ(joined(lines),
              "  0:00.0  Leo        Radio check.\n"
              "  0:00.0  ? Sing?\n"
              "  0:00.0    1. Yes\n"
              "  0:00.0    → Yes\n"
              "  0:00.0  (HUD) La\n"
              "  0:00.0  mission complete\n"
              "  0:04.9  the end\n");
}

TEST(Rehearsal, AllBranchesPrintsEachPathOnceAndWhatNoneReaches) {
    const auto mission = mission_of(
        function("START", {"CHOICE One?", "OPTION A", "HUD_MSG a", "OPTION B", "CHOICE Two?", "OPTION C",
                           "HUD_MSG c", "OPTION D", "HUD_MSG d", "END_CHOICE", "END_CHOICE", "IF 1 == 2",
                           "HUD_MSG never", "END_IF", "MISSION_COMPLETE"}));
    std::vector<std::string> lines;
    EXPECT_EQ(rehearse_all_branches(library(), mission, {}, keep, &lines), 3);
    EXPECT_EQ(joined(lines),
              "path 1: 1 A\n"
              "  0:00.0  ? One?\n"
              "  0:00.0    1. A\n"
              "  0:00.0    2. B\n"
              "  0:00.0    → A\n"
              "  0:00.0  (HUD) a\n"
              "  0:00.0  mission complete\n"
              "  0:02.0  the end\n"
              "\n"
              "path 2: 2 B, 1 C\n"
              "  0:00.0  ? One?\n"
              "  0:00.0    1. A\n"
              "  0:00.0    2. B\n"
              "  0:00.0    → B\n"
              "  0:00.0  ? Two?\n"
              "  0:00.0    1. C\n"
              "  0:00.0    2. D\n"
              "  0:00.0    → C\n"
              "  0:00.0  (HUD) c\n"
              "  0:00.1  mission complete\n"
              "  0:02.0  the end\n"
              "\n"
              "path 3: 2 B, 2 D\n"
              "  0:00.0  ? One?\n"
              "  0:00.0    1. A\n"
              "  0:00.0    2. B\n"
              "  0:00.0    → B\n"
              "  0:00.0  ? Two?\n"
              "  0:00.0    1. C\n"
              "  0:00.0    2. D\n"
              "  0:00.0    → D\n"
              "  0:00.0  (HUD) d\n"
              "  0:00.1  mission complete\n"
              "  0:02.0  the end\n"
              "\n"
              "lines that were never reached:\n"
              "  test.json:4: START: HUD_MSG never\n"
              "what stands behind a condition may be reached with --set VAR=VALUE or --fire EVENT@SECONDS\n");
}

TEST(Rehearsal, AllBranchesPretendsWhatOnlyAFightWouldBring) {
    const auto mission = mission_of(
        function("START", {"HUD_MSG begin", "WAIT_UNTIL kills > 3", "HUD_MSG many"}) + "," +
        function("OBJECTIVE_COMPLETE a",
                 {"CHOICE Home?", "OPTION Yes", "HUD_MSG home", "OPTION No", "HUD_MSG on", "END_CHOICE"}) +
        "," + function("DESTROYED one", {"HUD_MSG one", "WAIT_SIGNAL gone", "HUD_MSG both"}) + "," +
        function("HEALTH player;10", {"MISSION_FAIL ouch"}) + "," + function("KILLS 90", {"SIGNAL gone"}) +
        "," + function("MISSION_FAILED", {"HUD_MSG failed"}));
    std::vector<std::string> lines;
    (void)rehearse_all_branches(library(), mission, {}, keep, &lines);
    const std::string text = joined(lines);
    EXPECT_NE(text.find("path 1: no choices\n"), std::string::npos) << text;
    EXPECT_NE(text.find(", and what a fight would bring\n"), std::string::npos) << text;
    EXPECT_NE(text.find("every line was reached\n"), std::string::npos) << text;
}

TEST(Rehearsal, AllBranchesGoesPastConditionsAndSaysSo) {
    const auto mission = mission_of(
        function("START", {"IF difficulty == tiger", "HUD_MSG tiger", "ELSE_IF alive(one)", "HUD_MSG one",
                           "IF campaign.met > 3", "CALL deep", "END_IF", "ELSE", "HUD_MSG else", "END_IF"}) +
        "," + function("deep", {"IF not alive(one)", "SIGNAL deeper", "END_IF"}) + "," +
        function("SIGNAL deeper", {"IF kills > 90", "HUD_MSG deepest", "END_IF"}) + "," +
        function("TIME 30", {"HUD_MSG late"}) + "," + function("TIME 2", {"MISSION_FAIL early"}));
    std::vector<std::string> lines;
    (void)rehearse_all_branches(library(), mission, {}, keep, &lines);
    const std::string text = joined(lines);
    EXPECT_NE(text.find(", whatever the conditions say\n"), std::string::npos) << text;
    EXPECT_NE(text.find("(HUD) deepest\n"), std::string::npos) << text;
    EXPECT_NE(text.find("(HUD) late\n"), std::string::npos) << text;
    EXPECT_NE(text.find("every line was reached\n"), std::string::npos) << text;
    EXPECT_NE(text.find(" of the lines stand behind conditions that were not met"), std::string::npos)
        << text;
}

class ShippedMission : public testing::TestWithParam<std::string> {};

/// What a player may be told is what its writer can read: no line of the game hides from a rehearsal.
TEST_P(ShippedMission, AllBranchesReachesEveryLine) {
    Diagnostics said;
    const auto mission = content::load_mission(source_folder() / GetParam(), library(), said);
    ASSERT_TRUE(mission) << said.text();
    std::vector<std::string> lines;
    (void)rehearse_all_branches(library(), *mission, {}, keep, &lines);
    const std::string text = joined(lines);
    EXPECT_NE(text.find("every line was reached\n"), std::string::npos)
        << text.substr(std::min(text.size(), text.rfind("lines that were never reached")));
}

std::string name_of_mission(const testing::TestParamInfo<std::string>& info) {
    std::string name = std::filesystem::path(info.param).stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Missions, ShippedMission,
                         testing::ValuesIn(SearchPath({source_folder()}).list("data/missions", ".json")),
                         name_of_mission);

TEST(Rehearsal, AllBranchesEndsEvenWhereAScriptNeverDoes) {
    const auto mission =
        mission_of(function("START", {"REPEAT 1000000", "DELAY 1", "HUD_MSG again", "END_REPEAT"}) + "," +
                   function("DESTROYED one", {"HUD_MSG gone"}));
    std::vector<std::string> lines;
    EXPECT_LE(rehearse_all_branches(library(), mission, {}, keep, &lines), 2);
    EXPECT_NE(joined(lines).find("every line was reached\n"), std::string::npos);
}

TEST(Rehearsal, PretendsWhatItIsTold) {
    RehearsalOptions options;
    options.ticks = 120;
    PretendedEvent kills;
    ASSERT_TRUE(parse_pretended("KILLS 3@1", kills));
    options.fired.push_back(kills);
    StoryVariable met;
    ASSERT_TRUE(parse_setting("met=2", met));
    options.stage.variables.push_back(met);
    const auto mission =
        mission_of(function("KILLS 3", {"IF met == 2", "HUD_MSG again", "END_IF", "SET met;0"}));
    std::vector<std::string> lines;
    (void)rehearse(library(), mission, options, keep, &lines);
    EXPECT_EQ(joined(lines),
              "  0:01.0  pretend KILLS 3\n"
              "  0:01.0  (HUD) again\n"
              "  0:02.0  the time given for this rehearsal is up\n");
}

TEST(Rehearsal, OptionsThatAreNoneAreRefused) {
    PretendedEvent event;
    StoryVariable variable;
    std::vector<int> choices;
    EXPECT_FALSE(parse_pretended("KILLS 3", event));
    EXPECT_FALSE(parse_pretended("KILS 3@1", event));
    EXPECT_FALSE(parse_pretended("KILLS 3@soon", event));
    EXPECT_FALSE(parse_setting("met", variable));
    EXPECT_FALSE(parse_setting("met=often", variable));
    EXPECT_FALSE(parse_choices("1,x", choices));
    EXPECT_FALSE(parse_choices("0", choices));
}

}  // namespace
}  // namespace nl::sim
