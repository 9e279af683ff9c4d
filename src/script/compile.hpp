#pragma once

#include <optional>

#include "base/diagnostic.hpp"
#include "base/source_line.hpp"
#include "script/program.hpp"
#include "script/table.hpp"
#include "script/vocabulary.hpp"

namespace nl::script {

/// Parses and checks a mission's script. Reports every mistake with its place, one report a cause, and
/// returns nothing when one of them is an error (SCRIPT.md section 1). Warnings only when there is no error.
[[nodiscard]] std::optional<Program> compile(const ScriptSource& source, const Table& table,
                                             const Vocabulary& vocabulary, Diagnostics& diagnostics);

/// Splits a function's name into the event it is started by, if it is one; for pretended events ("KILLS 3").
struct EventName {
    EventId event = kNoEvent;
    std::string name;
    double number = 0.0;
};
[[nodiscard]] EventName parse_event(std::string_view text, const Table& table);

}  // namespace nl::script
