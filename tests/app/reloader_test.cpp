#include "app/reloader.hpp"

#include "source_folder.hpp"
#include "temporary_folder.hpp"

namespace nl::app {
namespace {

namespace fs = std::filesystem;
const fs::path kSource = nl::source_folder();

TEST(Reloader, KnowsWhatToDoAboutAFile) {
    const SearchPath files({fs::path("/mods/mine"), fs::path("/game")});
    const ChangedFiles c = sort_out(
        {"/mods/mine/gfx/avatars/leo.png", "/game/data/missions/a.json", "/game/sound/effects/zap.ogg",
         "/game/data/README.md", "/game/gfx/.leo.png", "/elsewhere/leo.png", "/game/data/schema/x.json"},
        files);
    EXPECT_EQ(c.pictures, std::vector<std::string>{"gfx/avatars/leo.png"});
    EXPECT_EQ(c.sounds, std::vector<std::string>{"sound/effects/zap.ogg"});
    EXPECT_TRUE(c.data);
    EXPECT_FALSE(c.feel);
    EXPECT_TRUE(sort_out({"/elsewhere/mine.json"}, files).data) << "a mission may lie anywhere";
    EXPECT_FALSE(sort_out({"/game/data/feel.json"}, files).data) << "no reason to begin anew";
    EXPECT_TRUE(sort_out({"/game/data/feel.json"}, files).feel);
}

/// A mod in front of the game's own files, a flight of its mission, and a game that is being watched.
class Reloading : public InFolder {
  protected:
    void SetUp() override {
        InFolder::SetUp();
        for (const char* folder : {"data/missions", "gfx/avatars"}) fs::create_directories(folder_ / folder);
        put("data/missions/live.json", kGood);
        files_ = SearchPath({folder_, kSource});
        Diagnostics found;
        const auto loaded = load_for_flight("live", files_, found);
        ASSERT_TRUE(loaded) << found.text();
        live_ = {loaded->source, loaded->files_hash, std::nullopt};
        reloader_.emplace(Reloader::Parts{files_, graphics_, audio_, feel_, log_, events_}, std::nullopt);
    }
    /// Two looks: one to notice, one to believe.
    void a_second_passes() {
        for (int i = 0; i < 4; ++i) (void)reloader_->step(0.25, live_);
    }

    static constexpr const char* kGood = R"({ "name": "Live" })";
    SearchPath files_;
    std::string said_;
    Log log_{[this](std::string_view line) { said_ += std::string(line) + "\n"; }};
    content::Sounds sounds_;
    content::Feel feel_;
    EventLog events_{false};
    Graphics graphics_{view::Screen::offscreen(320, 180), files_, log_};
    view::Audio audio_{files_, sounds_, feel_.mix, log_, false};
    LiveMission live_;
    std::optional<Reloader> reloader_;
};

TEST_F(Reloading, ABrokenMissionIsToldAndAMendedOneTakenOver) {
    a_second_passes();
    EXPECT_FALSE(live_.fresh);
    put("data/missions/live.json", R"({ "nam": "Live" })");
    a_second_passes();
    EXPECT_FALSE(live_.fresh);
    ASSERT_FALSE(reloader_->wrong().empty());
    EXPECT_EQ(reloader_->wrong()[0].position.line, 1U);
    EXPECT_NE(said_.find("did you mean 'name'?"), std::string::npos) << said_;

    put("data/missions/live.json", R"({ "name": "Livelier" })");
    a_second_passes();
    EXPECT_TRUE(reloader_->wrong().empty());
    ASSERT_TRUE(live_.fresh);
    EXPECT_EQ(live_.fresh->mission->name, "Livelier");
}

TEST_F(Reloading, WhatMeansTheSameIsNotFlownAnew) {
    put("data/missions/other.json", R"({ "name": "Another" })");
    a_second_passes();
    EXPECT_FALSE(live_.fresh) << "another mission is nothing to this one";
    put("data/missions/live.json", "broken");
    a_second_passes();
    EXPECT_FALSE(reloader_->wrong().empty());
    put("data/missions/live.json", kGood);
    a_second_passes();
    EXPECT_TRUE(reloader_->wrong().empty());
    EXPECT_FALSE(live_.fresh) << "mended to what it was: the flight goes on";
}

TEST_F(Reloading, ABrokenPictureLeavesTheOldOne) {
    fs::copy_file(kSource / "gfx/avatars/leo.png", folder_ / "gfx/avatars/pet.png");
    const auto id = graphics_.pictures.find("gfx/avatars/pet.png");
    const Vec2 size = graphics_.pictures.size(id);
    a_second_passes();
    put("gfx/avatars/pet.png", "no picture");
    a_second_passes();
    ASSERT_EQ(reloader_->wrong().size(), 1U);
    EXPECT_EQ(reloader_->wrong()[0].file, "gfx/avatars/pet.png");
    EXPECT_EQ(graphics_.pictures.size(id), size);

    fs::copy_file(kSource / "gfx/icons/boost.png", folder_ / "gfx/avatars/pet.png",
                  fs::copy_options::overwrite_existing);
    a_second_passes();
    EXPECT_TRUE(reloader_->wrong().empty());
    EXPECT_NE(graphics_.pictures.size(id), size);
}

TEST_F(Reloading, FeelIsTakenOverInFlight) {
    std::ifstream in(kSource / "data/feel.json");
    std::string text{std::istreambuf_iterator<char>(in), {}};
    put("data/feel.json", text);
    a_second_passes();
    const auto at = text.find("\"speed_lines\": ");
    ASSERT_NE(at, std::string::npos);
    const auto end = text.find_first_of(",}\n", at);
    put("data/feel.json", text.replace(at, end - at, "\"speed_lines\": 0.125"));
    a_second_passes();
    EXPECT_TRUE(reloader_->wrong().empty()) << said_;
    EXPECT_FLOAT_EQ(feel_.flight.speed_lines, 0.125F);
    EXPECT_FALSE(live_.fresh);
}

}  // namespace
}  // namespace nl::app
