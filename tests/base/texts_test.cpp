#include "base/texts.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace {

using nl::context_of;
using nl::Texts;

constexpr const char* kGerman = R"(# a comment
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"X-Language-Name: Deutsch\n"

#: src/ui/title_screen.cpp
msgid "Play"
msgstr "Spielen"

msgctxt "radio-check/Leo"
msgid "Radio check. Can anyone hear me purr?"
msgstr "Funkprobe. Hört mich "
"jemand \"schnurren\"?\n"

msgctxt "radio-check"
msgid "Play"
msgstr "Stück"

#, fuzzy
msgid "Quit"
msgstr "Quittung"

msgid "Back"
msgstr ""

msgid "{n} mission"
msgid_plural "{n} missions"
msgstr[0] "{n} Einsatz"
msgstr[1] "{n} Einsätze"

#, fuzzy
#~ msgid "Gone"
#~ msgstr "Weg"

msgid "Last"
msgstr "Letzte"
)";

Texts german() {
    nl::Diagnostics found;
    Texts out;
    const auto po = nl::parse_po(kGerman, "de.po", found);
    EXPECT_EQ(found.text(), "");
    EXPECT_EQ(po.language_name, "Deutsch");
    out.add(po);
    return out;
}

TEST(Texts, EnglishStandsForItself) {
    const Texts english;
    EXPECT_EQ(english.tr("Play"), "Play");
    EXPECT_EQ(english.tr_in("a/b", "Play"), "Play");
    EXPECT_EQ(english.tr_n("{n} mission", "{n} missions", 1), "1 mission");
    EXPECT_EQ(english.tr_n("{n} mission", "{n} missions", 0), "0 missions");
}

TEST(Texts, ACatalogueTranslates) {
    const Texts de = german();
    EXPECT_EQ(de.tr("Play"), "Spielen");
    EXPECT_EQ(de.tr("Last"), "Letzte");
    EXPECT_EQ(de.tr("Gone"), "Gone");
    EXPECT_EQ(de.tr_in(context_of("radio-check", "Leo"), "Radio check. Can anyone hear me purr?"),
              "Funkprobe. Hört mich jemand \"schnurren\"?\n");
    EXPECT_EQ(de.tr_n("{n} mission", "{n} missions", 1), "1 Einsatz");
    EXPECT_EQ(de.tr_n("{n} mission", "{n} missions", 12), "12 Einsätze");
}

TEST(Texts, WhatNobodyHasTranslatedStaysEnglish) {
    const Texts de = german();
    EXPECT_EQ(de.tr("Back"), "Back");  // empty
    EXPECT_EQ(de.tr("Quit"), "Quit");  // a guess
    EXPECT_EQ(de.tr("Never heard of"), "Never heard of");
    EXPECT_EQ(de.tr(""), "");  // not the header
}

TEST(Texts, AContextFallsBackToWiderOnes) {
    const Texts de = german();
    EXPECT_EQ(de.tr_in("radio-check/Mittens", "Play"), "Stück");
    EXPECT_EQ(de.tr_in("tuna-run/Mittens", "Play"), "Spielen");
    EXPECT_EQ(de.tr("Radio check. Can anyone hear me purr?"), "Radio check. Can anyone hear me purr?");
}

TEST(Texts, TheFirstCatalogueWins) {
    nl::Diagnostics found;
    Texts de;
    de.add(nl::parse_po("msgid \"Play\"\nmsgstr \"Los\"\n", "mod.po", found));
    de.add(nl::parse_po(kGerman, "de.po", found));
    EXPECT_EQ(de.tr("Play"), "Los");
    EXPECT_EQ(de.tr("Last"), "Letzte");
}

TEST(Texts, NamesAreFilledIn) {
    EXPECT_EQ(nl::filled("{a} and {b}, {c}{", {{"a", "1"}, {"b", "{a}"}}), "1 and {a}, {c}{");
}

TEST(Texts, ThePseudoLanguageIsAThirdLongerAccentedAndInBrackets) {
    const Texts pseudo = Texts::pseudo();
    EXPECT_EQ(pseudo.tr("Options"), "[Öpţîöñš~~~]");
    EXPECT_EQ(pseudo.tr_n("{n} mission", "{n} missions", 3), "[3 mîššîöñš~~~]");
    EXPECT_EQ(pseudo.tr(""), "");
}

TEST(Po, MistakesAreSaidWithTheirPlaceAndOnlyTheirEntryIsLost) {
    nl::Diagnostics found;
    const auto po = nl::parse_po(
        "msgid \"a\"\nmsgstr \"A\n\nmsgid \"b\"\nmsgstr \"B\"\n\nmsgid \"c\"\nmsgstr[9] \"C\"\n"
        "msgid \"d\"\nmsgstr \"D\\q\"\nnonsense\nmsgid \"e\"\nmsgstr \"E\"\n"
        "msgid \"b\"\nmsgstr \"again\"\n",
        "x.po", found);
    ASSERT_EQ(po.entries.size(), 2U);
    EXPECT_EQ(po.entries[0].text, "b");
    EXPECT_EQ(po.entries[1].text, "e");
    ASSERT_EQ(found.list().size(), 4U) << found.text();
    EXPECT_EQ(found.list()[0].position.line, 2U);
    EXPECT_EQ(found.list()[1].position.line, 8U);
    EXPECT_EQ(found.list()[2].position.line, 10U);
    EXPECT_EQ(found.list()[3].severity, nl::Severity::Warning);
}

TEST(Po, WhatIsNoCatalogueAtAllIsRefused) {
    using namespace std::string_literals;  // one of them has a zero inside
    for (const std::string& bad :
         {std::string("msgid \"\xff\"\nmsgstr \"x\"\n"), "msgid \"a\"\nmsgstr \"a\0b\"\n"s,
          std::string("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n"),
          std::string("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=rm\\n\"\n")}) {
        nl::Diagnostics found;
        (void)nl::parse_po(bad, "x.po", found);
        EXPECT_TRUE(found.has_errors()) << bad;
    }
}

/// Whatever bytes a catalogue has, reading it ends and what it gives can be shown.
TEST(Po, NoByteDoesHarm) {
    nl::Random random(9);
    const std::string whole = kGerman;
    for (int round = 0; round < 3000; ++round) {
        std::string text = whole;
        for (int i = 0; i < 8; ++i) {
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            const auto with = random.below(256);
            text[at] = static_cast<char>(with);
        }
        nl::Diagnostics found;
        Texts texts;
        texts.add(nl::parse_po(text, "x.po", found));
        (void)texts.tr_n("{n} mission", "{n} missions", round);
    }
}

TEST(Po, QuotedTextReadsBack) {
    for (const std::string& text :
         {std::string("a \"b\" \\ c"), std::string("one\ntwo\n"), std::string("\ttab")}) {
        nl::Diagnostics found;
        const auto po = nl::parse_po("msgid " + nl::po_quoted(text) + "\nmsgstr \"x\"\n", "x.po", found);
        ASSERT_EQ(po.entries.size(), 1U) << found.text();
        EXPECT_EQ(po.entries[0].text, text);
    }
}

}  // namespace
