#include "sim/catalogue.hpp"

#include <algorithm>

#include "base/trig.hpp"

namespace nl::sim {

namespace {

Tick at_least_one(double seconds) { return std::max<Tick>(1, to_ticks(seconds)); }

WeaponModel model_of(const content::WeaponType& type) {
    WeaponModel m;
    m.type = &type;
    m.radius = type.radius;
    m.cooldown = at_least_one(static_cast<double>(type.cooldown));
    m.warm_up = to_ticks(static_cast<double>(type.warm_up));
    const double seconds = static_cast<double>(type.range) / std::max(1.0, static_cast<double>(type.speed));
    m.flight = static_cast<std::int16_t>(std::clamp<Tick>(to_ticks(seconds), 1, 30000));
    m.life = at_least_one(static_cast<double>(type.life));
    m.arming = to_ticks(static_cast<double>(type.arming));
    m.fuse = at_least_one(static_cast<double>(type.fuse));
    m.spread = radians(type.spread);
    m.turn = radians(type.turn) * kTickSeconds;
    m.step = type.speed * kTickSeconds;
    m.cooling = type.cooling * kTickSeconds;
    m.disable = to_ticks(static_cast<double>(type.disable));
    return m;
}

}  // namespace

Catalogue::Catalogue(const content::Library& library) {
    weapons_.reserve(library.weapons.size());
    for (const auto& type : library.weapons) weapons_.push_back(sim::model_of(type));
    craft_.reserve(library.craft.size() + 16);
    for (const auto& type : library.craft) craft_.push_back(model_of(type));
}

std::uint16_t Catalogue::find_weapon(std::string_view id) const {
    for (std::size_t i = 0; i < weapons_.size(); ++i)
        if (weapons_[i].type->id == id) return static_cast<std::uint16_t>(i);
    return kNoWeapon;
}

const content::CraftType* Catalogue::find_craft(std::string_view id) const {
    for (const CraftModel& m : craft_)
        if (m.type->id == id) return m.type;
    return nullptr;
}

std::uint16_t Catalogue::index_of(const content::CraftType& type) {
    for (std::size_t i = 0; i < craft_.size(); ++i)
        if (craft_[i].type == &type) return static_cast<std::uint16_t>(i);
    craft_.push_back(model_of(type));
    return static_cast<std::uint16_t>(craft_.size() - 1);
}

CraftModel Catalogue::model_of(const content::CraftType& type) const {
    CraftModel m;
    m.type = &type;
    m.turn = radians(type.turn) * kTickSeconds;
    m.push = type.acceleration * kTickSeconds;
    m.glide = std::clamp(1.0F - type.drag * kTickSeconds, 0.0F, 1.0F);
    m.recharge = type.shield_recharge * kTickSeconds;
    m.shield_delay = to_ticks(static_cast<double>(type.shield_delay));
    m.boost_use = type.boost_seconds > 0.0F ? kTickSeconds / type.boost_seconds : 0.0F;
    m.boost_fill = type.boost_recharge * kTickSeconds;
    m.trait_arc = radians(type.trait_arc);
    m.sensor_arc = radians(type.sensor_arc);
    m.trait_period = at_least_one(static_cast<double>(type.trait_period));
    for (const content::Trait t : type.traits)
        m.traits = static_cast<std::uint16_t>(m.traits | 1U << static_cast<unsigned>(t));
    m.part_count = static_cast<std::uint8_t>(std::min(type.parts.size(), kMaxParts));
    m.mount_count = static_cast<std::uint8_t>(std::min(type.mounts.size(), kMaxMounts));
    for (std::size_t i = 0; i < m.mount_count; ++i) {
        const content::Mount& mount = type.mounts[i];
        MountModel& to = m.mounts[i];
        to = {&mount,
              find_weapon(mount.weapon),
              -1,
              mount.arc > 0.0F,
              mount.secondary,
              radians(mount.facing),
              radians(mount.arc),
              radians(mount.turn) * kTickSeconds};
        for (std::size_t p = 0; p < m.part_count; ++p)
            if (!mount.part.empty() && type.parts[p].id == mount.part) to.part = static_cast<std::int8_t>(p);
        m.turrets = m.turrets || to.turret;
        if (to.weapon == kNoWeapon) continue;
        const content::WeaponType& weapon = *weapons_[to.weapon].type;
        m.heats = m.heats || weapon.heat > 0.0F;
        m.warms_up = m.warms_up || weapon.warm_up > 0.0F;
        m.flares = m.flares || weapon.kind == content::WeaponKind::Flare;
    }
    return m;
}

}  // namespace nl::sim
