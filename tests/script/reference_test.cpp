#include "script/reference.hpp"

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "scene.hpp"

namespace nl::script {
namespace {

TEST(Reference, JsonListsEveryRow) {
    Diagnostics d;
    const auto json = JsonDocument::parse(reference_json(table()), "reference", d);
    ASSERT_TRUE(json) << d.text();
    EXPECT_EQ(json->root().find("commands")->elements().size(), table().commands().size());
    EXPECT_EQ(json->root().find("events")->elements().size(), table().events().size());
    EXPECT_EQ(json->root().find("conditions")->elements().size(), table().conditions().size());
    const auto first = json->root().find("commands")->elements()[0];
    EXPECT_EQ(first.find("form")->string(), "DELAY seconds");
    EXPECT_EQ(first.find("kind")->string(), "wait");
}

TEST(Reference, MarkdownHasARowForEach) {
    const std::string text = reference_markdown(table());
    EXPECT_NE(
        text.find("| `GO who;where[;speed]` | Goes. | `who`: names of pilot, with commas between; `where`: a "
                  "place, x,y; `speed`: a whole number from 0 to 100, may be left out |\n"),
        std::string::npos)
        << text;
    EXPECT_NE(text.find("| `near(a,b)` |"), std::string::npos);
    EXPECT_NE(text.find("| `TIME seconds` |"), std::string::npos);
}

TEST(Reference, TheSchemaIsJson) {
    Diagnostics d;
    EXPECT_TRUE(JsonDocument::parse(script_schema(table()), "schema", d)) << d.text();
}

}  // namespace
}  // namespace nl::script
