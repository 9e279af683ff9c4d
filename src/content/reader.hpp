#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/json.hpp"
#include "base/vec2.hpp"
#include "content/kind.hpp"
#include "content/words.hpp"

namespace nl::content {

/// What reading one file turns up.
struct Findings {
    NamesFound names;
    Diagnostics diagnostics;
};

/// The visitor that fills a value from a JSON object by its describe() (describe_*.hpp). Keys that describe()
/// does not name are errors, but "$schema" and those that start with "x-". A value that is wrong is reported
/// and keeps its default; reading goes on.
class Reader {
  public:
    /// Fills `value` from `json`; mistakes and names go to `findings`.
    template <class T>
    static void read(const JsonValue& json, T& value, Findings& findings) {
        Reader reader(json, findings);
        describe(reader, value);
        reader.finish();
    }

    // ---- what describe() calls; key, where the value goes, what it may be, help for people
    /// Says what the object is ("a spawner") and what it is for; comes first in each describe().
    void is(std::string_view what, std::string_view help);
    /// Keeps where the object stands in its file.
    void here(Position& position) { position = json_.position(); }

    void field(std::string_view key, std::string& to, Wording wording, std::string_view help);
    /// A list of texts; one text alone stands for a list of one.
    void field(std::string_view key, std::vector<std::string>& to, Wording wording, std::string_view help);
    void field(std::string_view key, bool& to, std::string_view help);
    void field(std::string_view key, int& to, Range range, std::string_view help);
    void field(std::string_view key, float& to, Range range, std::string_view help);
    void field(std::string_view key, SourceLine& to, std::string_view help);
    void field(std::string_view key, std::vector<SourceLine>& to, std::string_view help);
    /// "x" and "y".
    void place(Vec2& to, std::string_view help);
    /// An object of "width" and "height".
    void size(std::string_view key, Vec2& to, Range range, std::string_view help);
    /// A whole number, or [least, most].
    void span(std::string_view key, int& least, int& most, Range range, std::string_view help);
    /// A list of objects of "x" and "y".
    void places(std::string_view key, std::vector<Vec2>& to, std::string_view help);

    template <class E>
    requires std::is_enum_v<E>
    void field(std::string_view key, E& to, std::string_view, bool required = false) {
        if (const auto value = take(key, required))
            if (const auto i = word(key, *value, words<E>())) to = static_cast<E>(*i);
    }
    template <class T>
    requires std::is_class_v<T>
    void field(std::string_view key, T& to, std::string_view) {
        if (const auto value = take(key)) read(*value, to, findings_);
    }
    template <class T>
    requires std::is_class_v<T>
    void field(std::string_view key, std::vector<T>& to, std::string_view) {
        for (const auto& element : list(key)) read(element, to.emplace_back(), findings_);
    }
    template <class E>
    requires std::is_enum_v<E>
    void field(std::string_view key, std::vector<E>& to, std::string_view) {
        for (const auto& element : list(key))
            if (const auto i = word(key, element, words<E>())) to.push_back(static_cast<E>(*i));
    }
    /// An object whose keys are the ids of its members.
    template <class T>
    void table(std::string_view key, std::vector<T>& to, std::string_view) {
        for (const auto& member : table_members(key)) {
            auto& entry = to.emplace_back();
            entry.id = member.key;
            read(member.value, entry, findings_);
        }
    }

    /// Notes all texts below `json` that name something (NamesFound::mentioned).
    static void note_names(const JsonValue& json, NamesFound& names);

  private:
    Reader(const JsonValue& json, Findings& findings) : json_(json), findings_(findings) {}
    void finish();

    [[nodiscard]] std::optional<JsonValue> take(std::string_view key, bool required = false);
    [[nodiscard]] std::vector<JsonValue> list(std::string_view key);
    [[nodiscard]] std::vector<JsonValue::Member> table_members(std::string_view key);
    [[nodiscard]] bool expect(std::string_view key, const JsonValue& value, JsonKind kind);
    [[nodiscard]] std::optional<double> number(std::string_view key, const JsonValue& value, Range range);
    [[nodiscard]] std::optional<int> integer(std::string_view key, const JsonValue& value, Range range);
    [[nodiscard]] std::optional<std::size_t> word(std::string_view key, const JsonValue& value,
                                                  std::span<const std::string_view> allowed);
    [[nodiscard]] std::optional<std::string> text(std::string_view key, const JsonValue& value,
                                                  Wording wording);
    void error(Position at, std::string message, std::string hint = {});

    JsonValue json_;
    Findings& findings_;
    std::string_view what_ = "this";
    bool usable_ = true;
    std::vector<JsonValue::Member> members_;
    std::vector<std::string> known_;
};

}  // namespace nl::content
