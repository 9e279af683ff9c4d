// What a script leaves for the player, the view and the save; and that actors are given back on every way
// out.

#include "sim/story.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "base/files.hpp"
#include "base/text.hpp"
#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "sim/bot.hpp"
#include "sim/rehearsal.hpp"
#include "sim/stage.hpp"
#include "source_folder.hpp"

namespace nl::sim {
namespace {

const content::Library& library() {
    static const content::Library kLibrary = [] {
        Diagnostics diagnostics;
        return content::load_library(SearchPath({nl::source_folder()}), diagnostics);
    }();
    return kLibrary;
}

/// A mission with two gnats that hold, far away, and these functions.
content::Mission mission_of(const std::string& script) {
    const std::string text =
        R"({ "name": "test", "objectives": [ { "id": "a", "text": "A", "type": "scripted" } ], "craft": [
  { "type": "gnat", "name": "one", "x": 2000, "y": 0, "orders": "hold" },
  { "type": "gnat", "name": "two", "x": 2000, "y": 600, "orders": "hold" } ],
  "script": [)" +
        script + "] }";
    Diagnostics diagnostics;
    auto mission = content::parse_mission(text, "test.json", library(), diagnostics);
    if (mission) (void)compile_story(library(), *mission, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors()) << diagnostics.text();
    return mission.value_or(content::Mission{});
}

std::string function(const std::string& name, const std::vector<std::string>& lines) {
    std::string out = "{ \"function\": " + json_quoted(name) + ", \"lines\": [";
    for (std::size_t i = 0; i < lines.size(); ++i) out += (i > 0 ? ", " : "") + json_quoted(lines[i]);
    return out + "] }";
}

/// A stage whose player nobody touches.
struct Play {
    explicit Play(const std::string& script, StageOptions options = {}) : mission(mission_of(script)) {
        options.rehearsal = true;
        stage.emplace(library(), mission, options);
    }
    void run(int ticks, Input input = {}) {
        for (int i = 0; i < ticks; ++i) stage->tick(input);
    }
    [[nodiscard]] const Craft* craft(const char* name) const {
        const World& w = stage->world();
        return w.craft().get(w.find(w.names().find(name)));
    }
    content::Mission mission;
    std::optional<Stage> stage;
};

TEST(Story, ActorsAreGivenBackOnEveryWayOut) {
    const std::vector<std::string> scene{"CINEMATIC_BEGIN", "ACTORS one", "DELAY 1", "HUD_MSG done"};
    Play finished(function("START", scene));
    finished.run(30);
    EXPECT_TRUE(finished.craft("one")->scripted);
    EXPECT_TRUE(finished.stage->cinema().active);
    finished.run(60);
    EXPECT_FALSE(finished.craft("one")->scripted) << "the function ended";
    EXPECT_FALSE(finished.stage->cinema().active) << "its scene ended with it";

    Play stopped(function("START", scene) + "," + function("TIME 0.5", {"STOP_FUNCTION START"}));
    stopped.run(31);
    EXPECT_FALSE(stopped.craft("one")->scripted);

    Play released(function("START", {"ACTORS one,two", "RELEASE one", "DELAY 1", "HUD_MSG x"}));
    released.run(10);
    EXPECT_FALSE(released.craft("one")->scripted);
    EXPECT_TRUE(released.craft("two")->scripted);

    Play dead(function("START", {"ACTORS one,two", "MOVE_TO one;0,0", "HUD_MSG x"}) + "," +
              function("TIME 0.5", {"DESTROY one"}));
    dead.run(40);
    EXPECT_EQ(dead.craft("one"), nullptr);
    EXPECT_FALSE(dead.craft("two")->scripted) << "the scene went on, and ended";
}

TEST(Story, AnActionBorrowsWhomACTORSHasNotTaken) {
    Play play(function("START", {"MOVE_TO one;2500,0", "HUD_MSG there"}));
    play.run(5);
    EXPECT_TRUE(play.craft("one")->scripted);
    float furthest = 0.0F;
    for (int i = 0; i < 300; ++i) {
        play.run(1);
        furthest = std::max(furthest, play.craft("one")->position.x);
    }
    EXPECT_FALSE(play.craft("one")->scripted) << "then its pilot, who holds his post, flies it home";
    EXPECT_GT(furthest, 2450.0F);
}

TEST(Story, TheCameraMovesSoftlyAndComesBack) {
    Play play(function("START", {"CAMERA one;1", "DELAY 0", "CAMERA_PLAYER"}));
    float before = 0.0F;
    for (int i = 0; i < 60; ++i) {
        play.run(1);
        const float weight = play.stage->cinema().camera_weight;
        EXPECT_GE(weight, before);
        EXPECT_LT(weight - before, 0.05F) << "no jump";
        before = weight;
    }
    play.run(2);
    EXPECT_NEAR(play.stage->cinema().camera.x, play.craft("one")->position.x, 5.0F);
    play.run(70);
    EXPECT_EQ(play.stage->cinema().camera_weight, 0.0F);
}

TEST(Story, FadeTitleShakeAndLetterboxReachTheView) {
    Play play(function("START", {"FADE out;0.5", "TITLE The end", "SHAKE 1;1", "LETTERBOX on"}));
    play.run(15);
    EXPECT_GT(play.stage->cinema().fade, 0.3F);
    EXPECT_LT(play.stage->cinema().fade, 0.7F);
    play.run(30);
    EXPECT_EQ(play.stage->cinema().fade, 1.0F);
    EXPECT_EQ(play.stage->cinema().title, "The end");
    EXPECT_GT(play.stage->cinema().shake, 0.0F);
    EXPECT_GT(play.stage->cinema().letterbox, 0.0F);
    play.run(300);
    EXPECT_EQ(play.stage->cinema().title, "");
    EXPECT_EQ(play.stage->cinema().shake, 0.0F);
    EXPECT_EQ(play.stage->cinema().letterbox, 1.0F);
}

TEST(Story, SoundsAreAskedForInOneTickOnly) {
    Play play(function("START", {"SOUND alarm", "MUSIC boss"}));
    play.run(1);
    EXPECT_EQ(play.stage->cinema().sounds, (std::vector<std::string>{"alarm"}));
    play.run(1);
    EXPECT_TRUE(play.stage->cinema().sounds.empty());
    EXPECT_EQ(play.stage->cinema().music, "boss");
}

TEST(Story, SkippingShowsNothingAndEndsInTheSameState) {
    const std::string script = function("START", {"CINEMATIC_BEGIN", "ACTORS one", "MOVE_TO one;2500,0",
                                                  "DELAY 1", "CINEMATIC_END", "HUD_MSG on"});
    Play watched(script);
    Play skipped(script);
    Input skip;
    skip.set(Input::Skip);
    watched.run(60);
    skipped.run(60, skip);
    EXPECT_FALSE(watched.stage->cinema().skipping);
    EXPECT_TRUE(skipped.stage->cinema().skipping);
    int hidden = 0;
    while (skipped.stage->cinema().skipping && hidden < 2000) skipped.run(1), ++hidden;
    EXPECT_GT(hidden, 60);
    watched.run(hidden);
    EXPECT_FALSE(watched.stage->cinema().active);
    EXPECT_EQ(watched.stage->hash(), skipped.stage->hash());
}

TEST(Story, SkippingStopsAtAQuestion) {
    Play play(function("START", {"CINEMATIC_BEGIN", "DELAY 2", "CHOICE Well?", "OPTION Yes", "END_CHOICE"}));
    Input skip;
    skip.set(Input::Skip);
    play.run(60, skip);
    EXPECT_TRUE(play.stage->cinema().skipping);
    play.run(120);
    EXPECT_FALSE(play.stage->cinema().skipping);
    EXPECT_TRUE(play.stage->choice());
}

TEST(Story, SkippingDoesNotWaitForBoxesThatOnlyThePlayerCloses) {
    StageOptions options;
    options.message_pace.hold = true;
    Play play(function("START", {"CINEMATIC_BEGIN", "MSG_BOX Leo;;One", "MSG_BOX Leo;;Two", "WAIT_MSG_BOX",
                                 "CINEMATIC_END", "HUD_MSG on"}),
              options);
    Input skip;
    skip.set(Input::Skip);
    play.run(60, skip);
    int hidden = 0;
    while (play.stage->cinema().skipping && hidden < 2000) play.run(1), ++hidden;
    EXPECT_LT(hidden, 500);
    EXPECT_FALSE(play.stage->cinema().active);
}

/// "choices": "hold".
struct Held : Play {
    Held()
        : Play(function("START", {"MSG_BOX Leo;;Well?", "CHOICE Well?", "OPTION Yes", "HUD_MSG yes",
                                  "OPTION No", "END_CHOICE"}) +
               "," + function("TIME 1", {"HUD_MSG a second"}) + "," +
               function("START", {"DELAY 0.5", "HUD_MSG half a second"})) {
        mission.choices = content::Mission::WhileAsked::Hold;
    }
    void pick(int option) {
        Input in;
        in.choice = static_cast<std::uint8_t>(option);
        run(1, in);
    }
};

TEST(Story, AQuestionThatHoldsStopsTheWorldAndAllScriptsButNotTheBoxes) {
    Held play;
    play.run(2);
    EXPECT_FALSE(play.stage->held());
    const Tick world = play.stage->world().now();
    Input fire;
    fire.set(Input::Fire);
    play.run(300, fire);
    EXPECT_TRUE(play.stage->held());
    EXPECT_EQ(play.stage->world().now(), world);
    EXPECT_EQ(play.stage->world().bullets().size(), 0U);
    EXPECT_EQ(play.stage->clock(), 2);
    EXPECT_EQ(play.stage->now(), 302) << "the stage goes on, and so do the boxes";
    EXPECT_EQ(play.stage->messages().visible(), nullptr);
    EXPECT_EQ(play.stage->messages().log().size(), 1U);
    EXPECT_TRUE(play.stage->hud_messages().empty());

    play.pick(1);
    play.run(60);
    EXPECT_FALSE(play.stage->held());
    ASSERT_EQ(play.stage->hud_messages().size(), 3U);
    EXPECT_EQ(play.stage->hud_messages()[0].text, "yes");
    EXPECT_EQ(play.stage->hud_messages()[1].text, "half a second") << "as if no time had passed";
    EXPECT_EQ(play.stage->hud_messages()[2].text, "a second");
}

TEST(Story, HoldingChangesNothingButTheTimeOfTheAnswer) {
    Held soon;
    Held late;
    soon.run(10);
    late.run(200);
    EXPECT_EQ(soon.stage->world().now(), late.stage->world().now());
    for (Held* play : {&soon, &late}) {
        play->pick(2);
        play->run(400);
    }
    StateHash a;
    StateHash b;
    soon.stage->world().hash(a);
    late.stage->world().hash(b);
    EXPECT_EQ(a.value(), b.value());
    EXPECT_EQ(soon.stage->clock(), late.stage->clock());
}

TEST(Story, TheBotAnswersEveryQuestion) {
    Play play(
        function("START", {"CHOICE One?", "OPTION a", "HUD_MSG a", "OPTION b", "HUD_MSG b", "END_CHOICE",
                           "CHOICE Two?", "OPTION c", "HUD_MSG c", "OPTION d", "HUD_MSG d", "END_CHOICE"}));
    Bot bot(BotStyle::Normal, {2});
    for (int i = 0; i < 300; ++i) play.stage->tick(bot.decide(*play.stage));
    ASSERT_EQ(play.stage->hud_messages().size(), 2U);
    EXPECT_EQ(play.stage->hud_messages()[0].text, "b") << "as told";
    EXPECT_EQ(play.stage->hud_messages()[1].text, "c") << "then the first";
}

TEST(Story, AChoiceIsVisibleAndPickedOnceAPress) {
    const std::string ask =
        function("START", {"CHOICE Well?", "OPTION Yes", "CHOICE Sure?", "OPTION Quite", "HUD_MSG sure",
                           "OPTION No", "HUD_MSG no", "END_CHOICE", "END_CHOICE"});
    Play play(ask);
    play.run(3);
    ASSERT_TRUE(play.stage->choice());
    EXPECT_EQ(play.stage->choice()->question, "Well?");
    EXPECT_EQ(play.stage->choice()->count, 1U);
    EXPECT_EQ(play.stage->choice()->options[0], "Yes");
    Input one;
    one.choice = 1;
    play.run(10, one);
    ASSERT_TRUE(play.stage->choice()) << "a key that is held down answers one question only";
    EXPECT_EQ(play.stage->choice()->question, "Sure?");
    play.run(1);
    Input two;
    two.choice = 2;
    play.run(2, two);
    EXPECT_FALSE(play.stage->choice());
    ASSERT_EQ(play.stage->hud_messages().size(), 1U);
    EXPECT_EQ(play.stage->hud_messages()[0].text, "no");
}

TEST(Story, CampaignVariablesComeInAndGoOut) {
    StageOptions options;
    options.variables = {{"campaign.tuna", 3}, {"campaign.elsewhere", 7}};
    Play play(function("START", {"ADD campaign.tuna;2", "SET campaign.met;1", "SET here;5"}), options);
    play.run(5);
    std::string all;
    for (const StoryVariable& v : play.stage->campaign_variables())
        all += v.name + "=" + to_text(v.value) + " ";
    EXPECT_EQ(all, "campaign.tuna=5 campaign.elsewhere=7 campaign.met=1 ");
}

TEST(Story, NotesAndQuestsAreKeptTheLatestOfEach) {
    Play play(function(
        "START", {"NOTE n;Title;Text; more", "NOTE n;Title;Other", "QUEST q;10;Begun", "QUEST q;100;Done"}));
    play.run(5);
    ASSERT_EQ(play.stage->log().notes.size(), 1U);
    EXPECT_EQ(play.stage->log().notes[0].text, "Other");
    ASSERT_EQ(play.stage->log().quests.size(), 1U);
    EXPECT_TRUE(play.stage->log().quests[0].done());
}

TEST(Story, AScriptThatWaitsInVainDoesNotHoldTheEndForEver) {
    Play play(function("START", {"MISSION_COMPLETE", "WAIT_UNTIL kills > 99"}));
    play.run(7000);
    EXPECT_FALSE(play.stage->ended());
    play.run(600);
    EXPECT_TRUE(play.stage->ended());
    ASSERT_EQ(play.stage->story().complaints().size(), 1U);
    EXPECT_EQ(play.stage->story().complaints()[0],
              "START, line 1: stopped: the mission is over, and for two minutes this has waited in vain");
}

// ---- rehearsals

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
                           "HUD_MSG c", "OPTION D", "HUD_MSG d", "END_CHOICE", "END_CHOICE", "IF kills > 3",
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
