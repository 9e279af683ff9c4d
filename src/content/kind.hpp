#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"

namespace nl::content {

/// What a name in a file names.
enum class Kind : std::uint8_t {
    CraftType,
    Weapon,
    Item,
    Hazard,
    Side,
    Mission,
    Conversation,
    Effect,  ///< of data/sounds.json
    Music,
    Unlock,        ///< a craft type or a weapon
    CraftPicture,  ///< this and those below name a file of the game: its folder and ending go without saying
    EffectPicture,
    FlamePicture,
    ItemPicture,
    IconPicture,
    PlanetPicture,
    Backdrop,
    Portrait,
    EffectFile,
    MusicFile,
    Objective,  ///< this and those below are defined and used within one file
    Spawner,
    Place,   ///< a location or a gate
    Target,  ///< what an objective or an order is about: check_mission knows which names will do
    Part,
    SideEntry,
    SpeakerEntry,
    DifficultyEntry,
    PlanetEntry,
    UpgradeEntry,
    MedalEntry,
};

/// "craft type", "weapon", … for messages.
[[nodiscard]] std::string_view word_of(Kind kind);

/// A name as it stands in a file: where it is given to something, or where it is used.
struct NamedAt {
    Kind kind = Kind::CraftType;
    std::string name;
    Position at;
};

/// What a file names, noted while it is read and checked when everything is there.
struct NamesFound {
    std::string file;
    std::vector<NamedAt> defined;
    std::vector<NamedAt> used;
    /// Of a file that has mistakes: every text that names something, wherever it stands, so that one mistake
    /// does not make others (a list under a misspelled key still names craft).
    std::vector<std::string> mentioned;
};

/// Where the files of a kind lie: "gfx/craft/" + name + ".png". A portrait is
/// written whole.
struct FilePattern {
    std::string_view before;
    std::string_view after;
    std::string_view or_before = {};  ///< a second folder in which the name may be
};
/// Nothing for kinds that name no file.
[[nodiscard]] std::optional<FilePattern> files_of(Kind kind);

/// How a text of a file is to be taken.
struct Wording {
    enum class Use : std::uint8_t { Text, Colour, Refers, Defines };
    Use use = Use::Text;
    Kind kind = Kind::CraftType;
    bool required = false;
};

inline constexpr Wording kText{};
inline constexpr Wording kRequiredText{Wording::Use::Text, Kind::CraftType, true};
inline constexpr Wording kColour{Wording::Use::Colour};
[[nodiscard]] constexpr Wording refers_to(Kind kind) { return {Wording::Use::Refers, kind, false}; }
[[nodiscard]] constexpr Wording must_refer_to(Kind kind) { return {Wording::Use::Refers, kind, true}; }
/// A required id: unique among its kind within the file.
[[nodiscard]] constexpr Wording defines(Kind kind) { return {Wording::Use::Defines, kind, true}; }

/// The values that a number may have, both ends included.
struct Range {
    double low = 0.0;
    double high = 0.0;
};

/// Where things may be placed, units.
inline constexpr Range kAnywhere{-100000, 100000};

}  // namespace nl::content
