#include "base/text.hpp"

#include <gtest/gtest.h>

#include <array>

namespace {

TEST(Text, CountsCodePointsNotBytes) {
    EXPECT_EQ(nl::count_code_points("Кот"), 3U);
    EXPECT_EQ(nl::count_code_points("3 × 12°…"), 8U);
}

TEST(Text, FindsInvalidUtf8) {
    EXPECT_EQ(nl::first_invalid_utf8("ok … 😀"), std::nullopt);
    EXPECT_EQ(nl::first_invalid_utf8("a\xC0\x80"), 1U);         // overlong NUL
    EXPECT_EQ(nl::first_invalid_utf8("ab\xED\xA0\x80"), 2U);    // surrogate
    EXPECT_EQ(nl::first_invalid_utf8("\xF4\x90\x80\x80"), 0U);  // past U+10FFFF
    EXPECT_EQ(nl::first_invalid_utf8("abc\xE2\x82"), 3U);       // cut short
    EXPECT_EQ(nl::to_valid_utf8("a\xFF"
                                "b"),
              "a\xEF\xBF\xBD"
              "b");
}

TEST(Text, ReadsPlainDecimalNumbersOnly) {
    EXPECT_EQ(nl::parse_number("0.25"), 0.25);
    EXPECT_EQ(nl::parse_number("-3"), -3.0);
    EXPECT_EQ(nl::parse_number("+3"), 3.0);
    for (const char* bad : {"", "abc", "1e5", "nan", "inf", "1,5", "0x10", "--1", "1-", "1.2.3", " 1"})
        EXPECT_EQ(nl::parse_number(bad), std::nullopt) << bad;
}

TEST(Text, GuessesWhatWasMeant) {
    const std::array<std::string, 3> names{"MSG_BOX", "DELAY", "HUD_MSG"};
    EXPECT_EQ(nl::nearest_spelling("MSGBOX", names), "MSG_BOX");
    EXPECT_EQ(nl::nearest_spelling("dealy", names), "DELAY");
    EXPECT_EQ(nl::nearest_spelling("EXPLODE", names), "");
    EXPECT_EQ(nl::did_you_mean("DELEY", names), "did you mean 'DELAY'?");
}

TEST(Text, ExcerptsNeverCutACharacter) {
    EXPECT_EQ(nl::excerpt("short"), "short");
    EXPECT_EQ(nl::excerpt("ééééé", 4), "éé…");
    EXPECT_EQ(nl::excerpt("a\tb"), "a b");
}

}  // namespace
