#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/source_line.hpp"
#include "base/vec2.hpp"

namespace nl::content {

// A mission file as loaded and checked (MISSION.md). Places are world units, the arena's centre is {0, 0};
// facings are degrees, 0 = up, clockwise; times are seconds.

enum class Order : std::uint8_t {
    Engage,
    Attack,
    Guard,
    Escort,
    Patrol,
    Hold,
    Follow,
    Flee,
    Ram,
    Snipe,
    RunForGate,
    KeepDistance,
};

struct MissionCraft {
    std::string type;
    std::string side = "greebles";
    std::string name;  ///< defaults to the type's id
    std::string group;
    int count = 1;
    Vec2 at;
    float facing = 0.0F;
    float scatter = 0.0F;  ///< each of `count` is placed at random within this distance
    bool active = true;
    Order orders = Order::Engage;
    std::string target;
    bool invulnerable = false;
    bool may_surrender = true;  ///< where its type can
    int lives = 1;
    Position position;  ///< in the file, for messages
};

struct Spawner {
    std::string id;
    std::vector<std::string> types;
    std::string side = "greebles";
    std::string name;
    std::string group;
    float every = 8.0F;
    int step_min = 1;  ///< how many at a time
    int step_max = 1;
    int limit = 12;  ///< alive at once
    int total = 0;   ///< 0 = no end
    Vec2 at;
    float scatter = 800.0F;
    bool active = false;
    Order orders = Order::Engage;
    std::string target;
    Position position;
};

struct MissionItem {
    std::string type;
    std::string name;  ///< defaults to the type's id
    int count = 1;
    Vec2 at;
    float scatter = 0.0F;
    Position position;
};

struct Hazard {
    std::string type = "asteroid";  ///< id in data/hazards
    int count = 1;
    Vec2 at;
    float radius = 0.0F;   ///< of a nebula
    float scatter = 0.0F;  ///< 0 = over the whole arena
    Position position;
};

struct Location {
    std::string id;
    std::string name;
    Vec2 at;
    float radius = 300.0F;
    bool active = true;
    Position position;
};

struct Gate {
    std::string id;
    Vec2 at;
    bool active = true;
    Position position;
};

/// What a mission is to a player: a step of the story, a challenge, or weather that never ends.
enum class MissionKind : std::uint8_t { Story, Challenge, Endless };

enum class ObjectiveType : std::uint8_t {
    Destroy,
    Disable,
    Collect,
    Reach,
    Escort,
    Protect,
    Survive,
    Time,
    DefeatAll,
    Scripted,
    Accuracy,
    NoDamage,
    LoseNone,
    Capture,
};

struct Objective {
    std::string id;
    std::string text;
    ObjectiveType type = ObjectiveType::Scripted;
    std::string target;  ///< a craft name, group, item, location, side, as the type asks
    std::string to;      ///< escort: a location or gate
    int count = 0;       ///< 0 = all there are
    float seconds = 0.0F;
    float percent = 0.0F;  ///< accuracy
    bool optional = false;
    bool hidden = false;
    bool active = true;
    Position position;
};

struct Rewards {
    int tuna = 0;
    std::vector<std::string> unlocks;
};

struct PlayerStart {
    std::string craft = "tabby";
    bool fixed = false;  ///< flown whatever the hangar holds
    Vec2 at;
    float facing = 0.0F;
    Position position;
};

struct Mission {
    /// What the world does while a CHOICE waits for the player.
    enum class WhileAsked : std::uint8_t { Run, Hold };

    std::string id;    ///< the file's name without folder and ending
    std::string file;  ///< as messages name it
    std::string name;
    std::vector<std::string> briefing;
    std::string planet;
    std::vector<std::string> required;  ///< "requires": missions to finish first
    bool optional = false;
    MissionKind kind = MissionKind::Story;
    int difficulty = 1;
    std::string background = "violet";  ///< gfx/backdrops/nebula-<background>.jpg
    std::string backdrop_planet;        ///< gfx/planets/<…>.png; empty = by planet or seed
    std::string music = "calm";
    Vec2 arena{6000.0F, 4500.0F};  ///< width and height
    float time_limit = 0.0F;       ///< 0 = none
    WhileAsked choices = WhileAsked::Run;
    PlayerStart player;
    std::vector<MissionCraft> craft;
    std::vector<Spawner> spawners;
    std::vector<MissionItem> items;
    std::vector<Hazard> hazards;
    std::vector<Location> locations;
    std::vector<Vec2> waypoints;
    std::vector<Gate> gates;
    std::vector<Objective> objectives;
    Rewards rewards;
    ScriptSource script;
    /// Of a mission with mistakes (read_mission): every text in the file that names something, so that one
    /// misspelled key does not make errors in the script as well. Empty otherwise.
    std::vector<std::string> mentioned;
};

}  // namespace nl::content
