#include "content/feel.hpp"

#include "content/describe_feel.hpp"
#include "content/file_reader.hpp"

namespace nl::content {

Feel load_feel(const SearchPath& files, Diagnostics& diagnostics) {
    Feel feel;
    const auto path = files.find("data/feel.json");
    if (!path) return feel;
    Findings findings;
    (void)read_path(*path, feel, findings);
    findings.diagnostics.sort();
    diagnostics.append(findings.diagnostics);
    return feel;
}

}  // namespace nl::content
