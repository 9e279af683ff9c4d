#include "base/json.hpp"

#include <cjson/cJSON.h>

#include <algorithm>
#include <utility>

#include "base/json_scan.hpp"
#include "base/text.hpp"

namespace nl {
namespace {

constexpr std::size_t kMaxBytes = 64U << 20U;

/// Bytes that the escape at raw[i] (a backslash) takes in the file and in the decoded text.
struct Escape {
    std::size_t raw = 2;
    std::size_t decoded = 1;
};

Escape escape_at(std::string_view raw, std::size_t i) {
    if (raw[i + 1] != 'u') return {};
    unsigned unit = 0;
    for (const char c : raw.substr(i + 2, 4))
        unit = unit * 16U + static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    if (unit < 0x80U) return {6, 1};
    if (unit < 0x800U) return {6, 2};
    if (unit >= 0xD800U && unit < 0xDC00U) return {12, 4};
    return {6, 3};
}

}  // namespace

std::string_view describe(JsonKind kind) {
    switch (kind) {
        case JsonKind::Null:
            return "null";
        case JsonKind::Boolean:
            return "true or false";
        case JsonKind::Number:
            return "a number";
        case JsonKind::String:
            return "a text";
        case JsonKind::Array:
            return "a list";
        case JsonKind::Object:
            return "an object";
    }
    return "a value";
}

void JsonDocument::Free::operator()(cJSON* node) const { cJSON_Delete(node); }

std::optional<JsonDocument> JsonDocument::parse(std::string text, std::string file,
                                                Diagnostics& diagnostics) {
    if (text.size() > kMaxBytes) {
        diagnostics.error(file, {}, "the file is larger than 64 MB");
        return std::nullopt;
    }
    if (text.starts_with("\xEF\xBB\xBF")) text.replace(0, 3, "   ");  // a byte order mark does no harm
    JsonDocument doc;
    doc.text_ = std::move(text);
    doc.file_ = std::move(file);
    doc.line_starts_.push_back(0);
    for (std::size_t i = 0; i < doc.text_.size(); ++i)
        if (doc.text_[i] == '\n') doc.line_starts_.push_back(static_cast<std::uint32_t>(i + 1));

    if (const auto bad = first_invalid_utf8(doc.text_)) {
        diagnostics.error(doc.file_, doc.position_at(*bad), "this byte is not valid UTF-8",
                          "save the file with UTF-8 encoding");
        return std::nullopt;
    }
    const JsonScan scan = scan_json(doc.text_, kMaxDepth);
    for (const auto& m : scan.mistakes)
        diagnostics.error(doc.file_, doc.position_at(m.offset), m.message, m.hint);
    if (!scan.mistakes.empty()) return std::nullopt;

    doc.root_.reset(cJSON_ParseWithLength(doc.text_.data(), doc.text_.size()));
    if (doc.root_ == nullptr) {
        diagnostics.error(doc.file_, {}, "the file is not valid JSON");
        return std::nullopt;
    }
    std::vector<Place> places;
    places.reserve(scan.values.size());
    for (const auto& v : scan.values) places.push_back({v.offset, v.key_offset});
    doc.note_places(places);
    return doc;
}

void JsonDocument::note_places(const std::vector<Place>& places) {
    places_.reserve(places.size());
    std::vector<const cJSON*> open{root_.get()};  // depth first, so that the order is the file's own
    for (const Place& place : places) {
        if (open.empty()) return;
        const cJSON* node = open.back();
        open.pop_back();
        places_[node] = place;
        if (node->next != nullptr && node != root_.get()) open.push_back(node->next);
        if (node->child != nullptr) open.push_back(node->child);
    }
}

JsonDocument::Place JsonDocument::place_of(const cJSON* node) const {
    const auto it = places_.find(node);
    return it == places_.end() ? Place{} : it->second;
}

Position JsonDocument::position_at(std::size_t offset) const {
    const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
    const auto line = static_cast<std::size_t>(after - line_starts_.begin());
    return {static_cast<std::uint32_t>(line),
            static_cast<std::uint32_t>(offset - line_starts_[line - 1] + 1)};
}

JsonKind JsonValue::kind() const {
    if (cJSON_IsBool(node_)) return JsonKind::Boolean;
    if (cJSON_IsNumber(node_)) return JsonKind::Number;
    if (cJSON_IsString(node_)) return JsonKind::String;
    if (cJSON_IsArray(node_)) return JsonKind::Array;
    if (cJSON_IsObject(node_)) return JsonKind::Object;
    return JsonKind::Null;
}

Position JsonValue::position() const { return document_->position_at(document_->place_of(node_).value); }

SourceLine JsonValue::source_line() const {
    const std::size_t begin = document_->place_of(node_).value + 1U;
    const std::string_view raw = std::string_view(document_->text_).substr(begin);
    SourceLine line{std::string(string()), document_->position_at(begin), {}};
    std::size_t i = 0;
    for (std::size_t decoded = 0; decoded < line.text.size();) {
        const Escape e = raw[i] == '\\' ? escape_at(raw, i) : Escape{1, 1};
        i += e.raw;
        decoded += e.decoded;
        if (e.raw != e.decoded) line.shifts.push_back({decoded, e.raw - e.decoded});
    }
    return line;
}

bool JsonValue::boolean() const { return cJSON_IsTrue(node_) != 0; }
double JsonValue::number() const { return cJSON_IsNumber(node_) ? node_->valuedouble : 0.0; }
std::string_view JsonValue::string() const {
    return cJSON_IsString(node_) ? std::string_view(node_->valuestring) : std::string_view();
}

std::vector<JsonValue> JsonValue::elements() const {
    std::vector<JsonValue> out;
    if (!is(JsonKind::Array)) return out;
    for (const cJSON* n = node_->child; n != nullptr; n = n->next) out.push_back({document_, n});
    return out;
}

std::vector<JsonValue::Member> JsonValue::members() const {
    std::vector<Member> out;
    if (!is(JsonKind::Object)) return out;
    for (const cJSON* n = node_->child; n != nullptr; n = n->next)
        out.push_back(
            {n->string, document_->position_at(document_->place_of(n).key), JsonValue(document_, n)});
    return out;
}

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
    if (!is(JsonKind::Object)) return std::nullopt;
    for (const cJSON* n = node_->child; n != nullptr; n = n->next)
        if (key == n->string) return JsonValue(document_, n);
    return std::nullopt;
}

}  // namespace nl
