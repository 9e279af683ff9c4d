#include "app/data_folders.hpp"

#include <ostream>

namespace nl::app {
namespace fs = std::filesystem;

fs::path program_folder() {
    std::error_code error;
    const fs::path self = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::current_path(error) : self.parent_path();
}

std::optional<fs::path> game_folder() {
    const fs::path here = program_folder();
    for (const fs::path& place :
         {here.parent_path() / "share/nine-lives", fs::path(NINE_LIVES_SOURCE_DIR), here}) {
        std::error_code error;
        if (fs::is_directory(place / "data/missions", error)) return place;
    }
    return std::nullopt;
}

std::optional<SearchPath> search_path(const Arguments& arguments, const Console& console) {
    std::vector<fs::path> roots;
    for (const auto& mod : arguments.all("--mod")) {
        std::error_code error;
        if (!fs::is_directory(mod, error)) {
            console.err << "nine-lives: --mod " << mod << ": there is no such folder\n";
            return std::nullopt;
        }
        roots.emplace_back(mod);
    }
    const auto own = game_folder();
    if (!own) {
        console.err << "nine-lives: the game's files (data, gfx, sound, fonts) are neither installed in "
                    << (program_folder().parent_path() / "share/nine-lives").string() << " nor in "
                    << NINE_LIVES_SOURCE_DIR << " nor beside the program\n";
        return std::nullopt;
    }
    roots.push_back(*own);
    return SearchPath(std::move(roots));
}

}  // namespace nl::app
