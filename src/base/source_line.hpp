#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"

namespace nl {

/// One text of a JSON file that is read further (a script line, an event), with the way back to where its
/// bytes stand.
struct SourceLine {
    std::string text;
    Position start;  ///< of the text's first byte, after the opening quote
    /// Where escapes shift columns: from decoded byte `from` on, columns stand `shift` bytes further right in
    /// the file.
    struct Shift {
        std::size_t from = 0;
        std::size_t shift = 0;
    };
    std::vector<Shift> shifts;

    /// Where decoded byte `offset` stands in the file.
    [[nodiscard]] Position at(std::size_t offset) const;
};

/// A function of a mission's script as written: SCRIPT.md section 1.
struct FunctionSource {
    SourceLine name;  ///< the event on the left
    bool repeat = false;
    std::vector<SourceLine> lines;
};

/// A mission's whole script, in file order.
struct ScriptSource {
    std::string file;
    std::vector<FunctionSource> functions;
};

}  // namespace nl
