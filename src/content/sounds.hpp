#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/files.hpp"

namespace nl::content {

enum class EffectKind : std::uint8_t {
    Pos,   ///< mono, placed in the stereo field by where it happens
    Ui,    ///< heard as it is
    Loop,  ///< mono, repeats until stopped
};

/// What one name plays.
struct Effect {
    std::string id;
    std::vector<std::string> files;  ///< in sound/effects; one is picked for each play
    EffectKind kind = EffectKind::Pos;
    float volume = 0.8F;  ///< 0 … 1
    int priority = 5;     ///< 0 … 10; the lowest gives way
    int limit = 4;        ///< of this name at once
    float pitch = 0.0F;   ///< each play is up to this share faster or slower
};

struct Music {
    std::string id;
    std::string file;  ///< in sound/music
    std::string mood;  ///< title, intermission, calm, combat, boss, victory, defeat
};

/// data/sounds.json, sorted by id.
struct Sounds {
    std::vector<Effect> effects;
    std::vector<Music> music;

    [[nodiscard]] const Effect* find_effect(std::string_view id) const;
    [[nodiscard]] const Music* find_music(std::string_view id) const;
};

/// What could be read of data/sounds.json; mistakes are collected.
[[nodiscard]] Sounds load_sounds(const SearchPath& files, Diagnostics& diagnostics);

}  // namespace nl::content
