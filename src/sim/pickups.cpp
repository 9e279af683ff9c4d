#include "sim/pickups.hpp"

#include <algorithm>

#include "base/trig.hpp"
#include "sim/rules.hpp"
#include "sim/setup.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

/// The player takes everything; others what they have been sent for.
bool may_take(const Craft& c, const Item& item) {
    return c.player || (item.name != kNoName && c.orders.target == item.name);
}

void load_rockets(const WorldState& w, Craft& c, int rockets) {
    const CraftModel& m = w.model(c);
    for (std::size_t i = 0; i < m.mount_count; ++i) {
        if (!m.mounts[i].secondary || m.mounts[i].weapon == kNoWeapon) continue;
        const int most = full_load(*c.type, *w.catalogue.weapon(m.mounts[i].weapon).type);
        if (most > 0)
            c.mounts[i].ammunition =
                static_cast<std::int16_t>(std::min(most * 2, c.mounts[i].ammunition + rockets));
    }
}

void take(WorldState& w, Handle h, Craft& c, const Item& item) {
    const content::ItemType& type = *item.type;
    const float whole = c.type->hull * (c.player ? w.difficulty.player_hull : 1.0F);
    c.hull = std::max(c.hull, std::min(whole, c.hull + type.hull));
    if (c.shield_works) c.shield = std::max(c.shield, std::min(c.type->shield, c.shield + type.shield));
    if (type.rockets > 0) load_rockets(w, c, type.rockets);
    Event& e = report(w, EventKind::Pickup, h, c, static_cast<float>(type.tuna));
    e.at = item.position;
    e.name = item.name;
    e.group = w.names.id(type.id);
    e.index = static_cast<std::uint16_t>(&type - w.library->items.data());
}

/// True when somebody took it.
bool offer(WorldState& w, Item& item) {
    bool taken = false;
    const float reach = kItemPull + item.type->radius;
    w.grid.visit_circle(item.position, reach, [&](const Body& b) {
        if (taken || b.kind != BodyKind::Craft) return;
        Craft* c = w.craft.at_slot(b.slot);
        if (c == nullptr || !c->alive() || c->disabled(w.now) || !may_take(*c, item)) return;
        const Vec2 way = c->position - item.position;
        if (length(way) < c->type->radius + item.type->radius) {
            take(w, w.craft.handle_at(b.slot), *c, item);
            taken = true;
        } else {
            item.velocity += (normalized(way) * 320.0F - item.velocity) * 0.12F;
        }
    });
    return taken;
}

}  // namespace

Handle leave_item(WorldState& w, const content::ItemType& type, NameId name, Vec2 at, Vec2 velocity,
                  Tick stays) {
    Item item;
    item.type = &type;
    item.name = name;
    item.position = item.last_position = at;
    item.velocity = velocity;
    item.gone_at = stays > 0 ? w.now + stays : 0;
    return w.items.insert(item);
}

void drop_from(WorldState& w, const Craft& c) {
    if (c.type->drops.empty() || !w.random.chance(c.type->drop_chance)) return;
    const auto& id = c.type->drops[w.random.below(static_cast<std::uint32_t>(c.type->drops.size()))];
    for (const content::ItemType& type : w.library->items)
        if (type.id == id)
            leave_item(w, type, w.names.id(type.id), c.position,
                       c.velocity * 0.3F + direction(w.random.range(0.0F, kTwoPi)) * 40.0F, kDropStays);
}

void move_items(WorldState& w) {
    for (std::uint32_t i = 0; i < w.items.slot_count(); ++i) {
        Item* item = w.items.at_slot(i);
        if (item == nullptr) continue;
        item->last_position = item->position;
        item->velocity *= 0.985F;
        item->position += item->velocity * kTickSeconds;
        item->angle = wrap_angle(item->angle + 0.8F * kTickSeconds);
        if (offer(w, *item) || (item->gone_at != 0 && w.now >= item->gone_at))
            w.items.erase(w.items.handle_at(i));
    }
}

}  // namespace nl::sim
