#include <algorithm>
#include <filesystem>
#include <ostream>
#include <vector>

#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"
#include "app/loading.hpp"
#include "base/text.hpp"
#include "sim/talk.hpp"

namespace nl::app {
namespace {

namespace fs = std::filesystem;

/// Collects what there is to say about files, folders and mods, and counts the files.
class Validation {
  public:
    explicit Validation(SearchPath files) : files_(std::move(files)) {}

    void check_everything() { check_game(files_); }

    void check(const fs::path& path) {
        std::error_code error;
        if (fs::is_directory(path / "data", error)) {
            check_mod(path);
        } else if (fs::is_directory(path, error)) {
            check_folder(path);
        } else {
            check_file(path);
        }
    }

    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }
    [[nodiscard]] std::size_t count() const { return count_; }

  private:
    void check_game(const SearchPath& files) {
        const auto library = content::load_library(files, diagnostics_, content::MissingFiles::Report);
        for (const auto& name : files.list("data/missions", ".json")) {
            if (const auto path = files.find(name)) check_mission(*path, library);
        }
        for (const auto& conversation : library.conversations) {
            ++count_;
            (void)sim::compile_talk(library, conversation, diagnostics_);
        }
    }

    void check_mod(const fs::path& folder) {
        std::vector<fs::path> roots = files_.roots();
        roots.insert(roots.begin(), folder);
        check_game(SearchPath(std::move(roots)));
    }

    /// Every mission in a folder and those below it.
    void check_folder(const fs::path& folder) {
        std::vector<fs::path> found;
        std::error_code error;
        for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end;
             it.increment(error))
            if (it->path().extension() == ".json") found.push_back(it->path());
        std::sort(found.begin(), found.end());
        if (found.empty()) diagnostics_.error(folder.string(), {}, "there is no .json file in this folder");
        for (const auto& path : found) check_file(path);
    }

    void check_file(const fs::path& path) {
        if (!library_) {
            Diagnostics of_library;
            library_ = content::load_library(files_, of_library, content::MissingFiles::Report);
            library_diagnostics_ = std::move(of_library);
        }
        if (is_mission(path)) return check_mission(path, *library_);
        ++count_;
        for (const auto& d : library_diagnostics_.list())
            if (fs::path(d.file).filename() == path.filename()) diagnostics_.add(d);
    }

    /// Files of data/ that are not missions are checked with the library that they belong to.
    [[nodiscard]] bool is_mission(const fs::path& path) const {
        std::error_code error;
        const fs::path real = fs::weakly_canonical(path, error);
        for (const auto& root : files_.roots()) {
            const fs::path data = fs::weakly_canonical(root / "data", error);
            const auto [end, rest] = std::mismatch(data.begin(), data.end(), real.begin(), real.end());
            if (end == data.end()) return rest != real.end() && *rest == "missions";
        }
        return true;
    }

    void check_mission(const fs::path& path, const content::Library& library) {
        ++count_;
        check_mission_file(path, library, diagnostics_);
    }

    SearchPath files_;
    Diagnostics diagnostics_;
    std::optional<content::Library> library_;
    Diagnostics library_diagnostics_;
    std::size_t count_ = 0;
};

std::string counted(std::size_t n, std::string_view what) {
    return concat(std::to_string(n), " ", what, n == 1 ? "" : "s");
}

int validate(const Arguments& arguments, const Console& console) {
    auto files = search_path(arguments, console);
    if (!files) return kExitBad;
    Validation validation(std::move(*files));
    if (arguments.words().empty()) validation.check_everything();
    for (const auto& word : arguments.words()) validation.check(word);
    const Diagnostics& found = validation.diagnostics();
    console.out << found.text();
    console.err << counted(validation.count(), "file")
                << " checked: " << counted(found.error_count(), "error") << ", "
                << counted(found.warning_count(), "warning") << "\n";
    const bool strict = arguments.has("--strict");
    return found.has_errors() || (strict && !found.empty()) ? kExitBad : kExitGood;
}

}  // namespace

Command validate_command() {
    return {"validate",
            "[PATH...]",
            0,
            1000,
            "Checks missions, folders of them, or mods; without a path, all that is installed.",
            {{"--strict", ValueKind::None, "", "warnings fail, too"}},
            validate};
}

}  // namespace nl::app
