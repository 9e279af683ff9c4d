#include "base/po.hpp"

#include <optional>
#include <set>

#include "base/text.hpp"

namespace nl {
namespace {

/// What a line of a catalogue begins with.
enum class Field : std::uint8_t { None, Context, Text, Plural, Translation };

/// Reads line by line and puts entries together: an entry ends where the next one begins.
class PoReader {
  public:
    PoReader(PoFile& out, Diagnostics& diagnostics) : out_(out), diagnostics_(diagnostics) {}

    void read(std::string_view text) {
        if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);  // some editors begin files so
        while (!text.empty()) {
            const auto end = text.find('\n');
            ++line_;
            take_line(trimmed(text.substr(0, end)));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
        finish();
    }

  private:
    void take_line(std::string_view line) {
        if (line.empty()) return;
        if (line[0] == '#') return take_comment(line);
        if (line[0] == '"') return append(line);
        const auto space = line.find_first_of(" \t\"");
        const std::string_view word = line.substr(0, space);
        const std::string_view rest =
            trimmed(space == std::string_view::npos ? std::string_view{} : line.substr(space));
        if (word == "msgctxt") {
            begin(Field::Context);
        } else if (word == "msgid") {
            begin(Field::Text);
        } else if (word == "msgid_plural") {
            field_ = Field::Plural;
        } else if (word == "msgstr" || word.substr(0, 7) == "msgstr[") {
            begin_translation(word);
        } else {
            return spoil(concat("'", excerpt(word), "' is no word of a catalogue"),
                         "msgctxt, msgid, msgid_plural, msgstr");
        }
        append(rest);
    }

    void take_comment(std::string_view line) {
        // A comment after a translation belongs to the next entry.
        if (field_ == Field::Translation) finish();
        if (line.substr(0, 2) == "#~") entry_.fuzzy = false;  // what was said of a text that is no more
        if (line.substr(0, 2) == "#," && line.find("fuzzy") != std::string_view::npos) entry_.fuzzy = true;
    }

    void begin(Field field) {
        if (field_ == Field::Translation || (field == Field::Context && field_ != Field::None)) finish();
        if (field == Field::Text && field_ == Field::Text) finish();
        if (field_ == Field::None) spoiled_ = false;
        field_ = field;
        if (entry_.position.line == 0) entry_.position = {line_, 1};
    }

    void begin_translation(std::string_view word) {
        if (!has_text_) return spoil("msgstr without a msgid before it");
        field_ = Field::Translation;
        std::size_t index = 0;
        if (word != "msgstr") {
            const auto n = word.back() == ']' ? parse_integer(word.substr(7, word.size() - 8)) : std::nullopt;
            if (!n || *n < 0 || *n >= static_cast<std::int64_t>(PluralRule::kMostForms))
                return spoil(concat("'", excerpt(word), "' is no form of a plural"), "msgstr[0] … msgstr[5]");
            index = static_cast<std::size_t>(*n);
        }
        if (index != entry_.translations.size())
            return spoil("the forms of a translation must be in order, each once");
        entry_.translations.emplace_back();
    }

    std::string* target() {
        switch (field_) {
            case Field::Context:
                return &entry_.context;
            case Field::Text:
                return &entry_.text;
            case Field::Plural:
                return &entry_.plural;
            case Field::Translation:
                return entry_.translations.empty() ? nullptr : &entry_.translations.back();
            case Field::None:
                break;
        }
        return nullptr;
    }

    /// A quoted string joins the one that its field has so far.
    void append(std::string_view quoted) {
        if (spoiled_) return;
        std::string* to = target();
        if (to == nullptr) return spoil("a text that belongs to nothing");
        if (field_ == Field::Text) has_text_ = true;
        if (quoted.size() < 2 || quoted.front() != '"' || quoted.back() != '"')
            return spoil("a text must stand in quotes, and end on its line");
        quoted = quoted.substr(1, quoted.size() - 2);
        for (std::size_t i = 0; i < quoted.size(); ++i) {
            if (quoted[i] == '"') return spoil("a quote inside a text is written \\\"");
            if (quoted[i] != '\\') {
                to->push_back(quoted[i]);
                continue;
            }
            const auto c = i + 1 < quoted.size() ? escaped(quoted[++i]) : std::nullopt;
            if (!c) return spoil("this escape is not known", "\\n \\t \\\" \\\\");
            to->push_back(*c);
        }
    }

    static std::optional<char> escaped(char c) {
        switch (c) {
            case 'n':
                return '\n';
            case 't':
                return '\t';
            case 'r':
                return '\r';
            case '"':
                return '"';
            case '\\':
                return '\\';
            default:
                return std::nullopt;
        }
    }

    /// Whatever this entry is, it is not used; one mistake an entry is enough.
    void spoil(std::string message, std::string hint = {}) {
        if (!spoiled_) diagnostics_.error(out_.file, {line_, 1}, std::move(message), std::move(hint));
        spoiled_ = true;
    }

    void finish() {
        if (has_text_ && !spoiled_) keep();
        entry_ = {};
        field_ = Field::None;
        has_text_ = spoiled_ = false;
    }

    void keep() {
        if (entry_.text.empty() && entry_.context.empty()) return read_header();
        const bool full = entry_.translations.size() == (entry_.plural.empty() ? 1 : out_.plurals.forms());
        if (!full && !entry_.translations.empty()) {
            diagnostics_.error(out_.file, entry_.position,
                               concat("this language has ", std::to_string(out_.plurals.forms()),
                                      " forms of a plural, and a text without msgid_plural has one"));
            return;
        }
        if (!seen_.insert(entry_.context + '\4' + entry_.text).second) {
            diagnostics_.warning(out_.file, entry_.position, "this text is here for the second time");
            return;
        }
        out_.entries.push_back(std::move(entry_));
    }

    void read_header() {
        if (entry_.translations.empty()) return;
        for (const auto line : split(entry_.translations.front(), '\n')) {
            const auto colon = line.find(':');
            if (colon == std::string_view::npos) continue;
            const auto key = trimmed(line.substr(0, colon));
            const auto value = trimmed(line.substr(colon + 1));
            if (key == "X-Language-Name") out_.language_name = std::string(value);
            if (key == "Plural-Forms") take_plurals(value);
            if (key == "Content-Type" && value.find("charset=") != std::string_view::npos &&
                value.find("UTF-8") == std::string_view::npos &&
                value.find("utf-8") == std::string_view::npos)
                diagnostics_.error(out_.file, entry_.position, "the catalogue must be UTF-8");
        }
    }

    void take_plurals(std::string_view rule) {
        std::string why;
        if (auto parsed = PluralRule::parse(rule, why)) {
            out_.plurals = std::move(*parsed);
        } else {
            diagnostics_.error(out_.file, entry_.position, concat("Plural-Forms cannot be used: ", why));
        }
    }

    PoFile& out_;
    Diagnostics& diagnostics_;
    PoEntry entry_;
    Field field_ = Field::None;
    bool has_text_ = false;
    bool spoiled_ = false;
    std::uint32_t line_ = 0;
    std::set<std::string> seen_;
};

}  // namespace

PoFile parse_po(std::string_view text, std::string file, Diagnostics& diagnostics) {
    PoFile out;
    out.file = std::move(file);
    if (const auto bad = first_invalid_utf8(text)) {
        std::uint32_t line = 1;
        for (const char c : text.substr(0, *bad)) line += c == '\n' ? 1U : 0U;
        diagnostics.error(out.file, {line, 1}, "this is not UTF-8");
        return out;
    }
    if (const auto nul = text.find('\0'); nul != std::string_view::npos) {
        diagnostics.error(out.file, {}, "a byte 0 in a text file");
        return out;
    }
    PoReader(out, diagnostics).read(text);
    return out;
}

std::string po_quoted(std::string_view text) {
    const bool several = text.find('\n') != std::string_view::npos && text.find('\n') + 1 < text.size();
    std::string out = several ? "\"\"\n\"" : "\"";
    for (std::size_t i = 0; i < text.size(); ++i) {
        switch (text[i]) {
            case '\n':
                out += several && i + 1 < text.size() ? "\\n\"\n\"" : "\\n";
                break;
            case '\t':
                out += "\\t";
                break;
            case '\r':
                out += "\\r";
                break;
            case '"':
                out += "\\\"";
                break;
            case '\\':
                out += "\\\\";
                break;
            default:
                out += text[i];
        }
    }
    return out + "\"";
}

}  // namespace nl
