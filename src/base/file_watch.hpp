#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <vector>

namespace nl {

/// Notices when files change, come or go, by looking at their times and sizes whenever it is asked. It waits
/// until a file has been the same for two looks in a row, so that nobody reads one that an editor is still
/// writing.
class FileWatch {
  public:
    /// folders: with everything below them; files may be named, too, and what is not there yet may come. What
    /// is there now is no news.
    explicit FileWatch(std::vector<std::filesystem::path> watched);

    /// What has changed since it was last reported, sorted; call it about twice a second.
    [[nodiscard]] std::vector<std::filesystem::path> look();

  private:
    struct Mark {
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    using Marks = std::map<std::filesystem::path, Mark>;
    [[nodiscard]] Marks marks() const;

    std::vector<std::filesystem::path> watched_;
    Marks reported_;
    Marks last_;
};

}  // namespace nl
