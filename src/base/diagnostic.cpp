#include "base/diagnostic.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace nl {

std::string Diagnostic::text() const {
    std::string out = file;
    if (position.line > 0) {
        out += ':' + std::to_string(position.line);
        if (position.column > 0) out += ':' + std::to_string(position.column);
    }
    out += severity == Severity::Error ? ": error: " : ": warning: ";
    out += message;
    if (!hint.empty()) out += " (" + hint + ")";
    return out;
}

void Diagnostics::error(std::string_view file, Position at, std::string message, std::string hint) {
    add({Severity::Error, std::string(file), at, std::move(message), std::move(hint)});
}

void Diagnostics::warning(std::string_view file, Position at, std::string message, std::string hint) {
    add({Severity::Warning, std::string(file), at, std::move(message), std::move(hint)});
}

void Diagnostics::add(Diagnostic d) {
    if (d.severity == Severity::Error) ++errors_;
    list_.push_back(std::move(d));
}

void Diagnostics::append(const Diagnostics& other) {
    for (const auto& d : other.list_) add(d);
}

void Diagnostics::sort() {
    std::stable_sort(list_.begin(), list_.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return std::tie(a.file, a.position.line, a.position.column) <
               std::tie(b.file, b.position.line, b.position.column);
    });
}

std::string Diagnostics::text() const {
    std::string out;
    for (const auto& d : list_) out += d.text() + '\n';
    return out;
}

}  // namespace nl
