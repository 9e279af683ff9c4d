#include <algorithm>

#include "pictures/gallery.hpp"
#include "pictures/judge.hpp"

// Every screen around the missions, compared with the stored picture of its name as judge.hpp says.
// To store what is drawn now: NINE_LIVES_STORE_PICTURES=1 build/release/tests/test_pictures

namespace {

/// Nothing on a screen moves by itself: what is allowed is another version of FreeType, no missing word.
nl::view::Tolerance tolerance_for(int width) { return {(width + 639) / 640, 16, 2.5, 24.0}; }

TEST_P(Gallery, LooksAsItDid) {
    (this->*GetParam().arrange)();
    if (HasFatalFailure()) return;
    const auto picture = drawn();
    EXPECT_EQ(canvas_.cut_texts(), 0U);
    EXPECT_EQ(said_, "");
    nl::view::expect_as_stored(picture, "screen-" + GetParam().name, tolerance_for(GetParam().width));
}

INSTANTIATE_TEST_SUITE_P(Screens, Gallery, testing::ValuesIn(screen_pictures()), [](const auto& picture) {
    std::string name = picture.param.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace

const std::vector<ScreenPicture>& screen_pictures() {
    using G = Gallery;
    static const std::vector<ScreenPicture> kPictures = [] {
        std::vector<ScreenPicture> all = {{"title", &G::title},
                                          {"title-new", &G::title_new},
                                          {"title-noticed", &G::title_noticed},
                                          {"profiles", &G::profiles},
                                          {"new-profile", &G::new_profile},
                                          {"confirm", &G::confirm},
                                          {"planets", &G::planets},
                                          {"planets-locked", &G::planets_locked},
                                          {"comms", &G::comms},
                                          {"comms-briefing", &G::comms_briefing},
                                          {"hangar-ships", &G::hangar_ships},
                                          {"hangar-weapons", &G::hangar_weapons},
                                          {"hangar-upgrades", &G::hangar_upgrades},
                                          {"log-quests", &G::log_quests},
                                          {"log-notes", &G::log_notes},
                                          {"log-talk", &G::log_talk},
                                          {"log-codex", &G::log_codex},
                                          {"records-medals", &G::records_medals},
                                          {"records-statistics", &G::records_statistics},
                                          {"records-best", &G::records_best},
                                          {"records-replays", &G::records_replays},
                                          {"briefing", &G::briefing},
                                          {"talk", &G::talk},
                                          {"talk-choice", &G::talk_choice},
                                          {"options-game", &G::options_game},
                                          {"options-sound", &G::options_sound},
                                          {"options-picture", &G::options_picture},
                                          {"options-controls", &G::options_controls},
                                          {"options-ease", &G::options_ease},
                                          {"controls", &G::controls},
                                          {"controls-question", &G::controls_question},
                                          {"pause", &G::pause},
                                          {"conversation", &G::conversation},
                                          {"result-complete", &G::result_complete},
                                          {"result-failed", &G::result_failed},
                                          {"result-crowded", &G::result_crowded},
                                          {"result-endless", &G::result_endless},
                                          {"credits", &G::credits},
                                          {"error", &G::error}};
        // The main ones in the other language, and at other sizes of window, interface and text.
        const std::vector<ScreenPicture> main = {{"title", &G::title},
                                                 {"new-profile", &G::new_profile},
                                                 {"planets", &G::planets},
                                                 {"comms", &G::comms},
                                                 {"hangar-ships", &G::hangar_ships},
                                                 {"records-medals", &G::records_medals},
                                                 {"briefing", &G::briefing},
                                                 {"talk-choice", &G::talk_choice},
                                                 {"options-controls", &G::options_controls},
                                                 {"pause", &G::pause},
                                                 {"result-complete", &G::result_complete}};
        for (ScreenPicture p : main) {
            p.name += "-pseudo";
            p.pseudo = true;
            all.push_back(p);
        }
        struct Shape {
            const char* name;
            int width, height;
            float ui_scale, text_scale;
        };
        constexpr Shape kShapes[] = {{"-1024", 1024, 768, 1.0F, 1.0F},
                                     {"-1920", 1920, 1080, 1.0F, 1.0F},
                                     {"-2560", 2560, 1080, 1.0F, 1.0F},
                                     {"-small", 1280, 720, 0.75F, 1.0F},
                                     {"-large", 1280, 720, 2.0F, 1.5F}};
        for (const Shape& shape : kShapes)
            for (ScreenPicture p : main) {
                if (p.name != "title" && p.name != "planets" && p.name != "hangar-ships" &&
                    p.name != "pause" && p.name != "result-complete")
                    continue;
                p.name += shape.name;
                p.width = shape.width;
                p.height = shape.height;
                p.ui_scale = shape.ui_scale;
                p.text_scale = shape.text_scale;
                all.push_back(p);
            }
        return all;
    }();
    return kPictures;
}
