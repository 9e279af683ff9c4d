#include <algorithm>
#include <ostream>

#include "base/text.hpp"
#include "round_fixture.hpp"

namespace {

/// Every screen at every size: nothing is cut off, the focus shows and lies on the screen, back leads out.
struct Size {
    int width;
    int height;
    float scale;
};
/// What a list of tests calls it, instead of its bytes.
void PrintTo(const Size& size, std::ostream* out) {
    *out << size.width << " x " << size.height << " at " << size.scale;
}

class EverySize : public Round, public testing::WithParamInterface<Size> {
  protected:
    EverySize() : Round(GetParam().width, GetParam().height) {
        screen_.set_ui_scale(GetParam().scale);
        live_a_little(shell_.profile);
        shell_.profile.nine_lives = true;
        shell_.profile.tuna = 12345;
        std::string why;
        (void)slots_->create(1, shell_.profile, why);
    }
    void check(const std::string& what) {
        frame({});
        EXPECT_EQ(canvas_.cut_texts(), 0U) << what;
        const auto& focus = shell_.top()->focus();
        const auto* spot = focus.new_spot(focus.at());
        ASSERT_NE(spot, nullptr) << what << ": nothing has the focus";
        const float shown = nl::ui::Shell::scale_for(*shell_.top(), screen_);
        const nl::Vec2 size = screen_.ui_size() * (GetParam().scale / shown);
        const nl::view::Rect all{-1.0F, -1.0F, size.x + 2.0F, size.y + 2.0F};
        const nl::view::Rect seen = spot->seen_through.empty() ? all : spot->seen_through;
        EXPECT_TRUE(all.contains(spot->seen_through.empty() ? spot->where : seen)) << what;
        EXPECT_TRUE(seen.intersects(spot->where)) << what << ": the focus is out of sight";
        const std::string shape = std::to_string(GetParam().width) + "x" + std::to_string(GetParam().height) +
                                  "-" + nl::to_text(static_cast<double>(GetParam().scale));
        look(shape + "-" + what);
    }
    void walk(const std::string& what) {
        check(what);
        for (const auto key :
             {&UiInput::down, &UiInput::right, &UiInput::down, &UiInput::left, &UiInput::up}) {
            press(key);
            check(what + "-walk");
        }
    }
};

TEST_P(EverySize, NothingIsCutOffAndTheFocusShows) {
    open(nl::ui::title_screen());
    walk("title");
    const std::pair<const char*, std::unique_ptr<nl::ui::Screen> (*)()> simple[] = {
        {"profiles", nl::ui::profile_screen},
        {"new-profile", [] { return nl::ui::new_profile_screen(2); }},
        {"briefing", [] { return nl::ui::briefing_screen("radio-check"); }},
        {"credits", nl::ui::credits_screen}};
    for (const auto& [what, make] : simple) {
        open(make());
        walk(what);
        press(&UiInput::back);
        EXPECT_EQ(top(), "title") << what;
    }
    open(nl::ui::talk_screen(shell_, "rent"));
    walk("talk");
    press(&UiInput::back);
    EXPECT_EQ(top(), "title");
}

TEST_P(EverySize, TheHubKeepsItsPlaces) {
    open(nl::ui::title_screen());
    open(nl::ui::hub_screen());
    const char* pages[] = {"planets", "comms", "hangar", "log", "records"};
    const std::size_t inner[] = {0, 0, 3, 4, 4};
    for (std::size_t page = 0; page < 5; ++page) {
        walk(std::string("hub-") + pages[page]);
        for (std::size_t tab = 0; tab < inner[page]; ++tab) {
            shell_.top()->focus().set(7 + tab);
            press(&UiInput::accept);
            shell_.top()->focus().set(7 + inner[page]);
            walk(std::string("hub-") + pages[page] + "-" + std::to_string(tab));
        }
        press(&UiInput::next_tab);
    }
    press(&UiInput::back);
    EXPECT_EQ(top(), "title");
}

INSTANTIATE_TEST_SUITE_P(Sizes, EverySize,
                         testing::Values(Size{1024, 768, 1.0F}, Size{1280, 720, 0.75F}, Size{1280, 720, 1.0F},
                                         Size{1280, 720, 2.0F}, Size{1920, 1080, 1.0F}, Size{1024, 768, 2.0F},
                                         Size{2560, 1080, 1.0F}, Size{2560, 1080, 0.75F},
                                         Size{1920, 1080, 1.5F}),
                         [](const auto& size) {
                             return std::to_string(size.param.width) + "x" +
                                    std::to_string(size.param.height) + "at" +
                                    std::to_string(static_cast<int>(size.param.scale * 100.0F));
                         });

}  // namespace
