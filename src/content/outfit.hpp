#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "content/library.hpp"

namespace nl::content {

/// A craft as its pilot has had it made: what is flown, with which weapons, how far improved. Part of a
/// stage's start values, and so of every replay.
struct Outfit {
    std::string craft;                 ///< id; empty = what the mission gives
    std::vector<std::string> weapons;  ///< ids, slot by slot (slots_of); empty or missing = as it comes
    std::map<std::string, int, std::less<>> upgrades;  ///< level by id of the upgrade, 1 … ; missing = 0

    [[nodiscard]] int level(std::string_view upgrade) const;

    friend bool operator==(const Outfit&, const Outfit&) = default;
};

/// Mounts that change their weapon together: a pair of guns, or one launcher.
struct Slot {
    bool secondary = false;
    std::vector<std::size_t> mounts;
};

/// The slots of a craft. Turrets and flares stay as they are.
[[nodiscard]] std::vector<Slot> slots_of(const Library& library, const CraftType& craft);
/// Guns take bullets, beams and rails; launchers the rest but flares.
[[nodiscard]] bool fits(const WeaponType& weapon, const Slot& slot);
/// What is in a slot, as the outfit says or as the craft comes; nullptr when nothing is.
[[nodiscard]] const WeaponType* weapon_in(const Library& library, const CraftType& craft,
                                          const Outfit& outfit, std::size_t slot);

/// The craft type with the outfit's weapons mounted and its upgrades built in. What the library does not
/// know, or what does not fit, is left as it was.
[[nodiscard]] CraftType fitted(const Library& library, const CraftType& craft, const Outfit& outfit);

/// "tabby|claw-cannon,hairball-rocket|guns=1,hull=2", for replays; and back. Anything is read, what makes no
/// sense is left out.
[[nodiscard]] std::string to_text(const Outfit& outfit);
[[nodiscard]] Outfit parse_outfit(std::string_view text);

}  // namespace nl::content
