#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/vec2.hpp"

namespace nl::content {

/// A gun, turret or launcher on a craft. Places are units in the craft's own frame: nose up, centre {0, 0}.
struct Mount {
    std::string weapon;  ///< id in data/weapons
    Vec2 at;
    float facing = 0.0F;     ///< degrees from the nose, clockwise
    float arc = 0.0F;        ///< degrees to each side that a turret turns; 0 = fixed
    float turn = 120.0F;     ///< degrees per second of a turret
    bool secondary = false;  ///< fired by the secondary trigger
    std::string part;        ///< id of the part that carries it; lost with it
};

/// A flame behind an engine.
struct Thruster {
    Vec2 at;
    float size = 1.0F;
    std::string style = "ion";  ///< gfx/effects/flame-<style>.png
};

/// A piece of a big craft that can be shot off by itself.
struct Part {
    std::string id;
    std::string name;
    std::string sprite;  ///< gfx/craft/<sprite>.png
    Vec2 at;             ///< centre, units in the craft's frame
    float radius = 20.0F;
    float hull = 100.0F;
    bool shields_core = false;  ///< while it lives, the hull behind takes no damage
    float core_damage = 0.0F;   ///< hull that the craft loses with it
    float speed_loss = 0.0F;    ///< fraction of speed and turn that goes with it
    bool shield_loss = false;   ///< the craft's shield goes with it
    int draw_order = 0;         ///< below the hull when negative
};

/// How a craft fights.
enum class Tactic : std::uint8_t {
    Passes,     ///< turns in, shoots, breaks off, comes again
    Swarm,      ///< weaves in with its like from all sides
    Circle,     ///< round its target at its range, nose on it
    Snipe,      ///< from afar, standing still for the shot
    Cling,      ///< runs at its target and stays on it
    Face,       ///< slowly closer, its front always to the enemy
    Lay,        ///< crosses the enemy's way and leaves again
    Carrier,    ///< keeps away and lets others do it
    Broadside,  ///< alongside, so that its turrets bear
    Ram,        ///< flies into its target
};

/// What the AI is like; multiplied by the difficulty.
struct Personality {
    Tactic tactic = Tactic::Passes;
    float aggression = 0.7F;  ///< 0 keeps away … 1 presses on
    float aim_error = 4.0F;   ///< degrees
    float reaction = 0.25F;   ///< seconds before it answers something new
    float courage = 0.7F;     ///< hull fraction below which it flees is 1 - courage, halved
    float range = 380.0F;     ///< distance it likes to fight at, units
    float evasion = 0.5F;     ///< how readily it dodges fire
    float surrender = 0.0F;   ///< alone and outgunned it gives up below this share of its hull; 0 = never
};

/// A way of being special. The numbers that go with each are in CraftType.
enum class Trait : std::uint8_t { Blink, Cloak, Leech, FrontShield, LayMines, Jam, Carry, Ram };

/// data/craft/<id>.json
struct CraftType {
    std::string id;
    std::string name;
    std::string description;  ///< for the hangar and the codex
    std::string sprite;       ///< gfx/craft/<sprite>.png; defaults to the id
    float scale = 0.8F;       ///< at which the sprite is drawn
    bool banks = false;       ///< has a -bank strip of five frames
    float radius = 34.0F;     ///< of the circle that is hit, units
    float mass = 1.0F;        ///< for bumps; a fighter is 1
    float hull = 100.0F;
    float shield = 0.0F;
    float shield_delay = 3.0F;      ///< seconds after a hit before it recharges
    float shield_recharge = 12.0F;  ///< points per second
    float speed = 340.0F;           ///< top speed, units per second
    float acceleration = 700.0F;    ///< units per second squared
    float drag = 1.2F;              ///< share of speed lost per second without thrust
    float turn = 240.0F;            ///< degrees per second
    float boost_speed = 1.8F;       ///< times the top speed
    float boost_seconds = 0.0F;     ///< of full boost; 0 = cannot
    float boost_recharge = 0.25F;   ///< share of the tank per second
    std::vector<Mount> mounts;
    std::vector<Thruster> thrusters;
    std::vector<Part> parts;
    std::vector<Trait> traits;
    float trait_period = 6.0F;   ///< seconds between blinks, mines, launches …
    float trait_range = 300.0F;  ///< units: how far a blink goes, a jam or drain reaches, a cloak ends
    float trait_strength = 4.0F;  ///< points per second that a leech drains; times the damage of a ram
    float trait_arc = 66.0F;      ///< degrees to each side of the nose that a front shield covers
    int trait_count = 6;          ///< craft of one carrier that are out at once
    std::string carries;          ///< craft type that a carrier launches
    float sensor_range = 0.0F;    ///< units ahead in which it notices the player; 0 = it has no sensor
    float sensor_arc = 35.0F;     ///< degrees to each side of the nose
    float sensor_seconds = 2.5F;  ///< in the middle of the cone until the alarm is raised
    float stealth = 1.0F;         ///< times the suspicion that the player raises in it; less is quieter
    Personality personality;
    std::vector<std::string> drops;  ///< item types, one of them may be left behind
    float drop_chance = 0.0F;
    std::string explosion = "medium";  ///< small, medium, large
    std::string debris = "cat";        ///< cat, goo
    bool capital = false;              ///< a boss bar, no banking, may not be rammed aside
    bool station = false;              ///< never moves
    int tuna = 0;                      ///< paid for destroying it
    int price = 0;                     ///< in the hangar; 0 = not sold
    // Not in craft files: what upgrades of the hangar make of it (outfit.hpp).
    float gun_rate = 1.0F;       ///< times the shots per second of the first trigger
    float gun_heat = 1.0F;       ///< times the heat of each shot
    float launcher_rate = 1.0F;  ///< gun_rate of the second trigger
    float ammunition = 1.0F;     ///< times what a weapon carries
};

}  // namespace nl::content
