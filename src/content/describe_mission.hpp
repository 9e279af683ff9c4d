#pragma once

#include "content/kind.hpp"
#include "content/mission.hpp"

namespace nl::content {

// The keys of data/missions/*.json (MISSION.md).

inline constexpr Range kAngle{-360, 360};
inline constexpr Range kDistance{0, 100000};
inline constexpr Range kSeconds{0, 36000};
inline constexpr Range kMany{1, 1000};

template <class V>
void describe(V& v, PlayerStart& p) {
    v.is("the player's start", "What the player flies and where.");
    v.here(p.position);
    v.field("craft", p.craft, refers_to(Kind::CraftType), "Craft type, until the player has a hangar.");
    v.field("fixed", p.fixed, "This craft is flown, whatever the player's hangar holds.");
    v.place(p.at, "Where it starts; the arena's centre is 0, 0, y grows downwards.");
    v.field("facing", p.facing, kAngle, "Degrees; 0 is up, 90 is right.");
}

template <class V>
void describe(V& v, MissionCraft& c) {
    v.is("a craft", "One craft or several of one kind.");
    v.here(c.position);
    v.field("type", c.type, must_refer_to(Kind::CraftType), "Craft type: the name of a file in data/craft.");
    v.field("side", c.side, refers_to(Kind::Side), "Side of data/sides.json.");
    v.field("name", c.name, kText, "What scripts and objectives call it; the type when left out.");
    v.field("group", c.group, kText, "Several craft under one name.");
    v.field("count", c.count, kMany, "How many.");
    v.place(c.at, "Where; the arena's centre is 0, 0, y grows downwards.");
    v.field("facing", c.facing, kAngle, "Degrees; 0 is up, 90 is right.");
    v.field("scatter", c.scatter, kDistance, "Each is placed at random within this distance, units.");
    v.field("active", c.active, "false: comes when the script says ACTIVATE.");
    v.field("orders", c.orders, "What it does.");
    v.field("target", c.target, refers_to(Kind::Target), "Craft, group or place that the orders are about.");
    v.field("invulnerable", c.invulnerable, "Takes no damage.");
    v.field("may_surrender", c.may_surrender,
            "false: never gives up by itself, whatever its type says (personality, surrender).");
    v.field("lives", c.lives, Range{1, 99}, "How often it comes back, and once.");
}

template <class V>
void describe(V& v, Spawner& s) {
    v.is("a spawner", "Sends craft while the mission runs.");
    v.here(s.position);
    v.field("id", s.id, defines(Kind::Spawner), "What SPAWNER calls it.");
    v.field("types", s.types, must_refer_to(Kind::CraftType), "Craft types it picks from.");
    v.field("side", s.side, refers_to(Kind::Side), "Side of data/sides.json.");
    v.field("name", s.name, kText, "Of each craft it sends; the type when left out.");
    v.field("group", s.group, kText, "Of each craft it sends.");
    v.field("every", s.every, Range{0.1, 3600}, "Seconds between sendings.");
    v.span("step", s.step_min, s.step_max, Range{1, 100}, "How many at a time: a number, or [least, most].");
    v.field("limit", s.limit, kMany, "At most so many of its craft are alive at once.");
    v.field("total", s.total, Range{0, 100000}, "Stops after so many; 0 never does.");
    v.place(s.at, "Where its craft appear.");
    v.field("scatter", s.scatter, kDistance, "Each within this distance of it, units.");
    v.field("active", s.active, "Works from the start; else SPAWNER id;on starts it.");
    v.field("orders", s.orders, "What its craft do.");
    v.field("target", s.target, refers_to(Kind::Target), "Craft, group or place that the orders are about.");
}

template <class V>
void describe(V& v, MissionItem& i) {
    v.is("an item", "Something to pick up.");
    v.here(i.position);
    v.field("type", i.type, must_refer_to(Kind::Item), "Item type: the name of a file in data/items.");
    v.field("name", i.name, kText, "What scripts and objectives call it; the type when left out.");
    v.field("count", i.count, kMany, "How many.");
    v.place(i.at, "Where.");
    v.field("scatter", i.scatter, kDistance, "Each is placed at random within this distance, units.");
}

template <class V>
void describe(V& v, Hazard& h) {
    v.is("a hazard", "Rocks, mines or a nebula.");
    v.here(h.position);
    v.field("type", h.type, must_refer_to(Kind::Hazard), "Hazard type: the name of a file in data/hazards.");
    v.field("count", h.count, kMany, "How many.");
    v.place(h.at, "Centre of the field.");
    v.field("radius", h.radius, kDistance, "Of a nebula, units.");
    v.field("scatter", h.scatter, kDistance, "Within this distance of the centre; 0 is all over the arena.");
}

template <class V>
void describe(V& v, Location& l) {
    v.is("a location", "A place that the player can reach.");
    v.here(l.position);
    v.field("id", l.id, defines(Kind::Place), "What scripts and objectives call it.");
    v.field("name", l.name, kText, "What players see.");
    v.place(l.at, "Its centre.");
    v.field("radius", l.radius, Range{1, 100000}, "How near counts, units.");
    v.field("active", l.active, "Shown and reachable from the start.");
}

template <class V>
void describe(V& v, Gate& g) {
    v.is("a gate", "A way out of the arena.");
    v.here(g.position);
    v.field("id", g.id, defines(Kind::Place), "What scripts and objectives call it.");
    v.place(g.at, "Its centre.");
    v.field("active", g.active, "Open from the start.");
}

template <class V>
void describe(V& v, Objective& o) {
    v.is("an objective", "Something to do; the required ones decide the mission.");
    v.here(o.position);
    v.field("id", o.id, defines(Kind::Objective), "What scripts call it.");
    v.field("text", o.text, kText, "What players see; the id when left out.");
    v.field("type", o.type, "What completes it.");
    v.field(
        "target", o.target, refers_to(Kind::Target),
        "destroy, disable, capture, protect, escort: a craft or group; collect: an item; reach: a location "
        "or gate; "
        "defeat-all: a side, greebles when left out.");
    v.field("to", o.to, refers_to(Kind::Place), "escort: the location or gate to bring it to.");
    v.field("count", o.count, Range{0, 100000},
            "How many; 0 is all there are, however many the difficulty sends.");
    v.field("seconds", o.seconds, kSeconds, "survive: for so long; time: within so long.");
    v.field("percent", o.percent, Range{0, 100}, "accuracy: share of shots that must hit.");
    v.field("optional", o.optional, "The mission does not depend on it.");
    v.field("hidden", o.hidden, "Not shown until it changes.");
    v.field("active", o.active, "false: begins when the script says OBJECTIVE_ACTIVATE.");
}

template <class V>
void describe(V& v, Rewards& r) {
    v.is("the rewards", "What completing it pays.");
    v.field("tuna", r.tuna, Range{0, 1000000}, "Money.");
    v.field("unlocks", r.unlocks, refers_to(Kind::Unlock),
            "Weapons and craft types that the hangar then sells.");
}

template <class V>
void describe(V& v, FunctionSource& f) {
    v.is("a function", "Lines that an event starts (see the script reference).");
    v.field("function", f.name, "The event that starts it: \"TIME 60\", \"DESTROYED scout\".");
    v.field("repeat", f.repeat, "May start again after it has finished.");
    v.field("lines", f.lines, "One command a line.");
}

template <class V>
void describe(V& v, Mission& m) {
    v.is("a mission", "data/missions/<id>.json");
    v.field("name", m.name, kRequiredText, "What players see.");
    v.field("briefing", m.briefing, kText,
            "What the comms screen says before it: a text, or a list of pages.");
    v.field("planet", m.planet, kText, "Where it is on the map of the sector.");
    v.field("requires", m.required, refers_to(Kind::Mission), "Missions to finish before it opens.");
    v.field("optional", m.optional, "The campaign goes on without it.");
    v.field("kind", m.kind,
            "story; challenge: has a table of scores; endless: the same, and losing the ship only ends it.");
    v.field("difficulty", m.difficulty, Range{1, 5}, "Shown as paws, 1 to 5.");
    v.field("background", m.background, refers_to(Kind::Backdrop),
            "Picture gfx/backdrops/nebula-<background>.jpg.");
    v.field("backdrop_planet", m.backdrop_planet, refers_to(Kind::PlanetPicture),
            "Picture gfx/planets/<backdrop_planet>.png.");
    v.field("music", m.music, refers_to(Kind::Music), "Piece of data/sounds.json.");
    v.size("arena", m.arena, Range{1000, 60000}, "Size of the arena, units.");
    v.field("time_limit", m.time_limit, kSeconds, "Fails after so many seconds; 0 never does.");
    v.field("choices", m.choices,
            "While a CHOICE waits for an answer the world runs on, or holds its breath.");
    v.field("player", m.player, "What the player flies and where.");
    v.field("craft", m.craft, "Everybody else.");
    v.field("spawners", m.spawners, "What sends more of them.");
    v.field("items", m.items, "Things to pick up.");
    v.field("hazards", m.hazards, "Rocks, mines, nebulae.");
    v.field("locations", m.locations, "Places to reach.");
    v.places("waypoints", m.waypoints, "Points that patrols visit in order and WAYPOINT n counts from 1.");
    v.field("gates", m.gates, "Ways out.");
    v.field("objectives", m.objectives, "What there is to do.");
    v.field("rewards", m.rewards, "What completing it pays.");
    v.field("script", m.script.functions, "What happens when.");
}

}  // namespace nl::content
