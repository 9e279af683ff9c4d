#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/files.hpp"
#include "content/campaign.hpp"
#include "content/craft_type.hpp"
#include "content/hazard_type.hpp"
#include "content/progress.hpp"
#include "content/weapon_type.hpp"

namespace nl::content {

/// data/items/<id>.json: something that can be picked up.
struct ItemType {
    std::string id;
    std::string name;
    std::string sprite;  ///< gfx/items/<sprite>.png, defaults to the id
    float radius = 26.0F;
    float hull = 0.0F;  ///< repaired when picked up
    float shield = 0.0F;
    int rockets = 0;
    int tuna = 0;
};

/// A side of data/sides.json and whom it fights.
struct Side {
    std::string id;
    std::string name;
    std::string colour;                ///< "#rrggbb" on radar and bars
    std::vector<std::string> enemies;  ///< ids
};

/// Somebody who talks: data/cast.json.
struct Speaker {
    std::string name;
    std::string role;      ///< small print beside the name
    std::string portrait;  ///< gfx/avatars/….png
    std::string side = "cats";
    std::string colour;  ///< empty = the side's
    std::string blip;    ///< effect name of the voice
};

/// data/difficulty.json
struct Difficulty {
    std::string id;  ///< kitten, cat, tiger
    std::string name;
    float aim_error = 1.0F;  ///< times a craft's own
    float reaction = 1.0F;
    float aggression = 1.0F;
    float enemy_damage = 1.0F;
    float melee_damage = 1.0F;  ///< times what fighters do to each other when the player is neither of them
    float enemy_count = 1.0F;
    float player_hull = 1.0F;
    float score = 1.0F;  ///< times the points of endless missions and challenges
    int attackers = 3;   ///< how many fighters press the player at once; the others wait for their turn
};

/// Everything in data/ that missions draw on, checked. Addresses of the entries stay put once loaded.
struct Library {
    // Craft, weapons, items and hazards are sorted by id; sides, cast and difficulties are in the order of their
    // files.
    std::vector<CraftType> craft;
    std::vector<WeaponType> weapons;
    std::vector<ItemType> items;
    std::vector<HazardType> hazards;
    std::vector<Side> sides;
    std::vector<Speaker> cast;
    std::vector<Difficulty> difficulties;
    std::vector<Upgrade> upgrades;
    std::vector<Medal> medals;
    std::vector<Conversation> conversations;  ///< by id
    Campaign campaign;
    // What else missions may name: ids only, sorted.
    std::vector<std::string> missions;
    std::vector<std::string> effects;    ///< of data/sounds.json
    std::vector<std::string> music;      ///< of data/sounds.json
    std::vector<std::string> portraits;  ///< "gfx/avatars/leo.png", …
    std::vector<std::string>
        files;  ///< pictures and sound files that there are; only for MissingFiles::Report

    [[nodiscard]] const CraftType* find_craft(std::string_view id) const;
    [[nodiscard]] const WeaponType* find_weapon(std::string_view id) const;
    [[nodiscard]] const ItemType* find_item(std::string_view id) const;
    [[nodiscard]] const HazardType* find_hazard(std::string_view id) const;
    [[nodiscard]] const Side* find_side(std::string_view id) const;
    [[nodiscard]] const Speaker* find_speaker(std::string_view name) const;
    [[nodiscard]] const Difficulty* find_difficulty(std::string_view id) const;
    [[nodiscard]] const Upgrade* find_upgrade(std::string_view id) const;
    [[nodiscard]] const Medal* find_medal(std::string_view id) const;
    [[nodiscard]] const Conversation* find_conversation(std::string_view id) const;
};

/// Whether pictures and sounds that data names and nobody has are said as warnings. While the game runs they
/// are replaced, and whoever wants to show or play one says so; a check of files wants to know them all.
enum class MissingFiles : std::uint8_t { Ignore, Report };

/// Loads all of data/ but the missions through the search path. Mistakes are collected; what could be read is
/// returned.
[[nodiscard]] Library load_library(const SearchPath& files, Diagnostics& diagnostics,
                                   MissingFiles missing = MissingFiles::Ignore);

}  // namespace nl::content
