#include "content/names.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "base/text.hpp"
#include "content/hint.hpp"

namespace nl::content {
namespace {

template <class T>
void add_ids(std::vector<std::string>& out, const std::vector<T>& list) {
    for (const auto& entry : list) out.push_back(entry.id);
}

void add_ids(std::vector<std::string>& out, const std::vector<std::string>& list) {
    out.insert(out.end(), list.begin(), list.end());
}

void report_duplicates(const NamesFound& found, Diagnostics& diagnostics) {
    std::map<std::pair<Kind, std::string>, Position> first;
    for (const auto& d : found.defined) {
        const auto [it, is_new] = first.try_emplace({d.kind, d.name}, d.at);
        if (is_new) continue;
        diagnostics.error(found.file, d.at,
                          concat("the ", word_of(d.kind), " '", excerpt(d.name), "' is defined twice"),
                          concat("the first is in line ", std::to_string(it->second.line)));
    }
}

void add_files(std::vector<std::string>& out, const std::vector<std::string>& files, FilePattern pattern) {
    for (const std::string_view file : files)
        if (file.size() > pattern.before.size() + pattern.after.size() && file.starts_with(pattern.before) &&
            file.ends_with(pattern.after))
            out.emplace_back(file.substr(pattern.before.size(),
                                         file.size() - pattern.before.size() - pattern.after.size()));
}

/// A missing picture or sound is replaced while the game runs, so it is a warning; any other missing name is
/// an error.
void report_missing(const NamesFound& found, const NamedAt& use, const std::vector<std::string>& known,
                    Diagnostics& diagnostics) {
    if (const auto pattern = files_of(use.kind))
        diagnostics.warning(found.file, use.at,
                            concat("there is no ", word_of(use.kind), " ", pattern->before, excerpt(use.name),
                                   pattern->after),
                            hint_for(use.name, known, diagnostics));
    else
        diagnostics.error(found.file, use.at,
                          concat("there is no ", word_of(use.kind), " '", excerpt(use.name), "'"),
                          hint_for(use.name, known, diagnostics));
}

}  // namespace

std::vector<std::string> names_of(Kind kind, const Library& library, const NamesFound& found) {
    std::vector<std::string> out;
    if (const auto pattern = files_of(kind)) {
        add_files(out, library.files, *pattern);
        if (!pattern->or_before.empty())
            add_files(out, library.files, {pattern->or_before, pattern->after, {}});
        return out;
    }
    switch (kind) {
        case Kind::CraftType:
            add_ids(out, library.craft);
            break;
        case Kind::Weapon:
            add_ids(out, library.weapons);
            break;
        case Kind::Item:
            add_ids(out, library.items);
            break;
        case Kind::Hazard:
            add_ids(out, library.hazards);
            break;
        case Kind::Side:
            add_ids(out, library.sides);
            break;
        case Kind::Mission:
            add_ids(out, library.missions);
            break;
        case Kind::Conversation:
            add_ids(out, library.conversations);
            break;
        case Kind::Effect:
            add_ids(out, library.effects);
            break;
        case Kind::Music:
            add_ids(out, library.music);
            break;
        case Kind::Unlock:
            add_ids(out, library.weapons);
            add_ids(out, library.craft);
            break;
        default:  // defined and used within one file
            for (const auto& d : found.defined)
                if (d.kind == kind) out.push_back(d.name);
            break;
    }
    return out;
}

void check_names(const NamesFound& found, const Library& library, Diagnostics& diagnostics) {
    report_duplicates(found, diagnostics);
    std::map<Kind, std::vector<std::string>> known;
    for (const auto& use : found.used) {
        if (use.kind == Kind::Target || (library.files.empty() && files_of(use.kind))) continue;
        const auto [it, is_new] = known.try_emplace(use.kind);
        if (is_new) {
            it->second = names_of(use.kind, library, found);
            std::sort(it->second.begin(), it->second.end());
        }
        if (std::binary_search(it->second.begin(), it->second.end(), use.name)) continue;
        report_missing(found, use, it->second, diagnostics);
    }
}

}  // namespace nl::content
