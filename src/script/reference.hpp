#pragma once

#include <string>

#include "script/table.hpp"

namespace nl::script {

// Everything that scripts can say, for people, for editors and for tools: made from the table, so it cannot
// be stale.

/// The chapter of the manual.
[[nodiscard]] std::string reference_markdown(const Table& table);
/// One object with the lists "commands", "events" and "conditions".
[[nodiscard]] std::string reference_json(const Table& table);
/// The JSON Schema of a mission's "script", so that editors complete and check lines while one types.
[[nodiscard]] std::string script_schema(const Table& table);

/// What an argument must look like, in words: "seconds", "a place, x,y".
[[nodiscard]] std::string describe(const ArgSpec& arg);

}  // namespace nl::script
