#include "base/files.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace fs = std::filesystem;

namespace {

class Files : public testing::Test {
  protected:
    void SetUp() override {
        root_ = fs::temp_directory_path() / ("nine-lives-files-" + std::to_string(::getpid()));
        fs::remove_all(root_);
        fs::create_directories(root_ / "game/gfx");
        fs::create_directories(root_ / "mod/gfx");
        put("game/gfx/a.png", "game a");
        put("game/gfx/b.png", "game b");
        put("mod/gfx/a.png", "mod a");
        put("secret.txt", "secret");
    }
    void TearDown() override { fs::remove_all(root_); }
    void put(const std::string& name, const std::string& text) { std::ofstream(root_ / name) << text; }
    std::string get(const std::optional<fs::path>& path) {
        std::string why;
        return path ? nl::read_file(*path, why).value_or(why) : "nothing";
    }
    fs::path root_;
};

TEST_F(Files, AModsFileReplacesTheGames) {
    const nl::SearchPath path({root_ / "mod", root_ / "game"});
    EXPECT_EQ(get(path.find("gfx/a.png")), "mod a");
    EXPECT_EQ(get(path.find("gfx/b.png")), "game b");
    EXPECT_EQ(path.list("gfx", ".png"), (std::vector<std::string>{"gfx/a.png", "gfx/b.png"}));
}

TEST_F(Files, NamesThatLeaveTheFolderFindNothing) {
    const nl::SearchPath path({root_ / "mod"});
    fs::create_symlink(root_ / "secret.txt", root_ / "mod/gfx/link.png");
    for (const char* name :
         {"../secret.txt", "gfx/../../secret.txt", "/etc/passwd", "gfx/link.png", "", "gfx"})
        EXPECT_EQ(path.find(name), std::nullopt) << name;
}

TEST_F(Files, SaysWhyAFileCannotBeRead) {
    std::string why;
    EXPECT_FALSE(nl::read_file(root_ / "none", why));
    EXPECT_EQ(why, "no such file");
    EXPECT_FALSE(nl::read_file(root_, why));
    EXPECT_EQ(why, "this is a folder, not a file");
}

TEST_F(Files, WritesWholeFilesAndLeavesNoTemporaries) {
    std::string why;
    ASSERT_TRUE(nl::write_file_atomically(root_ / "new/deep/file.txt", "one", why)) << why;
    ASSERT_TRUE(nl::write_file_atomically(root_ / "new/deep/file.txt", "two", why)) << why;
    EXPECT_EQ(get(root_ / "new/deep/file.txt"), "two");
    EXPECT_EQ(std::distance(fs::directory_iterator(root_ / "new/deep"), fs::directory_iterator()), 1);
    EXPECT_FALSE(nl::write_file_atomically(root_ / "secret.txt/x", "no", why));
    EXPECT_FALSE(why.empty());
}

}  // namespace
