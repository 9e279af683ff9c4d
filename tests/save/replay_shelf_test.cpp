#include "save/replay_shelf.hpp"

#include "temporary_folder.hpp"

namespace {

using nl::save::Replay;
using nl::save::ReplayShelf;

class Shelf : public InFolder {
  protected:
    [[nodiscard]] ReplayShelf shelf() const { return ReplayShelf(folder_ / "shelf"); }
    static Replay flight(const std::string& mission, std::size_t ticks) {
        Replay r;
        r.mission = mission;
        r.result = "complete";
        r.inputs.resize(ticks);
        return r;
    }
    std::string why_;
};

TEST_F(Shelf, KeepsTheLastFewFlightsTheLatestFirst) {
    EXPECT_TRUE(shelf().list().empty());
    for (std::size_t i = 1; i <= 5; ++i)
        ASSERT_TRUE(shelf().add(flight("radio-check", i * 60), why_, 3)) << why_;
    const auto kept = shelf().list();
    ASSERT_EQ(kept.size(), 3U);
    EXPECT_EQ(kept[0].ticks, 300);
    EXPECT_EQ(kept[2].ticks, 180);
    EXPECT_EQ(kept[0].mission, "radio-check");
    EXPECT_EQ(kept[0].result, "complete");
    const auto back = nl::save::read_replay(kept[0].file, why_);
    ASSERT_TRUE(back) << why_;
    EXPECT_EQ(back->inputs.size(), 300U);
}

TEST_F(Shelf, KeepsOneSuspendedFlightAMission) {
    ASSERT_TRUE(shelf().suspend(flight("radio-check", 60), why_)) << why_;
    ASSERT_TRUE(shelf().suspend(flight("tuna-run", 120), why_)) << why_;
    ASSERT_TRUE(shelf().suspend(flight("radio-check", 180), why_)) << why_;
    const auto all = shelf().suspended();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].mission, "radio-check");
    EXPECT_EQ(all[0].ticks, 180);
    EXPECT_TRUE(shelf().list().empty()) << "a suspended flight is none that ended";
    shelf().forget_suspended("radio-check");
    ASSERT_EQ(shelf().suspended().size(), 1U);
    EXPECT_EQ(shelf().suspended_file("radio-check"), "");
}

TEST_F(Shelf, WhatCannotBeReadStaysWhereItIs) {
    std::filesystem::create_directories(folder_ / "shelf");
    put("shelf/000004-old.replay", "nine-lives replay 1\nsomething");
    put("shelf/000007-old.suspended", "nine-lives replay 1\nsomething");
    EXPECT_TRUE(shelf().list().empty());
    const auto suspended = shelf().suspended();
    ASSERT_EQ(suspended.size(), 1U) << "its player is told why, once it is asked for";
    EXPECT_EQ(suspended[0].mission, "old");
    ASSERT_TRUE(shelf().add(flight("new", 1), why_)) << why_;
    EXPECT_EQ(shelf().list()[0].number, 5);
    EXPECT_EQ(get("shelf/000004-old.replay"), "nine-lives replay 1\nsomething");
}

TEST_F(Shelf, AMissionFromAFileHasNoFoldersInItsName) {
    ASSERT_TRUE(shelf().suspend(flight("/home/leo/my missions/x y.json", 1), why_)) << why_;
    ASSERT_EQ(shelf().suspended().size(), 1U);
    EXPECT_EQ(shelf().suspended()[0].file.filename(), "000001-x-y.suspended");
}

}  // namespace
