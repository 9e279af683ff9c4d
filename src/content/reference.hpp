#pragma once

#include <string>
#include <vector>

namespace nl::content {

/// The tables of keys of one kind of file, as Markdown.
struct Reference {
    std::string
        kind;  ///< "mission": goes between `<!-- keys:mission:begin -->` and `…:end -->` of data/README.md
    std::string text;
};

/// One for every kind of file in data/, generated from the tables that the loader reads by.
[[nodiscard]] std::vector<Reference> references();

/// `manual` with the text between `<!-- NAME:begin -->` and `<!-- NAME:end -->` replaced; unchanged when it
/// has no such marks.
[[nodiscard]] std::string with_section(std::string manual, const std::string& name, const std::string& text);

}  // namespace nl::content
