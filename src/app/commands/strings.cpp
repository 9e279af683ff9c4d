#include <filesystem>
#include <ostream>
#include <set>

#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"
#include "app/strings/found_text.hpp"
#include "base/po.hpp"
#include "base/text.hpp"

namespace nl::app {
namespace {

namespace fs = std::filesystem;
using Keys = std::set<std::pair<std::string, std::string>>;  ///< context and text

/// What the texts found lack in one catalogue: all that is not there, or not translated (of a .po).
std::size_t check_catalogue(const fs::path& path, const FoundTexts& found, bool translated,
                            const Console& console) {
    std::string why;
    const auto text = read_file(path, why);
    if (!text) {
        console.out << path.string() << ": error: " << why << "\n";
        return 1;
    }
    Diagnostics diagnostics;
    const PoFile po = parse_po(*text, path.string(), diagnostics);
    console.out << diagnostics.text();
    Keys there;
    for (const PoEntry& e : po.entries)
        if (!translated || (!e.fuzzy && !e.translations.empty() && !e.translations.front().empty()))
            there.emplace(e.context, e.text);
    std::size_t missing = diagnostics.error_count();
    Keys told;
    for (const FoundText& t : found.texts) {
        if (there.contains({t.context, t.text}) || !told.emplace(t.context, t.text).second) continue;
        ++missing;
        console.out << path.string() << ": " << (translated ? "not translated" : "missing") << ": "
                    << (t.context.empty() ? "" : concat("[", t.context, "] ")) << json_quoted(t.text) << " ("
                    << t.file << ")\n";
    }
    return missing;
}

int check(const fs::path& folder, const FoundTexts& found, const Console& console) {
    std::size_t wrong = found.forgotten.size();
    for (const auto& f : found.forgotten)
        console.out << f.file << ":" << f.line << ": not looked up: " << json_quoted(f.text)
                    << " (write tr(…) around it)\n";
    wrong += check_catalogue(folder / "data/lang/nine-lives.pot", found, false, console);
    for (const auto& name : SearchPath({folder}).list("data/lang", ".po"))
        wrong += check_catalogue(folder / name, found, true, console);
    console.err << found.texts.size() << " texts found, " << wrong << " to be mended\n";
    return wrong == 0 ? kExitGood : kExitBad;
}

int strings(const Arguments& arguments, const Console& console) {
    const auto folder = game_folder();
    std::error_code error;
    if (!folder || !fs::is_directory(*folder / "src", error)) {
        console.err << "nine-lives: strings reads the source code, and that is not here\n";
        return kExitBad;
    }
    const FoundTexts found = find_all_texts(*folder);
    if (arguments.has("--check")) return check(*folder, found, console);
    if (arguments.has("--write")) {
        std::string why;
        if (write_file_atomically(*folder / "data/lang/nine-lives.pot", to_pot(found), why)) return kExitGood;
        console.err << "nine-lives: " << why << "\n";
        return kExitBad;
    }
    console.out << to_pot(found);
    return kExitGood;
}

}  // namespace

Command strings_command() {
    return {
        "strings",
        "",
        0,
        0,
        "Prints all texts of the game, its data and missions, for translators.",
        {{"--pot", ValueKind::None, "", "as a gettext catalogue to be filled in (this is the usual form)"},
         {"--write", ValueKind::None, "", "into data/lang/nine-lives.pot"},
         {"--check", ValueKind::None, "", "says what the catalogues in data/lang lack"}},
        strings};
}

}  // namespace nl::app
