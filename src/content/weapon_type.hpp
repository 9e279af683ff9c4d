#pragma once

#include <cstdint>
#include <string>

namespace nl::content {

/// How a weapon acts; everything else about it is numbers.
enum class WeaponKind : std::uint8_t {
    Bullet,  ///< flies straight until it hits or its range ends (pulse, spread, spit, needle)
    Beam,    ///< hurts what it touches along a line, every tick
    Rail,    ///< hits everything on a line at once
    Rocket,  ///< homes in on a target, bursts
    Mine,    ///< lies where it was dropped until something comes near
    Emp,     ///< a ring that disables
    Tow,     ///< a line that pulls a disabled craft or an item along
    Flare,   ///< draws rockets away
};

/// data/weapons/<id>.json
struct WeaponType {
    std::string id;
    std::string name;
    std::string description;
    WeaponKind kind = WeaponKind::Bullet;
    float damage = 10.0F;          ///< hull points per hit; for a beam per second
    float shield_factor = 1.0F;    ///< damage to shields is damage times this
    float speed = 1200.0F;         ///< units per second
    float range = 900.0F;          ///< units it reaches
    float cooldown = 0.15F;        ///< seconds between shots
    float warm_up = 0.0F;          ///< seconds of visible warning before the shot (needler)
    int count = 1;                 ///< bullets per shot
    float spread = 0.0F;           ///< degrees between the outermost of `count`, or random spread of one
    float radius = 4.0F;           ///< of the bullet, units
    float heat = 0.0F;             ///< per shot, of a gun that locks at 100
    float cooling = 40.0F;         ///< heat lost per second
    float turn = 0.0F;             ///< degrees per second a rocket turns
    float acceleration = 0.0F;     ///< units per second squared, rockets
    float blast_radius = 0.0F;     ///< units; 0 = hits one thing only
    float disable = 0.0F;          ///< seconds that a hit leaves a craft without power
    float push = 0.0F;             ///< speed given to what is hit, units per second
    float recoil = 0.0F;           ///< speed given to the one who fires, backwards
    float arming = 0.75F;          ///< seconds before a mine minds anybody
    float fuse = 0.233F;           ///< seconds from a mine's beep to its bang
    float life = 0.0F;             ///< seconds, for mines and flares
    int ammunition = 0;            ///< 0 = no limit
    std::string sprite;            ///< gfx/effects/<sprite>.png
    std::string glow = "#58e2ff";  ///< colour of the light around it
    std::string sound;             ///< effect name
    std::string icon;              ///< gfx/icons/<icon>.png
    int price = 0;                 ///< tuna
};

}  // namespace nl::content
