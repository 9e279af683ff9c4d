#include "content/schema_writer.hpp"

#include "base/text.hpp"
#include "content/number_text.hpp"

namespace nl::content {
namespace {

std::string limits(std::string_view type, Range range) {
    return concat(R"("type": ")", type, R"(", "minimum": )", to_text(range.low), R"(, "maximum": )",
                  to_text(range.high));
}

std::string text_schema(Wording wording) {
    std::string out = R"("type": "string")";
    if (wording.required || wording.use == Wording::Use::Refers) out += R"(, "minLength": 1)";
    if (wording.use == Wording::Use::Colour) out += R"(, "pattern": "^(#[0-9a-fA-F]{6})?$")";
    return out;
}

/// Each line of text but the first moved to the right.
std::string indented(std::string_view text) {
    std::string out;
    for (const char c : text) {
        out += c;
        if (c == '\n') out += "  ";
    }
    return out;
}

constexpr std::string_view kNotes = R"("patternProperties": { "^x-": true }, "additionalProperties": false)";

}  // namespace

std::string SchemaWriter::quoted(std::string_view text) { return json_quoted(text); }

void SchemaWriter::is(std::string_view what, std::string_view help) {
    title_ = what;
    help_ = help;
}

void SchemaWriter::add(std::string_view key, std::string_view help, std::string schema, std::string standard,
                       bool required) {
    const bool whole = schema.starts_with('{');
    std::string out = concat(json_quoted(key), ": ");
    if (whole) {
        out += schema;  // an object says by itself what it is for
    } else {
        out += concat("{ ", schema, R"(, "description": )", json_quoted(help));
        if (!standard.empty()) out += R"(, "default": )" + standard;
        out += " }";
    }
    properties_.push_back(std::move(out));
    if (required) required_.emplace_back(key);
}

std::string SchemaWriter::object() const {
    std::string out = concat("{\n  \"type\": \"object\", \"title\": ", json_quoted(title_),
                             ",\n  \"description\": ", json_quoted(help_), ",\n");
    if (!required_.empty()) {
        out += "  \"required\": [";
        for (std::size_t i = 0; i < required_.size(); ++i)
            out += (i == 0 ? " " : ", ") + json_quoted(required_[i]);
        out += " ],\n";
    }
    out += "  \"properties\": {";
    for (std::size_t i = 0; i < properties_.size(); ++i)
        out += concat(i == 0 ? "\n    " : ",\n    ", indented(indented(properties_[i])));
    return out + "\n  },\n  " + std::string(kNotes) + "\n}";
}

std::string SchemaWriter::root() const {
    std::string out = object();
    const std::string_view opening = "{\n";
    out.insert(opening.size(), "  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\n");
    const std::string_view properties = "  \"properties\": {";
    out.insert(out.find(properties) + properties.size(), "\n    \"$schema\": { \"type\": \"string\" },");
    return out + "\n";
}

std::string SchemaWriter::one_of(std::span<const std::string_view> allowed) {
    std::string out = "\"enum\": [";
    for (std::size_t i = 0; i < allowed.size(); ++i) out += (i == 0 ? " " : ", ") + json_quoted(allowed[i]);
    return out + " ]";
}

std::string SchemaWriter::list_of(std::string_view element) {
    return concat(R"("type": "array", "items": )", element);
}

std::string SchemaWriter::table_of(std::string_view element) {
    return concat(R"("type": "object", "patternProperties": { "^x-": true }, "additionalProperties": )",
                  element);
}

void SchemaWriter::field(std::string_view key, std::string& value, Wording wording, std::string_view help) {
    add(key, help, text_schema(wording), value.empty() ? std::string() : json_quoted(value),
        wording.required);
}

void SchemaWriter::field(std::string_view key, std::vector<std::string>&, Wording wording,
                         std::string_view help) {
    const std::string one = "{ " + text_schema(wording) + " }";
    add(key, help, concat("\"anyOf\": [ ", one, ", { ", list_of(one), " } ]"), {}, wording.required);
}

void SchemaWriter::field(std::string_view key, bool& value, std::string_view help) {
    add(key, help, R"("type": "boolean")", value ? "true" : "false");
}

void SchemaWriter::field(std::string_view key, int& value, Range range, std::string_view help) {
    add(key, help, limits("integer", range), std::to_string(value));
}

void SchemaWriter::field(std::string_view key, float& value, Range range, std::string_view help) {
    add(key, help, limits("number", range), number_text(value));
}

void SchemaWriter::field(std::string_view key, SourceLine&, std::string_view help) {
    add(key, help, R"("type": "string", "minLength": 1)", {}, true);
}

void SchemaWriter::field(std::string_view key, std::vector<SourceLine>&, std::string_view help) {
    add(key, help, list_of(R"({ "type": "string" })"));
}

void SchemaWriter::field(std::string_view key, std::vector<FunctionSource>&, std::string_view help) {
    add(key, help, R"("allOf": [ { "$ref": "script.schema.json" } ])");
}

void SchemaWriter::place(Vec2& value, std::string_view help) {
    field("x", value.x, kAnywhere, help);
    field("y", value.y, kAnywhere, help);
}

void SchemaWriter::size(std::string_view key, Vec2& value, Range range, std::string_view help) {
    SchemaWriter inner;
    inner.is("a size", help);
    inner.field("width", value.x, range, help);
    inner.field("height", value.y, range, help);
    add(key, help, inner.object());
}

void SchemaWriter::span(std::string_view key, int& least, int&, Range range, std::string_view help) {
    const std::string one = concat("{ ", limits("integer", range), " }");
    add(key, help,
        concat("\"anyOf\": [ ", one, ", { ", list_of(one), R"(, "minItems": 2, "maxItems": 2 } ])"),
        std::to_string(least));
}

void SchemaWriter::places(std::string_view key, std::vector<Vec2>&, std::string_view help) {
    Vec2 origin;
    SchemaWriter inner;
    inner.is("a place", help);
    inner.place(origin, help);
    add(key, help, list_of(inner.object()));
}

}  // namespace nl::content
