#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "base/log.hpp"
#include "content/feel.hpp"
#include "pictures/judge.hpp"
#include "pictures/still.hpp"
#include "source_folder.hpp"

// Every scene is drawn by the software device and compared with the stored picture of its name, as judge.hpp
// says. To store what is drawn now: NINE_LIVES_STORE_PICTURES=1 build/release/tests/test_pictures

namespace nl::view {
namespace {

/// Another compiler may round a spark elsewhere; a missing panel, portrait or line of text must be found.
constexpr Tolerance kOfFlights{4, 256, 2.5, 45.0};

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
    Screen screen = Screen::offscreen(p.width, p.height);
    screen.set_ui_scale(p.ui_scale);
    Pictures pictures(screen.device(), s.files, s.log);
    Text text(screen, s.files, s.log);
    Canvas canvas(screen, pictures);
    text.set_control_names({{"dismiss", "ENTER"}, {"skip", "ESC"}});
    const auto still = Still::of(p, s.library, s.feel, canvas, text);
    if (!still) return {};
    screen.begin_frame();
    text.begin_frame();
    canvas.begin();
    still->draw();
    canvas.flush();
    return screen.read();
}

class PictureTest : public testing::TestWithParam<PictureScene> {};

TEST_P(PictureTest, LooksAsItDid) { expect_as_stored(photograph(GetParam()), GetParam().name, kOfFlights); }

INSTANTIATE_TEST_SUITE_P(Scenes, PictureTest, testing::ValuesIn(picture_scenes()), [](const auto& scene) {
    std::string name = scene.param.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace nl::view
