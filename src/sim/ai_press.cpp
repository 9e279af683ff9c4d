#include "sim/ai.hpp"
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

void add_hunter(WorldState& w, Handle target, int n) {
    Craft* c = w.craft.get(target);
    if (c == nullptr) return;
    const int hunters = c->pilot.hunters + n;
    c->pilot.hunters = static_cast<std::uint8_t>(hunters < 0 ? 0 : hunters > 255 ? 255 : hunters);
}

}  // namespace

void count_hunters(WorldState& w) {
    if (w.now % kRecount != 0) return;
    w.craft.for_each([](Handle, Craft& c) { c.pilot.hunters = 0; });
    w.craft.for_each([&](Handle, const Craft& c) {
        if (c.alive() && !c.player) add_hunter(w, c.pilot.target, 1);
    });
}

float taken_share(const Craft& target) {
    constexpr float kShare = 0.5F;  // of the squared distance, for each
    return target.player ? 1.0F : 1.0F + kShare * static_cast<float>(target.pilot.hunters);
}

void go_after(Flyer& f, Handle target) {
    add_hunter(f.world, f.pilot.target, -1);
    add_hunter(f.world, target, 1);
    f.pilot.target = target;
    f.target = f.world.craft.get(target);
}

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
