#include "content/sounds.hpp"

#include <algorithm>

#include "content/describe_sounds.hpp"
#include "content/file_reader.hpp"

namespace nl::content {
namespace {

template <class T>
const T* find_by_id(const std::vector<T>& list, std::string_view id) {
    const auto it = std::lower_bound(list.begin(), list.end(), id,
                                     [](const T& a, std::string_view b) { return a.id < b; });
    return it != list.end() && it->id == id ? &*it : nullptr;
}

template <class T>
void sort_by_id(std::vector<T>& list) {
    std::sort(list.begin(), list.end(), [](const T& a, const T& b) { return a.id < b.id; });
}

}  // namespace

const Effect* Sounds::find_effect(std::string_view id) const { return find_by_id(effects, id); }
const Music* Sounds::find_music(std::string_view id) const { return find_by_id(music, id); }

Sounds load_sounds(const SearchPath& files, Diagnostics& diagnostics) {
    Sounds sounds;
    const auto path = files.find("data/sounds.json");
    if (!path) return sounds;
    Findings findings;
    (void)read_path(*path, sounds, findings);
    findings.diagnostics.sort();
    diagnostics.append(findings.diagnostics);
    sort_by_id(sounds.effects);
    sort_by_id(sounds.music);
    return sounds;
}

}  // namespace nl::content
