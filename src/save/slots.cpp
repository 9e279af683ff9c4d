#include "save/slots.hpp"

#include "base/text.hpp"
#include "save/kept_file.hpp"

namespace nl::save {
namespace {

KeptFile file_of(const std::filesystem::path& folder, int slot) {
    return {folder, concat("profile-", std::to_string(slot))};
}

}  // namespace

std::filesystem::path Slots::lock_path(int slot) const {
    return folder_ / concat("profile-", std::to_string(slot), ".lock");
}

Slots::View Slots::look(int slot) const {
    View out;
    std::error_code error;
    const bool locked_once = std::filesystem::exists(lock_path(slot), error);
    if (slot != current_ && locked_once)
        out.elsewhere = FileLock(lock_path(slot)).state() == FileLock::State::Others;
    out.profile = load_profile(folder_, slot, out.notices);
    return out;
}

int Slots::last() const {
    int newest = 0;
    std::filesystem::file_time_type when;
    for (int slot = 1; slot <= kSlots; ++slot) {
        std::error_code error;
        const auto time = std::filesystem::last_write_time(file_of(folder_, slot).path(), error);
        if (error || (newest != 0 && time <= when)) continue;
        newest = slot;
        when = time;
    }
    return newest;
}

bool Slots::take(int slot, std::string& why) {
    if (slot == current_) return true;
    FileLock lock(lock_path(slot));
    if (lock.state() == FileLock::State::Others)
        return why = "another window of the game plays this profile", false;
    if (lock.state() == FileLock::State::Ours) file_of(folder_, slot).clear_leftovers();
    lock_ = std::move(lock);
    current_ = slot;
    return true;
}

std::optional<Profile> Slots::choose(int slot, std::string& why, std::vector<std::string>& notices) {
    if (!take(slot, why)) return std::nullopt;
    auto profile = load_profile(folder_, slot, notices);
    if (!profile) why = "there is no profile in this slot";
    return profile;
}

bool Slots::create(int slot, const Profile& profile, std::string& why) {
    return take(slot, why) && save(profile, why);
}

bool Slots::remove(int slot, std::string& why) {
    if (slot == current_) {
        lock_ = FileLock();
        current_ = 0;
    }
    const FileLock lock(lock_path(slot));
    if (lock.state() == FileLock::State::Others)
        return why = "another window of the game plays this profile", false;
    return delete_profile(folder_, slot, why);
}

bool Slots::save(const Profile& profile, std::string& why) const {
    if (current_ == 0) return why = "no profile has been chosen", false;
    return save_profile(folder_, current_, profile, why);
}

}  // namespace nl::save
