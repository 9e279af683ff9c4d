#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "base/files.hpp"
#include "base/json.hpp"
#include "content/reader.hpp"

namespace nl::content {

/// Reads JSON text into `value`; `findings.names.file` names it in messages. False when it is no JSON at all.
template <class T>
bool read_text(std::string text, T& value, Findings& findings) {
    const auto document = JsonDocument::parse(std::move(text), findings.names.file, findings.diagnostics);
    if (document) Reader::read(document->root(), value, findings);
    if (document && findings.diagnostics.has_errors()) Reader::note_names(document->root(), findings.names);
    return document.has_value();
}

/// The same for a file. A file that is missing, a folder or not readable is an error.
template <class T>
bool read_path(const std::filesystem::path& path, T& value, Findings& findings) {
    findings.names.file = path.string();
    std::string why;
    auto text = read_file(path, why);
    if (!text) {
        findings.diagnostics.error(findings.names.file, {}, why);
        return false;
    }
    return read_text(std::move(*text), value, findings);
}

}  // namespace nl::content
