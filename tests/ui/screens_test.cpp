#include <algorithm>
#include <set>

#include "ui_fixture.hpp"

namespace {

using nl::ui::UiInput;

class Screens : public UiTest {
  protected:
    Screens() {
        nl::ui::MissionEntry mission;
        mission.id = "radio-check";
        mission.name = "Radio Check";
        mission.briefing = {"Out to the rocks, once round, and home."};
        mission.planet = "Saucer";
        shell_.missions = {mission};
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

TEST_F(Screens, TheTitleQuitsAndGoesRoundByKeys) {
    open(nl::ui::title_screen());
    press(&UiInput::up);
    EXPECT_EQ(sounds_, (std::vector<std::string>{"menu-move"}));
    press(&UiInput::accept);
    EXPECT_TRUE(shell_.done());
}

TEST_F(Screens, TheMouseDoesTheSame) {
    open(nl::ui::title_screen());
    const auto* play = shell_.top()->focus().new_spot(0);
    ASSERT_NE(play, nullptr);
    click(play->where.centre());
    EXPECT_EQ(top(), "hub");  // there is nowhere to keep a profile, so nobody is asked for a name
}

TEST_F(Screens, BackAlwaysLeadsBack) {
    open(nl::ui::title_screen());
    for (const auto& make :
         {nl::ui::hub_screen, nl::ui::profile_screen, nl::ui::credits_screen, nl::ui::options_screen}) {
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

TEST_F(Screens, OptionsCountAtOnceByKeys) {
    shell_.languages = {{"en", "English"}, {"pseudo", "Pseudo"}};
    open(nl::ui::options_screen());
    press(&UiInput::down);
    press(&UiInput::right);
    EXPECT_EQ(shell_.options.language, "pseudo");
    EXPECT_EQ(applied_, 1);
    press(&UiInput::down);
    press(&UiInput::right);
    EXPECT_EQ(shell_.options.difficulty, "tiger");
    EXPECT_EQ(applied_, 2);
    look("options-game");
    press(&UiInput::up);
    press(&UiInput::up);  // among the pages
    for (const char* page : {"sound", "picture", "controls", "ease"}) {
        while (shell_.top()->focus().at() > 0) press(&UiInput::left);
        for (std::string_view name : {"game", "sound", "picture", "controls", "ease"}) {
            if (name == page) break;
            press(&UiInput::right);
        }
        press(&UiInput::accept);
        look(std::string("options-") + page);
    }
}

TEST_F(Screens, EveryOptionOfEveryPageCanBeReachedByKeys) {
    constexpr std::size_t kPages = 5;
    for (std::size_t page = 0; page < kPages; ++page) {
        open(nl::ui::options_screen());
        for (std::size_t i = 0; i < page; ++i) press(&UiInput::right);
        press(&UiInput::accept);
        std::set<std::size_t> seen;
        for (int i = 0; i < 12; ++i) {
            press(&UiInput::down);
            seen.insert(shell_.top()->focus().at());
        }
        for (std::size_t spot = kPages; spot + 1 < kPages + 6; ++spot)
            EXPECT_TRUE(seen.contains(spot)) << page;
        shell_.pop();
        shell_.settle();
    }
}

TEST_F(Screens, OptionsGoBackToHowTheyCame) {
    open(nl::ui::options_screen());
    shell_.options.ui_scale = 1.5F;
    shell_.options.bindings["fire"] = "4 0 0 -1";
    press(&UiInput::down);
    for (int i = 0; i < 12 && top() == "options"; ++i) {
        press(&UiInput::down);
        press(&UiInput::accept);
    }
    EXPECT_EQ(top(), "confirm") << "nobody loses all keys by one press";
    EXPECT_EQ(shell_.options.ui_scale, 1.5F);
    frame({});
    press(&UiInput::right);
    press(&UiInput::accept);
    nl::save::Options fresh;  // language and difficulty belong to the pilot
    fresh.language = shell_.options.language;
    fresh.difficulty = shell_.options.difficulty;
    EXPECT_EQ(shell_.options, fresh);
}

TEST_F(Screens, ControlsShowWhatSharesAKeyAndWaitForAnother) {
    std::string asked;
    std::string layout;
    shell_.services.controls = [] {
        return std::vector<nl::ui::ControlRow>{{"fire", "guns", "Space", "", "left button", "RT", {"boost"}},
                                               {"boost", "boost", "Space", "right Shift", "", "LB", {"guns"}},
                                               {"flare", "flare", "F", "", "", "B", {}}};
    };
    shell_.services.bind = [&](const std::string& id) { asked = id; };
    shell_.services.binding = [&] { return asked == "flare"; };
    shell_.services.use_layout = [&](const std::string& id) { layout = id; };
    shell_.layouts = {{"usual", "usual"}, {"left-hand", "left hand only"}};
    open(nl::ui::controls_screen());
    std::vector<std::string> lines;
    text_.note_lines(&lines);
    frame({});
    EXPECT_NE(std::find(lines.begin(), lines.end(), "! guns"), lines.end());
    EXPECT_NE(std::find(lines.begin(), lines.end(), "The same control also does: boost"), lines.end());
    look("controls");
    press(&UiInput::accept);
    EXPECT_EQ(asked, "fire");
    press(&UiInput::down);
    press(&UiInput::down);
    press(&UiInput::accept);
    lines.clear();
    frame({});
    EXPECT_NE(std::find(lines.begin(), lines.end(), "Press a key or a button"), lines.end());
    look("controls-question");
    asked.clear();
    text_.note_lines(nullptr);
    press(&UiInput::down);
    press(&UiInput::right);
    EXPECT_EQ(layout, "left-hand");
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

/// The list has nothing to point at, so the pad's stick must do. Its texts stay as large as they are.
TEST_F(Screens, TheStickScrollsALongListAsFarAsItsEnd) {
    auto contents = paused();
    for (int i = 1; i <= 40; ++i) contents.objectives.push_back({"Light lamp " + std::to_string(i), "", {}});
    open(nl::ui::pause_screen(contents));
    const auto scrolled_by = [&](float units) {
        UiInput input;
        input.scroll = units;
        frame(input);
        time_ = 1.0;  // the focus breathes
        frame({});
        return screen_.read().pixels;
    };
    const auto top_of_list = scrolled_by(0.0F);
    EXPECT_TRUE(scrolled_by(200.0F) != top_of_list);
    const auto end_of_list = scrolled_by(1.0e6F);
    EXPECT_TRUE(scrolled_by(200.0F) == end_of_list);
    EXPECT_TRUE(scrolled_by(-1.0e6F) == top_of_list);
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
