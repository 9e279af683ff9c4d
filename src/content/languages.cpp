#include "content/languages.hpp"

#include <filesystem>

#include "base/po.hpp"
#include "base/text.hpp"

namespace nl::content {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFolder = "data/lang";

}  // namespace

std::vector<Language> list_languages(const SearchPath& files) {
    std::vector<Language> out = {{std::string(kEnglish), "English"}};
    for (const auto& name : files.list(kFolder, ".po")) {
        Language language{fs::path(name).stem().string(), {}};
        if (language.code == kEnglish || language.code == kPseudo) continue;
        std::string why;
        const auto path = files.find(name);
        const auto text = path ? read_file(*path, why) : std::nullopt;
        Diagnostics ignored;  // said when it is chosen
        if (text) language.name = parse_po(*text, name, ignored).language_name;
        if (language.name.empty()) language.name = language.code;
        out.push_back(std::move(language));
    }
    out.push_back({std::string(kPseudo), pseudo_text("for translators")});
    return out;
}

Texts load_language(const SearchPath& files, std::string_view code, Diagnostics& diagnostics) {
    if (code == kPseudo) return Texts::pseudo();
    Texts out;
    const std::string name = concat(kFolder, "/", code, ".po");
    if (!is_safe_name(name)) return out;
    for (const auto& root : files.roots()) {
        const auto path = SearchPath({root}).find(name);
        if (!path) continue;
        std::string why;
        if (const auto text = read_file(*path, why)) {
            out.add(parse_po(*text, path->string(), diagnostics));
        } else {
            diagnostics.error(path->string(), {}, why);
        }
    }
    return out;
}

}  // namespace nl::content
