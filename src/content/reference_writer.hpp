#pragma once

#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/source_line.hpp"
#include "base/vec2.hpp"
#include "content/kind.hpp"
#include "content/words.hpp"

namespace nl::content {

/// The visitor that writes the manual's tables of keys (Markdown) from what a describe() says. The same calls
/// as Reader, which see.
class ReferenceWriter {
  public:
    /// The tables for T's files: its own keys, then those of the objects in it.
    template <class T>
    [[nodiscard]] static std::string reference_of() {
        ReferenceWriter writer;
        T value{};
        describe(writer, value);
        return writer.text();
    }

    void is(std::string_view what, std::string_view help);
    void here(Position&) {}

    void field(std::string_view key, std::string& value, Wording wording, std::string_view help);
    void field(std::string_view key, std::vector<std::string>& value, Wording wording, std::string_view help);
    void field(std::string_view key, bool& value, std::string_view help);
    void field(std::string_view key, int& value, Range range, std::string_view help);
    void field(std::string_view key, float& value, Range range, std::string_view help);
    void field(std::string_view key, SourceLine& value, std::string_view help);
    void field(std::string_view key, std::vector<SourceLine>& value, std::string_view help);
    void place(Vec2& value, std::string_view help);
    void size(std::string_view key, Vec2& value, Range range, std::string_view help);
    void span(std::string_view key, int& least, int& most, Range range, std::string_view help);
    void places(std::string_view key, std::vector<Vec2>& value, std::string_view help);

    template <class E>
    requires std::is_enum_v<E>
    void field(std::string_view key, E& value, std::string_view help, bool required = false) {
        row(key, one_of(words<E>()), required ? "**needed**" : code(word_of(value)), help);
    }
    template <class T>
    requires std::is_class_v<T>
    void field(std::string_view key, T&, std::string_view help) {
        row(key, "object", "", help);
        add_inner<T>(key, "");
    }
    template <class T>
    requires std::is_class_v<T>
    void field(std::string_view key, std::vector<T>&, std::string_view help) {
        row(key, "list of objects", "", help);
        add_inner<T>(key, "each of ");
    }
    template <class E>
    requires std::is_enum_v<E>
    void field(std::string_view key, std::vector<E>&, std::string_view help) {
        row(key, "list of: " + one_of(words<E>()), "", help);
    }
    template <class T>
    void table(std::string_view key, std::vector<T>&, std::string_view help) {
        row(key, "objects by name", "", help);
        add_inner<T>(key, "each of ");
    }

  private:
    template <class T>
    void add_inner(std::string_view key, std::string_view each) {
        ReferenceWriter inner;
        T value{};
        describe(inner, value);
        add_tables(key, each, inner);
    }
    void add_tables(std::string_view key, std::string_view each, const ReferenceWriter& inner);
    void row(std::string_view key, std::string_view type, std::string_view standard, std::string_view help);
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::string one_of(std::span<const std::string_view> allowed);
    [[nodiscard]] static std::string code(std::string_view text);

    std::string help_;
    std::string rows_;
    std::string inner_;
};

}  // namespace nl::content
