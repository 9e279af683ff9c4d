#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/screen.hpp"

namespace nl::ui {

enum class OfferKind : std::uint8_t { Ship, Weapon, Upgrade };

/// One row of the hangar: something to buy, fit or fly.
struct Offer {
    OfferKind kind = OfferKind::Ship;
    std::string id;
    std::string group;         ///< rows of the same one stand together; empty = no heading
    std::string_view context;  ///< of its texts, for the translation
    std::string name;
    std::string description;
    std::string picture;  ///< a craft's sprite, or an icon
    std::int64_t price = 0;
    bool locked = false;    ///< not on sale yet
    std::string opened_by;  ///< id of the mission that puts it on sale, when locked
    bool owned = false;     ///< for an upgrade: all its levels are built in
    bool chosen = false;    ///< flown, fitted
    // Of a weapon: where it would go.
    std::size_t slot = 0;
    bool secondary = false;
    int slot_number = 1;
    int slots_alike = 1;
    // Of an upgrade.
    int level = 0;
    int most = 0;
};

/// What the hangar shows on a page: for weapons and upgrades, of the craft that is flown.
[[nodiscard]] std::vector<Offer> list_offers(const Shell& shell, OfferKind kind);
/// Buys it when it is not owned, and fits, builds in or flies it; saves. It must not be locked, and there
/// must be tuna enough: else nothing happens.
void take_offer(Shell& shell, const Offer& offer);
/// What would be flown after that.
[[nodiscard]] content::Outfit outfit_after(const Shell& shell, const Offer& offer);

/// Something that ships are compared by.
struct Figure {
    std::string_view name;  ///< English
    float value = 0.0F;
    float most = 1.0F;  ///< a full bar
};
[[nodiscard]] std::vector<Figure> figures_of(const content::Library& library, const content::Outfit& outfit);

}  // namespace nl::ui
