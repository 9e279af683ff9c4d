#include "base/json.hpp"

#include <gtest/gtest.h>

using nl::Diagnostics;
using nl::JsonDocument;
using nl::JsonKind;
using nl::Position;

namespace {

std::string complaint(const std::string& text) {
    Diagnostics d;
    EXPECT_FALSE(JsonDocument::parse(text, "f.json", d).has_value());
    return d.text();
}

TEST(Json, RemembersWhereEveryValueStands) {
    Diagnostics d;
    const auto doc = JsonDocument::parse("{\n  \"a\": [1, {\"b\": true}],\n  \"c\": \"x\"\n}", "f.json", d);
    ASSERT_TRUE(doc.has_value());
    const auto a = doc->root().find("a");
    ASSERT_TRUE(a.has_value());
    EXPECT_EQ(a->position(), (Position{2, 8}));
    EXPECT_EQ(a->elements()[1].position(), (Position{2, 12}));
    EXPECT_EQ(a->elements()[1].find("b")->position(), (Position{2, 18}));
    EXPECT_EQ(doc->root().members()[1].key_position, (Position{3, 3}));
    EXPECT_EQ(doc->root().find("c")->position(), (Position{3, 8}));
}

TEST(Json, FindsItsWayBackThroughEscapes) {
    Diagnostics d;
    const auto doc = JsonDocument::parse(R"(["a\"b\u00e9c"])", "f.json", d);
    ASSERT_TRUE(doc.has_value());
    const auto line = doc->root().elements()[0].source_line();
    EXPECT_EQ(line.text,
              "a\"b\xC3\xA9"
              "c");
    EXPECT_EQ(line.at(0), (Position{1, 3}));
    EXPECT_EQ(line.at(2), (Position{1, 6}));   // b, after \"
    EXPECT_EQ(line.at(5), (Position{1, 13}));  // c, after \u00e9
}

TEST(Json, NamesTheMistakeAndItsPlace) {
    EXPECT_EQ(complaint(""), "f.json:1:1: error: the file is empty (a JSON file starts with {)\n");
    EXPECT_EQ(complaint("{\"a\": 1,}"),
              "f.json:1:9: error: a comma stands before } (remove the last comma)\n");
    EXPECT_EQ(
        complaint("{\"a\": 1\n \"b\": 2}"),
        "f.json:2:2: error: expected , or }, found '\"b\": 2}' (is there a comma missing before this?)\n");
    EXPECT_EQ(complaint("{\"a\": \"x\n\"}"),
              "f.json:1:9: error: a line break or control character stands inside a text (is a double quote "
              "missing? "
              "write \\n for a line break)\n");
    EXPECT_EQ(complaint("{\"a\": 1, \"a\": 2}"),
              "f.json:1:10: error: the key 'a' stands here a second time\n");
    EXPECT_EQ(complaint("[1] 2"), "f.json:1:5: error: expected the end of the file, found '2'\n");
    EXPECT_EQ(complaint("{\"a\": \"\xFF\"}"),
              "f.json:1:8: error: this byte is not valid UTF-8 (save the file with UTF-8 encoding)\n");
    EXPECT_EQ(complaint("[\"\\ud800\"]"), "f.json:1:9: error: half of a surrogate pair stands alone\n");
    EXPECT_EQ(complaint("[01]"), "f.json:1:3: error: a number starts with a needless 0\n");
}

TEST(Json, TenMegabytesOfNestingIsAMessageNotACrash) {
    const std::string deep(10U << 20U, '[');
    EXPECT_EQ(complaint(deep), "f.json:1:101: error: objects and lists are nested more than 100 deep\n");
}

TEST(Json, EveryPrefixOfAFileIsRefusedCalmly) {
    const std::string text = R"({"a": [1, -2.5e3, "x\u00e9\ud83d\ude00"], "b": {"c": null, "d": false}})";
    for (std::size_t n = 0; n < text.size(); ++n) {
        Diagnostics d;
        EXPECT_FALSE(JsonDocument::parse(text.substr(0, n), "f.json", d).has_value()) << n;
        EXPECT_EQ(d.error_count(), 1U) << n;
    }
    Diagnostics d;
    EXPECT_TRUE(JsonDocument::parse(text, "f.json", d).has_value());
}

}  // namespace
