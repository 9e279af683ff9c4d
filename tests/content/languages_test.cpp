#include "content/languages.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "temporary_folder.hpp"

namespace {

namespace fs = std::filesystem;

class Languages : public InFolder {
  protected:
    static void write(const fs::path& path, const std::string& text) {
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
    }
};

TEST_F(Languages, EveryCatalogueIsOffered) {
    write(folder_ / "data/lang/de.po", "msgid \"\"\nmsgstr \"X-Language-Name: Deutsch\\n\"\n");
    write(folder_ / "data/lang/xx.po", "\xff");
    const auto found = nl::content::list_languages(nl::SearchPath({folder_}));
    ASSERT_EQ(found.size(), 4U);
    EXPECT_EQ(found[0].name, "English");
    EXPECT_EQ(found[1].name, "Deutsch");
    EXPECT_EQ(found[2].name, "xx");
    EXPECT_EQ(found[3].code, "pseudo");
}

TEST_F(Languages, ModsSayTheirOwnAndTheGameTheRest) {
    const auto game = folder_ / "game";
    const auto mod = folder_ / "mod";
    write(game / "data/lang/de.po",
          "msgid \"Play\"\nmsgstr \"Spielen\"\n\nmsgid \"Quit\"\nmsgstr \"Ende\"\n");
    write(mod / "data/lang/de.po", "msgid \"Play\"\nmsgstr \"Los\"\n");
    nl::Diagnostics found;
    const auto texts = nl::content::load_language(nl::SearchPath({mod, game}), "de", found);
    EXPECT_EQ(texts.tr("Play"), "Los");
    EXPECT_EQ(texts.tr("Quit"), "Ende");
    EXPECT_TRUE(found.empty()) << found.text();
}

TEST_F(Languages, OneThatThereIsNotIsEnglishAndOneThatIsBrokenSaysSo) {
    write(folder_ / "data/lang/xx.po", "\xff");
    nl::Diagnostics found;
    const nl::SearchPath files({folder_});
    EXPECT_EQ(nl::content::load_language(files, "zz", found).tr("Play"), "Play");
    EXPECT_EQ(nl::content::load_language(files, "../../etc/passwd", found).tr("Play"), "Play");
    EXPECT_TRUE(found.empty());
    EXPECT_EQ(nl::content::load_language(files, "xx", found).tr("Play"), "Play");
    EXPECT_TRUE(found.has_errors());
}

}  // namespace
