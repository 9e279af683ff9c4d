#include "app/strings/found_text.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "base/texts.hpp"
#include "running.hpp"
#include "source_folder.hpp"

namespace {

using nl::app::FoundTexts;

std::string list(const FoundTexts& found) {
    std::string out;
    for (const auto& t : found.texts)
        out += "[" + t.context + "] " + t.text + (t.plural.empty() ? "" : " | " + t.plural) + "\n";
    return out;
}

TEST(Strings, FindsWhatCodeLooksUp) {
    FoundTexts found;
    nl::app::find_in_code(R"cpp(
                              // ui.tr("not this")
                              if (ui.button(r, ui.tr("Play"))) go(1'000, 'x', '"');
                              ui.label(ui.tr(won ? "Won"
                                                 : "Lost, "
                                                   "alas"),
                                       at);
                              line = ui.tr_in("difficulty", name) + ui.tr_in("verb", "open");
                              n = tr_n("{n} mission", "{n} missions", count(a, b));
                              out.emplace_back(to_translate("Time"), "not this either");
                          )cpp",
                          "a.cpp", found);
    EXPECT_EQ(list(found),
              "[] Play\n[] Won\n[] Lost, alas\n[verb] open\n[] {n} mission | {n} missions\n[] Time\n");
    EXPECT_TRUE(found.forgotten.empty());
}

TEST(Strings, FindsWhatIsDrawnWithoutALookUp) {
    FoundTexts found;
    nl::app::find_in_code(R"cpp(
                              ui.button(r, "Play");
                              text.draw(c, concat(ui.tr("best time"), " 12 ", "seconds"), at);
                              canvas.picture(canvas.find("gfx/ui/logo.png"), ui.label(" \u203a ", at));
                              ui.button(where(pictures.find("gfx/a.png")), ui.tr("Fine"));
                              ui.label(filled(ui.tr("Opens after {missions}"), {{"missions", names}}), text.control("dismiss"));
                          )cpp",
                          "a.cpp", found);
    ASSERT_EQ(found.forgotten.size(), 2U);
    EXPECT_EQ(found.forgotten[0].text, "Play");
    EXPECT_EQ(found.forgotten[0].line, 2U);
    EXPECT_EQ(found.forgotten[1].text, "seconds");
}

TEST(Strings, FindsWhatAMissionSaysAndWhoSaysIt) {
    FoundTexts found;
    nl::app::find_in_data(R"({
        "name": "First Light", "briefing": ["One.", "Two."], "planet": "saucer",
        "objectives": [{"id": "x", "text": "Destroy the scouts", "type": "destroy"}],
        "locations": [{"id": "b", "name": "Beacon 3"}],
        "script": [{"function": "START", "lines": [
            "MSG_BOX Leo;;Radio; check.", "HUD_MSG Fly on", "# MSG_BOX Leo;;nothing", "DELAY 3",
            "CHOICE Which way?", "OPTION Left", "END_CHOICE", "MISSION_FAIL Too late", "NOTE n;A title;A text"]}]})",
                          "data/missions/first.json", found);
    EXPECT_EQ(list(found),
              "[first/name] First Light\n[first/briefing] One.\n[first/briefing] Two.\n"
              "[first/objective] Destroy the scouts\n[first/place] Beacon 3\n[first/Leo] Radio; check.\n"
              "[first/hud] Fly on\n[first/choice] Which way?\n[first/choice] Left\n[first/reason] Too late\n"
              "[first/log] A title\n[first/log] A text\n");
}

TEST(Strings, DataIsFoundWithItsKind) {
    FoundTexts found;
    nl::app::find_in_data(R"({"name": "Gnat", "description": "Small.", "sprite": "gnat"})",
                          "data/craft/gnat.json", found);
    nl::app::find_in_data(R"({"cast": [{"name": "Leo", "role": "pilot"}]})", "data/cast.json", found);
    nl::app::find_in_data(R"({"name": "silent"})", "data/feel.json", found);
    nl::app::find_in_data("{ broken", "data/cast.json", found);
    EXPECT_EQ(list(found), "[craft] Gnat\n[craft] Small.\n[cast] Leo\n[cast] pilot\n");
}

TEST(Strings, TheCatalogueReadsBack) {
    FoundTexts found;
    found.texts = {{"", "Play", "", "a.cpp"},
                   {"c", "Play", "", "b.cpp"},
                   {"", "Play", "", "b.cpp"},
                   {"", "one", "many", "b.cpp"}};
    nl::Diagnostics diagnostics;
    const auto po = nl::parse_po(nl::app::to_pot(found), "x.pot", diagnostics);
    EXPECT_EQ(diagnostics.text(), "");
    ASSERT_EQ(po.entries.size(), 3U);
    EXPECT_EQ(po.entries[1].context, "c");
    EXPECT_EQ(po.entries[2].plural, "many");
}

/// data/lang/nine-lives.pot is what translators start from. When this fails, NINE_LIVES_UPDATE=1 makes it
/// anew (or nine-lives strings --write).
TEST(Strings, TheCommittedCatalogueIsFresh) {
    const std::filesystem::path source = nl::source_folder();
    const auto found = nl::app::find_all_texts(source);
    const auto path = source / "data/lang/nine-lives.pot";
    std::string why;
    const bool update = std::getenv("NINE_LIVES_UPDATE") != nullptr;
    EXPECT_TRUE(!update || nl::write_file_atomically(path, nl::app::to_pot(found), why)) << why;
    const auto kept = nl::read_file(path, why);
    ASSERT_TRUE(kept.has_value()) << why;
    EXPECT_TRUE(*kept == nl::app::to_pot(found)) << "texts have changed: NINE_LIVES_UPDATE=1 test_app "
                                                    "--gtest_filter='Strings.*' makes the catalogue anew";
    for (const auto& f : found.forgotten) ADD_FAILURE() << f.file << ":" << f.line << ": " << f.text;
}

TEST(Strings, TheCheckIsContentWithTheGame) {
    const auto outcome = run_nine_lives({"strings", "--check"});
    EXPECT_EQ(outcome.status, 0) << outcome.out;
}

}  // namespace
