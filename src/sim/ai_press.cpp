#include "sim/ai_flyer.hpp"

namespace nl::sim {

// Ten against one is a fight only as long as not all ten shoot at once: a few press the player, as many as
// the difficulty says, and the others circle further out until a place is free. Whoever breaks off gives its
// place back.

namespace {

constexpr Tick kRecount = 30;  // those who died in the press are noticed then

void recount(WorldState& w, Craft& player) {
    int pressers = 0;
    w.craft.for_each([&](Handle, const Craft& c) {
        if (c.pilot.pressing && c.pilot.target == w.player && c.alive()) ++pressers;
    });
    player.pilot.pressers = static_cast<std::uint8_t>(pressers < 255 ? pressers : 255);
    player.pilot.counted_at = w.now;
}

}  // namespace

bool may_press(Flyer& f) {
    Craft* player = f.pilot.target == f.world.player ? f.world.craft.get(f.world.player) : nullptr;
    if (player == nullptr || f.pilot.pressing) return true;
    if (f.now() - player->pilot.counted_at >= kRecount) recount(f.world, *player);
    if (player->pilot.pressers >= f.world.difficulty.attackers) return false;
    ++player->pilot.pressers;
    f.pilot.pressing = true;
    return true;
}

void stop_pressing(Flyer& f) {
    if (!f.pilot.pressing) return;
    f.pilot.pressing = false;
    Craft* player = f.world.craft.get(f.world.player);
    if (player != nullptr && player->pilot.pressers > 0) --player->pilot.pressers;
}

}  // namespace nl::sim
