#include "content/outfit.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"

namespace nl::content {
namespace {

constexpr int kMostLevels = 100;

bool is_gun(WeaponKind kind) {
    return kind == WeaponKind::Bullet || kind == WeaponKind::Beam || kind == WeaponKind::Rail;
}

/// Guns left and right of the nose are a pair.
bool are_a_pair(const Mount& a, const Mount& b) {
    return !a.secondary && !b.secondary && a.at.y == b.at.y && std::fabs(a.at.x) == std::fabs(b.at.x);
}

void improve(CraftType& craft, Improves what, float factor) {
    switch (what) {
        case Improves::Hull:
            craft.hull *= factor;
            break;
        case Improves::Shield:
            craft.shield *= factor;
            break;
        case Improves::ShieldRecharge:
            craft.shield_recharge *= factor;
            break;
        case Improves::Speed:
            craft.speed *= factor;
            break;
        case Improves::Acceleration:
            craft.acceleration *= factor;
            break;
        case Improves::Turn:
            craft.turn *= factor;
            break;
        case Improves::BoostSeconds:
            craft.boost_seconds *= factor;
            break;
        case Improves::BoostRecharge:
            craft.boost_recharge *= factor;
            break;
        case Improves::GunRate:
            craft.gun_rate *= factor;
            break;
        case Improves::GunHeat:
            craft.gun_heat *= factor;
            break;
        case Improves::LauncherRate:
            craft.launcher_rate *= factor;
            break;
        case Improves::Ammunition:
            craft.ammunition *= factor;
            break;
    }
}

}  // namespace

int Outfit::level(std::string_view upgrade) const {
    const auto it = upgrades.find(upgrade);
    return it == upgrades.end() ? 0 : it->second;
}

std::vector<Slot> slots_of(const Library& library, const CraftType& craft) {
    std::vector<Slot> out;
    for (std::size_t i = 0; i < craft.mounts.size(); ++i) {
        const Mount& mount = craft.mounts[i];
        const WeaponType* weapon = library.find_weapon(mount.weapon);
        if (mount.arc > 0.0F || weapon == nullptr || weapon->kind == WeaponKind::Flare) continue;
        const auto pair = std::find_if(out.begin(), out.end(), [&](const Slot& s) {
            return are_a_pair(craft.mounts[s.mounts.front()], mount);
        });
        if (pair != out.end()) {
            pair->mounts.push_back(i);
        } else {
            out.push_back({mount.secondary, {i}});
        }
    }
    std::stable_partition(out.begin(), out.end(), [](const Slot& s) { return !s.secondary; });
    return out;
}

bool fits(const WeaponType& weapon, const Slot& slot) {
    return weapon.kind != WeaponKind::Flare && is_gun(weapon.kind) != slot.secondary;
}

const WeaponType* weapon_in(const Library& library, const CraftType& craft, const Outfit& outfit,
                            std::size_t slot) {
    const auto slots = slots_of(library, craft);
    if (slot >= slots.size()) return nullptr;
    if (slot < outfit.weapons.size()) {
        const WeaponType* chosen = library.find_weapon(outfit.weapons[slot]);
        if (chosen != nullptr && fits(*chosen, slots[slot])) return chosen;
    }
    return library.find_weapon(craft.mounts[slots[slot].mounts.front()].weapon);
}

CraftType fitted(const Library& library, const CraftType& craft, const Outfit& outfit) {
    CraftType out = craft;
    const auto slots = slots_of(library, craft);
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const WeaponType* weapon = weapon_in(library, craft, outfit, i);
        for (const std::size_t m : slots[i].mounts) out.mounts[m].weapon = weapon->id;
    }
    for (const Upgrade& upgrade : library.upgrades) {
        const int most = static_cast<int>(upgrade.levels.size());
        const int level = std::clamp(outfit.level(upgrade.id), 0, most);
        if (level == 0) continue;
        for (const Improves what : upgrade.improves)
            improve(out, what, upgrade.levels[static_cast<std::size_t>(level - 1)].factor);
    }
    return out;
}

std::string to_text(const Outfit& outfit) {
    if (outfit == Outfit{}) return {};
    std::string out = outfit.craft + "|";
    for (std::size_t i = 0; i < outfit.weapons.size(); ++i)
        out += concat(i == 0 ? "" : ",", outfit.weapons[i]);
    out += "|";
    bool first = true;
    for (const auto& [id, level] : outfit.upgrades) {
        out += concat(first ? "" : ",", id, "=", std::to_string(level));
        first = false;
    }
    return out;
}

Outfit parse_outfit(std::string_view text) {
    Outfit out;
    const auto parts = split(text, '|');
    if (!parts.empty()) out.craft = parts[0];
    if (parts.size() > 1 && !parts[1].empty())
        for (const auto weapon : split(parts[1], ',')) out.weapons.emplace_back(weapon);
    if (parts.size() < 3) return out;
    for (const auto entry : split(parts[2], ',')) {
        const auto equals = entry.find('=');
        if (equals == std::string_view::npos) continue;
        const auto level = parse_integer(entry.substr(equals + 1));
        if (level && *level > 0 && *level <= kMostLevels)
            out.upgrades[std::string(entry.substr(0, equals))] = static_cast<int>(*level);
    }
    return out;
}

}  // namespace nl::content
