#include <gtest/gtest.h>

#include "content/feel.hpp"
#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "content/sounds.hpp"
#include "source_folder.hpp"

namespace nl::content {
namespace {

SearchPath game_files() { return SearchPath({nl::source_folder()}); }

TEST(ShippedData, LoadsWithoutAWord) {
    Diagnostics diagnostics;
    const Library library = load_library(game_files(), diagnostics);
    EXPECT_EQ(diagnostics.text(), "");
    EXPECT_NE(library.find_craft("tabby"), nullptr);
    EXPECT_NE(library.find_weapon("claw-cannon"), nullptr);
    EXPECT_NE(library.find_side("greebles"), nullptr);
    EXPECT_NE(library.find_speaker("Mittens"), nullptr);
    EXPECT_NE(library.find_difficulty("tiger"), nullptr);
}

TEST(ShippedData, MissingPicturesAreSaidToThoseWhoAsk) {
    Diagnostics diagnostics;
    (void)load_library(SearchPath({nl::source_folder().string() + "/tests/content/small-game"}), diagnostics,
                       MissingFiles::Report);
    const std::string at = nl::source_folder().string() + "/tests/content/small-game/data/";
    EXPECT_EQ(diagnostics.text(),
              at + "craft/moggy.json:1:1: warning: there is no picture gfx/craft/moggy.png\n" + at +
                  "cast.json:2:45: warning: there is no picture gfx/avatars/nobody.png (did you mean "
                  "'gfx/avatars/somebody.png'?)\n");
}

TEST(ShippedData, FeelAndSoundsLoadWithoutAWord) {
    Diagnostics diagnostics;
    const Feel feel = load_feel(game_files(), diagnostics);
    const Sounds sounds = load_sounds(game_files(), diagnostics);
    EXPECT_EQ(diagnostics.text(), "");
    EXPECT_GT(feel.camera.follow, 0.0F);
    ASSERT_NE(sounds.find_effect("radio"), nullptr);
    EXPECT_EQ(sounds.find_effect("radio")->kind, EffectKind::Ui);
    ASSERT_NE(sounds.find_music("calm"), nullptr);
    EXPECT_EQ(sounds.find_effect("x-about-radio"), nullptr);
}

TEST(ShippedData, EveryMissionLoadsWithoutAWord) {
    Diagnostics diagnostics;
    const SearchPath files = game_files();
    const Library library = load_library(files, diagnostics);
    ASSERT_FALSE(library.missions.empty());
    for (const auto& id : library.missions) {
        const auto path = find_mission(id, files);
        ASSERT_TRUE(path) << id;
        const auto mission = load_mission(*path, library, diagnostics);
        ASSERT_TRUE(mission) << diagnostics.text();
        EXPECT_EQ(mission->id, id);
    }
    EXPECT_EQ(diagnostics.text(), "");
}

TEST(ShippedData, RadioCheckHasSixScoutsAndWantsThemAll) {
    Diagnostics diagnostics;
    const SearchPath files = game_files();
    const Library library = load_library(files, diagnostics);
    const auto mission = load_mission(*find_mission("radio-check", files), library, diagnostics);
    ASSERT_TRUE(mission) << diagnostics.text();
    int scouts = 0;
    for (const auto& craft : mission->craft) scouts += craft.group == "scouts" ? craft.count : 0;
    EXPECT_EQ(scouts, 6);
    EXPECT_EQ(mission->objectives.front().count, 0) << "more of them come on Tiger, and all are meant";
    EXPECT_EQ(mission->script.functions[1].name.text, "TIME 1");
}

}  // namespace
}  // namespace nl::content
