// What a flight's results say of it.

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "sim/catalogue.hpp"
#include "sim/stage.hpp"
#include "sim/story.hpp"
#include "source_folder.hpp"

namespace nl::sim {
namespace {

struct Battle {
    explicit Battle(const char* craft) {
        Diagnostics said;
        library = content::load_library(SearchPath({source_folder()}), said);
        mission = content::parse_mission(std::string(R"({ "name": "test", "craft": [ )") + craft + R"( ] })",
                                         "test.json", library, said);
        EXPECT_TRUE(mission && compile_story(library, *mission, said)) << said.text();
        stage.emplace(library, *mission, StageOptions{});
    }
    void run(int ticks, const Input& input) {
        for (int i = 0; i < ticks; ++i) {
            stage->tick(input);
            const Event* broken = nullptr;
            for (const Event& e : stage->world().events()) {
                if (e.other != stage->world().player() || e.index == kNoWeapon) continue;
                told += e.kind == EventKind::Hit || e.kind == EventKind::ShieldHit ? 1 : 0;
                told_twice += e.kind == EventKind::Hit && broken != nullptr && broken->at == e.at ? 1 : 0;
                broken = e.kind == EventKind::ShieldDown ? &e : nullptr;
            }
        }
    }
    content::Library library;
    std::optional<content::Mission> mission;
    std::optional<Stage> stage;
    int told = 0;        ///< events of hits by the player
    int told_twice = 0;  ///< … that are the second of one blow
};

/// Whoever rams has not shot: "Accuracy 6300 %" was once said of a pilot who never fired.
TEST(Statistics, WhoIsRammedWasNotShotAt) {
    Battle battle(R"({ "type": "gnat", "count": 4, "y": 20, "orders": "ram", "target": "player" })");
    battle.run(600, {});
    EXPECT_GT(battle.stage->statistics().damage_taken, 0.0F);
    EXPECT_EQ(battle.stage->statistics().shots, 0);
    EXPECT_EQ(battle.stage->statistics().hits, 0);
}

/// The shot that breaks a shield hurts the hull, too, and is one hit.
TEST(Statistics, AShotHitsOnce) {
    Battle battle(R"({ "type": "barge", "side": "greebles", "y": -400, "orders": "hold" })");
    Input input;
    input.set(Input::Fire);
    input.set(Input::Secondary);
    battle.run(400, input);
    ASSERT_GT(battle.told_twice, 0) << battle.told << " told, " << battle.stage->statistics().shots
                                    << " shots";
    EXPECT_EQ(battle.stage->statistics().hits, battle.told - battle.told_twice);
    EXPECT_LE(battle.stage->statistics().hits, battle.stage->statistics().shots);
}

/// The text of an objective is no reason: "Keep the lamp: Keep the lamp".
TEST(FailReason, IsWhatTheScriptSaysWhenItGivesAnObjectiveUp) {
    Diagnostics said;
    const auto library = content::load_library(SearchPath({source_folder()}), said);
    const auto reason_after = [&](const std::string& lines) {
        const auto mission = content::parse_mission(
            R"({ "name": "test", "objectives": [ { "id": "a", "text": "Keep the lamp", "type": "scripted" } ],
                 "script": [ { "function": "TIME 1", "lines": [ )" +
                lines + R"( ] } ] })",
            "test.json", library, said);
        EXPECT_TRUE(mission && compile_story(library, *mission, said)) << said.text();
        Stage stage(library, *mission, {});
        for (int i = 0; i < 90; ++i) stage.tick({});
        EXPECT_EQ(stage.status(), Status::Failed);
        return std::string(stage.fail_reason());
    };
    EXPECT_EQ(reason_after(R"("OBJECTIVE_FAIL a")"), "Keep the lamp");
    EXPECT_EQ(reason_after(R"("OBJECTIVE_FAIL a", "MISSION_FAIL it went out")"), "it went out");
}

}  // namespace
}  // namespace nl::sim
