#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"

namespace nl::save {

/// What came of reading a kept file.
struct Kept {
    std::optional<JsonDocument> document;  ///< nothing: there is none, begin anew
    std::vector<std::string> notices;      ///< for the player: what was damaged and what was done about it
};

/// A JSON file that must not be lost: written whole or not at all, with a checksum, and the one before it
/// kept as NAME.previous.json. Its first member is the checksum of all that follows that line, so it stays
/// plain JSON that a person can read; one written by hand needs none.
class KeptFile {
  public:
    /// folder/name.json; the folder is made when something is written.
    KeptFile(std::filesystem::path folder, std::string name);

    /// Reads the file. A damaged one is set aside as NAME.damaged-N.json and the previous one is taken
    /// instead.
    [[nodiscard]] Kept read() const;
    /// json: an object as JsonWriter writes it. False with the reason in why; what was there before is then
    /// still there.
    [[nodiscard]] bool write(std::string_view json, std::string& why) const;

    /// Removes what a write that was cut off has left in the folder. Only for whoever is sure that nobody
    /// else writes this file now (FileLock).
    void clear_leftovers() const;

    [[nodiscard]] std::filesystem::path path() const { return folder_ / (name_ + ".json"); }
    [[nodiscard]] std::filesystem::path previous_path() const { return folder_ / (name_ + ".previous.json"); }

  private:
    [[nodiscard]] std::optional<std::filesystem::path> set_aside() const;

    std::filesystem::path folder_;
    std::string name_;
};

/// The text with the checksum in front, and back: nothing (with the reason) when it does not fit.
[[nodiscard]] std::string with_checksum(std::string_view json);
[[nodiscard]] bool checksum_fits(std::string_view text, std::string& why);

}  // namespace nl::save
