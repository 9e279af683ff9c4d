#include "content/reader.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "content/hint.hpp"

namespace nl::content {
namespace {

bool is_free(std::string_view key) { return key.starts_with("x-") || key == "$schema"; }

bool is_colour(std::string_view text) {
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

std::string shown(double number) {
    return std::abs(number) < 1e15 ? to_text(number)
                                   : std::string(number < 0 ? "far too small" : "far too large");
}

}  // namespace

void Reader::note_names(const JsonValue& json, NamesFound& names) {
    const auto note = [&](const JsonValue& value) {
        if (value.is(JsonKind::String)) names.mentioned.emplace_back(value.string());
    };
    for (const auto& element : json.elements()) note_names(element, names);
    for (const auto& [key, position, value] : json.members()) {
        if (key == "name" || key == "group" || key == "type" || key == "id") note(value);
        if (key == "types")
            for (const auto& each : value.elements()) note(each);
        note_names(value, names);
    }
}

void Reader::error(Position at, std::string message, std::string hint) {
    findings_.diagnostics.error(findings_.names.file, at, std::move(message), std::move(hint));
}

void Reader::is(std::string_view what, std::string_view) {
    what_ = what;
    usable_ = json_.is(JsonKind::Object);
    if (usable_)
        members_ = json_.members();
    else
        error(json_.position(), concat(what, " must be an object, found ", nl::describe(json_.kind())),
              "an object stands in { }");
}

void Reader::finish() {
    for (const auto& member : members_) {
        if (is_free(member.key) || std::find(known_.begin(), known_.end(), member.key) != known_.end())
            continue;
        std::string hint = hint_for(member.key, known_, findings_.diagnostics);
        if (hint.empty()) hint = "keys that start with x- are free for notes";
        error(member.key_position, concat("unknown key '", excerpt(member.key), "' in ", what_),
              std::move(hint));
    }
}

std::optional<JsonValue> Reader::take(std::string_view key, bool required) {
    known_.emplace_back(key);
    for (const auto& member : members_)
        if (member.key == key) return member.value;
    if (required && usable_) error(json_.position(), concat(what_, " needs '", key, "'"));
    return std::nullopt;
}

bool Reader::expect(std::string_view key, const JsonValue& value, JsonKind kind) {
    if (value.is(kind)) return true;
    std::string hint;
    if (value.is(JsonKind::String) && kind == JsonKind::Number && parse_number(value.string()))
        hint = "write it without quotes";
    if (value.is(JsonKind::String) && kind == JsonKind::Boolean &&
        (value.string() == "true" || value.string() == "false"))
        hint = "write it without quotes";
    if (value.is(JsonKind::Number) && kind == JsonKind::String) hint = "write it in quotes";
    error(value.position(),
          concat("'", key, "' must be ", nl::describe(kind), ", found ", nl::describe(value.kind())),
          std::move(hint));
    return false;
}

std::vector<JsonValue> Reader::list(std::string_view key) {
    const auto value = take(key);
    if (!value || !expect(key, *value, JsonKind::Array)) return {};
    return value->elements();
}

std::vector<JsonValue::Member> Reader::table_members(std::string_view key) {
    const auto value = take(key);
    if (!value || !expect(key, *value, JsonKind::Object)) return {};
    auto members = value->members();
    std::erase_if(members, [](const auto& m) { return is_free(m.key); });
    return members;
}

std::optional<double> Reader::number(std::string_view key, const JsonValue& value, Range range) {
    if (!expect(key, value, JsonKind::Number)) return std::nullopt;
    const double n = value.number();
    if (n >= range.low && n <= range.high) return n;
    error(value.position(), concat("'", key, "' must be from ", to_text(range.low), " to ",
                                   to_text(range.high), ", found ", shown(n)));
    return std::nullopt;
}

std::optional<int> Reader::integer(std::string_view key, const JsonValue& value, Range range) {
    const auto n = number(key, value, range);
    if (!n) return std::nullopt;
    if (*n == std::floor(*n)) return static_cast<int>(*n);
    error(value.position(), concat("'", key, "' must be a whole number, found ", shown(*n)));
    return std::nullopt;
}

std::optional<std::size_t> Reader::word(std::string_view key, const JsonValue& value,
                                        std::span<const std::string_view> allowed) {
    if (!expect(key, value, JsonKind::String)) return std::nullopt;
    const auto it = std::find(allowed.begin(), allowed.end(), value.string());
    if (it != allowed.end()) return static_cast<std::size_t>(it - allowed.begin());
    const std::vector<std::string> names(allowed.begin(), allowed.end());
    std::string hint = hint_for(value.string(), names, findings_.diagnostics);
    if (hint.empty()) {
        hint = "one of ";
        for (const auto& name : names) hint += (&name == names.data() ? "" : ", ") + name;
    }
    error(value.position(), concat("'", key, "' cannot be '", excerpt(value.string()), "'"), std::move(hint));
    return std::nullopt;
}

std::optional<std::string> Reader::text(std::string_view key, const JsonValue& value, Wording wording) {
    if (!expect(key, value, JsonKind::String)) return std::nullopt;
    const std::string_view t = value.string();
    if (trimmed(t).empty() && (wording.required || wording.use == Wording::Use::Refers)) {
        error(value.position(), concat("'", key, "' must not be empty"));
        return std::nullopt;
    }
    if (wording.use == Wording::Use::Colour && !t.empty() && !is_colour(t)) {
        error(value.position(), concat("'", key, "' must be a colour, found '", excerpt(t), "'"),
              "a colour looks like #58e2ff");
        return std::nullopt;
    }
    if (wording.use == Wording::Use::Refers)
        findings_.names.used.push_back({wording.kind, std::string(t), value.position()});
    if (wording.use == Wording::Use::Defines)
        findings_.names.defined.push_back({wording.kind, std::string(t), value.position()});
    return std::string(t);
}

void Reader::field(std::string_view key, std::string& to, Wording wording, std::string_view) {
    if (const auto value = take(key, wording.required))
        if (auto t = text(key, *value, wording)) to = std::move(*t);
}

void Reader::field(std::string_view key, std::vector<std::string>& to, Wording wording, std::string_view) {
    const auto value = take(key, wording.required);
    if (!value) return;
    to.clear();
    if (value->is(JsonKind::String)) {
        if (auto t = text(key, *value, wording)) to.push_back(std::move(*t));
    } else if (expect(key, *value, JsonKind::Array)) {
        for (const auto& element : value->elements())
            if (auto t = text(key, element, wording)) to.push_back(std::move(*t));
    }
}

void Reader::field(std::string_view key, bool& to, std::string_view) {
    if (const auto value = take(key); value && expect(key, *value, JsonKind::Boolean)) to = value->boolean();
}

void Reader::field(std::string_view key, int& to, Range range, std::string_view) {
    if (const auto value = take(key))
        if (const auto n = integer(key, *value, range)) to = *n;
}

void Reader::field(std::string_view key, float& to, Range range, std::string_view) {
    if (const auto value = take(key))
        if (const auto n = number(key, *value, range)) to = static_cast<float>(*n);
}

void Reader::field(std::string_view key, SourceLine& to, std::string_view) {
    if (const auto value = take(key, true); value && expect(key, *value, JsonKind::String))
        to = value->source_line();
}

void Reader::field(std::string_view key, std::vector<SourceLine>& to, std::string_view) {
    for (const auto& element : list(key))
        if (expect(key, element, JsonKind::String)) to.push_back(element.source_line());
}

void Reader::place(Vec2& to, std::string_view help) {
    field("x", to.x, kAnywhere, help);
    field("y", to.y, kAnywhere, help);
}

void Reader::size(std::string_view key, Vec2& to, Range range, std::string_view help) {
    const auto value = take(key);
    if (!value || !expect(key, *value, JsonKind::Object)) return;
    Reader inner(*value, findings_);
    inner.is("a size", help);
    inner.field("width", to.x, range, help);
    inner.field("height", to.y, range, help);
    inner.finish();
}

void Reader::span(std::string_view key, int& least, int& most, Range range, std::string_view) {
    const auto value = take(key);
    if (!value) return;
    if (value->is(JsonKind::Number)) {
        if (const auto n = integer(key, *value, range)) least = most = *n;
        return;
    }
    const auto ends = value->elements();
    if (ends.size() != 2) {
        error(value->position(),
              concat("'", key, "' must be a whole number or a list of two: [least, most]"));
        return;
    }
    const auto a = integer(key, ends[0], range);
    const auto b = integer(key, ends[1], range);
    if (!a || !b) return;
    if (*a > *b)
        error(value->position(), concat("'", key, "' has its least after its most"),
              "write the smaller one first");
    else
        least = *a, most = *b;
}

void Reader::places(std::string_view key, std::vector<Vec2>& to, std::string_view help) {
    for (const auto& element : list(key)) {
        Reader inner(element, findings_);
        inner.is("a place", help);
        inner.place(to.emplace_back(), help);
        inner.finish();
    }
}

}  // namespace nl::content
