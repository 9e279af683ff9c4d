#include "sim/bullets.hpp"

namespace nl::sim {

void Bullets::reserve(std::size_t n) {
    position.reserve(n);
    velocity.reserve(n);
    ticks_left.reserve(n);
    weapon.reserve(n);
    side.reserve(n);
    owner.reserve(n);
}

void Bullets::add(Vec2 at, Vec2 speed, std::int16_t ticks, std::uint16_t weapon_index, SideId s, Handle who) {
    position.push_back(at);
    velocity.push_back(speed);
    ticks_left.push_back(ticks);
    weapon.push_back(weapon_index);
    side.push_back(s);
    owner.push_back(who);
}

void Bullets::remove(std::size_t i) {
    position[i] = position.back(), position.pop_back();
    velocity[i] = velocity.back(), velocity.pop_back();
    ticks_left[i] = ticks_left.back(), ticks_left.pop_back();
    weapon[i] = weapon.back(), weapon.pop_back();
    side[i] = side.back(), side.pop_back();
    owner[i] = owner.back(), owner.pop_back();
}

}  // namespace nl::sim
