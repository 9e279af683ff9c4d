#include <functional>

#include "base/text.hpp"
#include "ui_fixture.hpp"

namespace {

/// Every screen in the pseudo-language, which has an accent on every vowel: a vowel without one on the screen
/// is a text that nobody looked up.
class PseudoLanguage : public UiTest, public testing::WithParamInterface<const char*> {
  protected:
    PseudoLanguage() {
        text_.set_texts(nl::Texts::pseudo());
        shell_.missions = {
            {"x", "First Light", {"Out to the rocks, once round, and home."}, "Saucer", 1, false, {}},
            {"z", "Cold Corner", {"It is not empty."}, "Saucer", 3, false, {"x"}}};
        shell_.profile.missions["x"] = {};
        shell_.profile.name = "Þx";
        shell_.difficulties = {{"kitten", "Kitten"}, {"cat", "Cat"}, {"tiger", "Tiger"}};
        shell_.languages = {{"pseudo", "[Þšéûđö]"}};
        shell_.options.language = "pseudo";
        shell_.layouts = {{"usual", "usual"}};
        shell_.services.controls = [] {
            return std::vector<nl::ui::ControlRow>{
                {"fire", "guns", "Space", "", "left button", "RT", {"boost"}}};
        };
        text_.set_control_names({{"move", "Arrows or mouse"}, {"accept", "Enter"}, {"back", "Escape"}});
        objectives_ = {{"Destroy the Greeble scouts", "2 / 6", {}, false, "x"},
                       {"Keep the new paint: no damage to the hull", "done", {}, true, "x"}};
        said_lines_ = {{"0:01", "Leo", "Radio check. Can anyone hear me purr?", "x"},
                       {"0:05", "Mittens", "I can hear you very clearly, Leo.", "x"}};
    }

    [[nodiscard]] std::unique_ptr<nl::ui::Screen> make(const std::string& name) const {
        using namespace nl::ui;
        if (name == "title") return title_screen();
        if (name == "hub") return hub_screen();
        if (name == "options") return options_screen();
        if (name == "controls") return controls_screen();
        if (name == "conversation") return conversation_screen("[Fîŕšţ]", said_lines_);
        if (name == "no-conversation") return conversation_screen("[Fîŕšţ]", {});
        if (name == "pause") {
            PauseContents p;
            p.mission = "First Light";
            p.mission_id = "x";
            p.objectives = objectives_;
            return pause_screen(p);
        }
        ResultContents r;
        r.mission = "First Light";
        r.mission_id = "x";
        r.complete = name == "result";
        r.reason = r.complete ? "" : "your ship was lost";
        r.objectives = objectives_;
        r.figures = {{"Time", "2:04"}, {"Damage taken", "31"}};
        return result_screen(r);
    }

    std::vector<nl::ui::ObjectiveLine> objectives_;
    std::vector<nl::ui::SpokenLine> said_lines_;
};

TEST_P(PseudoLanguage, NothingIsForgotten) {
    std::vector<std::string> lines;
    open(make(GetParam()));
    text_.note_lines(&lines);
    frame({});
    for (int page = 0; page < 5; ++page) {                           // of those that have some
        for (int i = 0; i < 12; ++i) press(&nl::ui::UiInput::down);  // what scrolls into view, too
        shell_.top()->focus().set(0);
        for (int i = 0; i < page && std::string(GetParam()) == "options"; ++i) press(&nl::ui::UiInput::right);
        if (std::string(GetParam()) != "options") break;
        press(&nl::ui::UiInput::accept);
        look(std::string("pseudo-options-") + std::to_string(page));
    }
    text_.note_lines(nullptr);
    EXPECT_FALSE(lines.empty());
    for (const auto& line : lines)
        EXPECT_TRUE(line.find_first_of("aeiouyAEIOUY") == std::string::npos) << line;
    look(std::string("pseudo-") + GetParam());
}

INSTANTIATE_TEST_SUITE_P(Screens, PseudoLanguage,
                         testing::Values("title", "hub", "options", "controls", "conversation",
                                         "no-conversation", "pause", "result", "failed"),
                         [](const auto& test) {
                             std::string name = test.param;
                             std::erase(name, '-');
                             return name;
                         });

/// The language changes between two frames of one screen.
TEST_F(UiTest, ALanguageShowsAtOnce) {
    std::vector<std::string> lines;
    open(nl::ui::title_screen());
    nl::Diagnostics found;
    nl::Texts german;
    german.add(nl::parse_po("msgid \"Options\"\nmsgstr \"Einstellungen\"\n", "de.po", found));
    text_.set_texts(std::move(german));
    text_.note_lines(&lines);
    frame({});
    EXPECT_NE(std::find(lines.begin(), lines.end(), "Einstellungen"), lines.end());
    EXPECT_NE(std::find(lines.begin(), lines.end(), "Quit"), lines.end());  // not translated: English
}

}  // namespace
