#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/source_line.hpp"

struct cJSON;

namespace nl {

class JsonDocument;

enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/// "a number", "an object", … for messages.
[[nodiscard]] std::string_view describe(JsonKind kind);

/// A view of one value in a JsonDocument, which must outlive it. Copying is cheap.
class JsonValue {
  public:
    struct Member;

    [[nodiscard]] JsonKind kind() const;
    [[nodiscard]] bool is(JsonKind k) const { return kind() == k; }
    /// Where the value starts in its file.
    [[nodiscard]] Position position() const;
    /// For a string: its text with the way back to the file, escapes accounted for.
    [[nodiscard]] SourceLine source_line() const;

    // Each asks for the kind first; on another kind they return false, 0 or an empty text.
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] double number() const;
    [[nodiscard]] std::string_view string() const;  ///< valid UTF-8, no NUL inside

    /// Elements of an array, in order; empty for other kinds.
    [[nodiscard]] std::vector<JsonValue> elements() const;
    /// Members of an object, in file order; empty for other kinds.
    [[nodiscard]] std::vector<Member> members() const;
    /// The member called key, or nothing.
    [[nodiscard]] std::optional<JsonValue> find(std::string_view key) const;

    [[nodiscard]] const JsonDocument& document() const { return *document_; }

  private:
    friend class JsonDocument;
    JsonValue(const JsonDocument* document, const cJSON* node) : document_(document), node_(node) {}
    const JsonDocument* document_;
    const cJSON* node_;
};

struct JsonValue::Member {
    std::string_view key;
    Position key_position;
    JsonValue value;
};

/// A parsed JSON file (RFC 8259, strict: UTF-8, no comments, no trailing commas, no duplicate keys) that
/// remembers where every value stands. cJSON holds the tree; a scan before it checks the grammar and notes
/// the positions.
class JsonDocument {
  public:
    static constexpr std::size_t kMaxDepth = 100;

    /// Nothing when text is no JSON; the reasons are then in diagnostics. Never throws for bad input.
    [[nodiscard]] static std::optional<JsonDocument> parse(std::string text, std::string file,
                                                           Diagnostics& diagnostics);

    [[nodiscard]] JsonValue root() const { return {this, root_.get()}; }
    [[nodiscard]] const std::string& file() const { return file_; }
    [[nodiscard]] Position position_at(std::size_t offset) const;

  private:
    friend class JsonValue;
    struct Free {
        void operator()(cJSON* node) const;
    };
    struct Place {
        std::uint32_t value = 0;  ///< offset of the value's first byte
        std::uint32_t key = 0;    ///< offset of its key's opening quote, for members
    };
    JsonDocument() = default;
    void note_places(const std::vector<Place>& places);
    [[nodiscard]] Place place_of(const cJSON* node) const;

    std::string text_;
    std::string file_;
    std::vector<std::uint32_t> line_starts_;
    std::unique_ptr<cJSON, Free> root_;
    std::unordered_map<const cJSON*, Place> places_;
};

}  // namespace nl
