#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/files.hpp"
#include "base/texts.hpp"

namespace nl::content {

inline constexpr std::string_view kEnglish = "en";
/// English made strange: for whoever looks for texts that are cut off or not translated.
inline constexpr std::string_view kPseudo = "pseudo";

/// A language to choose.
struct Language {
    std::string code;  ///< "de": data/lang/de.po
    std::string name;  ///< in itself: "Deutsch"
};

/// English, every catalogue of data/lang in any root by its code, and the pseudo-language last.
[[nodiscard]] std::vector<Language> list_languages(const SearchPath& files);

/// The texts of a language, those of mods before the game's own. What cannot be read goes to diagnostics; a
/// language that there is not, is English.
[[nodiscard]] Texts load_language(const SearchPath& files, std::string_view code, Diagnostics& diagnostics);

}  // namespace nl::content
