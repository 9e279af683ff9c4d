#include "base/file_watch.hpp"

#include <utility>

namespace nl {
namespace fs = std::filesystem;

FileWatch::FileWatch(std::vector<fs::path> watched) : watched_(std::move(watched)) {
    reported_ = marks();
    last_ = reported_;
}

FileWatch::Marks FileWatch::marks() const {
    Marks out;
    const auto add = [&out](const fs::path& file) {
        std::error_code error;
        const Mark mark{fs::last_write_time(file, error), fs::file_size(file, error)};
        if (!error) out.emplace(file, mark);
    };
    for (const fs::path& root : watched_) {
        std::error_code error;
        if (!fs::is_directory(root, error)) {
            add(root);
            continue;
        }
        const auto how = fs::directory_options::skip_permission_denied;
        for (fs::recursive_directory_iterator it(root, how, error), end; !error && it != end;
             it.increment(error)) {
            std::error_code ignored;
            if (it->is_regular_file(ignored)) add(it->path());
        }
    }
    return out;
}

std::vector<fs::path> FileWatch::look() {
    const Marks now = marks();
    const auto mark_of = [](const Marks& marks, const fs::path& file) -> const Mark* {
        const auto it = marks.find(file);
        return it == marks.end() ? nullptr : &it->second;
    };
    const auto same = [](const Mark* a, const Mark* b) {
        return a == nullptr || b == nullptr ? a == b : *a == *b;
    };
    Marks all = reported_;
    all.insert(now.begin(), now.end());
    std::vector<fs::path> changed;
    for (const auto& entry : all) {
        const fs::path& file = entry.first;
        const Mark* is = mark_of(now, file);
        if (same(is, mark_of(reported_, file)) || !same(is, mark_of(last_, file))) continue;
        changed.push_back(file);
        if (is != nullptr) {
            reported_.insert_or_assign(file, *is);
        } else {
            reported_.erase(file);
        }
    }
    last_ = now;
    return changed;
}

}  // namespace nl
