#include "content/mission_loader.hpp"

#include <gtest/gtest.h>

#include <string>

#include "content/library.hpp"
#include "source_folder.hpp"
#include "temporary_folder.hpp"

namespace nl::content {
namespace {

const Library& library() {
    static const Library loaded = [] {
        Diagnostics ignored;
        return load_library(SearchPath({nl::source_folder()}), ignored);
    }();
    return loaded;
}

std::optional<Mission> parse(std::string text, Diagnostics& said) {
    return parse_mission(std::move(text), "test.json", library(), said);
}

TEST(MissionLoader, ANameIsEnough) {
    Diagnostics said;
    const auto mission = parse(R"({ "name": "Small" })", said);
    ASSERT_TRUE(mission);
    EXPECT_EQ(said.text(), "");
    EXPECT_EQ(mission->id, "test");
    EXPECT_EQ(mission->player.craft, "tabby");
    EXPECT_GT(mission->arena.x, 0.0F);
    EXPECT_TRUE(mission->objectives.empty());
}

TEST(MissionLoader, ReadsEveryShapeOfTheManual) {
    Diagnostics said;
    const auto mission = parse(R"({
        "name": "Shapes", "briefing": "One page.", "arena": { "width": 12000, "height": 8000 },
        "player": { "craft": "siamese", "x": 5, "y": -6, "facing": 90 },
        "craft": [ { "type": "gnat", "side": "pirates", "group": "wave", "count": 6, "x": 900, "y": -400,
                     "scatter": 500, "orders": "run-for-gate", "invulnerable": true, "lives": 2 } ],
        "spawners": [ { "id": "hive", "types": ["gnat", "spitter"], "every": 8, "step": [1, 3], "limit": 12,
                        "total": 40, "active": true },
                      { "id": "nest", "types": "gnat", "step": 2, "active": true } ],
        "items": [ { "type": "pod", "count": 4 } ],
        "hazards": [ { "type": "nebula", "x": 1, "y": 2, "radius": 900 } ],
        "locations": [ { "id": "beacon", "name": "Beacon 3" } ],
        "waypoints": [ { "x": 500, "y": 0 }, { "x": 900, "y": 200 } ],
        "gates": [ { "id": "gate", "x": -3000 } ],
        "objectives": [ { "id": "all", "type": "defeat-all" }, { "id": "go", "type": "reach", "target": "beacon" } ],
        "rewards": { "tuna": 200, "unlocks": ["spread-gun"] },
        "script": [ { "function": "TIME 1", "repeat": true, "lines": ["# caf\u00e9", "HUD_MSG x"] } ]
    })",
                               said);
    ASSERT_TRUE(mission) << said.text();
    EXPECT_EQ(said.text(), "");
    EXPECT_EQ(mission->briefing, std::vector<std::string>{"One page."});
    EXPECT_EQ(mission->arena, (Vec2{12000, 8000}));
    EXPECT_EQ(mission->player.at, (Vec2{5, -6}));
    EXPECT_EQ(mission->craft[0].name, "gnat") << "the type's id when left out";
    EXPECT_EQ(mission->craft[0].orders, Order::RunForGate);
    EXPECT_EQ(mission->craft[0].position.line, 4U);
    EXPECT_EQ(mission->spawners[0].step_min, 1);
    EXPECT_EQ(mission->spawners[0].step_max, 3);
    EXPECT_EQ(mission->spawners[1].step_max, 2);
    EXPECT_EQ(mission->spawners[1].name, "gnat");
    EXPECT_EQ(mission->waypoints[1], (Vec2{900, 200}));
    EXPECT_EQ(mission->objectives[0].type, ObjectiveType::DefeatAll);
    EXPECT_EQ(mission->objectives[0].target, "greebles");
    EXPECT_EQ(mission->objectives[1].text, "go");
    EXPECT_TRUE(mission->script.functions[0].repeat);
    EXPECT_EQ(mission->script.functions[0].lines[0].text, "# café");
}

TEST(MissionLoader, ReadsNamesThatOnlyTheScriptBringsIn) {
    Diagnostics said;
    EXPECT_TRUE(parse(R"({ "name": "Spawned",
        "objectives": [ { "id": "a", "type": "destroy", "target": "ghost", "count": 9 } ],
        "script": [ { "function": "TIME 1", "lines": [ "  SPAWN gnat ; greebles; ghost;0,0" ] } ] })",
                      said));
    EXPECT_EQ(said.text(), "");
}

using MissionFile = InFolder;

TEST_F(MissionFile, ThatCannotBeReadSaysWhy) {
    Diagnostics said;
    EXPECT_FALSE(load_mission(folder_ / "none.json", library(), said));
    EXPECT_FALSE(load_mission(folder_, library(), said));
    const std::string at = folder_.string();
    EXPECT_EQ(said.text(),
              at + "/none.json: error: no such file\n" + at + ": error: this is a folder, not a file\n");
}

TEST_F(MissionFile, ThatIsBrokenIsGivenForItsScriptOnlyWhenAsked) {
    put("m.json", R"({ "nam": "x", "script": [ { "function": "START", "lines": [ "HUD_MSG x" ] } ] })");
    Diagnostics said;
    EXPECT_FALSE(load_mission(folder_ / "m.json", library(), said));
    const auto broken = read_mission(folder_ / "m.json", library(), said);
    ASSERT_TRUE(broken);
    EXPECT_TRUE(said.has_errors());
    EXPECT_EQ(broken->script.functions.size(), 1U);
    EXPECT_EQ(broken->script.file, (folder_ / "m.json").string());
}

TEST(MissionLoader, FindsMissionsByIdAndByPath) {
    const SearchPath files({nl::source_folder()});
    EXPECT_EQ(find_mission("radio-check", files)->filename(), "radio-check.json");
    EXPECT_EQ(*find_mission("some/where.json", files), "some/where.json");
    EXPECT_FALSE(find_mission("no-such-mission", files));
    EXPECT_FALSE(find_mission("", files));
}

// ---- hostile files: each must be refused or read, and never hang or crash

TEST(MissionLoader, TenMegabytesOfNestingAreOneError) {
    Diagnostics said;
    EXPECT_FALSE(parse(R"({"name":)" + std::string(10U << 20U, '['), said));
    EXPECT_EQ(said.text(), "test.json:1:108: error: objects and lists are nested more than 100 deep\n");
}

TEST(MissionLoader, ManyCraftAreRefused) {
    std::string text = R"({ "name": "Crowd", "craft": [ )";
    for (int i = 0; i < 20; ++i) text += R"({ "type": "gnat", "count": 1000 }, )";
    Diagnostics said;
    EXPECT_FALSE(parse(text + R"({ "type": "gnat" } ] })", said));
    ASSERT_EQ(said.list().size(), 1U);
    EXPECT_EQ(said.list()[0].message, "this mission has more than 4000 craft");
}

TEST(MissionLoader, ManyMistakesTakeNoAge) {
    std::string text = R"({ "name": "Keys", "objectives": [)";
    for (int i = 0; i < 5000; ++i) {
        const std::string n = std::to_string(i);
        text += R"({ "id": "o)" + n + R"(", "type": "destroy", "target": "t)" + n + R"(" },)";
    }
    text += R"({ "id": "last", "type": "time", "seconds": 1 } ])";
    for (int i = 0; i < 5000; ++i) text += R"(, "key)" + std::to_string(i) + R"(": [ { "name": "n" } ])";
    Diagnostics said;
    EXPECT_FALSE(parse(text + " }", said));
    EXPECT_EQ(said.error_count(), 10000U);
}

TEST(MissionLoader, AnyPrefixOfAMissionIsRefusedWithAMessage) {
    std::string why;
    const auto text = read_file(nl::source_folder().string() + "/data/missions/radio-check.json", why);
    ASSERT_TRUE(text) << why;
    for (std::size_t n = 0; n + 2 < text->size(); n += 37) {
        Diagnostics said;
        EXPECT_FALSE(parse(text->substr(0, n), said)) << n;
        EXPECT_TRUE(said.has_errors()) << n;
    }
}

TEST(MissionLoader, AnyChangedByteIsReadOrRefused) {
    std::string why;
    const auto text = read_file(nl::source_folder().string() + "/data/missions/skirmish.json", why);
    ASSERT_TRUE(text) << why;
    for (std::size_t n = 0; n < text->size(); n += 5)
        for (const char c : {'\0', '"', '{', ']', '9', '\xff'}) {
            std::string changed = *text;
            changed[n] = c;
            Diagnostics said;
            const auto mission = parse(changed, said);
            EXPECT_EQ(mission.has_value(), !said.has_errors()) << n;
        }
}

}  // namespace
}  // namespace nl::content
