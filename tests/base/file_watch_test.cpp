#include "base/file_watch.hpp"

#include "temporary_folder.hpp"

namespace {

namespace fs = std::filesystem;
using Paths = std::vector<fs::path>;

class Watching : public InFolder {
  protected:
    /// Long ago and at the same moment each time, so that only what is changed on purpose changes.
    void set_time(const std::string& name, int seconds) {
        fs::last_write_time(folder_ / name, start_ + std::chrono::seconds(seconds));
    }

    const fs::file_time_type start_ = fs::file_time_type::clock::now() - std::chrono::hours(10);
};

TEST_F(Watching, WhatIsThereAtFirstIsNoNews) {
    put("a.json", "1");
    nl::FileWatch watch({folder_});
    EXPECT_EQ(watch.look(), Paths{});
    EXPECT_EQ(watch.look(), Paths{});
}

TEST_F(Watching, AChangeIsToldOnceAndOnlyWhenItHasSettled) {
    put("a.json", "1");
    put("b.json", "1");
    nl::FileWatch watch({folder_});
    put("a.json", "12");
    EXPECT_EQ(watch.look(), Paths{}) << "somebody may still be writing";
    put("a.json", "123");
    EXPECT_EQ(watch.look(), Paths{}) << "and was";
    EXPECT_EQ(watch.look(), Paths{folder_ / "a.json"});
    EXPECT_EQ(watch.look(), Paths{});
}

TEST_F(Watching, ANewTimeIsAChangeToo) {
    put("a.json", "1");
    set_time("a.json", 0);
    nl::FileWatch watch({folder_});
    set_time("a.json", 5);
    EXPECT_EQ(watch.look(), Paths{});
    EXPECT_EQ(watch.look(), Paths{folder_ / "a.json"});
}

TEST_F(Watching, FilesComeAndGo) {
    nl::FileWatch watch({folder_, folder_ / "not-there"});
    fs::create_directories(folder_ / "missions");
    put("missions/new.json", "1");
    EXPECT_EQ(watch.look(), Paths{});
    EXPECT_EQ(watch.look(), Paths{folder_ / "missions/new.json"});
    fs::remove(folder_ / "missions/new.json");
    EXPECT_EQ(watch.look(), Paths{});
    EXPECT_EQ(watch.look(), Paths{folder_ / "missions/new.json"});
    EXPECT_EQ(watch.look(), Paths{});
}

TEST_F(Watching, AFileCanBeWatchedByItself) {
    put("mine.json", "1");
    put("other.json", "1");
    nl::FileWatch watch({folder_ / "mine.json"});
    put("mine.json", "22");
    put("other.json", "22");
    (void)watch.look();
    EXPECT_EQ(watch.look(), Paths{folder_ / "mine.json"});
}

/// An editor that saves by renaming, and one that writes and changes its mind.
TEST_F(Watching, AChangeTakenBackIsNone) {
    put("a.json", "1");
    set_time("a.json", 0);
    nl::FileWatch watch({folder_});
    put("a.json", "12");
    EXPECT_EQ(watch.look(), Paths{});
    put("a.json", "1");
    set_time("a.json", 0);
    EXPECT_EQ(watch.look(), Paths{});
    EXPECT_EQ(watch.look(), Paths{});
}

}  // namespace
