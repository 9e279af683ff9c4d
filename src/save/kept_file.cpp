#include "save/kept_file.hpp"

#include <array>
#include <cstdio>

#include "base/files.hpp"
#include "base/hash.hpp"
#include "base/text.hpp"

namespace nl::save {
namespace fs = std::filesystem;

namespace {

constexpr std::string_view kOpening = "{\n  \"checksum\": \"";
constexpr std::string_view kClosing = "\",";
constexpr std::size_t kDigits = 16;
constexpr std::size_t kMostBytes = std::size_t{8} << 20U;
constexpr int kMostSetAside = 9;

std::string checksum(std::string_view text) {
    StateHash hash;
    hash.add(text);
    std::array<char, kDigits + 1> digits{};
    (void)std::snprintf(digits.data(), digits.size(), "%016llx",
                        static_cast<unsigned long long>(hash.value()));
    return digits.data();
}

/// The document of a file that is as it was written; nothing, with the reason, otherwise.
std::optional<JsonDocument> read_whole(const fs::path& path, std::string& why) {
    auto text = read_file(path, why, kMostBytes);
    if (!text || !checksum_fits(*text, why)) return std::nullopt;
    Diagnostics diagnostics;
    auto document = JsonDocument::parse(std::move(*text), path.filename().string(), diagnostics);
    if (document && document->root().is(JsonKind::Object)) return document;
    why = diagnostics.empty() ? "it is not what the game writes" : diagnostics.list().front().message;
    return std::nullopt;
}

}  // namespace

std::string with_checksum(std::string_view json) {
    constexpr std::string_view kBrace = "{";
    const std::string_view rest = json.substr(kBrace.size());
    return concat(kOpening, checksum(rest), kClosing, rest);
}

bool checksum_fits(std::string_view text, std::string& why) {
    if (!text.starts_with(kOpening)) return true;
    const std::size_t from = kOpening.size() + kDigits + kClosing.size();
    if (text.size() < from || text.substr(kOpening.size(), kDigits) != checksum(text.substr(from)))
        return why = "its checksum does not fit", false;
    return true;
}

KeptFile::KeptFile(fs::path folder, std::string name) : folder_(std::move(folder)), name_(std::move(name)) {}

std::optional<fs::path> KeptFile::set_aside() const {
    for (int i = 1; i <= kMostSetAside; ++i) {
        const fs::path place = folder_ / concat(name_, ".damaged-", std::to_string(i), ".json");
        std::error_code error;
        if (i < kMostSetAside && fs::exists(place, error)) continue;
        fs::rename(path(), place, error);
        if (!error) return place;
        return std::nullopt;
    }
    return std::nullopt;
}

void KeptFile::clear_leftovers() const {
    constexpr std::size_t kSuffix = sizeof ".XXXXXX" - 1;
    std::error_code error;
    std::vector<fs::path> found;
    for (fs::directory_iterator it(folder_, error), end; !error && it != end; it.increment(error)) {
        const std::string leaf = it->path().filename().string();
        for (const fs::path& ours : {path(), previous_path()}) {
            const std::string name = ours.filename().string() + ".";
            if (leaf.starts_with(name) && leaf.size() == name.size() - 1 + kSuffix)
                found.push_back(it->path());
        }
    }
    for (const auto& leftover : found) fs::remove(leftover, error);
}

Kept KeptFile::read() const {
    Kept out;
    std::string why;
    std::error_code error;
    const bool exists = fs::exists(path(), error);
    if (exists) {
        out.document = read_whole(path(), why);
        if (out.document) return out;
        const auto place = set_aside();
        out.notices.push_back(concat(path().filename().string(), " is damaged (", why, ")",
                                     place ? concat("; it is kept as ", place->filename().string()) : ""));
    }
    if (!fs::exists(previous_path(), error)) return out;
    out.document = read_whole(previous_path(), why);
    if (!exists && out.document) {
        out.notices.push_back(
            concat(path().filename().string(), " was missing; the one before it was taken"));
    } else {
        out.notices.push_back(out.document ? "The one before it was taken instead."
                                           : concat("The one before it cannot be read either: ", why));
    }
    return out;
}

bool KeptFile::write(std::string_view json, std::string& why) const {
    std::string ignored;
    // Only a file that is whole may replace the previous one.
    if (const auto now = read_file(path(), ignored, kMostBytes); now && checksum_fits(*now, ignored))
        if (!write_file_atomically(previous_path(), *now, why)) return false;
    return write_file_atomically(path(), with_checksum(json), why);
}

}  // namespace nl::save
