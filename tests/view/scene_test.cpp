#include "view/scene.hpp"

#include <gtest/gtest.h>

#include "base/log.hpp"
#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "sim/stage.hpp"
#include "sim/story.hpp"
#include "source_folder.hpp"
#include "view/hud.hpp"

namespace nl::view {
namespace {

/// A place that one has been to stops looking like somewhere to go.
TEST(Scene, APlaceIsDoneWithWhenNothingLeadsThereAnyMore) {
    Diagnostics said;
    const auto library = content::load_library(SearchPath({source_folder()}), said);
    const auto mission = content::parse_mission(R"({ "name": "test",
        "locations": [ { "id": "here", "name": "Here", "x": 0, "y": 0, "radius": 200 },
                       { "id": "there", "name": "There", "x": 3000, "y": 0, "radius": 200 },
                       { "id": "aside", "name": "Aside", "x": 0, "y": 3000, "radius": 200 } ],
        "objectives": [ { "id": "a", "text": "A", "type": "reach", "target": "here" },
                        { "id": "b", "text": "B", "type": "reach", "target": "there" } ] })",
                                                "test.json", library, said);
    ASSERT_TRUE(mission) << said.text();
    ASSERT_TRUE(sim::compile_story(library, *mission, said)) << said.text();
    sim::Stage stage(library, *mission, {});
    const auto done_with = [&](const char* id) {
        const Scene scene = scene_of(stage);
        for (const sim::Place& p : scene.world.places())
            if (p.id == scene.world.names().find(id)) return is_done_with(scene, p);
        ADD_FAILURE() << "there is no " << id;
        return false;
    };
    EXPECT_FALSE(done_with("here"));
    for (int i = 0; i < 3; ++i) stage.tick({});
    EXPECT_TRUE(done_with("here"));
    EXPECT_FALSE(done_with("there"));
    EXPECT_FALSE(done_with("aside"));  // only the script knows what it is for
}

/// Whoever is short of it must not read "OK" until the flight is over, nor look for a clock and reckon.
TEST(Progress, TellsTheAccuracyAsItStandsAndWhatIsLeftOfATime) {
    Diagnostics said;
    const auto library = content::load_library(SearchPath({source_folder()}), said);
    const auto mission = content::parse_mission(R"({ "name": "test",
        "objectives": [ { "id": "a", "text": "A", "type": "accuracy", "percent": 35, "optional": true },
                        { "id": "b", "text": "B", "type": "time", "seconds": 75, "optional": true },
                        { "id": "c", "text": "C", "type": "survive", "seconds": 100 } ] })",
                                                "test.json", library, said);
    ASSERT_TRUE(mission) << said.text();
    ASSERT_TRUE(sim::compile_story(library, *mission, said)) << said.text();
    sim::Stage stage(library, *mission, {});
    const SearchPath files({source_folder()});
    Log log{[](std::string_view) {}};
    Screen screen = Screen::offscreen(320, 240);
    const Text text{screen, files, log};
    const auto told = [&](std::size_t i) {
        return progress_of(stage.objectives()[i], scene_of(stage), text);
    };
    stage.tick({});
    EXPECT_EQ(told(0), "OK") << "nothing has been shot";
    EXPECT_EQ(told(1), "1:14");
    sim::Input input;
    input.set(sim::Input::Fire);
    for (int i = 0; i < 10 * sim::kTicksPerSecond; ++i) stage.tick(input);
    EXPECT_EQ(told(0), "0 %") << "at nothing";
    EXPECT_EQ(told(1), "1:04");
    EXPECT_EQ(told(2), "1:29");
}

}  // namespace
}  // namespace nl::view
