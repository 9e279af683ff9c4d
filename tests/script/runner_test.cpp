// SCRIPT.md section 3, and what section 7 says of flow.

#include "script/runner.hpp"

#include <gtest/gtest.h>

#include "scene.hpp"

namespace nl::script {
namespace {

TEST(Runner, OneCommandATickAndOverAtOnceAfterTheLast) {
    Play play({{"START", {"SAY one", "# nothing", "SAY two", "// nothing"}}});
    play.run(1);
    EXPECT_TRUE(play.runner->running());
    play.run(1);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "1 one", "2 two", "2 end START"}));
    play.run(1);
    EXPECT_FALSE(play.runner->running());
}

TEST(Runner, DelayHoldsItsOwnFunctionForExactlyItsTime) {
    Play play(
        {{"START", {"DELAY 0.5", "SAY half", "DELAY 0", "SAY next", "DELAY 9"}}, {"START", {"SAY free"}}});
    play.run(60);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "1 start START", "1 free", "1 end START", "31 half",
                                       "33 next", "34 end START"}));
}

TEST(Runner, WhatIsStartedAboveWaitsForTheNextTick) {
    Play play({{"above", {"SAY above"}},
               {"START", {"START_FUNCTION above", "START_FUNCTION below"}},
               {"below", {"SAY below"}}});
    play.run(3);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "1 start above", "2 above", "2 end above",
                                       "2 start below", "2 end START", "2 below", "2 end below"}));
}

TEST(Runner, RunsOnceUnlessItRepeats) {
    Play play(
        {{"START",
          {"START_FUNCTION once", "START_FUNCTION once", "START_FUNCTION again", "START_FUNCTION again"}},
         {"once", {"SAY once"}},
         {"again", {"SAY again"}, true}});
    play.run(6);
    EXPECT_EQ(std::count(play.scene.heard.begin(), play.scene.heard.end(), "1 once"), 1);
    EXPECT_EQ(std::count(play.scene.heard.begin(), play.scene.heard.end(), "2 once"), 0);
    EXPECT_EQ(std::count(play.scene.heard.begin(), play.scene.heard.end(), "3 again"), 1);
    EXPECT_EQ(std::count(play.scene.heard.begin(), play.scene.heard.end(), "4 again"), 1);
}

TEST(Runner, IfTakesTheFirstTrueWayAndNoTick) {
    Play play({{"START",
                {"SET n;2", "IF n == 1", "  SAY one", "ELSE_IF n == 2", "  SAY two", "ELSE", "  SAY many",
                 "END_IF", "SAY on"}}});
    play.run(4);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "2 two", "3 on", "3 end START"}));
}

TEST(Runner, RepeatRunsItsLinesSoOften) {
    Play play({{"START", {"REPEAT 2", "REPEAT 2", "SAY in", "END_REPEAT", "SAY out", "END_REPEAT"}}});
    play.run(8);
    EXPECT_EQ(play.scene.heard,
              (Heard{"1 start START", "1 in", "2 in", "3 out", "4 in", "5 in", "6 out", "6 end START"}));
}

TEST(Runner, CallComesBackInTheVisitAfterItsFunctionIsDone) {
    Play play(
        {{"START", {"CALL later", "SAY back", "CALL before", "SAY back"}}, {"later", {"SAY a", "SAY b"}}});
    EXPECT_EQ(play.problems, "test.json:4:6: error: START: unknown function 'before'\n");
    Play good({{"before", {"SAY c"}},
               {"START", {"CALL later", "SAY back", "CALL before", "SAY back"}},
               {"later", {"SAY a", "SAY b"}}});
    good.run(7);
    EXPECT_EQ(good.scene.heard,
              (Heard{"1 start START", "1 start later", "1 a", "2 b", "2 end later", "3 back",
                     "4 start before", "5 c", "5 end before", "5 back", "5 end START"}));
}

TEST(Runner, StopReleasesWhatAFunctionHolds) {
    Play play({{"START", {"START_FUNCTION holder", "SAY wait", "STOP_FUNCTION holder"}},
               {"holder", {"HOLD Leo;99", "SAY never"}}});
    play.run(5);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "1 start holder", "2 wait", "3 released Leo",
                                       "3 released Leo", "3 end holder", "3 end START"}));
}

TEST(Runner, StoppingItselfOrReturnEndsItAtOnce) {
    Play play({{"START", {"IF 1 == 1", "RETURN", "END_IF", "SAY never"}},
               {"START", {"IF 1 == 1", "STOP_FUNCTION START", "END_IF", "SAY never"}}});
    play.run(3);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "1 start START", "1 end START", "1 end START"}));
}

TEST(Runner, ActionsHoldTheirFunctionAndGoOnInTheSameVisit) {
    Play play({{"START", {"HOLD Leo;3", "SAY after"}}});
    play.run(6);
    EXPECT_EQ(play.scene.heard,
              (Heard{"1 start START", "4 released Leo", "4 released Leo", "4 after", "4 end START"}));
}

TEST(Runner, BranchesRunSideBySide) {
    Play play({{"START",
                {"PARALLEL", "BRANCH", "SAY a1", "SAY a2", "SAY a3", "BRANCH", "SAY b1", "END_PARALLEL",
                 "SAY on"}}});
    play.run(5);
    EXPECT_EQ(play.scene.heard,
              (Heard{"1 start START", "1 a1", "1 b1", "2 a2", "3 a3", "4 on", "4 end START"}));
}

TEST(Runner, ADelayAtTheEndOfABranchDelaysWhatFollows) {
    Play play({{"START", {"PARALLEL", "BRANCH", "DELAY 0.1", "BRANCH", "SAY b", "END_PARALLEL", "SAY on"}}});
    play.run(9);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "1 b", "7 on", "7 end START"}));
    Play last({{"START", {"PARALLEL", "BRANCH", "DELAY 9", "BRANCH", "SAY b", "END_PARALLEL"}}});
    last.run(3);
    EXPECT_EQ(last.scene.heard, (Heard{"1 start START", "1 b", "1 end START"}));
}

TEST(Runner, ReturnInABranchEndsTheWholeFunction) {
    Play play(
        {{"START", {"PARALLEL", "BRANCH", "HOLD Leo;99", "BRANCH", "RETURN", "END_PARALLEL", "SAY never"}}});
    play.run(2);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "1 released Leo", "1 released Leo", "1 end START"}));
}

TEST(Runner, WaitsArePolledOnceAVisit) {
    Play play({{"START", {"WAIT_UNTIL fuel > 5", "SAY go"}}});
    play.run(3);
    play.scene.fuel = 6;
    play.run(1);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "4 go", "4 end START"}));
}

TEST(Runner, SignalsStartFunctionsAndWakeWhoWaits) {
    Play play({{"START", {"DELAY 0.1", "SIGNAL now", "SIGNAL now"}},
               {"SIGNAL now", {"SAY heard"}},
               {"START", {"WAIT_SIGNAL now", "SAY woke", "WAIT_SIGNAL now", "SAY again"}}});
    play.run(12);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "1 start START", "7 start SIGNAL now", "7 heard",
                                       "7 end SIGNAL now", "7 woke", "8 end START"}));
    EXPECT_TRUE(play.runner->running()) << "the second WAIT_SIGNAL begins after the second signal";
}

TEST(Runner, AChoiceWaitsForThePlayerAndFiresChosen) {
    Play play({{"START",
                {"CHOICE Help her?", "OPTION Yes, at once", "SAY yes", "OPTION No", "SAY no", "END_CHOICE",
                 "SAY on"}},
               {"CHOSEN No", {"SAY coward"}}});
    play.run(4);
    ASSERT_NE(play.runner->choice(), nullptr);
    EXPECT_EQ(play.runner->choice()->line->args[0].text, "Help her?");
    EXPECT_FALSE(play.runner->pick(3));
    EXPECT_TRUE(play.runner->pick(2));
    EXPECT_FALSE(play.runner->pick(1)) << "already picked";
    play.run(2);
    EXPECT_EQ(play.runner->choice(), nullptr);
    EXPECT_EQ(play.scene.heard, (Heard{"1 start START", "4 start CHOSEN No", "5 no", "5 coward",
                                       "5 end CHOSEN No", "6 on", "6 end START"}));
}

TEST(Runner, AStoppedChoiceIsTakenAway) {
    Play play({{"START", {"DELAY 0.1", "STOP_FUNCTION ask"}},
               {"START", {"CALL ask", "SAY on"}},
               {"ask", {"CHOICE Well?", "OPTION Yes", "SAY yes", "END_CHOICE"}}});
    play.run(3);
    EXPECT_NE(play.runner->choice(), nullptr);
    play.run(6);
    EXPECT_EQ(play.runner->choice(), nullptr);
}

TEST(Runner, AnEndlessLoopIsStoppedAndSaysSo) {
    Play play({{"START", {"SAY hello", "REPEAT 100000", "IF fuel > 1", "SAY never", "END_IF", "END_REPEAT"}},
               {"START", {"DELAY 1", "SAY still here"}}});
    play.run(61);
    EXPECT_EQ(play.scene.heard,
              (Heard{"1 start START", "1 start START", "1 hello",
                     "2 error START 2: stopped: 1000 control lines in one tick, and no command between them",
                     "2 end START", "61 still here", "61 end START"}));
}

TEST(Runner, EventsAreToldApartByNameAndNumber) {
    Play play({{"LOST Leo", {"SAY leo"}}, {"LOST Old Tom", {"SAY tom"}}, {"COUNT Leo;2", {"SAY two"}}});
    const auto lost = table().find_event("LOST");
    play.runner->fire(lost, play.names.id("Old Tom"));
    play.runner->fire(table().find_event("COUNT"), play.names.id("Leo"), 1);
    play.runner->fire(table().find_event("COUNT"), play.names.id("Leo"), 2);
    play.run(1);
    EXPECT_EQ(play.scene.heard, (Heard{"0 start LOST Old Tom", "0 start COUNT Leo;2", "1 tom",
                                       "1 end LOST Old Tom", "1 two", "1 end COUNT Leo;2"}));
}

TEST(Runner, HashTellsPositionsApart) {
    const std::vector<FunctionText> text{{"START", {"SAY a", "DELAY 1", "SET v;3", "SAY b"}}};
    Play one(text);
    Play two(text);
    const auto hash_of = [](const Play& p) {
        StateHash h;
        p.runner->hash(h);
        return h.value();
    };
    EXPECT_EQ(hash_of(one), hash_of(two));
    one.run(1);
    EXPECT_NE(hash_of(one), hash_of(two));
    two.run(1);
    EXPECT_EQ(hash_of(one), hash_of(two));
}

}  // namespace
}  // namespace nl::script
