#include "app/content_hash.hpp"

#include "app/loading.hpp"
#include "source_folder.hpp"
#include "temporary_folder.hpp"

namespace nl::app {
namespace {

const std::filesystem::path kSource = nl::source_folder();

/// A mod in front of the game's own files: what it changes in one of them.
class ContentHash : public InFolder {
  protected:
    void SetUp() override {
        InFolder::SetUp();
        for (const char* folder : {"data/weapons", "data/craft"})
            std::filesystem::create_directories(folder_ / folder);
        put("mission.json", R"({ "name": "Short" })");
        files_ = SearchPath({folder_, kSource});
    }
    [[nodiscard]] std::uint64_t rules() const { return hash_rules(folder_ / "mission.json", files_); }
    [[nodiscard]] std::uint64_t all() const { return hash_files(folder_ / "mission.json", files_); }
    /// The shipped file with one text in it replaced.
    void change(const std::string& name, const std::string& from, const std::string& to) {
        std::string why;
        std::string text = read_file(kSource / name, why).value_or("");
        const auto at = text.find(from);
        ASSERT_NE(at, std::string::npos) << name << " has no " << from;
        put(name, text.replace(at, from.size(), to));
    }

    SearchPath files_;
};

TEST_F(ContentHash, TextsAndLooksKeepAReplayGood) {
    const std::uint64_t before = rules();
    const std::uint64_t files_before = all();
    change("data/medals.json", "\"name\": \"", "\"name\": \"Very ");
    EXPECT_EQ(rules(), before) << "a medal's text";
    EXPECT_NE(all(), files_before) << "but who watches the files sees it";
    change("data/weapons/claw-cannon.json", "\"description\": \"", "\"description\": \"New! ");
    EXPECT_EQ(rules(), before) << "a weapon's description";
    change("data/craft/tabby.json", "\"explosion\": \"medium\"", "\"explosion\": \"large\"");
    EXPECT_EQ(rules(), before) << "a bigger bang";
    change("data/campaign.json", "\"name\": \"", "\"name\": \"Not ");
    EXPECT_EQ(rules(), before) << "what lies between missions";
    change("data/feel.json", "\"follow\": 7", "\"follow\": 8");
    EXPECT_EQ(rules(), before) << "the feel";
}

TEST_F(ContentHash, NumbersOfTheWorldDoNot) {
    const std::uint64_t before = rules();
    change("data/weapons/claw-cannon.json", "\"damage\": 10", "\"damage\": 11");
    const std::uint64_t stronger = rules();
    EXPECT_NE(stronger, before) << "a weapon's damage";
    change("data/craft/gnat.json", "\"hull\": 40", "\"hull\": 41");
    EXPECT_NE(rules(), stronger) << "a hull";
    std::uint64_t last = rules();
    change("data/difficulty.json", "\"attackers\": 3", "\"attackers\": 4");
    EXPECT_NE(rules(), last) << "a difficulty";
    last = rules();
    change("data/sides.json", "\"enemies\": [ ", "\"enemies\": [ \"neutral\", ");
    EXPECT_NE(rules(), last) << "who fights whom";
    last = rules();
    put("mission.json", R"({ "name": "Shorter" })");
    EXPECT_NE(rules(), last) << "the mission, whatever it is";
}

TEST_F(ContentHash, AListThatIsCutOtherwiseIsAnother) {
    put("data/sides.json", R"({ "sides": [ [ 1 ], 2 ] })");
    const std::uint64_t one = rules();
    put("data/sides.json", R"({ "sides": [ [ 1, 2 ] ] })");
    EXPECT_NE(rules(), one);
}

}  // namespace
}  // namespace nl::app
