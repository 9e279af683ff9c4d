// The manual's reference of scripts and their schema are generated from the table of commands: stale ones
// fail here. NINE_LIVES_BLESS=1 writes them anew.

#include "script/reference.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "base/files.hpp"
#include "sim/command_table.hpp"
#include "source_folder.hpp"

namespace nl::sim {
namespace {

const std::filesystem::path kSource = nl::source_folder();

std::string contents_of(const std::filesystem::path& file) {
    std::string why;
    return read_file(file, why).value_or("");
}

void expect_fresh(const std::filesystem::path& file, const std::string& wanted) {
    const std::string there = contents_of(file);
    if (std::getenv("NINE_LIVES_BLESS") != nullptr && there != wanted) std::ofstream(file) << wanted;
    EXPECT_TRUE(there == wanted) << file << " is stale: run this test with NINE_LIVES_BLESS=1";
}

TEST(Reference, TheManualIsFresh) {
    const auto file = kSource / "data" / "README.md";
    const std::string there = contents_of(file);
    const std::string begin = "<!-- commands:begin -->\n";
    const auto from = there.find(begin);
    const auto to = there.find("<!-- commands:end -->");
    ASSERT_NE(from, std::string::npos);
    ASSERT_NE(to, std::string::npos);
    expect_fresh(file, there.substr(0, from + begin.size()) + "\n" +
                           script::reference_markdown(command_table()) + "\n" + there.substr(to));
}

TEST(Reference, TheSchemaIsFresh) {
    expect_fresh(kSource / "data" / "schema" / "script.schema.json", script::script_schema(command_table()));
}

TEST(Reference, EveryCommandOfTheDesignIsThere) {
    for (const char* name : {"MSG_BOX",
                             "ALERT_BOX",
                             "HOSTILE_BOX",
                             "HUD_MSG",
                             "CLEAR_MSG_BOXES",
                             "DELAY",
                             "WAIT_MSG_BOX",
                             "WAIT_UNTIL",
                             "WAIT_SIGNAL",
                             "IF",
                             "ELSE_IF",
                             "ELSE",
                             "END_IF",
                             "CHOICE",
                             "OPTION",
                             "END_CHOICE",
                             "PARALLEL",
                             "BRANCH",
                             "END_PARALLEL",
                             "REPEAT",
                             "END_REPEAT",
                             "CALL",
                             "START_FUNCTION",
                             "STOP_FUNCTION",
                             "RETURN",
                             "SIGNAL",
                             "SET",
                             "ADD",
                             "ACTIVATE",
                             "SPAWN",
                             "REMOVE",
                             "DESTROY",
                             "DISABLE",
                             "SET_SIDE",
                             "SET_ORDERS",
                             "SET_INVULNERABLE",
                             "HEAL",
                             "TELEPORT",
                             "DROP",
                             "OBJECTIVE_ACTIVATE",
                             "OBJECTIVE_COMPLETE",
                             "OBJECTIVE_FAIL",
                             "MISSION_COMPLETE",
                             "MISSION_FAIL",
                             "RETREAT",
                             "SPAWNER",
                             "LOCATION",
                             "GATE",
                             "CINEMATIC_BEGIN",
                             "CINEMATIC_END",
                             "ACTORS",
                             "RELEASE",
                             "MOVE_TO",
                             "MOVE_TO_CRAFT",
                             "FACE",
                             "FIRE",
                             "CAMERA",
                             "CAMERA_PLAYER",
                             "FADE",
                             "SHAKE",
                             "TITLE",
                             "LETTERBOX",
                             "MUSIC",
                             "SOUND",
                             "NOTE",
                             "QUEST"})
        EXPECT_NE(command_table().find_command(name), nullptr) << name;
}

}  // namespace
}  // namespace nl::sim
