#include "view/scene.hpp"

#include <gtest/gtest.h>

#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "sim/stage.hpp"
#include "sim/story.hpp"
#include "source_folder.hpp"

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

}  // namespace
}  // namespace nl::view
