#include "save/options.hpp"

#include "save/kept_file.hpp"
#include "temporary_folder.hpp"

namespace {

using nl::save::Options;

class OptionsFile : public InFolder {
  protected:
    Options load() {
        notices_.clear();
        return nl::save::load_options(folder_, notices_);
    }
    void save(const Options& o) {
        std::string why;
        ASSERT_TRUE(nl::save::save_options(folder_, o, why)) << why;
    }
    std::vector<std::string> notices_;
};

TEST_F(OptionsFile, NoFileMeansTheDefaults) {
    EXPECT_EQ(load(), Options{});
    EXPECT_TRUE(notices_.empty());
}

TEST_F(OptionsFile, ComesBackAsItWasSaved) {
    Options o;
    o.music_volume = 0.25F;
    o.hold_messages = true;
    o.message_slowness = 1.7F;
    o.difficulty = "tiger";
    o.language = "de";
    o.window = "borderless";
    o.bindings["fire"] = "44 0 1 31";
    save(o);
    EXPECT_EQ(load(), o);
    EXPECT_NE(get("options.json").find("\"message_slowness\": 1.7"), std::string::npos)
        << get("options.json");
}

TEST_F(OptionsFile, MayBeWrittenByHandAndKeepsWhatItDoesNotKnow) {
    put("options.json",
        R"({"shake": 0.5, "music_volume": "loud", "ui_scale": 99, "future": {"a": [1, true]}})");
    Options o = load();
    EXPECT_EQ(o.shake, 0.5F);
    EXPECT_EQ(o.music_volume, Options{}.music_volume);
    EXPECT_EQ(o.ui_scale, Options{}.ui_scale);
    save(o);
    save(o);
    EXPECT_NE(get("options.json").find("\"future\""), std::string::npos);
    EXPECT_EQ(load(), o);
}

TEST_F(OptionsFile, ADamagedOneIsSetAsideAndThePreviousOneTaken) {
    Options first;
    first.shake = 0.25F;
    save(first);
    Options second;
    second.shake = 0.75F;
    save(second);
    std::string text = get("options.json");
    text[text.find("0.75") + 2] = '6';
    put("options.json", text);
    EXPECT_EQ(load(), first);
    ASSERT_EQ(notices_.size(), 2U);
    EXPECT_NE(notices_[0].find("options.json is damaged"), std::string::npos) << notices_[0];
    EXPECT_EQ(get("options.damaged-1.json"), text);
}

TEST_F(OptionsFile, AnyCutOffFileIsNoticedAndNothingElseIsLost) {
    Options o;
    o.shake = 0.5F;
    save(o);
    save(o);
    const std::string whole = get("options.json");
    for (std::size_t length = 0; length < whole.size(); length += 7) {
        put("options.json", whole.substr(0, length));
        EXPECT_EQ(load(), o) << length;
        EXPECT_FALSE(notices_.empty()) << length;
    }
}

TEST_F(OptionsFile, SaysWhyItCannotBeSaved) {
    put("file", "");
    std::string why;
    EXPECT_FALSE(nl::save::save_options(folder_ / "file", Options{}, why));
    EXPECT_NE(why, "");
}

}  // namespace
