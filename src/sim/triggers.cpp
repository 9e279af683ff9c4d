#include "sim/triggers.hpp"

#include <algorithm>

#include "sim/world.hpp"

namespace nl::sim {

Triggers::Triggers(const content::Mission& mission, World& world) : inside_(mission.locations.size(), false) {
    const auto add_group = [&](const std::string& group) {
        if (group.empty()) return;
        const NameId id = world.names().id(group);
        const auto same = [&](const Group& g) { return g.name == id; };
        if (std::none_of(groups_.begin(), groups_.end(), same)) groups_.push_back({id, false, false, 0});
    };
    for (const auto& c : mission.craft) add_group(c.group);
    for (const auto& s : mission.spawners) add_group(s.group);
}

int Triggers::collected(NameId item) const {
    for (const Count& c : collected_)
        if (c.name == item) return c.count;
    return 0;
}

void Triggers::step(const World& world, Fire fire, void* user) {
    step_events(world, fire, user);
    step_health(world, fire, user);
    step_groups(world, fire, user);
    step_places(world, fire, user);
}

void Triggers::step_events(const World& world, Fire fire, void* user) {
    const SideId ours = world.player_side();
    for (const Event& e : world.events()) {
        const std::string_view name = world.names().text(e.name);
        switch (e.kind) {
            case EventKind::Destroyed:
                fire(user, Trigger::Destroyed, name, 0);
                if (world.hostile(ours, e.side) && e.other_side == ours && !e.other.empty())
                    fire(user, Trigger::Kills, {}, ++kills_);
                break;
            case EventKind::Disabled:
                fire(user, Trigger::Disabled, name, 0);
                break;
            case EventKind::Escaped:
                fire(user, Trigger::Escaped, name, 0);
                break;
            case EventKind::Pickup: {
                const auto same = [&](const Count& c) { return c.name == e.name; };
                auto it = std::find_if(collected_.begin(), collected_.end(), same);
                if (it == collected_.end()) it = collected_.insert(it, {e.name, 0});
                fire(user, Trigger::Collected, name, ++it->count);
                break;
            }
            default:
                break;
        }
    }
}

void Triggers::step_health(const World& world, Fire fire, void* user) {
    for (HealthWatch& watch : health_) {
        if (watch.fired) continue;
        const Craft* craft = world.craft().get(world.find(watch.craft));
        bool low =
            craft != nullptr && craft->hull * 100.0F <= craft->type->hull * static_cast<float>(watch.percent);
        for (const Event& e : world.events())
            low = low || (e.kind == EventKind::Destroyed && e.name == watch.craft);
        if (!low) continue;
        watch.fired = true;
        fire(user, Trigger::Health, world.names().text(watch.craft), watch.percent);
    }
}

void Triggers::step_groups(const World& world, Fire fire, void* user) {
    for (Group& g : groups_) {
        if (g.gone) continue;
        bool there = false;
        world.craft().for_each([&](Handle, const Craft& c) {
            if (c.group != g.name) return;
            if (!g.existed) g.side = c.side;
            there = there || c.side == g.side;
        });
        if (there) {
            g.existed = true;
        } else if (g.existed && world.waiting(g.name) == 0) {
            g.gone = true;
            fire(user, Trigger::GroupDestroyed, world.names().text(g.name), 0);
        }
    }
}

void Triggers::step_places(const World& world, Fire fire, void* user) {
    const Craft* player = world.player_craft();
    if (player == nullptr) return;
    const auto& mission = world.mission();
    for (std::size_t i = 0; i < mission.locations.size(); ++i) {
        const auto& place = mission.locations[i];
        const bool now_in =
            world.inside(world.names().find(place.id), player->position);  // not when switched off
        if (now_in && !inside_[i]) fire(user, Trigger::Reached, place.id, 0);
        inside_[i] = now_in;
    }
    constexpr float kWaypointRadius = 150.0F;
    while (next_waypoint_ < mission.waypoints.size() &&
           distance(player->position, mission.waypoints[next_waypoint_]) <= kWaypointRadius)
        fire(user, Trigger::Waypoint, {}, static_cast<int>(++next_waypoint_));
}

void Triggers::hash(StateHash& into) const {
    into.add(static_cast<std::uint64_t>(kills_));
    into.add(static_cast<std::uint64_t>(next_waypoint_));
    for (const Count& c : collected_) into.add(static_cast<std::uint64_t>(c.count));
    for (const HealthWatch& w : health_) into.add(static_cast<std::uint64_t>(w.fired));
    for (const Group& g : groups_) into.add(static_cast<std::uint64_t>(g.gone));
}

}  // namespace nl::sim
