#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "base/files.hpp"
#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "source_folder.hpp"

namespace nl::content {
namespace {

const std::string kFolder = nl::source_folder().string() + "/tests/content/bad/";

std::vector<std::string> bad_missions() {
    std::vector<std::string> names;
    for (const auto& name : SearchPath({nl::source_folder()}).list("tests/content/bad", ".json"))
        names.push_back(std::filesystem::path(name).stem().string());
    return names;
}

class BadMission : public testing::TestWithParam<std::string> {};

/// Each NAME.json of tests/content/bad has all that there is to say about it in NAME.txt. With
/// NINE_LIVES_UPDATE=1 in the environment the test writes those anew: read what changed before you commit it.
TEST_P(BadMission, SaysAllThatIsWrong) {
    Diagnostics ignored;
    const Library library = load_library(SearchPath({nl::source_folder()}), ignored);
    std::string why;
    const auto text = read_file(kFolder + GetParam() + ".json", why);
    ASSERT_TRUE(text) << why;
    Diagnostics said;
    const auto mission = parse_mission(*text, GetParam() + ".json", library, said);
    EXPECT_EQ(mission.has_value(), !said.has_errors());
    if (std::getenv("NINE_LIVES_UPDATE") != nullptr) {
        EXPECT_TRUE(write_file_atomically(kFolder + GetParam() + ".txt", said.text(), why)) << why;
    }
    const auto expected = read_file(kFolder + GetParam() + ".txt", why);
    ASSERT_TRUE(expected) << why;
    EXPECT_EQ(said.text(), *expected);
}

INSTANTIATE_TEST_SUITE_P(Files, BadMission, testing::ValuesIn(bad_missions()), [](const auto& each) {
    std::string name = each.param;
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
});

}  // namespace
}  // namespace nl::content
