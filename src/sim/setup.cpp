#include "sim/setup.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/missiles.hpp"
#include "sim/mission_counts.hpp"
#include "sim/pickups.hpp"
#include "sim/rules.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

constexpr float kRockFreeOfPlayer = 420.0F;
constexpr std::uint32_t kRockLooks = 256;  // what is drawn takes as many of them as it has pictures

NameId name_or(WorldState& w, const std::string& name, const std::string& otherwise) {
    return w.names.id(name.empty() ? otherwise : name);
}

/// What the player flies: the mission's craft, or the one from the hangar with all that was done to it.
const content::CraftType* player_type(WorldState& w, const content::Outfit& outfit) {
    const content::PlayerStart& start = w.mission->player;
    const content::CraftType* own = start.fixed ? nullptr : w.catalogue.find_craft(outfit.craft);
    if (own == nullptr) return w.catalogue.find_craft(start.craft);
    w.own_craft = std::make_unique<const content::CraftType>(content::fitted(*w.library, *own, outfit));
    return w.own_craft.get();
}

void place_player(WorldState& w, const content::Outfit& outfit) {
    const content::PlayerStart& start = w.mission->player;
    const content::CraftType* type = player_type(w, outfit);
    if (type == nullptr) return;
    Craft c = new_craft(w, *type);
    c.name = w.names.id("player");
    c.side = w.player_side;
    c.player = true;
    c.position = c.last_position = start.at;
    c.heading = c.last_heading = radians(start.facing);
    c.hull *= w.difficulty.player_hull;
    w.anyone_special = !type->traits.empty();
    w.player = w.craft.insert(c);
}

float factor_of(const WorldState& w, const std::string& side) {
    return w.hostile(w.feuds.find(side), w.player_side) ? w.difficulty.enemy_count : 1.0F;
}

void place_craft(WorldState& w) {
    for (const content::MissionCraft& entry : w.mission->craft) {
        const NameId name = name_or(w, entry.name, entry.type);
        const NameId group = w.names.id(entry.group);
        const auto lives = static_cast<std::int16_t>(std::clamp(entry.lives, 1, 1000));
        const int count = how_many(*w.mission, entry, factor_of(w, entry.side));
        for (int i = 0; i < count; ++i) {
            if (entry.active)
                bring_in(w, entry, name, group, lives);
            else
                w.arrivals.push_back({&entry, name, group, lives, 0});
        }
    }
}

Rock random_rock(WorldState& w, const content::HazardType& type, Vec2 at) {
    Rock r;
    r.type = &type;
    r.position = r.last_position = at;
    // Many small ones and a few large ones.
    const float share = w.random.unit();
    r.radius = type.smallest + std::max(0.0F, type.largest - type.smallest) * share * share;
    const Vec2 way = direction(w.random.range(0.0F, kTwoPi));  // a statement a draw: operands have no order
    r.velocity = way * (type.drift * w.random.unit());
    r.angle = w.random.range(-kPi, kPi);
    r.spin = w.random.range(-0.5F, 0.5F);
    r.hull = r.radius * type.hull_per_unit;
    r.look = static_cast<std::uint8_t>(w.random.below(kRockLooks));
    return r;
}

Vec2 hazard_place(WorldState& w, const content::Hazard& hazard, float clearance) {
    const Vec2 half = w.mission->arena * 0.5F;
    for (int tries = 0;; ++tries) {
        const Vec2 at = hazard.scatter > 0.0F
                            ? scattered(w, hazard.at, hazard.scatter, clearance)
                            : Vec2{w.random.range(-half.x, half.x), w.random.range(-half.y, half.y)};
        const bool free = distance(at, w.mission->player.at) > kRockFreeOfPlayer;
        if (free || tries >= 12 || hazard.scatter > 0.0F) return at;
    }
}

void place_hazards(WorldState& w) {
    for (const content::Hazard& hazard : w.mission->hazards) {
        const auto& types = w.library->hazards;
        const auto type = std::find_if(types.begin(), types.end(),
                                       [&](const content::HazardType& t) { return t.id == hazard.type; });
        if (type == types.end()) continue;
        if (type->kind == content::HazardKind::Nebula) {
            w.clouds.push_back({hazard.at, hazard.radius, type->sight});
            continue;
        }
        for (int i = 0; i < hazard.count; ++i) {
            const Vec2 at = hazard_place(w, hazard, type->largest);
            if (type->kind == content::HazardKind::Asteroid)
                w.rocks.push_back(random_rock(w, *type, at));
            else
                place_mine(w, type->weapon, at);
        }
    }
}

void place_items(WorldState& w) {
    for (const content::MissionItem& entry : w.mission->items) {
        const auto type = std::find_if(w.library->items.begin(), w.library->items.end(),
                                       [&](const content::ItemType& t) { return t.id == entry.type; });
        if (type == w.library->items.end()) continue;
        const NameId name = name_or(w, entry.name, entry.type);
        for (int i = 0; i < entry.count; ++i)
            leave_item(w, *type, name, scattered(w, entry.at, entry.scatter, type->radius), {}, 0);
    }
}

void place_the_rest(WorldState& w) {
    for (const content::Spawner& s : w.mission->spawners)
        w.spawners.push_back({&s, w.names.id(s.id), s.active, 0, 0});
    for (const content::Location& l : w.mission->locations)
        w.places.push_back({w.names.id(l.id), l.at, l.radius, l.active, false});
    for (const content::Gate& g : w.mission->gates)
        w.places.push_back({w.names.id(g.id), g.at, kGateRadius, g.active, true});
}

}  // namespace

Vec2 scattered(WorldState& w, Vec2 centre, float scatter, float clearance) {
    if (scatter <= 0.0F) return centre;
    const Vec2 inside = w.mission->arena * 0.5F - Vec2{clearance, clearance};
    Vec2 at = centre;
    for (int tries = 0; tries < 10; ++tries) {
        // The square root spreads evenly over the disc instead of heaping up in its middle.
        const Vec2 way = direction(w.random.range(0.0F, kTwoPi));
        at = centre + way * (scatter * std::sqrt(w.random.unit()));
        if (std::fabs(at.x) > inside.x || std::fabs(at.y) > inside.y) continue;
        bool free = true;
        w.craft.for_each([&](Handle, const Craft& c) {
            free = free && distance(c.position, at) > clearance + c.type->radius;
        });
        if (free) return at;
    }
    return {std::clamp(at.x, std::min(-inside.x, centre.x), std::max(inside.x, centre.x)),
            std::clamp(at.y, std::min(-inside.y, centre.y), std::max(inside.y, centre.y))};
}

Craft new_craft(WorldState& w, const content::CraftType& type) {
    Craft c;
    c.type = &type;
    c.model = w.catalogue.index_of(type);
    c.hull = type.hull;
    c.shield = type.shield;
    c.boost = 1.0F;
    const CraftModel& m = w.catalogue.craft(c.model);
    for (std::size_t i = 0; i < m.mount_count; ++i) {
        c.mounts[i].heading = m.mounts[i].facing;
        if (m.mounts[i].weapon != kNoWeapon)
            c.mounts[i].ammunition = static_cast<std::int16_t>(
                std::clamp(full_load(type, *w.catalogue.weapon(m.mounts[i].weapon).type), 0, 30000));
    }
    for (std::size_t i = 0; i < m.part_count; ++i) c.part_hull[i] = type.parts[i].hull;
    return c;
}

Handle launch(WorldState& w, Craft craft) {
    craft.last_position = craft.position;
    craft.last_heading = craft.heading;
    // Traits act at different times, so that a swarm does not blink as one.
    const Tick period = w.catalogue.craft(craft.model).trait_period;
    w.anyone_special = w.anyone_special || !craft.type->traits.empty();
    w.anyone_watching = w.anyone_watching || craft.type->sensor_range > 0.0F;
    craft.trait_at = w.now + static_cast<Tick>(w.random.below(static_cast<std::uint32_t>(period)) + 1);
    const Handle h = w.craft.insert(craft);
    report(w, EventKind::Spawned, h, *w.craft.get(h));
    return h;
}

Handle bring_in(WorldState& w, const content::MissionCraft& entry, NameId name, NameId group,
                std::int16_t lives) {
    const content::CraftType* type = w.catalogue.find_craft(entry.type);
    if (type == nullptr) return {};
    Craft c = new_craft(w, *type);
    c.name = name;
    c.group = group;
    c.side = w.feuds.find(entry.side);
    c.invulnerable = entry.invulnerable;
    c.lives = lives;
    c.entry = &entry;
    c.orders = {entry.orders, w.names.id(entry.target)};
    c.position = scattered(w, entry.at, entry.scatter, type->radius + 20.0F);
    c.heading = radians(entry.facing);
    return launch(w, c);
}

int full_load(const content::CraftType& craft, const content::WeaponType& weapon) {
    return static_cast<int>(static_cast<float>(weapon.ammunition) * craft.ammunition + 0.5F);
}

void set_up(WorldState& w, const content::Outfit& outfit) {
    place_player(w, outfit);
    place_craft(w);
    place_hazards(w);
    place_items(w);
    place_the_rest(w);
}

}  // namespace nl::sim
