#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"

namespace nl::app {

/// A text that players read, as it was found in code or data.
struct FoundText {
    std::string context;  ///< what it is looked up with; see Texts::tr_in
    std::string text;
    std::string plural;  ///< empty = none
    std::string file;    ///< "src/ui/title_screen.cpp"
};

/// A text in code that is drawn without being looked up.
struct ForgottenText {
    std::string file;
    std::uint32_t line = 0;
    std::string text;
};

/// What there is to translate, in the order of the files.
struct FoundTexts {
    std::vector<FoundText> texts;
    std::vector<ForgottenText> forgotten;
};

/// Reads one file of C++: the literals inside tr(…), tr_in("context", …), tr_n(…) and to_translate(…), and
/// those that widgets and Text::draw are given without. (A literal that is chosen elsewhere and handed on is
/// not seen: mark it with to_translate.)
void find_in_code(std::string_view source, const std::string& file, FoundTexts& out);

/// Reads a JSON file of data: the values of "name", "text", "description", "briefing", … and of missions what
/// their scripts say, with the mission and the speaker as context.
void find_in_data(std::string json, const std::string& file, FoundTexts& out);

/// All of a source tree: src/ and data/ of folder.
[[nodiscard]] FoundTexts find_all_texts(const std::filesystem::path& folder);

/// As a catalogue to be translated: each text once, with the files it is in.
[[nodiscard]] std::string to_pot(const FoundTexts& found);

}  // namespace nl::app
