#include "ui_fixture.hpp"

namespace {

using nl::ui::UiInput;

class Screens : public UiTest {
  protected:
    Screens() {
        shell_.missions = {
            {"radio-check",
             "Radio Check",
             {"Out to the rocks, once round, and home."},
             "Saucer",
             1,
             false,
             {}},
            {"cold-corner", "Cold Corner", {"It is not empty."}, "Saucer", 3, false, {"radio-check"}}};
        shell_.difficulties = {{"kitten", "Kitten"}, {"cat", "Cat"}, {"tiger", "Tiger"}};
        shell_.services.start_mission = [this](const std::string& id) { started_ = id; };
        shell_.services.apply_options = [this] { ++applied_; };
    }
    static nl::ui::PauseContents paused() {
        nl::ui::PauseContents p;
        p.mission = "Radio Check";
        p.objectives = {{"Destroy the Greeble scouts", "2 / 6", {}},
                        {"Keep the new paint: no damage to the hull (optional)", "", {}}};
        p.conversation = {{"0:01", "Leo", "Radio check."},
                          {"0:05", "Mittens", "I can hear you very clearly, Leo."}};
        return p;
    }
    std::string started_;
    int applied_ = 0;
};

TEST_F(Screens, EnterStartsTheNextMissionFromTheTitle) {
    open(nl::ui::title_screen());
    look("title");
    press(&UiInput::accept);
    EXPECT_EQ(started_, "radio-check");
    EXPECT_EQ(top(), "missions");  // where the way back leads
    press(&UiInput::back);
    shell_.profile.missions["radio-check"].complete = true;
    press(&UiInput::accept);
    EXPECT_EQ(started_, "cold-corner");
}

TEST_F(Screens, TheListOfMissionsStartsTheOneThatIsChosen) {
    open(nl::ui::title_screen());
    press(&UiInput::down);
    press(&UiInput::accept);
    EXPECT_EQ(top(), "missions");
    EXPECT_EQ(started_, "");
    frame({});
    look("missions");
    press(&UiInput::accept);
    EXPECT_EQ(started_, "radio-check");
}

TEST_F(Screens, TheTitleQuitsAndGoesRoundByKeys) {
    open(nl::ui::title_screen());
    press(&UiInput::up);
    EXPECT_EQ(sounds_, (std::vector<std::string>{"menu-move"}));
    press(&UiInput::accept);
    EXPECT_TRUE(shell_.done());
}

TEST_F(Screens, TheMouseDoesTheSame) {
    open(nl::ui::title_screen());
    const nl::Vec2 middle = screen_.ui_size() * 0.5F;
    click({middle.x, screen_.ui_size().y * 0.47F + 30.0F});
    EXPECT_EQ(started_, "radio-check");
}

TEST_F(Screens, ALockedMissionDoesNotStart) {
    open(nl::ui::mission_screen());
    press(&UiInput::down);
    look("missions-locked");
    press(&UiInput::accept);
    EXPECT_EQ(started_, "");
    shell_.profile.missions["radio-check"].complete = true;
    press(&UiInput::accept);
    EXPECT_EQ(started_, "cold-corner");
}

TEST_F(Screens, BackAlwaysLeadsBack) {
    open(nl::ui::title_screen());
    for (const auto& make : {nl::ui::mission_screen, nl::ui::options_screen}) {
        open(make());
        EXPECT_EQ(shell_.size(), 2U);
        press(&UiInput::back);
        EXPECT_EQ(top(), "title");
    }
    open(nl::ui::conversation_screen("x", {}));
    press(&UiInput::back);
    open(nl::ui::error_screen("x", {}, {}));
    press(&UiInput::back);
    open(nl::ui::pause_screen(paused()));
    press(&UiInput::back);
    EXPECT_EQ(top(), "title");
}

TEST_F(Screens, OptionsCountAtOnceByKeysAndMouse) {
    open(nl::ui::options_screen());
    const float before = shell_.options.master_volume;
    press(&UiInput::left);
    EXPECT_LT(shell_.options.master_volume, before);
    EXPECT_EQ(applied_, 1);
    for (int i = 0; i < 4; ++i) press(&UiInput::down);
    press(&UiInput::accept);
    EXPECT_TRUE(shell_.options.fullscreen);
    look("options");
    for (int i = 0; i < 7; ++i) press(&UiInput::down);
    press(&UiInput::right);
    EXPECT_EQ(shell_.options.difficulty, "tiger");
    look("options-below");
}

TEST_F(Screens, EveryOptionCanBeReachedByKeys) {
    open(nl::ui::options_screen());
    const std::size_t first = shell_.top()->focus().at();
    int steps = 0;
    do {
        press(&UiInput::down);
    } while (shell_.top()->focus().at() != first && ++steps < 40);
    EXPECT_GE(steps, 14);  // all rows, then Back, then round to the first
    EXPECT_LT(steps, 40);
}

TEST_F(Screens, PauseResumesRestartsReadsAndLeaves) {
    int restarted = 0;
    auto contents = paused();
    contents.restart = [&] { ++restarted; };
    open(nl::ui::pause_screen(contents));
    look("pause");
    press(&UiInput::down);
    press(&UiInput::accept);
    EXPECT_EQ(restarted, 1);
    press(&UiInput::down);
    press(&UiInput::accept);
    EXPECT_EQ(top(), "conversation");
    frame({});
    look("conversation");
    press(&UiInput::accept);
    EXPECT_EQ(top(), "pause");
}

TEST_F(Screens, AfterALostMissionTheFirstButtonTriesAgain) {
    for (const bool complete : {false, true}) {
        std::string chosen;
        nl::ui::ResultContents r;
        r.mission = "Radio Check";
        r.complete = complete;
        r.reason = complete ? "" : "Leo was lost";
        r.objectives = paused().objectives;
        r.figures = {{"time", "2:04"}, {"kills", "6"}, {"accuracy", "41 %"}};
        r.retry = [&] { chosen = "retry"; };
        r.leave = [&] { chosen = "leave"; };
        open(nl::ui::result_screen(r));
        look(complete ? "result-complete" : "result-failed");
        press(&UiInput::accept);
        EXPECT_EQ(chosen, complete ? "leave" : "retry");
    }
}

TEST_F(Screens, ErrorsAreShownAndTriedAgain) {
    nl::Diagnostics d;
    d.error("data/missions/x.json", {3, 14}, "unknown command 'MSG_BOKS'", "did you mean 'MSG_BOX'?");
    d.warning("data/missions/x.json", {9, 2}, "no event can start the function 'later'");
    bool again = false;
    open(nl::ui::title_screen());
    open(nl::ui::error_screen("Cold Corner cannot be flown", d.list(), [&] { again = true; }));
    look("error");
    press(&UiInput::accept);
    EXPECT_TRUE(again);
    EXPECT_EQ(top(), "title");
}

TEST_F(Screens, NoPictureOfAScreenIsMissing) {
    open(nl::ui::title_screen());
    open(nl::ui::options_screen());
    EXPECT_EQ(said_, "");
}

}  // namespace
