#pragma once

#include <string>
#include <vector>

namespace nl::content {

/// One file of data/schema.
struct Schema {
    std::string file;  ///< "data/schema/mission.schema.json"
    std::string text;
};

/// The JSON Schemas (draft-07) of all kinds of files in data/, generated from the tables that the loader
/// reads by.
[[nodiscard]] std::vector<Schema> schemas();

/// That of data/missions/*.json.
[[nodiscard]] std::string mission_schema();

}  // namespace nl::content
