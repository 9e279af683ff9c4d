#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "content/library.hpp"
#include "sim/craft.hpp"

namespace nl::sim {

inline constexpr std::uint16_t kNoWeapon = 0xFFFF;

/// A weapon with its numbers in the simulation's own units, so that no tick converts them.
struct WeaponModel {
    const content::WeaponType* type = nullptr;
    float radius = 0.0F;
    Tick cooldown = 1;
    Tick warm_up = 0;
    std::int16_t flight = 1;  ///< ticks a shot flies: range by speed
    Tick life = 0;            ///< of mines and flares
    Tick arming = 0;  ///< of a mine
    Tick fuse = 0;    ///< of a mine
    float spread = 0.0F;      ///< radians
    float turn = 0.0F;        ///< radians per tick of a rocket
    float step = 0.0F;        ///< units per tick
    float cooling = 0.0F;     ///< heat per tick
    Tick disable = 0;
};

/// A mount with its weapon looked up.
struct MountModel {
    const content::Mount* type = nullptr;
    std::uint16_t weapon = kNoWeapon;
    std::int8_t part = -1;  ///< index of the part that carries it; -1 = the hull
    bool turret = false;
    bool secondary = false;
    float facing = 0.0F;  ///< radians from the nose
    float arc = 0.0F;     ///< radians to each side
    float turn = 0.0F;    ///< radians per tick
};

/// A craft type with its numbers in the simulation's own units.
struct CraftModel {
    const content::CraftType* type = nullptr;
    float turn = 0.0F;      ///< radians per tick
    float push = 0.0F;      ///< units/s gained per tick of full thrust
    float glide = 1.0F;     ///< share of the speed that is kept in a tick without thrust
    float recharge = 0.0F;  ///< shield points per tick
    Tick shield_delay = 0;
    float boost_use = 0.0F;  ///< of the tank per tick; 0 = cannot boost
    float boost_fill = 0.0F;
    Tick trait_period = 1;
    float trait_arc = 0.0F;  ///< radians to each side
    float sensor_arc = 0.0F;  ///< radians to each side
    std::uint16_t traits = 0;
    std::uint8_t mount_count = 0;
    std::uint8_t part_count = 0;
    bool turrets = false;
    bool heats = false;
    bool warms_up = false;
    bool flares = false;
    std::array<MountModel, kMaxMounts> mounts{};

    [[nodiscard]] bool has(content::Trait t) const { return (traits >> static_cast<unsigned>(t) & 1U) != 0; }
};

/// What the library describes, looked up and converted once, when a stage is made.
class Catalogue {
  public:
    explicit Catalogue(const content::Library& library);

    [[nodiscard]] const WeaponModel& weapon(std::uint16_t index) const { return weapons_[index]; }
    [[nodiscard]] std::uint16_t weapon_count() const { return static_cast<std::uint16_t>(weapons_.size()); }
    [[nodiscard]] std::uint16_t find_weapon(std::string_view id) const;  ///< kNoWeapon when there is none
    [[nodiscard]] const CraftModel& craft(std::uint16_t index) const { return craft_[index]; }
    /// The index of a type's model; a type that the library does not hold (an improved ship from the hangar)
    /// is added.
    [[nodiscard]] std::uint16_t index_of(const content::CraftType& type);
    [[nodiscard]] const content::CraftType* find_craft(std::string_view id) const;

  private:
    [[nodiscard]] CraftModel model_of(const content::CraftType& type) const;

    std::vector<WeaponModel> weapons_;
    std::vector<CraftModel> craft_;
};

}  // namespace nl::sim
