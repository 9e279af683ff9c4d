#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/source_line.hpp"

namespace nl::content {

// What a player gains over the missions: data/upgrades.json, data/medals.json, data/conversations/*.json.

/// A number of a craft that the hangar can improve.
enum class Improves : std::uint8_t {
    Hull,
    Shield,
    ShieldRecharge,
    Speed,
    Acceleration,
    Turn,
    BoostSeconds,
    BoostRecharge,
    GunRate,       ///< shots per second of what the first trigger fires
    GunHeat,       ///< heat per shot: below 1 is better
    LauncherRate,  ///< the same of the second trigger
    Ammunition,
};

struct UpgradeLevel {
    int price = 0;        ///< tuna
    float factor = 1.0F;  ///< times what the craft file says; levels do not multiply each other
};

/// Something that the hangar improves step by step, bought for each craft by itself.
struct Upgrade {
    std::string id;
    std::string name;
    std::string description;
    std::string icon;  ///< gfx/icons/<icon>.png
    std::vector<Improves> improves;
    std::vector<UpgradeLevel> levels;
};

enum class Grade : std::uint8_t { Bronze, Silver, Gold };

/// One thing that a medal asks for: a statistic of the profile (save/statistics.hpp lists them).
struct MedalNeed {
    std::string stat;  ///< "kills", "kills.gnat", "complete.tuna-run"
    float least = 1.0F;
    float most = 0.0F;  ///< 0 = no limit
    Position position;
};

struct Medal {
    std::string id;
    std::string name;
    std::string text;  ///< what it is for
    std::string icon;
    Grade grade = Grade::Bronze;
    bool hidden = false;           ///< neither named nor explained before it is earned
    std::vector<MedalNeed> needs;  ///< all of them
};

/// Somebody wants to talk between missions: data/conversations/<id>.json. The script is the same language as
/// a mission's, with the commands of sim/talk.hpp.
struct Conversation {
    std::string id;
    std::string name;                   ///< as the list of calls shows it
    std::string with;                   ///< the speaker whose portrait stands in the list
    std::vector<std::string> required;  ///< missions to finish first
    std::vector<std::string> after;     ///< conversations to have first
    ScriptSource script;
};

/// How the score of an endless mission or a challenge is counted: data/campaign.json.
struct Scoring {
    float second = 10.0F;  ///< points for each second held out, endless missions only
    float kill = 100.0F;
    float complete = 2000.0F;     ///< for a challenge that is done …
    float spared_second = 20.0F;  ///< … and each second below `par`
    float par = 300.0F;           ///< seconds
    float accuracy = 10.0F;       ///< for each percent of shots that hit
    float unhurt = 1000.0F;
};

}  // namespace nl::content
