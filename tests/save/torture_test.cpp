// What can happen to a save: the process is killed, the disk is full, the folder is read-only.

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <ctime>

#include "base/random.hpp"
#include "save/slots.hpp"
#include "temporary_folder.hpp"

namespace {

using nl::save::Profile;
using nl::save::Slots;

/// A profile as large as after weeks of play; `round` says when it was saved.
Profile big_profile(int round) {
    Profile p;
    p.tuna = round;
    p.craft = {"tabby"};
    for (int m = 0; m < 30; ++m) {
        const std::string mission = "mission-" + std::to_string(m);
        p.missions[mission].complete = true;
        for (int i = 0; i < 40; ++i)
            p.spoken[mission].push_back(
                {"1:05", "Mittens", "A line that somebody has said, number " + std::to_string(i)});
    }
    p.counts["rounds"] = round;
    return p;
}

class SaveTorture : public InFolder {
  protected:
    /// Runs f in a process of its own; returns what waitpid says.
    template <class F>
    static pid_t in_child(F f) {
        const pid_t child = ::fork();
        if (child == 0) {
            f();
            ::_exit(0);
        }
        return child;
    }
    static int wait_for(pid_t child) {
        int status = 0;
        (void)::waitpid(child, &status, 0);
        return status;
    }
    [[nodiscard]] std::optional<Profile> load(std::vector<std::string>& notices) const {
        std::string why;
        return Slots(folder_).choose(1, why, notices);
    }
};

/// The child saves round after round, and says into a pipe which one is safe on the disk. It is killed at
/// some moment. Whatever was safe then must be there afterwards, or something newer.
TEST_F(SaveTorture, TwoHundredKillsLoseNothingThatWasSaved) {
    nl::Random random(20261130);
    int safe = 0;
    {
        Slots slots(folder_);
        std::string why;
        ASSERT_TRUE(slots.create(1, big_profile(0), why)) << why;
    }
    for (int kill = 0; kill < 200; ++kill) {
        int ends[2];
        ASSERT_EQ(::pipe(ends), 0);
        const int from = safe;
        const pid_t child = in_child([&] {
            std::string why;
            std::vector<std::string> notices;
            Slots slots(folder_);
            if (!slots.choose(1, why, notices)) ::_exit(2);
            for (int round = from + 1;; ++round) {
                if (!slots.save(big_profile(round), why)) ::_exit(3);
                if (::write(ends[1], &round, sizeof round) != sizeof round) ::_exit(4);
            }
        });
        (void)::close(ends[1]);
        const timespec pause{0, static_cast<long>(random.below(12000) * 1000)};
        (void)::nanosleep(&pause, nullptr);
        ASSERT_EQ(::kill(child, SIGKILL), 0);
        const int status = wait_for(child);
        ASSERT_TRUE(WIFSIGNALED(status)) << "the child ended by itself, status " << WEXITSTATUS(status);
        for (int round = 0; ::read(ends[0], &round, sizeof round) == sizeof round;) safe = round;
        (void)::close(ends[0]);

        std::vector<std::string> notices;
        const auto profile = load(notices);
        ASSERT_TRUE(profile) << "kill " << kill;
        EXPECT_TRUE(notices.empty()) << notices.front();
        const int found = static_cast<int>(profile->tuna);
        ASSERT_GE(found, safe) << "kill " << kill;
        ASSERT_EQ(*profile, big_profile(found)) << "kill " << kill;
        safe = found;
    }
    int files = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder_)) ++files;
    EXPECT_LE(files, 3);  // the save, the one before, the lock: what was cut off has been cleared away
}

TEST_F(SaveTorture, AFullDiskKeepsWhatWasThere) {
    Slots slots(folder_);
    std::string why;
    ASSERT_TRUE(slots.create(1, big_profile(1), why)) << why;
    ASSERT_TRUE(slots.save(big_profile(2), why)) << why;
    // A limit on the size of files is as good as a full disk: the write stops in the middle.
    const int status = wait_for(in_child([&] {
        (void)std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{20000, 20000};
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) ::_exit(2);
        std::string reason;
        if (slots.save(big_profile(3), reason)) ::_exit(3);
        ::_exit(reason.empty() ? 4 : 0);
    }));
    EXPECT_EQ(WEXITSTATUS(status), 0);
    EXPECT_EQ(slots.look(1).profile, big_profile(2));
    EXPECT_TRUE(slots.look(1).notices.empty());
    EXPECT_TRUE(slots.save(big_profile(4), why)) << why;  // and once there is room again, all is well
}

TEST_F(SaveTorture, AFolderInTheWayIsSetAside) {
    std::filesystem::create_directories(folder_ / "profile-1.json" / "inside");
    Slots slots(folder_);
    std::string why;
    ASSERT_TRUE(slots.create(1, big_profile(1), why)) << why;
    EXPECT_EQ(slots.look(1).profile, big_profile(1));
    EXPECT_TRUE(there("profile-1.damaged-1.json/inside"));
}

TEST_F(SaveTorture, AReadOnlyFolderIsSaidAndLosesNothing) {
    std::string why;
    ASSERT_TRUE(Slots(folder_).create(1, big_profile(1), why)) << why;
    const auto locked = std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec;
    std::filesystem::permissions(folder_, locked);
    if (::access(folder_.c_str(), W_OK) == 0) {
        std::filesystem::permissions(folder_, std::filesystem::perms::owner_all);
        // Root may write anywhere: a file in the place of the folder is refused to everybody.
        put("file", "");
        Slots slots(folder_ / "file");
        EXPECT_FALSE(slots.create(1, big_profile(1), why));
        EXPECT_FALSE(why.empty());
        return;
    }
    std::vector<std::string> notices;
    Slots slots(folder_);
    EXPECT_TRUE(slots.choose(1, why, notices));
    EXPECT_FALSE(slots.save(big_profile(2), why));
    EXPECT_FALSE(why.empty());
    EXPECT_EQ(slots.look(1).profile, big_profile(1));
    std::filesystem::permissions(folder_, std::filesystem::perms::owner_all);
}

TEST_F(SaveTorture, TwoCopiesOfTheGameCannotPlayOneProfile) {
    Slots first(folder_);
    std::string why;
    ASSERT_TRUE(first.create(1, big_profile(1), why)) << why;
    ASSERT_TRUE(first.create(2, big_profile(2), why)) << why;
    std::vector<std::string> notices;
    ASSERT_TRUE(first.choose(1, why, notices));
    const int status = wait_for(in_child([&] {
        std::string reason;
        std::vector<std::string> said;
        Slots second(folder_);
        if (!second.look(1).elsewhere || second.look(2).elsewhere) ::_exit(2);
        if (second.choose(1, reason, said)) ::_exit(3);
        if (second.remove(1, reason)) ::_exit(4);
        if (second.save(big_profile(9), reason)) ::_exit(5);
        if (!second.choose(2, reason, said)) ::_exit(6);
        ::_exit(second.save(big_profile(8), reason) ? 0 : 7);
    }));
    EXPECT_EQ(WEXITSTATUS(status), 0);
    EXPECT_EQ(first.look(1).profile, big_profile(1));
    EXPECT_EQ(first.look(2).profile, big_profile(8));
    EXPECT_FALSE(first.look(2).elsewhere);  // it has ended, so the slot is free again
}

}  // namespace
