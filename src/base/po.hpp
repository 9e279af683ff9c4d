#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/plural.hpp"

namespace nl {

/// One text of a catalogue with its translation.
struct PoEntry {
    std::string context;                    ///< msgctxt; empty = none
    std::string text;                       ///< msgid: the English text
    std::string plural;                     ///< msgid_plural; empty = the text has no plural
    std::vector<std::string> translations;  ///< one, or one a form; an empty one is not translated yet
    bool fuzzy = false;                     ///< a guess that nobody has looked at: not used
    Position position;
};

/// A gettext catalogue, the translators' convention: a .po file as their editors write it.
struct PoFile {
    std::string file;
    std::string language_name;  ///< of the header's X-Language-Name: what players choose, "Deutsch"
    PluralRule plurals;
    std::vector<PoEntry> entries;  ///< without the header
};

/// Reads a catalogue. Every byte is suspected: what is wrong goes to diagnostics with its place, the entry it
/// is in is left out, and reading goes on with the next one.
[[nodiscard]] PoFile parse_po(std::string_view text, std::string file, Diagnostics& diagnostics);

/// A text as one or more quoted lines of a catalogue, broken after newlines.
[[nodiscard]] std::string po_quoted(std::string_view text);

}  // namespace nl
