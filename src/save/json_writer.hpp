#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/json.hpp"

namespace nl::save {

/// Writes JSON, indented by two spaces, in the order in which it is told.
class JsonWriter {
  public:
    /// Elements of arrays and the outermost object have no key: it is left out there whatever it says.
    void begin_object(std::string_view key = {}) { begin(key, '{'); }
    void end_object() { end('}'); }
    void begin_array(std::string_view key) { begin(key, '['); }
    void end_array() { end(']'); }
    void text(std::string_view key, std::string_view value);
    void number(std::string_view key, double value);  ///< inf and nan are written as 0
    void number(std::string_view key, std::int64_t value);
    void boolean(std::string_view key, bool value);
    /// A value as it was read.
    void copy(std::string_view key, JsonValue value);

    [[nodiscard]] const std::string& result() const { return out_; }

  private:
    void begin(std::string_view key, char bracket);
    void end(char bracket);
    void start(std::string_view key);
    void new_line();

    std::string out_;
    std::string open_;  ///< the brackets that are
    bool first_ = true;
};

}  // namespace nl::save
