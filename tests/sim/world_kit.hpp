#pragma once

#include <string>
#include <utility>
#include <vector>

#include "content/library.hpp"
#include "content/mission.hpp"
#include "sim/world.hpp"

namespace nl::sim::testing {

/// A small library built by hand, so that tests of the rules do not change when designers tune data/.
struct Kit {
    content::Library library;
    content::Mission mission;
    content::Difficulty difficulty;

    Kit() {
        library.sides = {{"cats", "Cats", "#fff", {"greebles"}},
                         {"greebles", "Greebles", "#f0f", {"cats"}},
                         {"neutral", "Neutral", "#888", {}}};
        library.weapons.push_back(gun());
        library.craft.push_back(fighter("dummy", false));  // stays where it is, whatever its pilot wants
        library.craft.back().speed = library.craft.back().acceleration = library.craft.back().turn = 0.0F;
        library.craft.push_back(fighter("gnat", true));
        library.craft.push_back(fighter("tabby", true));
        content::ItemType pod;
        pod.id = pod.name = "pod";
        pod.hull = 25.0F;
        library.items.push_back(pod);
        library.hazards.resize(3);
        library.hazards[0].id = "asteroid";
        library.hazards[1].id = "mine";
        library.hazards[1].kind = content::HazardKind::Mine;
        library.hazards[2].id = "nebula";
        library.hazards[2].kind = content::HazardKind::Nebula;
        mission.id = "test";
    }
    Kit(const Kit&) = delete;
    Kit& operator=(const Kit&) = delete;

    static content::WeaponType gun() {
        content::WeaponType g;
        g.id = "pulse";
        return g;
    }
    static content::CraftType fighter(const std::string& id, bool armed) {
        content::CraftType t;
        t.id = t.name = t.sprite = id;
        t.boost_seconds = 2.0F;
        if (armed) {
            content::Mount m;
            m.weapon = "pulse";
            m.at = {0.0F, -30.0F};
            t.mounts.push_back(m);
        }
        return t;
    }
    content::CraftType& craft(const std::string& id) {
        for (auto& t : library.craft)
            if (t.id == id) return t;
        return library.craft.front();
    }
    /// Adds a weapon and returns it for more; earlier references may move.
    content::WeaponType& add_weapon(const std::string& id, content::WeaponKind kind) {
        content::WeaponType& g = library.weapons.emplace_back();
        g.id = g.name = id;
        g.kind = kind;
        return g;
    }
    content::CraftType& add_type(const std::string& id, bool armed = false) {
        return library.craft.emplace_back(fighter(id, armed));
    }
    static content::Mount mount(const std::string& weapon, bool secondary = false, float arc = 0.0F) {
        content::Mount m;
        m.weapon = weapon;
        m.at = {0.0F, -30.0F};
        m.secondary = secondary;
        m.arc = arc;
        return m;
    }
    /// Call after the last change to library and mission.
    [[nodiscard]] World world(std::uint64_t seed = 1) const {
        return World(library, mission, seed, difficulty);
    }
    void add_craft(const std::string& type, const std::string& side, Vec2 at,
                   content::Order orders = content::Order::Hold, int count = 1) {
        content::MissionCraft c;
        c.type = type;
        c.side = side;
        c.at = at;
        c.count = count;
        c.orders = orders;
        mission.craft.push_back(c);
    }
};

inline const Event* event_of(const World& world, EventKind kind) {
    for (const Event& e : world.events())
        if (e.kind == kind) return &e;
    return nullptr;
}

/// Steps up to `ticks` times; the first event of that kind on the way, copied.
inline std::pair<bool, Event> run_until(World& world, EventKind kind, int ticks, const Input& input = {}) {
    for (int i = 0; i < ticks; ++i) {
        world.step(input);
        if (const Event* e = event_of(world, kind)) return {true, *e};
    }
    return {false, {}};
}

inline int count_events(World& world, EventKind kind, int ticks, const Input& input = {}) {
    int n = 0;
    for (int i = 0; i < ticks; ++i) {
        world.step(input);
        for (const Event& e : world.events()) n += e.kind == kind ? 1 : 0;
    }
    return n;
}

inline Input second() {
    Input in;
    in.set(Input::Secondary);
    return in;
}

inline void run(World& world, int ticks, const Input& input = {}) {
    for (int i = 0; i < ticks; ++i) world.step(input);
}

inline Input thrusting(int x, int y) {
    Input in;
    in.move_x = static_cast<std::int8_t>(x);
    in.move_y = static_cast<std::int8_t>(y);
    return in;
}

inline Input firing() {
    Input in;
    in.set(Input::Fire);
    return in;
}

inline std::uint64_t hash_of(const World& world) {
    StateHash h;
    world.hash(h);
    return h.value();
}

}  // namespace nl::sim::testing
