#include "content/reference_writer.hpp"

#include "base/text.hpp"
#include "content/number_text.hpp"

namespace nl::content {
namespace {

std::string limits(Range range) { return concat(to_text(range.low), " to ", to_text(range.high)); }

std::string kind_of_text(Wording wording) {
    switch (wording.use) {
        case Wording::Use::Colour:
            return "colour, `#rrggbb`";
        case Wording::Use::Defines:
            return "text, an id";
        case Wording::Use::Refers:
            if (wording.kind == Kind::Target) return "name";
            if (files_of(wording.kind)) return std::string(word_of(wording.kind));
            return concat("id of ", wording.kind == Kind::Item ? "an " : "a ", word_of(wording.kind));
        case Wording::Use::Text:
            break;
    }
    return "text";
}

/// Markdown would take <id> for a tag.
std::string escaped(std::string_view help) {
    std::string out;
    for (const char c : help) {
        if (c == '<') out += '\\';
        out += c;
    }
    return out;
}

}  // namespace

std::string ReferenceWriter::code(std::string_view text) {
    return text.empty() ? std::string() : concat("`", text, "`");
}

std::string ReferenceWriter::one_of(std::span<const std::string_view> allowed) {
    std::string out;
    for (const auto word : allowed) out += concat(out.empty() ? "" : ", ", code(word));
    return out;
}

void ReferenceWriter::is(std::string_view, std::string_view help) { help_ = help; }

void ReferenceWriter::row(std::string_view key, std::string_view type, std::string_view standard,
                          std::string_view help) {
    rows_ += concat("| `", key, "` | ", type, " | ", standard, " | ", escaped(help), " |\n");
}

void ReferenceWriter::add_tables(std::string_view key, std::string_view each, const ReferenceWriter& inner) {
    inner_ += concat("\n#### ", each, "`", key, "`\n\n", escaped(inner.help_), "\n\n", inner.text());
}

std::string ReferenceWriter::text() const {
    return "| key | value | when left out | |\n|---|---|---|---|\n" + rows_ + inner_;
}

void ReferenceWriter::field(std::string_view key, std::string& value, Wording wording,
                            std::string_view help) {
    row(key, kind_of_text(wording), wording.required ? "**needed**" : code(value), help);
}

void ReferenceWriter::field(std::string_view key, std::vector<std::string>&, Wording wording,
                            std::string_view help) {
    row(key, kind_of_text(wording) + ", or a list of them", wording.required ? "**needed**" : "", help);
}

void ReferenceWriter::field(std::string_view key, bool& value, std::string_view help) {
    row(key, "true or false", code(value ? "true" : "false"), help);
}

void ReferenceWriter::field(std::string_view key, int& value, Range range, std::string_view help) {
    row(key, "whole number, " + limits(range), code(std::to_string(value)), help);
}

void ReferenceWriter::field(std::string_view key, float& value, Range range, std::string_view help) {
    row(key, "number, " + limits(range), code(number_text(value)), help);
}

void ReferenceWriter::field(std::string_view key, SourceLine&, std::string_view help) {
    row(key, "text", "**needed**", help);
}

void ReferenceWriter::field(std::string_view key, std::vector<SourceLine>&, std::string_view help) {
    row(key, "list of texts", "", help);
}

void ReferenceWriter::place(Vec2& value, std::string_view help) {
    rows_ += concat("| `x`, `y` | numbers | ", code(concat(number_text(value.x), ", ", number_text(value.y))),
                    " | ", help, " |\n");
}

void ReferenceWriter::size(std::string_view key, Vec2& value, Range range, std::string_view help) {
    row(key, "`{ \"width\": …, \"height\": … }`, each " + limits(range),
        code(concat(number_text(value.x), " × ", number_text(value.y))), help);
}

void ReferenceWriter::span(std::string_view key, int& least, int&, Range range, std::string_view help) {
    row(key, concat("whole number, or `[least, most]`, ", limits(range)), code(std::to_string(least)), help);
}

void ReferenceWriter::places(std::string_view key, std::vector<Vec2>&, std::string_view help) {
    row(key, "list of `{ \"x\": …, \"y\": … }`", "", help);
}

}  // namespace nl::content
