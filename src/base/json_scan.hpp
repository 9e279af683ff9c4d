#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nl {

/// What a scan over JSON text found, in document order (each value before its children).
struct JsonScan {
    struct Value {
        std::uint32_t offset = 0;
        std::uint32_t key_offset = 0;
    };
    struct Mistake {
        std::size_t offset = 0;
        std::string message;
        std::string hint;
    };
    std::vector<Value> values;
    std::vector<Mistake> mistakes;  ///< a grammar mistake ends the scan; duplicate keys do not
};

/// Checks text against RFC 8259 with objects and arrays nested at most max_depth deep. Uses no recursion.
[[nodiscard]] JsonScan scan_json(std::string_view text, std::size_t max_depth);

}  // namespace nl
