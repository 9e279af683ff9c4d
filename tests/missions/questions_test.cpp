// Questions: how the player answers, and what stands still meanwhile.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "missions/story_fixture.hpp"
#include "sim/bot.hpp"

namespace nl::sim {
namespace {

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

}  // namespace
}  // namespace nl::sim
