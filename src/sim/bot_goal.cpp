#include "sim/bot_goal.hpp"

#include <algorithm>

#include "base/trig.hpp"
#include "sim/world.hpp"

namespace nl::sim {

namespace {

using content::ObjectiveType;

/// Costs are units of way: what is as good as flying that much further.
constexpr float kOptional = 1200.0F;
constexpr float kSelfDefence = 300.0F;
constexpr float kSelfDefenceReach = 480.0F;
constexpr float kDefenceReach = 1000.0F;
constexpr float kExplore = 4000.0F;

struct Search {
    const World& world;
    const Craft& me;
    BotMemory& memory;
    BotGoal best{};
    float least = 1e18F;

    void offer(const BotGoal& goal, float cost) {
        if (cost >= least) return;
        least = cost;
        best = goal;
    }
    NameId spare = kNoName;

    [[nodiscard]] bool wanted_alive(const Craft& c) const {
        return spare != kNoName && (c.name == spare || c.group == spare);
    }
    [[nodiscard]] float way(Vec2 to) const { return distance(me.position, to); }
};

bool can_fight(const World& w, const Craft& me, const Craft& c) {
    return c.alive() && !c.surrendered && !c.untouchable && w.hostile(me.side, c.side) && w.player_sees(c) &&
           !w.is_unaware(c);
}

template <class Wanted>
void offer_fight(Search& s, float bias, bool disable, Wanted&& wanted) {
    s.world.craft().for_each([&](Handle h, const Craft& c) {
        if (!can_fight(s.world, s.me, c) || !wanted(c)) return;
        if (!disable && s.wanted_alive(c)) return;
        if (disable && c.disabled(s.world.now())) return;
        BotGoal goal;
        goal.kind = BotGoal::Kind::Fight;
        goal.craft = h;
        goal.place = c.position;
        goal.disable = disable;
        s.offer(goal, s.way(c.position) + bias);
    });
}

void offer_place(Search& s, Vec2 at, float radius, float bias, bool hurry) {
    BotGoal goal;
    goal.kind = BotGoal::Kind::Go;
    goal.place = at;
    goal.radius = radius;
    goal.hurry = hurry;
    s.offer(goal, s.way(at) + bias);
}

void offer_items(Search& s, NameId target, float bias) {
    s.world.items().for_each([&](Handle, const Item& item) {
        const bool wanted =
            target == kNoName || item.name == target || item.type->id == s.world.names().text(target);
        if (wanted) offer_place(s, item.position, 10.0F, bias, false);
    });
}

/// Whoever threatens a charge, and the place beside it while nobody does.
void offer_defence(Search& s, NameId charge, float bias) {
    s.world.craft().for_each([&](Handle, const Craft& c) {
        if ((c.name != charge && c.group != charge) || !c.alive() || c.player) return;
        if (s.world.hostile(s.me.side, c.side)) return;
        offer_fight(s, bias - 500.0F, false,
                    [&](const Craft& e) { return distance(e.position, c.position) < kDefenceReach; });
        BotGoal stay;
        stay.kind = BotGoal::Kind::Stay;
        stay.place = c.position;
        stay.radius = 260.0F + c.type->radius;
        s.offer(stay, bias + 2500.0F);
    });
}

void offer_places(Search& s, float bias, bool gates) {
    const auto places = s.world.places();
    s.memory.places.resize(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i].on || places[i].gate != gates) continue;
        if (s.way(places[i].at) < places[i].radius * 0.6F) s.memory.places[i] = true;
        if (!s.memory.places[i]) offer_place(s, places[i].at, places[i].radius * 0.5F, bias, false);
    }
}

void offer_waypoints(Search& s, float bias) {
    const auto& points = s.world.mission().waypoints;
    while (s.memory.waypoint < points.size() && s.way(points[s.memory.waypoint]) < 70.0F) ++s.memory.waypoint;
    if (s.memory.waypoint < points.size()) offer_place(s, points[s.memory.waypoint], 60.0F, bias, false);
}

void offer_reach(Search& s, const Objective& o, float bias, bool hurry) {
    for (const Place& p : s.world.places())
        if (p.on && p.id == o.target) offer_place(s, p.at, p.radius * 0.5F, bias, hurry);
    offer_waypoints(s, bias + 400.0F);
}

/// Where a prize is handed over; the middle of the arena will do where there is no harbour.
Vec2 nearest_harbour(const Search& s) {
    Vec2 best{};
    float least = 1e18F;
    const auto consider = [&](Vec2 at) {
        if (s.way(at) < least) least = s.way(at), best = at;
    };
    for (const Place& p : s.world.places())
        if (p.on) consider(p.at);
    s.world.craft().for_each([&](Handle, const Craft& c) {
        if (c.type->station && c.side == s.me.side) consider(c.position);
    });
    return best;
}

/// First its power, then the line, then home with it.
void offer_capture(Search& s, const Objective& o, float bias) {
    for (const Tow& t : s.world.tows())
        if (t.from == s.world.player())
            return offer_place(s, nearest_harbour(s), 40.0F, bias - 4000.0F, false);
    const auto named = [&](const Craft& c) { return c.name == o.target || c.group == o.target; };
    offer_fight(s, bias, true, named);
    s.world.craft().for_each([&](Handle h, const Craft& c) {
        if (!named(c) || !c.alive() || !(c.surrendered || c.disabled(s.world.now()))) return;
        BotGoal goal;
        goal.kind = BotGoal::Kind::Go;
        goal.craft = h;
        goal.place = c.position;
        goal.tow = true;
        s.offer(goal, s.way(c.position) + bias - 1500.0F);
    });
}

void offer_for(Search& s, const Objective& o, bool hurry) {
    const float bias = o.type->optional ? kOptional : 0.0F;
    const auto named = [&](const Craft& c) { return c.name == o.target || c.group == o.target; };
    switch (o.type->type) {
        case ObjectiveType::Destroy:
            return offer_fight(s, bias, false, named);
        case ObjectiveType::Disable:
            return offer_fight(s, bias, true, named);
        case ObjectiveType::Capture:
            return offer_capture(s, o, bias);
        case ObjectiveType::Collect:
            return offer_items(s, o.target, bias);
        case ObjectiveType::Reach:
            return offer_reach(s, o, bias, hurry);
        case ObjectiveType::Escort:
        case ObjectiveType::Protect:
            return offer_defence(s, o.target, bias);
        case ObjectiveType::DefeatAll: {
            const SideId side = s.world.find_side(o.type->target);
            return offer_fight(s, bias, false, [&](const Craft& c) { return c.side == side; });
        }
        case ObjectiveType::Survive:
            return offer_fight(s, bias + 500.0F, false, [](const Craft&) { return true; });
        case ObjectiveType::Scripted:
            offer_fight(s, bias + 200.0F, false, [](const Craft&) { return true; });
            offer_items(s, kNoName, bias + 600.0F);
            offer_places(s, bias + 800.0F, false);
            return offer_waypoints(s, bias + 1000.0F);
        default:
            return;
    }
}

/// When nobody says what to do: fight, look at what is marked, pick up what lies about, leave by the gate.
void explore(Search& s) {
    offer_fight(s, kExplore, false, [](const Craft&) { return true; });
    offer_places(s, kExplore * 2.0F, false);
    offer_waypoints(s, kExplore * 2.0F + 500.0F);
    offer_items(s, kNoName, kExplore * 2.0F);
    offer_places(s, kExplore * 4.0F, true);
}

/// Somebody may hide in a nebula: round and round through each of them, wider every time.
void search_clouds(Search& s) {
    constexpr Tick kRound = 20 * kTicksPerSecond;
    const float turn = kTwoPi * static_cast<float>(s.world.now() % kRound) / static_cast<float>(kRound);
    const float wide = 0.15F + 0.25F * static_cast<float>(s.world.now() / kRound % 4);
    for (const Cloud& c : s.world.clouds())
        offer_place(s, c.at + direction(turn) * (c.radius * wide), 60.0F, kExplore * 1.5F, false);
}

void offer_repair(Search& s) {
    const float whole = s.me.type->hull * s.world.difficulty().player_hull;
    if (s.me.hull > whole * 0.65F) return;
    s.world.items().for_each([&](Handle, const Item& item) {
        if (item.type->hull > 0.0F && s.way(item.position) < 1200.0F)
            offer_place(s, item.position, 10.0F, -600.0F, false);
    });
}

}  // namespace

BotGoal choose_goal(const World& world, std::span<const Objective> objectives, const Craft& me,
                    BotMemory& memory) {
    Search s{world, me, memory};
    const bool hurry = std::any_of(objectives.begin(), objectives.end(), [](const Objective& o) {
        return o.state == ObjectiveState::Active && o.type->type == ObjectiveType::Time;
    });
    for (const Objective& o : objectives)
        if (o.state == ObjectiveState::Active &&
            (o.type->type == ObjectiveType::Capture || o.type->type == ObjectiveType::Disable))
            s.spare = o.target;
    for (const Objective& o : objectives)
        if (o.state == ObjectiveState::Active) offer_for(s, o, hurry);
    offer_repair(s);
    if (!hurry)
        offer_fight(s, kSelfDefence - kSelfDefenceReach, false, [&](const Craft& c) {
            return distance(c.position, me.position) < kSelfDefenceReach && !c.disabled(world.now());
        });
    search_clouds(s);
    explore(s);
    s.best.spare = s.spare;
    return s.best;
}

}  // namespace nl::sim
