#include "ui/shop.hpp"

#include <algorithm>

#include "base/texts.hpp"

namespace nl::ui {
namespace {

using content::CraftType;
using content::WeaponType;

/// The mission that will put it on sale; empty = it is, or always was.
std::string kept_back_by(const Shell& shell, const std::string& id) {
    if (save::has(shell.profile.unlocked, id)) return {};
    const auto it = std::find_if(shell.missions.begin(), shell.missions.end(),
                                 [&](const MissionEntry& m) { return save::has(m.rewards.unlocks, id); });
    return it == shell.missions.end() ? std::string() : it->id;
}

void lock(const Shell& shell, Offer& offer) {
    if (!offer.owned) offer.opened_by = kept_back_by(shell, offer.id);
    offer.locked = !offer.opened_by.empty();
}

std::vector<Offer> ships(const Shell& shell) {
    std::vector<Offer> out;
    for (const CraftType& craft : shell.library->craft) {
        const bool owned = shell.profile.owns_craft(craft.id);
        if (craft.price <= 0 && !owned) continue;
        Offer o;
        o.kind = OfferKind::Ship;
        o.id = craft.id;
        o.context = "craft";
        o.name = craft.name;
        o.description = craft.description;
        o.picture = craft.sprite;
        o.price = craft.price;
        o.owned = owned;
        lock(shell, o);
        o.chosen = shell.profile.flies == craft.id;
        out.push_back(std::move(o));
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const Offer& a, const Offer& b) { return a.price < b.price; });
    return out;
}

Offer weapon_offer(const Shell& shell, const WeaponType& weapon, std::size_t slot, bool comes_with) {
    Offer o;
    o.kind = OfferKind::Weapon;
    o.id = weapon.id;
    o.group = std::to_string(slot);
    o.context = "weapon";
    o.name = weapon.name;
    o.description = weapon.description;
    o.picture = weapon.icon;
    o.price = weapon.price;
    o.owned = comes_with || shell.profile.owns_weapon(weapon.id);
    lock(shell, o);
    o.slot = slot;
    return o;
}

std::vector<Offer> weapons(const Shell& shell) {
    std::vector<Offer> out;
    const auto& library = *shell.library;
    const CraftType* craft = library.find_craft(shell.profile.flies);
    if (craft == nullptr) return out;
    const auto outfit = shell.profile.outfit();
    const auto slots = content::slots_of(library, *craft);
    int numbers[2] = {0, 0};
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const auto alike = std::count_if(slots.begin(), slots.end(), [&](const content::Slot& s) {
            return s.secondary == slots[i].secondary;
        });
        const int number = ++numbers[slots[i].secondary ? 1 : 0];
        const WeaponType* fitted = content::weapon_in(library, *craft, outfit, i);
        const std::string& own = craft->mounts[slots[i].mounts.front()].weapon;
        for (const WeaponType& weapon : library.weapons) {
            const bool comes_with = weapon.id == own;
            if (!content::fits(weapon, slots[i])) continue;
            if (weapon.price <= 0 && !comes_with && !shell.profile.owns_weapon(weapon.id)) continue;
            Offer o = weapon_offer(shell, weapon, i, comes_with);
            o.chosen = fitted == &weapon;
            o.secondary = slots[i].secondary;
            o.slot_number = number;
            o.slots_alike = static_cast<int>(alike);
            out.push_back(std::move(o));
        }
    }
    std::stable_sort(out.begin(), out.end(), [](const Offer& a, const Offer& b) {
        return a.slot != b.slot ? a.slot < b.slot : a.price < b.price;
    });
    return out;
}

std::vector<Offer> upgrades(const Shell& shell) {
    std::vector<Offer> out;
    const auto outfit = shell.profile.outfit();
    for (const content::Upgrade& upgrade : shell.library->upgrades) {
        Offer o;
        o.kind = OfferKind::Upgrade;
        o.id = upgrade.id;
        o.context = "upgrade";
        o.name = upgrade.name;
        o.description = upgrade.description;
        o.picture = upgrade.icon;
        o.most = static_cast<int>(upgrade.levels.size());
        o.level = std::clamp(outfit.level(upgrade.id), 0, o.most);
        o.owned = o.level == o.most;
        if (!o.owned) o.price = upgrade.levels[static_cast<std::size_t>(o.level)].price;
        out.push_back(std::move(o));
    }
    return out;
}

void fit(const Shell& shell, content::Outfit& outfit, const Offer& offer) {
    const CraftType* craft = shell.library->find_craft(outfit.craft);
    if (craft == nullptr) return;
    outfit.weapons.resize(std::max(outfit.weapons.size(), content::slots_of(*shell.library, *craft).size()));
    if (offer.slot < outfit.weapons.size()) outfit.weapons[offer.slot] = offer.id;
}

/// Damage in a second of holding the trigger, or of all rounds there are.
float fire_power(const content::Library& library, const CraftType& craft, bool secondary) {
    float sum = 0.0F;
    for (const content::Mount& mount : craft.mounts) {
        const WeaponType* weapon = library.find_weapon(mount.weapon);
        if (weapon == nullptr || mount.secondary != secondary || mount.arc > 0.0F) continue;
        const float shot = weapon->damage * static_cast<float>(std::max(weapon->count, 1));
        if (secondary)
            sum += shot * static_cast<float>(weapon->ammunition) * craft.ammunition;
        else if (weapon->kind == content::WeaponKind::Beam)
            sum += weapon->damage;
        else
            sum += shot * craft.gun_rate / std::max(weapon->cooldown + weapon->warm_up, 0.05F);
    }
    return sum;
}

}  // namespace

std::vector<Offer> list_offers(const Shell& shell, OfferKind kind) {
    switch (kind) {
        case OfferKind::Ship:
            return ships(shell);
        case OfferKind::Weapon:
            return weapons(shell);
        case OfferKind::Upgrade:
            return upgrades(shell);
    }
    return {};
}

content::Outfit outfit_after(const Shell& shell, const Offer& offer) {
    content::Outfit out = shell.profile.outfit();
    if (offer.kind == OfferKind::Ship) {
        out = {};
        if (const auto it = shell.profile.outfits.find(offer.id); it != shell.profile.outfits.end())
            out = it->second;
        out.craft = offer.id;
    } else if (offer.kind == OfferKind::Weapon) {
        fit(shell, out, offer);
    } else if (!offer.owned) {
        out.upgrades[offer.id] = offer.level + 1;
    }
    return out;
}

void take_offer(Shell& shell, const Offer& offer) {
    save::Profile& profile = shell.profile;
    const bool pays = !offer.owned;
    if (offer.locked || (pays && profile.tuna < offer.price)) return;
    if (offer.kind == OfferKind::Upgrade && offer.owned) return;
    const content::Outfit after = outfit_after(shell, offer);
    if (pays) {
        profile.tuna -= offer.price;
        profile.counts["tuna-spent"] += static_cast<double>(offer.price);
        if (offer.kind == OfferKind::Ship) save::add_once(profile.craft, offer.id);
        if (offer.kind == OfferKind::Weapon) save::add_once(profile.weapons, offer.id);
    }
    profile.flies = after.craft;
    profile.outfits[after.craft] = after;
    (void)save::award_medals(profile, *shell.library, shell.catalogue);
    shell.keep();
}

std::vector<Figure> figures_of(const content::Library& library, const content::Outfit& outfit) {
    const CraftType* type = library.find_craft(outfit.craft);
    if (type == nullptr) return {};
    const CraftType c = content::fitted(library, *type, outfit);
    return {{to_translate("Hull"), c.hull, 300.0F},
            {to_translate("Shield"), c.shield, 150.0F},
            {to_translate("Recharge per second"), c.shield_recharge, 26.0F},
            {to_translate("Speed"), c.speed, 560.0F},
            {to_translate("Thrust"), c.acceleration, 1400.0F},
            {to_translate("Turning"), c.turn, 400.0F},
            {to_translate("Gun damage per second"), fire_power(library, c, false), 500.0F},
            {to_translate("Launcher damage in all"), fire_power(library, c, true), 1000.0F}};
}

}  // namespace nl::ui
