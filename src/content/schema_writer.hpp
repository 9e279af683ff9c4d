#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/source_line.hpp"
#include "base/vec2.hpp"
#include "content/kind.hpp"
#include "content/words.hpp"

namespace nl::content {

/// The visitor that writes the JSON Schema of what a describe() says, so that editors complete and check
/// while one types. The same calls as Reader, which see; defaults come from the value as it is constructed.
class SchemaWriter {
  public:
    /// The schema of T's files as JSON text, ended by a line break.
    template <class T>
    [[nodiscard]] static std::string schema_of() {
        SchemaWriter writer;
        T value{};
        describe(writer, value);
        return writer.root();
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
    /// A schema of its own, made from the table of commands: see script/reference.hpp.
    void field(std::string_view key, std::vector<FunctionSource>& value, std::string_view help);
    void place(Vec2& value, std::string_view help);
    void size(std::string_view key, Vec2& value, Range range, std::string_view help);
    void span(std::string_view key, int& least, int& most, Range range, std::string_view help);
    void places(std::string_view key, std::vector<Vec2>& value, std::string_view help);

    template <class E>
    requires std::is_enum_v<E>
    void field(std::string_view key, E& value, std::string_view help, bool required = false) {
        add(key, help, one_of(words<E>()), required ? std::string() : quoted(word_of(value)), required);
    }
    template <class T>
    requires std::is_class_v<T>
    void field(std::string_view key, T&, std::string_view help) { add(key, help, inner_schema<T>()); }
    template <class T>
    requires std::is_class_v<T>
    void field(std::string_view key, std::vector<T>&, std::string_view help) {
        add(key, help, list_of(inner_schema<T>()));
    }
    template <class E>
    requires std::is_enum_v<E>
    void field(std::string_view key, std::vector<E>&, std::string_view help) {
        add(key, help, list_of("{ " + one_of(words<E>()) + " }"));
    }
    template <class T>
    void table(std::string_view key, std::vector<T>&, std::string_view help) {
        add(key, help, table_of(inner_schema<T>()));
    }

  private:
    template <class T>
    [[nodiscard]] static std::string inner_schema() {
        SchemaWriter writer;
        T value{};
        describe(writer, value);
        return writer.object();
    }
    /// Adds a property: what it must be (members of a schema object, or a whole one in braces), its default
    /// as JSON.
    void add(std::string_view key, std::string_view help, std::string schema, std::string standard = {},
             bool required = false);
    [[nodiscard]] std::string object() const;
    [[nodiscard]] std::string root() const;
    [[nodiscard]] static std::string one_of(std::span<const std::string_view> allowed);
    [[nodiscard]] static std::string list_of(std::string_view element);
    [[nodiscard]] static std::string table_of(std::string_view element);
    [[nodiscard]] static std::string quoted(std::string_view text);

    std::string title_;
    std::string help_;
    std::vector<std::string> properties_;
    std::vector<std::string> required_;
};

}  // namespace nl::content
