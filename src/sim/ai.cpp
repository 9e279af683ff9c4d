#include "sim/ai.hpp"

#include <cmath>

#include "base/trig.hpp"
#include "sim/ai_steering.hpp"
#include "sim/world.hpp"

namespace nl::sim {

Controls fly(World& world, Handle self, Craft& craft) {
    Controls k;
    k.heading = craft.heading;
    if (craft.orders.kind == content::Order::Hold) return k;
    if (world.now() >= craft.pilot.next_thought) {
        craft.pilot.next_thought = world.now() + 20 + static_cast<Tick>(self.index % 7);
        craft.pilot.target = world.nearest_enemy(craft.side, craft.position, 3000.0F);
        craft.pilot.side_bias = world.random().chance(0.5F) ? 1.0F : -1.0F;
    }
    const Craft* enemy = world.craft().get(craft.pilot.target);
    if (enemy == nullptr) return k;
    const Vec2 mark = lead_target(craft.position, enemy->position, enemy->velocity, 1100.0F);
    const float away = distance(craft.position, enemy->position);
    k.heading = heading_of(mark - craft.position);
    const float off = std::fabs(wrap_angle(k.heading - craft.heading));
    k.fire = off < 0.15F && away < 800.0F;
    k.thrust = direction(k.heading + (away < 300.0F ? craft.pilot.side_bias * 1.4F : 0.0F));
    return k;
}

}  // namespace nl::sim
