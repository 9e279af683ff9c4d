#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "save/file_lock.hpp"
#include "save/profile.hpp"

namespace nl::save {

/// The three profiles of a folder, of which this copy of the game plays at most one. While it does, no other
/// copy can take that slot.
class Slots {
  public:
    explicit Slots(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// A slot as the screen of profiles shows it.
    struct View {
        std::optional<Profile> profile;    ///< nothing: free
        bool elsewhere = false;            ///< another copy of the game plays it
        std::vector<std::string> notices;  ///< what was damaged, and what was done about it
    };
    /// Slots count from 1.
    [[nodiscard]] View look(int slot) const;
    /// The slot that was saved last; 0 when all are free.
    [[nodiscard]] int last() const;

    /// Takes a slot for playing. Nothing when it is free, or played elsewhere: then why says so.
    [[nodiscard]] std::optional<Profile> choose(int slot, std::string& why,
                                                std::vector<std::string>& notices);
    /// Begins a new profile in a free slot and takes it.
    bool create(int slot, const Profile& profile, std::string& why);
    bool remove(int slot, std::string& why);
    /// Of the slot that is played; false with the reason in why, also when none is.
    bool save(const Profile& profile, std::string& why) const;
    [[nodiscard]] int current() const { return current_; }  ///< 0 = none

  private:
    [[nodiscard]] bool take(int slot, std::string& why);
    [[nodiscard]] std::filesystem::path lock_path(int slot) const;

    std::filesystem::path folder_;
    int current_ = 0;
    FileLock lock_;
};

}  // namespace nl::save
