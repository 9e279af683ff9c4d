#include "save/replay_shelf.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>

#include "base/files.hpp"
#include "base/text.hpp"

namespace nl::save {
namespace {

constexpr std::string_view kEnded = ".replay";
constexpr std::string_view kSuspended = ".suspended";
constexpr std::size_t kHeadBytes = 1U << 16U;

/// "000012-radio-check.replay": the number in front.
int number_of(const std::string& name) {
    int number = 0;
    (void)std::from_chars(name.data(), name.data() + name.size(), number);
    return number;
}

/// A mission flown from a file is called by the file's path; only its name makes a file's name.
std::string word_of(std::string_view mission) {
    std::string out;
    for (const char c : std::filesystem::path(mission).stem().string()) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           c == '-' || c == '_';
        out += plain ? c : '-';
    }
    if (out.size() > 80) out.resize(80);
    return out.empty() ? "mission" : out;
}

std::string digits(int number) {
    std::string text = std::to_string(number);
    return std::string(text.size() < 6 ? 6 - text.size() : 0, '0').append(text);
}

/// The first bytes, in which the head is; a list of thirty flights need not read thirty whole ones.
std::string first_bytes(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes(kHeadBytes, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    return bytes;
}

}  // namespace

ReplayShelf ReplayShelf::of_profile(const std::filesystem::path& data, int slot) {
    return ReplayShelf(data / "replays" / concat("profile-", std::to_string(slot)));
}

std::vector<KeptReplay> ReplayShelf::read_all(std::string_view ending) const {
    std::vector<KeptReplay> out;
    std::error_code error;
    for (auto it = std::filesystem::directory_iterator(folder_, error);
         !error && it != std::filesystem::directory_iterator(); it.increment(error)) {
        const auto& path = it->path();
        if (path.extension() != ending) continue;
        std::string why;
        const auto head = decode_head(first_bytes(path), why);
        KeptReplay kept{path, number_of(path.filename().string()), {}, {}, {}, 0};
        if (head) {
            kept.mission = head->replay.mission;
            kept.difficulty = head->replay.difficulty;
            kept.result = head->replay.result;
            kept.ticks = head->ticks;
        }
        out.push_back(std::move(kept));
    }
    std::sort(out.begin(), out.end(), [](const KeptReplay& a, const KeptReplay& b) {
        return a.number != b.number ? a.number > b.number : a.file < b.file;
    });
    return out;
}

bool ReplayShelf::add(const Replay& replay, std::string& why, std::size_t most) const {
    auto before = read_all(kEnded);
    const int number = before.empty() ? 1 : before.front().number + 1;
    const auto file = folder_ / concat(digits(number), "-", word_of(replay.mission), kEnded);
    if (!write_replay(file, replay, why)) return false;
    std::error_code ignored;
    for (std::size_t i = std::max<std::size_t>(most, 1) - 1; i < before.size(); ++i)
        std::filesystem::remove(before[i].file, ignored);
    return true;
}

namespace {

void leave_out_unreadable(std::vector<KeptReplay>& list) {
    std::erase_if(list, [](const KeptReplay& k) { return k.mission.empty(); });
}

}  // namespace

std::vector<KeptReplay> ReplayShelf::list() const {
    auto out = read_all(kEnded);
    leave_out_unreadable(out);
    return out;
}

std::filesystem::path ReplayShelf::suspended_file(std::string_view mission) const {
    const std::string tail = concat("-", word_of(mission), kSuspended);
    for (const KeptReplay& k : read_all(kSuspended))
        if (k.file.filename().string().substr(digits(k.number).size()) == tail) return k.file;
    return {};
}

bool ReplayShelf::suspend(const Replay& replay, std::string& why) const {
    const auto before = read_all(kSuspended);
    const int number = before.empty() ? 1 : before.front().number + 1;
    const auto old = suspended_file(replay.mission);
    const auto file = folder_ / concat(digits(number), "-", word_of(replay.mission), kSuspended);
    if (!write_replay(file, replay, why)) return false;
    std::error_code ignored;
    if (!old.empty()) std::filesystem::remove(old, ignored);
    return true;
}

/// Those that cannot be read are in it, too: their player is told why, once they are asked for.
std::vector<KeptReplay> ReplayShelf::suspended() const {
    auto out = read_all(kSuspended);
    for (KeptReplay& k : out) {
        if (!k.mission.empty()) continue;
        const std::string name = k.file.stem().string();
        k.mission = name.substr(std::min(name.size(), digits(k.number).size() + 1));
    }
    return out;
}

void ReplayShelf::forget_suspended(std::string_view mission) const {
    std::error_code ignored;
    if (const auto file = suspended_file(mission); !file.empty()) std::filesystem::remove(file, ignored);
}

}  // namespace nl::save
