#pragma once

#include "content/describe_progress.hpp"
#include "content/kind.hpp"
#include "content/library.hpp"

namespace nl::content {

// The keys of data/items/*.json, sides.json, cast.json, difficulty.json and campaign.json.

template <class V>
void describe(V& v, ItemType& i) {
    v.is("an item", "data/items/<id>.json: something that can be picked up.");
    v.field("name", i.name, kRequiredText, "What players see.");
    v.field("sprite", i.sprite, refers_to(Kind::ItemPicture),
            "Picture gfx/items/<sprite>.png; the id when left out.");
    v.field("radius", i.radius, Range{1, 500}, "How near a craft must come, units.");
    v.field("hull", i.hull, Range{0, 10000}, "Hull points repaired.");
    v.field("shield", i.shield, Range{0, 10000}, "Shield points returned.");
    v.field("rockets", i.rockets, Range{0, 1000}, "Rounds for the secondary.");
    v.field("tuna", i.tuna, Range{0, 100000}, "Money.");
}

template <class V>
void describe(V& v, HazardType& h) {
    v.is("a hazard type", "data/hazards/<id>.json: rocks, mines or clouds that belong to nobody.");
    v.field("name", h.name, kRequiredText, "What players see.");
    v.field("kind", h.kind, "How it acts.");
    v.field("smallest", h.smallest, Range{4, 1000}, "Radius of the smallest rock, units.");
    v.field("largest", h.largest, Range{4, 1000}, "Radius of the largest rock, units.");
    v.field("drift", h.drift, Range{0, 1000}, "Top speed of a rock, units per second.");
    v.field("hull_per_unit", h.hull_per_unit, Range{0.01, 1000}, "Hull of a rock for each unit of its radius.");
    v.field("damage", h.damage, Range{0, 100}, "Times the usual damage of bumping into one.");
    v.field("pieces", h.pieces, Range{0, 8}, "Rocks that a broken one leaves.");
    v.field("piece_size", h.piece_size, Range{0.05, 0.95},
            "Radius of such a piece, as a share; none smaller than `smallest`.");
    v.field("weapon", h.weapon, refers_to(Kind::Weapon),
            "Of a mine: the weapon that says its reach (range), delay (fuse), damage and blast.");
    v.field("sight", h.sight, Range{0, 100000},
            "Of a nebula: units that pilots, radars and locks see in it; who is in it is seen no further.");
}

template <class V>
void describe(V& v, Side& s) {
    v.is("a side", "Who somebody fights for.");
    v.field("id", s.id, defines(Kind::SideEntry), "What missions call it.");
    v.field("name", s.name, kText, "What players see.");
    v.field("colour", s.colour, kColour, "On radar, bars and names.");
    v.field("enemies", s.enemies, refers_to(Kind::Side), "Ids of the sides it fights.");
}

template <class V>
void describe(V& v, Speaker& s) {
    v.is("a speaker", "Somebody who talks.");
    v.field("name", s.name, defines(Kind::SpeakerEntry), "As message boxes say it.");
    v.field("role", s.role, kText, "Small print beside the name.");
    v.field("portrait", s.portrait, refers_to(Kind::Portrait),
            "Picture gfx/avatars/<who>.png; <who>-worried.png and so on are moods.");
    v.field("side", s.side, refers_to(Kind::Side), "Whose colour the name has.");
    v.field("colour", s.colour, kColour, "Instead of the side's.");
    v.field("blip", s.blip, refers_to(Kind::Effect), "The voice: an effect of data/sounds.json.");
}

template <class V>
void describe(V& v, Difficulty& d) {
    v.is("a difficulty", "Each number multiplies what craft files say.");
    v.field("id", d.id, defines(Kind::DifficultyEntry), "What the command line calls it.");
    v.field("name", d.name, kText, "What players see.");
    v.field("aim_error", d.aim_error, Range{0, 10}, "Times an enemy's own.");
    v.field("reaction", d.reaction, Range{0, 10}, "Times an enemy's own.");
    v.field("aggression", d.aggression, Range{0, 10}, "Times an enemy's own.");
    v.field("enemy_damage", d.enemy_damage, Range{0, 10}, "Times what enemy weapons do.");
    v.field("melee_damage", d.melee_damage, Range{0, 10},
            "Times what fighters do to each other when the player is neither of them: less, and a melee lasts "
            "until the player has had a part in it.");
    v.field("enemy_count", d.enemy_count, Range{0.1, 10}, "Times how many spawners have out at once, and how many a group of the enemy has where no objective "
            "or script counts them.");
    v.field("player_hull", d.player_hull, Range{0.1, 10}, "Times the player's hull and shield.");
    v.field("score", d.score, Range{0, 100}, "Times the points of endless missions and challenges.");
    v.field("attackers", d.attackers, Range{1, 100}, "How many fighters press the player at once.");
}

template <class V>
void describe(V& v, Planet& p) {
    v.is("a planet", "A place on the map of the sector.");
    v.field("id", p.id, defines(Kind::PlanetEntry), "What a mission's \"planet\" says.");
    v.field("name", p.name, kText, "What players see; the id when left out.");
    v.field("description", p.description, kText, "Small print on the map.");
    v.field("sprite", p.sprite, refers_to(Kind::PlanetPicture), "Picture gfx/planets/<sprite>.png.");
    v.place(p.at, "On the 1600 x 900 map, from its top left corner.");
}

/// data/campaign.json as it is written: the sides go to the library's.
struct CampaignFile {
    Campaign campaign;
    std::vector<Side> sides;
};

template <class V>
void describe(V& v, CampaignFile& f) {
    Campaign& c = f.campaign;
    v.is("the campaign", "data/campaign.json: what the missions make together.");
    v.field("name", c.name, kText, "What players see.");
    v.field("missions", c.missions, refers_to(Kind::Mission), "In the order in which they are offered.");
    v.field("planets", c.planets, "Places on the map.");
    v.field("sides", f.sides, "Sides that the campaign adds to those of data/sides.json.");
    v.field("briefed_by", c.briefed_by, kText, "Speaker of the cast who reads the briefings.");
    v.field("scoring", c.scoring, "Points of endless missions and challenges.");
    v.field("lives", c.lives, Range{1, 99}, "How many a pilot of the Nine Lives mode has.");
    v.field("start_tuna", c.start_tuna, Range{0, 1000000}, "Money of a new profile.");
    v.field("start_craft", c.start_craft, refers_to(Kind::CraftType), "Craft of a new profile.");
    v.field("start_weapons", c.start_weapons, refers_to(Kind::Weapon), "Weapons of a new profile.");
}

/// The three files that are one list each.
struct SidesFile {
    std::vector<Side> sides;
};
struct CastFile {
    std::vector<Speaker> cast;
};
struct DifficultyFile {
    std::vector<Difficulty> difficulties;
};

template <class V>
void describe(V& v, SidesFile& f) {
    v.is("the file of sides", "data/sides.json: who fights whom.");
    v.field("sides", f.sides, "All sides.");
}
template <class V>
void describe(V& v, CastFile& f) {
    v.is("the cast file", "data/cast.json: who talks.");
    v.field("cast", f.cast, "All speakers.");
}
template <class V>
void describe(V& v, DifficultyFile& f) {
    v.is("the file of difficulties", "data/difficulty.json");
    v.field("difficulties", f.difficulties, "Easiest first.");
}

}  // namespace nl::content
