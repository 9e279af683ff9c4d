#include "save/json_writer.hpp"

#include <cmath>

#include "base/text.hpp"

namespace nl::save {

void JsonWriter::new_line() {
    out_ += '\n';
    out_.append(open_.size() * 2, ' ');
}

void JsonWriter::start(std::string_view key) {
    if (!open_.empty()) {
        if (!first_) out_ += ',';
        new_line();
        if (open_.back() == '{') out_ += concat(json_quoted(to_valid_utf8(key)), ": ");
    }
    first_ = false;
}

void JsonWriter::begin(std::string_view key, char bracket) {
    start(key);
    out_ += bracket;
    open_ += bracket;
    first_ = true;
}

void JsonWriter::end(char bracket) {
    open_.pop_back();
    if (!first_) new_line();
    out_ += bracket;
    first_ = false;
    if (open_.empty()) out_ += '\n';
}

void JsonWriter::text(std::string_view key, std::string_view value) {
    start(key);
    out_ += json_quoted(to_valid_utf8(value));
}

void JsonWriter::number(std::string_view key, double value) {
    start(key);
    out_ += to_text(std::isfinite(value) ? value : 0.0);
}

void JsonWriter::number(std::string_view key, std::int64_t value) {
    start(key);
    out_ += to_text(value);
}

void JsonWriter::boolean(std::string_view key, bool value) {
    start(key);
    out_ += value ? "true" : "false";
}

void JsonWriter::copy(std::string_view key, JsonValue value) {
    switch (value.kind()) {
        case JsonKind::Null:
            start(key);
            out_ += "null";
            break;
        case JsonKind::Boolean:
            boolean(key, value.boolean());
            break;
        case JsonKind::Number:
            number(key, value.number());
            break;
        case JsonKind::String:
            text(key, value.string());
            break;
        case JsonKind::Array:
            begin_array(key);
            for (const JsonValue& v : value.elements()) copy({}, v);
            end_array();
            break;
        case JsonKind::Object:
            begin_object(key);
            for (const auto& m : value.members()) copy(m.key, m.value);
            end_object();
            break;
    }
}

}  // namespace nl::save
