#include <bit>

#include "sim/world.hpp"

namespace nl::sim {

namespace {

void add(StateHash& into, Handle h) { into.add((static_cast<std::uint64_t>(h.generation) << 32U) | h.index); }
void add(StateHash& into, Vec2 v) {
    into.add(v.x);
    into.add(v.y);
}
void add(StateHash& into, Tick t) { into.add(static_cast<std::uint64_t>(t)); }

void add(StateHash& into, const Controls& k) {
    add(into, k.thrust);
    into.add(k.heading);
    into.add(k.turn);
    into.add(static_cast<std::uint64_t>(k.turn_to_heading) | static_cast<std::uint64_t>(k.fire) << 1U |
             static_cast<std::uint64_t>(k.secondary) << 2U | static_cast<std::uint64_t>(k.boost) << 3U |
             static_cast<std::uint64_t>(k.flare) << 4U);
}

void add(StateHash& into, const MountState& m) {
    add(into, m.ready_at);
    add(into, m.fired_at);
    add(into, m.charged_at);
    add(into, m.target);
    into.add(m.heading);
    into.add(m.heat);
    into.add(static_cast<std::uint64_t>(static_cast<std::uint16_t>(m.ammunition)));
}

void add(StateHash& into, const Craft& c, const CraftModel& m) {
    into.add(static_cast<std::uint64_t>(c.model) | static_cast<std::uint64_t>(c.side) << 16U |
             static_cast<std::uint64_t>(c.gun) << 24U | static_cast<std::uint64_t>(c.launcher) << 32U |
             static_cast<std::uint64_t>(static_cast<std::uint16_t>(c.lives)) << 40U);
    into.add(static_cast<std::uint64_t>(c.name) << 32U | c.group);
    std::uint64_t flags = 0;
    for (const bool b : {c.leaving, c.player, c.scripted, c.invulnerable, c.surrendered, c.cloaked,
                         c.boosting, c.untouchable, c.shield_works, c.overpowered})
        flags = flags << 1U | static_cast<std::uint64_t>(b);
    into.add(flags);
    add(into, c.position);
    add(into, c.velocity);
    for (const float f : {c.heading, c.hull, c.shield, c.boost, c.speed_factor}) into.add(f);
    for (const Tick t :
         {c.shield_returns_at, c.disabled_until, c.bump_hurts_at, c.fire_until, c.trait_at, c.lock_until})
        add(into, t);
    add(into, c.clings_to);
    add(into, c.cling_at);
    add(into, c.carrier);
    add(into, c.controls);
    for (std::size_t i = 0; i < m.mount_count; ++i) add(into, c.mounts[i]);
    for (std::size_t i = 0; i < m.part_count; ++i) into.add(c.part_hull[i]);
    into.add(static_cast<std::uint64_t>(c.orders.kind) << 32U | c.orders.target);
    c.pilot.hash(into);
}

void add(StateHash& into, const Bullets& b) {
    into.add(static_cast<std::uint64_t>(b.size()));
    for (std::size_t i = 0; i < b.size(); ++i) {
        add(into, b.position[i]);
        add(into, b.velocity[i]);
        into.add(static_cast<std::uint64_t>(static_cast<std::uint16_t>(b.ticks_left[i])) |
                 static_cast<std::uint64_t>(b.weapon[i]) << 16U |
                 static_cast<std::uint64_t>(b.side[i]) << 32U);
        add(into, b.owner[i]);
    }
}

void add(StateHash& into, const Missile& m) {
    add(into, m.position);
    add(into, m.velocity);
    into.add(m.heading);
    into.add(m.radius);
    add(into, m.target);
    add(into, m.owner);
    into.add(static_cast<std::uint64_t>(m.weapon) | static_cast<std::uint64_t>(m.side) << 16U);
    for (const Tick t : {m.armed_at, m.gone_at, m.fuse_at}) add(into, t);
}

void add_traffic(StateHash& into, const WorldState& w) {
    for (const Arrival& a : w.arrivals) {
        add(into, a.at);
        into.add(static_cast<std::uint64_t>(a.name) << 32U | a.group);
    }
    for (const SpawnerState& s : w.spawners) {
        into.add(static_cast<std::uint64_t>(s.on) | static_cast<std::uint64_t>(s.made) << 1U);
        add(into, s.next_at);
    }
    for (const Place& p : w.places) into.add(static_cast<std::uint64_t>(p.on));
    for (const Tow& t : w.tows) {
        add(into, t.from);
        add(into, t.craft);
        add(into, t.item);
        add(into, t.since);
    }
}

}  // namespace

void World::pulse(StateHash& ship, StateHash& others) const {
    const WorldState& w = state_;
    w.craft.for_each([&](Handle h, const Craft& c) {
        StateHash& into = h == w.player ? ship : others;
        add(into, c.position);
        into.add(static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(c.heading)) << 32U |
                 std::bit_cast<std::uint32_t>(c.hull + c.shield));
    });
    add(ship, w.player);
    others.add(w.random.state());
    others.add(static_cast<std::uint64_t>(w.bullets.size()) << 32U | w.missiles.size());
}

void World::hash(StateHash& into) const {
    const WorldState& w = state_;
    add(into, w.now);
    into.add(w.random.state());
    w.craft.for_each([&](Handle h, const Craft& c) {
        add(into, h);
        add(into, c, w.model(c));
    });
    add(into, w.bullets);
    for (const Rock& r : w.rocks) {
        add(into, r.position);
        add(into, r.velocity);
        into.add(r.angle);
        into.add(r.hull);
    }
    w.items.for_each([&](Handle h, const Item& i) {
        add(into, h);
        add(into, i.position);
        add(into, i.gone_at);
    });
    for (const Missile& m : w.missiles) add(into, m);
    add_traffic(into, w);
    add(into, w.player);
    add(into, w.target);
    into.add(w.suspicion);
}

}  // namespace nl::sim
