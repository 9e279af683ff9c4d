#include "base/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <set>

namespace nl {
namespace fs = std::filesystem;

std::optional<std::string> read_file(const fs::path& path, std::string& why, std::size_t max_bytes) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status)) return why = "no such file", std::nullopt;
    if (fs::is_directory(status)) return why = "this is a folder, not a file", std::nullopt;
    if (!fs::is_regular_file(status)) return why = "this is not an ordinary file", std::nullopt;
    std::ifstream in(path, std::ios::binary);
    if (!in) return why = std::string("cannot be opened: ") + std::strerror(errno), std::nullopt;
    std::string out;
    char block[65536];
    while (in.read(block, sizeof block), in.gcount() > 0) {
        out.append(block, static_cast<std::size_t>(in.gcount()));
        if (out.size() > max_bytes)
            return why = "is larger than " + std::to_string(max_bytes >> 20U) + " MB", std::nullopt;
    }
    if (in.bad()) return why = "cannot be read", std::nullopt;
    return out;
}

namespace {

bool write_all(int fd, std::string_view contents) {
    while (!contents.empty()) {
        const ssize_t n = ::write(fd, contents.data(), contents.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return false;
        contents.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

void flush_folder(const fs::path& folder) {
    const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return;
    (void)::fsync(fd);
    (void)::close(fd);
}

}  // namespace

bool write_file_atomically(const fs::path& path, std::string_view contents, std::string& why) {
    const auto fail = [&](const char* what) {
        return why = std::string(what) + ": " + std::strerror(errno), false;
    };
    std::error_code error;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    fs::create_directories(folder, error);
    if (error) return why = "cannot make the folder " + folder.string() + ": " + error.message(), false;
    std::string temporary = path.string() + ".XXXXXX";
    const int fd = ::mkstemp(temporary.data());
    if (fd < 0) return fail("cannot write in the folder");
    bool good = ::fchmod(fd, 0644) == 0 && write_all(fd, contents) && ::fsync(fd) == 0;
    good = (::close(fd) == 0) && good;
    if (good && std::rename(temporary.c_str(), path.c_str()) == 0) return flush_folder(folder), true;
    (void)fail("cannot write the file");
    (void)::unlink(temporary.c_str());
    return false;
}

bool is_safe_name(std::string_view name) {
    if (name.empty() || name.find('\\') != std::string_view::npos ||
        name.find('\0') != std::string_view::npos)
        return false;
    const fs::path p{std::string(name)};
    return p.is_relative() &&
           std::none_of(p.begin(), p.end(), [](const fs::path& part) { return part == ".."; });
}

namespace {

/// Whether path, with all links followed, lies below root.
bool lies_below(const fs::path& path, const fs::path& root) {
    std::error_code error;
    const fs::path real = fs::weakly_canonical(path, error);
    if (error) return false;
    const fs::path base = fs::weakly_canonical(root, error);
    if (error) return false;
    const auto [end, rest] = std::mismatch(base.begin(), base.end(), real.begin(), real.end());
    return end == base.end();
}

}  // namespace

SearchPath::SearchPath(std::vector<fs::path> roots) : roots_(std::move(roots)) {}

std::optional<fs::path> SearchPath::find(std::string_view name) const {
    if (!is_safe_name(name)) return std::nullopt;
    for (const auto& root : roots_) {
        std::error_code error;
        const fs::path candidate = root / fs::path(std::string(name));
        if (fs::is_regular_file(candidate, error) && lies_below(candidate, root)) return candidate;
    }
    return std::nullopt;
}

std::vector<std::string> SearchPath::list(std::string_view folder, std::string_view extension) const {
    std::set<std::string> names;
    if (!is_safe_name(folder)) return {};
    for (const auto& root : roots_) {
        std::error_code error;
        for (fs::directory_iterator it(root / fs::path(std::string(folder)), error), end; !error && it != end;
             it.increment(error)) {
            const std::string leaf = it->path().filename().string();
            std::error_code ignored;
            if (leaf.ends_with(extension) && !leaf.starts_with(".") && it->is_regular_file(ignored))
                names.insert(std::string(folder) + "/" + leaf);
        }
    }
    return {names.begin(), names.end()};
}

}  // namespace nl
