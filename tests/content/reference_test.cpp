#include "content/reference.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/files.hpp"
#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "source_folder.hpp"

namespace nl::content {
namespace {

/// The manual's tables of keys are generated: with NINE_LIVES_UPDATE=1 in the environment this test writes
/// them anew.
TEST(Reference, TablesOfTheManualAreNotStale) {
    const std::string path = nl::source_folder().string() + "/data/README.md";
    std::string why;
    const auto manual = read_file(path, why);
    ASSERT_TRUE(manual) << why;
    std::string fresh = *manual;
    for (const auto& reference : references()) {
        const std::string name = "keys:" + reference.kind;
        EXPECT_NE(manual->find("<!-- " + name + ":begin -->\n"), std::string::npos) << name;
        fresh = with_section(std::move(fresh), name, reference.text);
    }
    if (std::getenv("NINE_LIVES_UPDATE") != nullptr) {
        EXPECT_TRUE(write_file_atomically(path, fresh, why)) << why;
    } else {
        EXPECT_EQ(*manual, fresh) << "run this test with NINE_LIVES_UPDATE=1";
    }
}

/// Blocks of JSON in the manual below a line `<!-- mission -->` are whole missions.
TEST(Reference, ExamplesOfTheManualAreMissionsWithoutMistakes) {
    Diagnostics said;
    const Library library = load_library(SearchPath({nl::source_folder()}), said);
    std::string why;
    const auto manual = read_file(nl::source_folder().string() + "/data/README.md", why);
    ASSERT_TRUE(manual) << why;
    const std::string mark = "<!-- mission -->\n```json\n";
    int examples = 0;
    for (auto at = manual->find(mark); at != std::string::npos; at = manual->find(mark, at + 1)) {
        const auto from = at + mark.size();
        const std::string text = manual->substr(from, manual->find("```", from) - from);
        EXPECT_TRUE(parse_mission(text, "example.json", library, said)) << text;
        ++examples;
    }
    EXPECT_EQ(said.text(), "");
    EXPECT_EQ(examples, 5);
}

TEST(Reference, SectionsAreReplacedBetweenTheirMarks) {
    const std::string manual = "a\n<!-- x:begin -->\nold\n<!-- x:end -->\nb\n";
    EXPECT_EQ(with_section(manual, "x", "new\n"), "a\n<!-- x:begin -->\nnew\n<!-- x:end -->\nb\n");
    EXPECT_EQ(with_section(manual, "y", "new\n"), manual);
}

}  // namespace
}  // namespace nl::content
