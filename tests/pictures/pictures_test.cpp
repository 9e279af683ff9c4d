#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "base/log.hpp"
#include "content/feel.hpp"
#include "content/mission_loader.hpp"
#include "pictures/compare.hpp"
#include "pictures/scenes.hpp"
#include "source_folder.hpp"
#include "view/stage_view.hpp"

// Every scene is drawn by the software device and compared with the stored picture of its name in
// tests/pictures/expected. A failure leaves <name>.png and <name>-difference.png in the folder that it
// prints. To store what is drawn now: NINE_LIVES_STORE_PICTURES=1 build/release/tests/test_pictures

namespace nl::view {
namespace {

const std::filesystem::path kExpected = nl::source_folder() / "tests/pictures/expected";

/// What all scenes share: loaded once.
struct Studio {
    SearchPath files{{nl::source_folder()}};
    Log log{[](std::string_view line) { std::cerr << line << '\n'; }};
    Diagnostics diagnostics;
    content::Library library = content::load_library(files, diagnostics);
    content::Feel feel = content::load_feel(files, diagnostics);
};

Studio& studio() {
    static Studio s;
    return s;
}

/// Draws a scene as the game would.
Image photograph(const PictureScene& p) {
    Studio& s = studio();
    Diagnostics diagnostics;
    const auto mission = content::parse_mission(p.mission, p.name, s.library, diagnostics);
    EXPECT_TRUE(mission) << diagnostics.text();
    if (!mission) return {};
    const content::Difficulty difficulty =
        s.library.difficulties.empty() ? content::Difficulty{} : s.library.difficulties[0];
    sim::World world(s.library, *mission, 7, difficulty);

    Screen screen = Screen::offscreen(p.width, p.height);
    screen.set_ui_scale(p.ui_scale);
    Pictures pictures(screen.device(), s.files, s.log);
    Text text(screen, s.files, s.log);
    Canvas canvas(screen, pictures);
    StageView view(canvas, text, nullptr, s.library, *mission, s.feel);
    ViewOptions options;
    options.quality = p.quality;
    view.set_options(options);
    text.set_control_names({{"dismiss", "ENTER"}, {"skip", "ESC"}});

    sim::MessageQueue messages;
    std::vector<sim::Objective> objectives;
    for (const auto& o : mission->objectives)
        objectives.push_back(
            {&o, sim::ObjectiveState::Active, 0, o.count, true, {}, 0, world.names().id(o.target), 0});
    std::vector<sim::HudMessage> hud;
    Scene scene{world};
    scene.messages = &messages;
    scene.objectives = objectives;
    scene.cinema = p.cinema;
    scene.kills = 17;
    sim::Input input;
    const auto show = [&] {
        scene.clock = world.now();
        scene.hud_messages = hud;
        view.after_tick(scene);
    };
    for (int i = 0; i < p.ticks; ++i) {
        input.set(sim::Input::Fire, i > 2);
        input.set(sim::Input::NearestTarget, i == 1);
        world.step(input);
        if (p.arrange && i + p.arranged_ticks == p.ticks) p.arrange(world);
        show();
    }
    for (const auto& m : p.hud_messages) hud.push_back({m, world.now() - 30});
    if (!p.message.empty()) messages.push({p.speaker, "", p.message, p.style});
    for (int i = 0; i <= p.message_age; ++i) messages.step(i + 1, false);
    show();
    screen.begin_frame();
    text.begin_frame();
    canvas.begin();
    view.draw(scene, 1.0F);
    canvas.flush();
    return screen.read();
}

class PictureTest : public testing::TestWithParam<PictureScene> {};

TEST_P(PictureTest, LooksAsItDid) {
    const PictureScene& p = GetParam();
    const Image drawn = photograph(p);
    ASSERT_FALSE(drawn.empty());
    std::string why;
    const auto stored = kExpected / (p.name + ".png");
    if (std::getenv("NINE_LIVES_STORE_PICTURES") != nullptr) {
        ASSERT_TRUE(save_png(reduced(drawn), stored, why)) << why;
    }
    if (const char* folder = std::getenv("NINE_LIVES_PICTURES"); folder != nullptr) {
        ASSERT_TRUE(save_png(drawn, std::filesystem::path(folder) / (p.name + ".png"), why)) << why;
    }
    const auto expected = load_image(stored, why);
    ASSERT_TRUE(expected) << stored << ": " << why;
    const Comparison c = compared(reduced(drawn), *expected);
    if (c.mean <= kMostMean && c.worst_block <= kMostBlock) return;
    const auto folder = std::filesystem::temp_directory_path() / "nine-lives-pictures";
    EXPECT_TRUE(save_png(drawn, folder / (p.name + ".png"), why));
    EXPECT_TRUE(save_png(c.difference, folder / (p.name + "-difference.png"), why));
    FAIL() << p.name << " differs: mean " << c.mean << ", worst block " << c.worst_block << "; see "
           << folder;
}

INSTANTIATE_TEST_SUITE_P(Scenes, PictureTest, testing::ValuesIn(picture_scenes()), [](const auto& scene) {
    std::string name = scene.param.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace nl::view
