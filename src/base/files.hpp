#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nl {

/// The whole file, or nothing with the reason in `why` ("no such file", "is a folder", "is larger than …").
[[nodiscard]] std::optional<std::string> read_file(const std::filesystem::path& path, std::string& why,
                                                   std::size_t max_bytes = std::size_t{64} << 20U);

/// Writes to a temporary file in the same folder, flushes it to the disk and renames it over `path`: a crash
/// or a full disk leaves either the old contents or the new, never half. Creates missing folders. False with
/// the reason in `why`.
[[nodiscard]] bool write_file_atomically(const std::filesystem::path& path, std::string_view contents,
                                         std::string& why);

/// Where the game looks for its files: the mods in front, in the order given, then its own folder. A name is
/// relative, like "gfx/avatars/leo.png"; one that is absolute, or that leaves its folder by .. or by a link,
/// finds nothing.
class SearchPath {
  public:
    SearchPath() = default;
    explicit SearchPath(std::vector<std::filesystem::path> roots);

    [[nodiscard]] const std::vector<std::filesystem::path>& roots() const { return roots_; }
    /// The file of the first root that has it.
    [[nodiscard]] std::optional<std::filesystem::path> find(std::string_view name) const;
    /// Names (relative, with `folder` in front, sorted) of all files in a folder of any root that end with
    /// `extension`
    /// (".json"), each once; sub-folders are not entered.
    [[nodiscard]] std::vector<std::string> list(std::string_view folder, std::string_view extension) const;

  private:
    std::vector<std::filesystem::path> roots_;
};

/// True for a relative name without .., drive or root, that cannot leave the folder it is looked up in.
[[nodiscard]] bool is_safe_name(std::string_view name);

}  // namespace nl
