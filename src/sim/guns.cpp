#include "sim/guns.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sim/ai_steering.hpp"
#include "sim/beams.hpp"
#include "sim/missiles.hpp"
#include "sim/rules.hpp"
#include "sim/sensors.hpp"
#include "sim/sight.hpp"
#include "sim/tow.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

namespace {

/// A mount about to fire.
struct Shot {
    Handle who;
    std::uint16_t weapon;
    Vec2 from;
    float heading;
    Handle target;  ///< of a turret
    bool secondary = false;
};

void shoot_bullets(WorldState& w, const Craft& c, const Shot& s, const WeaponModel& gun) {
    const int count = std::max(gun.type->count, 1);
    for (int i = 0; i < count; ++i) {
        // One bullet strays at random; several fan out evenly.
        const float share = count > 1           ? static_cast<float>(i) / static_cast<float>(count - 1) - 0.5F
                            : gun.spread > 0.0F ? w.random.unit() - 0.5F
                                                : 0.0F;
        const Vec2 along = direction(s.heading + share * gun.spread);
        w.bullets.add(s.from, along * gun.type->speed, gun.flight, s.weapon, c.side, s.who);
    }
}

/// Whom a rocket is sent after: whom the pilot fights if he is about ahead, else the nearest enemy ahead.
Handle rocket_target(const WorldState& w, const Craft& c, const Shot& s, float range) {
    const auto ahead = [&](Vec2 at) {
        return std::fabs(wrap_angle(heading_of(at - s.from) - s.heading)) < kRocketCone &&
               length_squared(at - s.from) < range * range;
    };
    const Handle wanted = !s.target.empty() ? s.target : c.player ? w.target : c.pilot.target;
    if (const Craft* t = w.craft.get(wanted); t != nullptr && !t->cloaked && ahead(t->position))
        return wanted;
    Handle best;
    float nearest = range * range;
    for (const Body& b : w.grid.bodies()) {
        if (b.kind != BodyKind::Craft || b.has(Body::Hidden) || b.has(Body::GivenUp)) continue;
        const float away = length_squared(b.at - s.from);
        if (away >= nearest || !w.hostile(c.side, b.side) || !ahead(b.at)) continue;
        nearest = away;
        best = w.craft.handle_at(b.slot);
    }
    return best;
}

void launch_missiles(WorldState& w, const Craft& c, const Shot& s, const WeaponModel& gun) {
    const bool homes = gun.type->kind == content::WeaponKind::Rocket;
    const Handle target = homes ? rocket_target(w, c, s, gun.type->range) : Handle{};
    const int count = std::max(gun.type->count, 1);
    for (int i = 0; i < count; ++i) {
        const float share = count > 1 ? static_cast<float>(i) / static_cast<float>(count - 1) - 0.5F : 0.0F;
        launch_missile(w, s.who, c, s.weapon, s.from, s.heading + share * gun.spread, target);
    }
}

void let_go(WorldState& w, Craft& c, const Shot& s, const WeaponModel& gun) {
    switch (gun.type->kind) {
        case content::WeaponKind::Bullet:
            return shoot_bullets(w, c, s, gun);
        case content::WeaponKind::Beam:
            return shine_beam(w, s.who, c, s.weapon, s.from, s.heading);
        case content::WeaponKind::Rail:
            return shoot_rail(w, s.who, c, s.weapon, s.from, s.heading);
        case content::WeaponKind::Tow:
            return throw_line(w, s.who, c, s.weapon);
        default:
            return launch_missiles(w, c, s, gun);
    }
}

/// A beam shoots every tick; whoever listens wants to know of its beginning only.
bool goes_on(const WorldState& w, const MountState& state, const WeaponModel& gun) {
    return gun.type->kind == content::WeaponKind::Beam && state.fired_at == w.now - 1;
}

/// Ticks until the same gun shoots again, with what the hangar has done to it.
Tick pause_after(const Craft& c, const Shot& s, const WeaponModel& gun) {
    const float rate = s.secondary ? c.type->launcher_rate : c.type->gun_rate;
    if (rate == 1.0F) return gun.cooldown;
    return std::max<Tick>(1, static_cast<Tick>(static_cast<float>(gun.cooldown) / rate + 0.5F));
}

void shoot(WorldState& w, Craft& c, MountState& state, const Shot& s) {
    const WeaponModel& gun = w.catalogue.weapon(s.weapon);
    if (!goes_on(w, state, gun)) {
        Event& e = report(w, EventKind::Shot, s.who, c, s.heading);
        e.at = s.from;
        e.index = s.weapon;
    }
    let_go(w, c, s, gun);
    state.fired_at = w.now;
    state.ready_at = w.now + pause_after(c, s, gun);
    if (gun.type->ammunition > 0) --state.ammunition;
    if (gun.type->recoil > 0.0F) c.velocity -= direction(s.heading) * gun.type->recoil;
    if (gun.type->heat <= 0.0F) return;
    state.heat += gun.type->heat * c.type->gun_heat;
    if (state.heat < kGunsHot) return;
    state.ready_at = w.now + static_cast<Tick>((state.heat - kGunsCool) / std::max(gun.cooling, 0.01F));
    report(w, EventKind::GunsHot, s.who, c).index = s.weapon;
}

/// Whether a gun that is ready shoots now: those with a warm-up show it first.
bool warmed_up(WorldState& w, Handle h, const Craft& c, MountState& state, const Shot& s, bool trigger) {
    const WeaponModel& gun = w.catalogue.weapon(s.weapon);
    if (gun.warm_up <= 0 || goes_on(w, state, gun)) return trigger;
    if (state.charged_at == 0) {
        if (!trigger) return false;
        state.charged_at = w.now + gun.warm_up;
        Event& e = report(w, EventKind::ChargeWarning, h, c, s.heading);
        e.at = s.from;
        e.index = s.weapon;
        return false;
    }
    if (w.now < state.charged_at) return false;
    state.charged_at = 0;
    return true;
}

/// The player's own choice among different guns; everybody else fires all they have.
bool chosen(const WorldState& w, const Craft& c, const CraftModel& m, const MountModel& mount) {
    if (!c.player) return true;
    std::uint16_t different[kMaxMounts];
    std::size_t n = 0;
    for (std::size_t i = 0; i < m.mount_count; ++i) {
        const MountModel& other = m.mounts[i];
        if (other.turret || other.secondary != mount.secondary || other.weapon == kNoWeapon) continue;
        if (w.catalogue.weapon(other.weapon).type->kind == content::WeaponKind::Flare) continue;
        if (std::find(different, different + n, other.weapon) == different + n) different[n++] = other.weapon;
    }
    if (n < 2) return true;
    return different[(mount.secondary ? c.launcher : c.gun) % n] == mount.weapon;
}

bool trigger_for(const WorldState& w, const Craft& c, const CraftModel& m, const MountModel& mount) {
    if (w.catalogue.weapon(mount.weapon).type->kind == content::WeaponKind::Flare) return c.controls.flare;
    const bool held = w.now < c.fire_until;
    const bool wanted = mount.secondary ? c.controls.secondary : c.controls.fire || held;
    return wanted && chosen(w, c, m, mount);
}

Vec2 muzzle(const Craft& c, const MountModel& mount) {
    return c.position + rotated(mount.type->at, c.heading);
}

void fire_fixed(WorldState& w, Handle h, Craft& c, const CraftModel& m, std::size_t i) {
    const MountModel& mount = m.mounts[i];
    MountState& state = c.mounts[i];
    if (w.now < state.ready_at) return;
    const bool trigger = trigger_for(w, c, m, mount);
    if (!trigger && state.charged_at == 0) return;
    const WeaponModel& gun = w.catalogue.weapon(mount.weapon);
    if (gun.type->ammunition > 0 && state.ammunition <= 0) return;
    Shot s{h, mount.weapon, muzzle(c, mount), c.heading + mount.facing, {}, mount.secondary};
    if (!warmed_up(w, h, c, state, s, trigger)) return;
    if (c.player && w.input.has(Input::AimAssist) && gun.type->kind == content::WeaponKind::Bullet)
        s.heading = assisted_aim(w, c, s.from, s.heading, gun.type->speed, gun.type->range,
                                 w.input.has(Input::AimAssistStrong) ? kStrongAimAssist : kAimAssist);
    shoot(w, c, state, s);
}

/// The nearest enemy that a turret can reach and turn to.
Handle choose_turret_target(const WorldState& w, const Craft& c, const MountModel& mount, Vec2 from,
                            float range) {
    Handle best;
    float nearest = range * range;
    const bool unaware_yet = unaware(w, c);
    w.grid.visit_circle(from, range, [&](const Body& b) {
        if (unaware_yet && b.has(Body::Player)) return;
        if (b.kind != BodyKind::Craft || b.flags != 0 ? b.has(Body::Hidden) || b.has(Body::GivenUp) : false)
            return;
        if (b.kind != BodyKind::Craft || !w.hostile(c.side, b.side)) return;
        const float away = length_squared(b.at - from);
        if (away >= nearest) return;
        const float off = wrap_angle(heading_of(b.at - from) - c.heading - mount.facing);
        if (std::fabs(off) > mount.arc) return;
        const Craft* enemy = w.clouds.empty() ? nullptr : w.craft.at_slot(b.slot);
        if (enemy != nullptr && !sees(w, c, *enemy)) return;
        nearest = away;
        best = w.craft.handle_at(b.slot);
    });
    return best;
}

void fire_turret(WorldState& w, Handle h, Craft& c, const CraftModel& m, std::size_t i) {
    const MountModel& mount = m.mounts[i];
    MountState& state = c.mounts[i];
    const WeaponModel& gun = w.catalogue.weapon(mount.weapon);
    const Vec2 from = muzzle(c, mount);
    const bool think =
        (w.now + static_cast<Tick>(h.index) * 3 + static_cast<Tick>(i) * 7) % kTurretThought == 0;
    if (think) state.target = choose_turret_target(w, c, mount, from, gun.type->range);
    const Craft* enemy = w.craft.get(state.target);
    float wanted = mount.facing;
    if (enemy != nullptr) {
        const Vec2 mark = lead_target(from, enemy->position, enemy->velocity, gun.type->speed);
        const float off = wrap_angle(heading_of(mark - from) - c.heading - mount.facing);
        wanted = mount.facing + std::clamp(off, -mount.arc, mount.arc);
    }
    // The way round stays inside the arc: a turret does not turn through its own hull.
    const float step = std::clamp(wanted - state.heading, -mount.turn, mount.turn);
    state.heading += step;
    if (c.surrendered) return;
    const bool aligned = enemy != nullptr && std::fabs(wanted - state.heading) < kTurretAligned &&
                         length_squared(enemy->position - from) < gun.type->range * gun.type->range;
    if (w.now < state.ready_at) return;
    const bool trigger = aligned || w.now < c.fire_until;
    if (!trigger && state.charged_at == 0) return;
    const Shot s{h, mount.weapon, from, c.heading + state.heading, state.target, mount.secondary};
    if (warmed_up(w, h, c, state, s, trigger)) shoot(w, c, state, s);
}

}  // namespace

float assisted_aim(const WorldState& w, const Craft& shooter, Vec2 from, float heading, float shot_speed,
                   float range, float most) {
    float best = most;
    float bent = heading;
    w.grid.visit_circle(from, range, [&](const Body& b) {
        if (b.kind != BodyKind::Craft || b.has(Body::Hidden) || !w.hostile(shooter.side, b.side)) return;
        const Craft* enemy = w.craft.at_slot(b.slot);
        if (enemy == nullptr) return;
        const Vec2 mark = lead_target(from, enemy->position, enemy->velocity, shot_speed);
        const float off = wrap_angle(heading_of(mark - from) - heading);
        if (std::fabs(off) >= best) return;
        best = std::fabs(off);
        bent = heading + off;
    });
    return bent;
}

void fire_guns(WorldState& w) {
    w.craft.for_each([&](Handle h, Craft& c) {
        const CraftModel& m = w.model(c);
        if (!c.alive() || c.disabled(w.now)) return;
        for (std::size_t i = 0; i < m.mount_count; ++i) {
            const MountModel& mount = m.mounts[i];
            if (mount.weapon == kNoWeapon) continue;
            if (mount.part >= 0 && c.part_hull[static_cast<std::size_t>(mount.part)] <= 0.0F) continue;
            if (m.heats)
                c.mounts[i].heat =
                    std::max(0.0F, c.mounts[i].heat - w.catalogue.weapon(mount.weapon).cooling);
            if (mount.turret)
                fire_turret(w, h, c, m, i);
            else
                fire_fixed(w, h, c, m, i);
        }
        if (m.warms_up) draw_warnings(w, h, c);
    });
}

}  // namespace nl::sim
