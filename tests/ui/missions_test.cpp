#include <set>

#include "round_fixture.hpp"

namespace {

TEST_F(Round, LockedMissionsSayWhyAndOpenOnesAreBriefed) {
    open(nl::ui::hub_screen());
    std::set<std::string> briefed;
    for (int i = 0; i < 12; ++i) {
        press(&UiInput::accept);
        if (top() == "briefing") {
            press(&UiInput::accept);
            press(&UiInput::accept);
            briefed.insert(started_);
            if (top() == "briefing") press(&UiInput::back);
        }
        if (top() != "hub") break;
        press(i % 2 == 0 ? &UiInput::right : &UiInput::down);
    }
    EXPECT_TRUE(briefed.contains("radio-check"));
    EXPECT_FALSE(briefed.contains("buoy-run"));
}

/// Not back to the first flight: there is more than the story.
TEST_F(Round, WhoHasFlownTheStoryIsShownWhatIsLeft) {
    for (const auto& m : shell_.missions)
        if (!m.optional) shell_.profile.missions[m.id].complete = true;
    open(nl::ui::hub_screen());
    for (int i = 0; i < 3; ++i) press(&UiInput::accept);  // two pages of briefing
    EXPECT_EQ(started_, "endless-storm");
}

TEST_F(Round, RecordsWatchReplays) {
    open(nl::ui::hub_screen());
    turn_to(4);
    shell_.top()->focus().set(10);  // Replays
    press(&UiInput::accept);
    frame({});
    look("records-replays");
    shell_.top()->focus().set(11);
    press(&UiInput::accept);
    EXPECT_EQ(watched_, "/nowhere/1.replay");
}

TEST_F(Round, ResultsTellWhatWasGained) {
    live_a_little(shell_.profile);
    nl::ui::ResultContents r;
    r.mission = "Radio Check";
    r.mission_id = "radio-check";
    r.complete = true;
    r.objectives = {{"Destroy the scouts", "done", nl::view::kFriend},
                    {"Keep the paint", "failed", nl::view::kFoe}};
    r.figures = {{"Time", "2:04"}, {"Greebles", "6"}, {"Accuracy", "41 %"}, {"Damage taken", "12"}};
    r.gains = {
        150,         0, 0, true, -1, {"first-purr", "scratching", "radio-works"}, {"siamese", "spread-gun"},
        {"tuna-run"}};
    std::string chosen;
    r.leave = [&] { chosen = "leave"; };
    r.watch = [&] { chosen = "watch"; };
    open(nl::ui::result_screen(r));
    shell_.advance(0.1);
    for (int i = 0; i < 10; ++i) shell_.advance(0.1);
    look("result-gains");
    press(&UiInput::left);
    for (int i = 0; i < 3; ++i) press(&UiInput::right);
    press(&UiInput::accept);
    EXPECT_EQ(chosen, "watch");
    press(&UiInput::back);
    EXPECT_EQ(chosen, "leave");
    r.endless = true;
    r.complete = false;
    r.gains.points = 12400;
    r.gains.rank = 1;
    open(nl::ui::result_screen(r));
    look("result-endless");
}

TEST_F(Round, ASpentPilotDoesNotFly) {
    shell_.profile.nine_lives = true;
    shell_.profile.lives = 0;
    open(nl::ui::briefing_screen("radio-check"));
    presses({&UiInput::accept, &UiInput::accept, &UiInput::accept});
    EXPECT_EQ(started_, "");
    look("briefing-spent");
}

TEST_F(Round, NoPictureIsMissing) {
    live_a_little(shell_.profile);
    shell_.profile.tuna = 99999;
    open(nl::ui::title_screen());
    open(nl::ui::profile_screen());
    press(&UiInput::back);
    open(nl::ui::hub_screen());
    for (int tab = 0; tab < 5; ++tab) {
        for (int i = 0; i < 4; ++i) press(&UiInput::down);
        press(&UiInput::next_tab);
    }
    EXPECT_EQ(said_, "");
}

}  // namespace
