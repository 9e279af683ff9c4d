#pragma once

#include "content/craft_type.hpp"
#include "content/kind.hpp"
#include "content/weapon_type.hpp"

namespace nl::content {

// The keys of data/craft/*.json and data/weapons/*.json: what the loader reads, the schema says and the
// manual lists.

template <class V>
void describe(V& v, Mount& m) {
    v.is("a mount", "A gun, turret or launcher.");
    v.field("weapon", m.weapon, must_refer_to(Kind::Weapon), "Id of the weapon it carries.");
    v.place(m.at, "Where it sits, in units; the nose is up (-y), the centre is 0, 0.");
    v.field("facing", m.facing, Range{-360, 360}, "Degrees from the nose, clockwise.");
    v.field("arc", m.arc, Range{0, 180}, "Degrees to each side that it turns by itself; 0 is fixed.");
    v.field("turn", m.turn, Range{0, 1440}, "Degrees per second of a turret.");
    v.field("secondary", m.secondary, "Fired by the second trigger.");
    v.field("part", m.part, refers_to(Kind::Part), "Id of the part that carries it; lost with it.");
}

template <class V>
void describe(V& v, Thruster& t) {
    v.is("a thruster", "A flame behind an engine.");
    v.place(t.at, "Where the flame starts, in units from the centre.");
    v.field("size", t.size, Range{0.05, 10}, "Times the flame's usual size.");
    v.field("style", t.style, refers_to(Kind::FlamePicture),
            "Picture gfx/effects/flame-<style>.png: ion, amber or goo.");
}

template <class V>
void describe(V& v, Part& p) {
    v.is("a part", "A piece of a big craft that can be shot off by itself.");
    v.field("id", p.id, defines(Kind::Part), "Unique within the craft; mounts name it.");
    v.field("name", p.name, kText, "What the target panel shows.");
    v.field("sprite", p.sprite, refers_to(Kind::CraftPicture), "Picture gfx/craft/<sprite>.png.");
    v.place(p.at, "Its centre, in units from the craft's.");
    v.field("radius", p.radius, Range{1, 1000}, "Of the circle that is hit, units.");
    v.field("hull", p.hull, Range{1, 100000}, "Damage it takes before it comes off.");
    v.field("shields_core", p.shields_core, "While it lives, the craft's own hull takes no damage.");
    v.field("core_damage", p.core_damage, Range{0, 100000}, "Hull that the craft loses with it.");
    v.field("speed_loss", p.speed_loss, Range{0, 1}, "Share of speed and turn that goes with it.");
    v.field("shield_loss", p.shield_loss, "The craft's shield goes with it.");
    v.field("draw_order", p.draw_order, Range{-20, 20},
            "Below the hull when negative; higher is nearer to the eye.");
}

template <class V>
void describe(V& v, Personality& p) {
    v.is("a personality", "How the AI flies it. The difficulty multiplies some of these.");
    v.field("tactic", p.tactic, "How it fights.");
    v.field("aggression", p.aggression, Range{0, 1}, "0 keeps away, 1 presses on.");
    v.field("aim_error", p.aim_error, Range{0, 60}, "Degrees that its shots go astray.");
    v.field("reaction", p.reaction, Range{0, 10}, "Seconds before it answers something new.");
    v.field("courage", p.courage, Range{0, 1}, "1 never flees; 0 flees when half its hull is gone.");
    v.field("range", p.range, Range{0, 10000}, "Distance it likes to fight at, units.");
    v.field("evasion", p.evasion, Range{0, 1}, "How readily it dodges fire.");
    v.field("surrender", p.surrender, Range{0, 1},
            "Alone and outgunned it gives up below this share of its hull; 0 never.");
}

template <class V>
void describe(V& v, CraftType& c) {
    v.is("a craft type", "data/craft/<id>.json: a ship, station or monster.");
    v.field("name", c.name, kRequiredText, "What players see.");
    v.field("description", c.description, kText, "For the hangar and the codex.");
    v.field("sprite", c.sprite, refers_to(Kind::CraftPicture),
            "Picture gfx/craft/<sprite>.png; the id when left out.");
    v.field("scale", c.scale, Range{0.05, 10}, "Size at which the picture is drawn; 1 is one pixel a unit.");
    v.field("banks", c.banks, "Has a <sprite>-bank.png strip of five frames for turning.");
    v.field("radius", c.radius, Range{1, 2000}, "Of the circle that is hit, units.");
    v.field("mass", c.mass, Range{0.01, 100000}, "For bumps and pushes; a fighter is 1.");
    v.field("hull", c.hull, Range{1, 1000000}, "Damage it takes before it is destroyed.");
    v.field("shield", c.shield, Range{0, 1000000}, "Damage the shield takes before the hull does.");
    v.field("shield_delay", c.shield_delay, Range{0, 600},
            "Seconds after a hit before the shield recharges.");
    v.field("shield_recharge", c.shield_recharge, Range{0, 100000}, "Shield points per second.");
    v.field("speed", c.speed, Range{0, 5000}, "Top speed, units per second.");
    v.field("acceleration", c.acceleration, Range{0, 20000}, "Units per second squared.");
    v.field("drag", c.drag, Range{0, 20}, "Share of speed lost per second without thrust.");
    v.field("turn", c.turn, Range{0, 1440}, "Degrees per second.");
    v.field("boost_speed", c.boost_speed, Range{1, 10}, "Times the top speed.");
    v.field("boost_seconds", c.boost_seconds, Range{0, 600},
            "Seconds of boost in a full tank; 0 cannot boost.");
    v.field("boost_recharge", c.boost_recharge, Range{0, 10}, "Share of the tank that returns per second.");
    v.field("mounts", c.mounts, "Guns, turrets and launchers, at most 12.");
    v.field("thrusters", c.thrusters, "Flames behind the engines.");
    v.field("parts", c.parts, "Pieces that can be shot off, at most 12.");
    v.field("traits", c.traits, "Ways of being special.");
    v.field("trait_period", c.trait_period, Range{0.1, 600},
            "Seconds between blinks, mines, launches; until a cloak closes or a leech clings again.");
    v.field(
        "trait_range", c.trait_range, Range{0, 10000},
        "Units: how far a blink goes, a jam or drain reaches, a cloak lasts, and how near an enemy makes it "
        "lay mines or launch.");
    v.field("trait_strength", c.trait_strength, Range{0, 1000},
            "Points per second that a leech drains; times the usual damage of a ram.");
    v.field("trait_arc", c.trait_arc, Range{0, 180},
            "Degrees to each side of the nose that a front shield covers.");
    v.field("trait_count", c.trait_count, Range{1, 100}, "Craft of one carrier that are out at once.");
    v.field("sensor_range", c.sensor_range, Range{0, 10000},
            "Units in which it notices the player; until the alarm it lets the player be. 0 is no sensor.");
    v.field("sensor_arc", c.sensor_arc, Range{1, 180}, "Degrees to each side of the nose.");
    v.field("sensor_seconds", c.sensor_seconds, Range{0.1, 60}, "Close by and ahead, until the alarm.");
    v.field("stealth", c.stealth, Range{0, 10}, "Times the suspicion that its pilot raises.");
    v.field("carries", c.carries, refers_to(Kind::CraftType), "Craft type that a carrier launches.");
    v.field("personality", c.personality, "How the AI flies it.");
    v.field("drops", c.drops, refers_to(Kind::Item), "Items of which one may be left behind.");
    v.field("drop_chance", c.drop_chance, Range{0, 1}, "Chance that it leaves something.");
    v.field("explosion", c.explosion, kText, "small, medium or large.");
    v.field("debris", c.debris, kText, "cat or goo.");
    v.field("capital", c.capital, "A big ship: boss bar, no banking, not pushed aside.");
    v.field("station", c.station, "Never moves.");
    v.field("tuna", c.tuna, Range{0, 100000}, "Paid for destroying it.");
    v.field("price", c.price, Range{0, 1000000}, "Tuna in the hangar; 0 is not sold.");
}

template <class V>
void describe(V& v, WeaponType& w) {
    v.is("a weapon", "data/weapons/<id>.json");
    v.field("name", w.name, kRequiredText, "What players see.");
    v.field("description", w.description, kText, "For the hangar.");
    v.field("kind", w.kind, "How it acts.");
    v.field("damage", w.damage, Range{0, 100000}, "Hull points per hit; of a beam per second.");
    v.field("shield_factor", w.shield_factor, Range{0, 100}, "Damage to shields is damage times this.");
    v.field("speed", w.speed, Range{0, 10000}, "Units per second.");
    v.field("range", w.range, Range{1, 20000}, "Units it reaches.");
    v.field("cooldown", w.cooldown, Range{0, 600}, "Seconds between shots.");
    v.field("warm_up", w.warm_up, Range{0, 60}, "Seconds of visible warning before the shot.");
    v.field("count", w.count, Range{1, 64}, "Bullets per shot.");
    v.field("spread", w.spread, Range{0, 360},
            "Degrees between the outermost of `count`, or random spread of a single one.");
    v.field("radius", w.radius, Range{0.5, 500}, "Of the bullet, units.");
    v.field("heat", w.heat, Range{0, 100}, "Per shot; a gun locks at 100.");
    v.field("cooling", w.cooling, Range{0, 1000}, "Heat lost per second.");
    v.field("turn", w.turn, Range{0, 1440}, "Degrees per second that a rocket turns.");
    v.field("acceleration", w.acceleration, Range{0, 20000}, "Units per second squared, of a rocket.");
    v.field("blast_radius", w.blast_radius, Range{0, 5000}, "Units; 0 hits one thing only.");
    v.field("disable", w.disable, Range{0, 600}, "Seconds that a hit leaves a craft without power.");
    v.field("push", w.push, Range{0, 5000}, "Speed given to what is hit, units per second.");
    v.field("recoil", w.recoil, Range{0, 5000}, "Speed given backwards to the one who fires.");
    v.field("arming", w.arming, Range{0, 600}, "Seconds in which a mine does nothing yet.");
    v.field("fuse", w.fuse, Range{0, 600}, "Seconds from a mine's beep to its bang.");
    v.field("life", w.life, Range{0, 600}, "Seconds, of mines and flares.");
    v.field("ammunition", w.ammunition, Range{0, 30000}, "Shots carried; 0 is no limit.");
    v.field("sprite", w.sprite, refers_to(Kind::EffectPicture),
            "Picture gfx/effects/<sprite>.png; a mine's is gfx/items/<sprite>.png.");
    v.field("glow", w.glow, kColour, "Colour of the light around it.");
    v.field("sound", w.sound, refers_to(Kind::Effect), "Effect of data/sounds.json.");
    v.field("icon", w.icon, refers_to(Kind::IconPicture), "Picture gfx/icons/<icon>.png.");
    v.field("price", w.price, Range{0, 1000000}, "Tuna in the hangar; 0 is not sold.");
}

}  // namespace nl::content
