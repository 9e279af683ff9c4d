#include "content/schema.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/files.hpp"
#include "base/json.hpp"
#include "content/library.hpp"
#include "source_folder.hpp"

namespace nl::content {
namespace {

/// The committed schemas are generated: with NINE_LIVES_UPDATE=1 in the environment this test writes them
/// anew.
TEST(Schema, CommittedFilesAreNotStale) {
    for (const auto& schema : schemas()) {
        const std::string path = nl::source_folder().string() + "/" + schema.file;
        std::string why;
        if (std::getenv("NINE_LIVES_UPDATE") != nullptr) {
            EXPECT_TRUE(write_file_atomically(path, schema.text, why)) << why;
        }
        const auto committed = read_file(path, why);
        ASSERT_TRUE(committed) << schema.file << ": " << why;
        EXPECT_EQ(*committed, schema.text) << schema.file << ": run this test with NINE_LIVES_UPDATE=1";
    }
}

TEST(Schema, IsJson) {
    for (const auto& schema : schemas()) {
        Diagnostics diagnostics;
        EXPECT_TRUE(JsonDocument::parse(schema.text, schema.file, diagnostics)) << diagnostics.text();
    }
}

TEST(Schema, OfMissionsKnowsTheKeysOfTheLoader) {
    Diagnostics diagnostics;
    const auto document = JsonDocument::parse(mission_schema(), "mission", diagnostics);
    ASSERT_TRUE(document);
    const auto properties = document->root().find("properties");
    ASSERT_TRUE(properties);
    const auto orders =
        properties->find("craft")->find("items")->find("properties")->find("orders")->find("enum");
    ASSERT_TRUE(orders);
    EXPECT_EQ(orders->elements()[10].string(), "run-for-gate");
    EXPECT_EQ(document->root().find("required")->elements().size(), 1U);
    EXPECT_FALSE(document->root().find("additionalProperties")->boolean());
}

}  // namespace
}  // namespace nl::content
