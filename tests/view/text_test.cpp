#include "view/text.hpp"

#include <gtest/gtest.h>

#include "base/log.hpp"
#include "base/text.hpp"
#include "source_folder.hpp"

namespace nl::view {
namespace {

struct TextTest : testing::Test {
    SearchPath files{{nl::source_folder()}};
    Log log{[](std::string_view) {}};
    Screen screen = Screen::offscreen(1280, 720);
    Pictures pictures{screen.device(), files, log};
    Text text{screen, files, log};
    Canvas canvas{screen, pictures};
    TextStyle style{20.0F};

    /// Pixels that are not black after drawing `what`.
    int ink(std::string_view what) {
        screen.begin_frame();
        canvas.begin();
        text.draw(canvas, what, {100, 100}, style);
        canvas.flush();
        int n = 0;
        for (const Pixel p : screen.read().pixels) n += (p & 0xFFFFFFU) != 0 ? 1 : 0;
        return n;
    }
};

TEST_F(TextTest, LinesFitAndLoseNothing) {
    const std::string message =
        "Leo, that frigate is carrying the whole tuna convoy's fuel! Left sac is down.";
    const auto lines = text.wrap(message, style, 250);
    EXPECT_GT(lines.size(), 2U);
    std::string joined;
    for (const auto& line : lines) {
        EXPECT_LE(text.width(line, style), 250.5F) << line;
        joined += (joined.empty() ? "" : " ") + line;
    }
    EXPECT_EQ(joined, message);
}

TEST_F(TextTest, LongWordsAreBroken) {
    const std::string word(200, 'w');
    std::string joined;
    for (const auto& line : text.wrap(word + " end", style, 180)) {
        EXPECT_LE(text.width(line, style), 180.5F);
        joined += line;
    }
    EXPECT_EQ(joined.substr(0, 200), word);
    EXPECT_NE(joined.find("end"), std::string::npos);
}

TEST_F(TextTest, NewlinesAndEmptyTexts) {
    EXPECT_EQ(text.wrap("", style, 100).size(), 1U);
    EXPECT_EQ(text.wrap("a\n\nb", style, 100), (std::vector<std::string>{"a", "", "b"}));
    EXPECT_GE(text.wrap("anything", style, 0).size(), 4U);
}

TEST_F(TextTest, IdeographsBreakAnywhere) {
    const auto lines = text.wrap("日本語日本語日本語日本語日本語", style, 120);
    EXPECT_GT(lines.size(), 1U);
    for (const auto& line : lines) EXPECT_LE(text.width(line, style), 120.5F);
}

TEST_F(TextTest, AnyBytesAreShown) {
    EXPECT_GT(ink("\xff\xfe\x80"), 0);
    EXPECT_GT(ink("\xF4\x8F\xBF\xBD"), 0);  // a code point no font has: a box
    EXPECT_GT(ink(std::string_view("a\0b", 3)), 0);
    EXPECT_EQ(ink("   "), 0);
}

TEST_F(TextTest, DigitsAreOfOneWidth) {
    EXPECT_NEAR(text.width("11:11", style), text.width("00:88", style), 0.01F);
    EXPECT_GT(text.width("AVAVAV", style), 0.0F);
    EXPECT_LT(text.width("AVAVAV", style),
              text.width("A", style) * 3 + text.width("V", style) * 3);  // kerned
}

TEST_F(TextTest, ShortenedTextFits) {
    const std::string s = text.shortened("A very long name for a very small ship", style, 120);
    EXPECT_LE(text.width(s, style), 120.5F);
    EXPECT_TRUE(s.ends_with("…"));
    EXPECT_EQ(text.shortened("Leo", style, 120), "Leo");
}

TEST_F(TextTest, ManyDifferentTextsOverflowNothing) {
    for (int i = 0; i < 600; ++i) {
        text.begin_frame();
        screen.begin_frame();
        canvas.begin();
        text.draw(canvas, concat("word", to_text(std::int64_t{i}), "x some-thing", std::string(20, 'm')),
                  {10, 10}, {30.0F});
        canvas.flush();
    }
    EXPECT_GT(ink("still here"), 50);
}

TEST(TextWithoutFonts, IsBoxesOrTheSystems) {
    const SearchPath nowhere({"/nonexistent"});
    std::vector<std::string> said;
    Log log{[&](std::string_view line) { said.emplace_back(line); }};
    Screen screen = Screen::offscreen(320, 180);
    Text text(screen, nowhere, log);
    EXPECT_GT(text.width("Hello", {20.0F}), 0.0F);
    EXPECT_EQ(said.size(), 2U);
}

TEST_F(TextTest, ControlsAreNamedInTheLanguageAndForTheDevice) {
    EXPECT_EQ(text.tr("Press {fire}, {n} times"), "Press {fire}, {n} times");  // no device: nothing to say
    text.set_control_names({{"fire", "left button"}, {"boost", "{fire}"}});
    EXPECT_EQ(text.tr("Press {fire}, {n} times, {boost}{"), "Press left button, {n} times, {fire}{");
    Diagnostics found;
    Texts german;
    german.add(
        parse_po("msgid \"left button\"\nmsgstr \"linke Taste\"\n\nmsgctxt \"m/Leo\"\nmsgid \"Use "
                 "{fire}!\"\nmsgstr \"{fire} hilft!\"\n",
                 "de.po", found));
    text.set_texts(std::move(german));
    EXPECT_EQ(text.tr_in("m/Leo", "Use {fire}!"), "linke Taste hilft!");
    EXPECT_EQ(text.control("fire"), "linke Taste");
    EXPECT_EQ(text.control("nothing"), "");
}

TEST_F(TextTest, ReadingHasASizeOfItsOwn) {
    EXPECT_FLOAT_EQ(text.reading(20.0F), 20.0F);
    text.set_reading_scale(1.5F);
    EXPECT_FLOAT_EQ(text.reading(20.0F), 30.0F);
}

}  // namespace
}  // namespace nl::view
