#include "round_fixture.hpp"
#include "sim/talk.hpp"
#include "ui/hub.hpp"

namespace {

TEST_F(Round, ACallIsAnsweredAndItsChoiceRemembered) {
    std::string why;
    ASSERT_TRUE(slots_->create(1, shell_.profile, why));
    open(nl::ui::hub_screen());
    turn_to(1);
    shell_.top()->focus().set(7);  // the first row
    frame({});
    look("comms");
    press(&UiInput::accept);
    ASSERT_EQ(top(), "talk");
    look("talk");
    for (int i = 0; i < 5; ++i) press(&UiInput::accept);  // five lines, then the question
    frame({});
    look("talk-choice");
    press(&UiInput::down);
    press(&UiInput::accept);
    for (int i = 0; i < 6 && top() == "talk"; ++i) press(&UiInput::accept);
    EXPECT_EQ(top(), "hub");
    const auto p = kept();
    EXPECT_EQ(p.campaign.at("sprocket"), 2);
    EXPECT_EQ(p.talks, (std::vector<std::string>{"rent"}));
    EXPECT_EQ(p.notes.size(), 1U);
    EXPECT_EQ(p.quests.size(), 1U);
    EXPECT_FALSE(p.spoken.at("rent").empty());
    EXPECT_EQ(nl::ui::calls_waiting(shell_), 0);
}

TEST_F(Round, ACallThatIsLeftHasNotBeenHad) {
    std::string why;
    ASSERT_TRUE(slots_->create(1, shell_.profile, why));
    open(nl::ui::hub_screen());
    turn_to(1);
    shell_.top()->focus().set(7);
    presses({&UiInput::accept, &UiInput::accept, &UiInput::back});
    EXPECT_EQ(top(), "hub");
    EXPECT_TRUE(kept().talks.empty());
    EXPECT_EQ(nl::ui::calls_waiting(shell_), 1);
}

TEST_F(Round, EveryCallIsWithoutMistakesAndComesToItsEndEitherWay) {
    for (const auto& call : shell_.library->conversations) {
        nl::Diagnostics found;
        EXPECT_TRUE(nl::sim::compile_talk(*shell_.library, call, found));
        EXPECT_EQ(found.text(), "");
        for (const std::uint32_t answer : {1U, 2U}) {
            nl::sim::Talk talk(*shell_.library, call, {}, {});
            EXPECT_FALSE(talk.over()) << call.id;
            for (int i = 0; i < 100 && !talk.over(); ++i) {
                if (talk.choice())
                    EXPECT_TRUE(talk.pick(answer)) << call.id;
                else
                    talk.next();
            }
            EXPECT_TRUE(talk.over()) << call.id;
            EXPECT_GE(talk.said().size(), 4U) << call.id;
        }
    }
}

}  // namespace
