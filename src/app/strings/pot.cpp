#include <map>
#include <set>

#include "app/strings/found_text.hpp"
#include "base/po.hpp"
#include "base/text.hpp"

namespace nl::app {
namespace {

/// A text with everywhere it is.
struct Entry {
    FoundText text;
    std::vector<std::string> files;
};

constexpr std::string_view kHeader =
    R"(# The texts of Nine Lives, to be translated. Made by `nine-lives strings --pot`: do not edit.
# Copy it to LANGUAGE.po, fill in the msgstr lines, and the game offers the language.
msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"X-Language-Name: \n"
)";

}  // namespace

std::string to_pot(const FoundTexts& found) {
    std::vector<Entry> entries;
    std::map<std::pair<std::string, std::string>, std::size_t> where;
    for (const FoundText& t : found.texts) {
        const auto [it, is_new] = where.try_emplace({t.context, t.text}, entries.size());
        if (is_new) entries.push_back({t, {}});
        Entry& e = entries[it->second];
        if (e.text.plural.empty()) e.text.plural = t.plural;
        if (e.files.empty() || e.files.back() != t.file) e.files.push_back(t.file);
    }
    std::string out(kHeader);
    for (const Entry& e : entries) {
        out += "\n";
        for (const auto& file : e.files) out += concat("#: ", file, "\n");
        if (!e.text.context.empty()) out += concat("msgctxt ", po_quoted(e.text.context), "\n");
        out += concat("msgid ", po_quoted(e.text.text), "\n");
        if (e.text.plural.empty()) {
            out += "msgstr \"\"\n";
        } else {
            out += concat("msgid_plural ", po_quoted(e.text.plural), "\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n");
        }
    }
    return out;
}

}  // namespace nl::app
