// What a script leaves for the player, the view and the save; and that actors are given back on every way
// out.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "missions/story_fixture.hpp"

namespace nl::sim {
namespace {

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

}  // namespace
}  // namespace nl::sim
