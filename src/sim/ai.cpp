#include "sim/ai.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/trig.hpp"
#include "sim/ai_flyer.hpp"
#include "sim/ai_rules.hpp"
#include "sim/ai_steering.hpp"

namespace nl::sim {

float Flyer::aggression() const { return std::clamp(nature.aggression * skill.aggression, 0.0F, 1.0F); }

float Flyer::border_margin() const {
    const Vec2 half = half_arena();
    return std::min(kBorderMargin, std::min(half.x, half.y) * 0.3F);
}

content::Tactic Flyer::tactic() const {
    switch (craft.orders.kind) {
        case content::Order::Ram:
            return content::Tactic::Ram;
        case content::Order::Snipe:
            return content::Tactic::Snipe;
        case content::Order::KeepDistance:
            return content::Tactic::Carrier;
        default:
            return nature.tactic;
    }
}

namespace {

Skill skill_of(const WorldState& w, const Craft& craft) {
    if (!w.hostile(craft.side, w.player_side)) return {};
    return {w.difficulty.aim_error, w.difficulty.reaction, w.difficulty.aggression};
}

Flyer flyer(WorldState& w, Handle self, Craft& craft) {
    Flyer f{w,           self,
            craft,       w.model(craft),
            *craft.type, craft.type->personality,
            craft.pilot, skill_of(w, craft)};
    const Craft* target = w.craft.get(craft.pilot.target);
    if (target != nullptr && may_fight(w, craft, *target)) f.target = target;
    return f;
}

/// The gun it leads its shots for, and how broad a lane its shots need.
void know_gun(Flyer& f) {
    for (std::size_t i = f.model.mount_count; i-- > 0;) {
        const MountModel& m = f.model.mounts[i];
        if (m.weapon == kNoWeapon || m.secondary || m.turret) continue;
        const content::WeaponType& type = *f.world.catalogue.weapon(m.weapon).type;
        const bool flies =
            type.kind == content::WeaponKind::Bullet || type.kind == content::WeaponKind::Rocket;
        f.pilot.shot_speed = flies ? type.speed : 0.0F;
        f.pilot.shot_range = type.range;
        f.pilot.shot_pause = type.cooldown;
        f.pilot.shot_width = std::max(f.pilot.shot_width, std::fabs(m.type->at.x) + type.radius);
    }
}

void wake_up(Flyer& f) {
    f.pilot.begun = true;
    f.pilot.home = f.craft.position;
    f.pilot.goal = f.craft.position;
    f.pilot.side_bias = f.world.random.chance(0.5F) ? 1.0F : -1.0F;
    f.pilot.last_health = f.craft.hull + f.craft.shield;
    know_gun(f);
}

Tick thought_interval(const Flyer& f) {
    const Tick wanted = to_ticks(static_cast<double>(f.nature.reaction * f.skill.reaction));
    return std::clamp(wanted, kQuickestThought, kSlowestThought);
}

/// A dodge begins when it is hit or when its opponent shoots at it; how readily is its personality.
void consider_dodge(Flyer& f, bool hit) {
    const float evasion = std::clamp(f.nature.evasion * f.skill.aggression, 0.0F, 1.0F);
    if (f.now() < f.pilot.dodge_until + to_ticks(static_cast<double>(1.6F - 1.3F * evasion))) return;
    const bool shot_at = f.target != nullptr && is_shot_at_by(f, *f.target);
    const bool hunted = f.craft.lock_until > f.now();
    if (!hit && !shot_at && !hunted) return;
    if (!f.world.random.chance(evasion)) return;
    const Vec2 line =
        f.target != nullptr ? normalized(f.target->position - f.craft.position) : direction(f.craft.heading);
    const float side = f.world.random.chance(0.7F) ? f.pilot.side_bias : -f.pilot.side_bias;
    f.pilot.dodge = Vec2{-line.y, line.x} * side;
    f.pilot.dodge_until = f.now() + to_ticks(static_cast<double>(f.world.random.range(0.35F, 0.75F)));
}

bool has_nerves(const Flyer& f) {
    const content::Tactic t = f.tactic();
    return !f.type.station && !f.type.capital && t != content::Tactic::Ram && t != content::Tactic::Cling &&
           f.pilot.wing_order == WingOrder::None;
}

/// Where to run: away from the nearest enemy, along the edge rather than into a corner.
void run_from(Flyer& f, const Craft& threat) {
    const Vec2 from = f.craft.position;
    const Vec2 off = normalized(from - threat.position);
    f.pilot.goal = inside_arena(from + off * 900.0F, f.half_arena(), f.border_margin());
    if (distance(f.pilot.goal, from) > 400.0F) return;
    const Vec2 aside = Vec2{-off.y, off.x} * f.pilot.side_bias;
    f.pilot.goal = inside_arena(from + aside * 900.0F, f.half_arena(), f.border_margin());
    if (distance(f.pilot.goal, from) < 400.0F) f.pilot.side_bias = -f.pilot.side_bias;
}

/// The nearest of its own that is not hurt itself; home when there is none.
Vec2 rally_place(const Flyer& f) {
    Vec2 best = f.pilot.home;
    float least = 1e18F;
    for (const Body& b : f.world.grid.bodies()) {
        if (b.kind != BodyKind::Craft || b.side != f.craft.side || b.slot == f.self.index) continue;
        const float d2 = length_squared(b.at - f.craft.position);
        if (d2 >= least) continue;
        least = d2;
        best = b.at;
    }
    return best;
}

/// Hurt craft run, rest with their friends, and come back with less to lose.
void consider_retreat(Flyer& f) {
    if (f.pilot.manoeuvre == Manoeuvre::Retreat) {
        const Craft* threat = nearest_threat(f, kFleeDistance);
        if (threat != nullptr && f.now() < f.pilot.manoeuvre_until) return run_from(f, *threat);
        begin(f, Manoeuvre::Regroup, 5.0F);
    }
    if (f.pilot.manoeuvre == Manoeuvre::Regroup) {
        f.pilot.goal = inside_arena(rally_place(f), f.half_arena(), f.border_margin());
        const bool cornered = nearest_threat(f, 320.0F) != nullptr;
        if (f.now() < f.pilot.manoeuvre_until && !cornered) return;
        f.pilot.nerve *= 0.4F;
        f.pilot.manoeuvre = Manoeuvre::Cruise;
        return;
    }
    const float flees_at = (1.0F - f.nature.courage) * 0.5F * f.pilot.nerve;
    if (!has_nerves(f) || f.craft.hull >= f.type.hull * flees_at) return;
    const Craft* threat = nearest_threat(f, kFleeDistance);
    if (threat == nullptr) return;
    stop_pressing(f);
    run_from(f, *threat);
    begin(f, Manoeuvre::Retreat, 7.0F);
}

/// Orders to flee hold until nobody is near, and begin again when somebody comes.
void flee_by_order(Flyer& f) {
    if (const Craft* threat = nearest_threat(f, kFleeDistance * 1.3F))
        run_from(f, *threat);
    else
        f.pilot.goal = f.craft.position;
}

void set_target(Flyer& f, Handle target) {
    if (target == f.pilot.target) return;
    stop_pressing(f);
    go_after(f, target);
    if (f.pilot.manoeuvre != Manoeuvre::Retreat && f.pilot.manoeuvre != Manoeuvre::Regroup)
        f.pilot.manoeuvre = Manoeuvre::Cruise;
}

void choose_target(Flyer& f, const Leave& leave) {
    const bool strayed = leave.leashed && distance(f.craft.position, leave.centre) > kLeash;
    if (!leave.fight || strayed) {
        f.pilot.next_search = std::max(f.pilot.next_search, f.now() + kSearchInterval / 2);
        f.target = nullptr;
        return set_target(f, {});
    }
    const bool out_of_reach =
        f.target != nullptr && distance(f.target->position, leave.centre) > leave.reach * 1.25F;
    if (f.target != nullptr && !out_of_reach && f.now() < f.pilot.next_search) return;
    if (f.target == nullptr && f.now() < f.pilot.next_search && leave.leashed) return;
    if (f.pilot.wing_order == WingOrder::Attack && f.target != nullptr) return;
    set_target(f, find_enemy(f, leave.centre, leave.reach, leave.only));
    f.pilot.next_search = f.now() + kSearchInterval + static_cast<Tick>(f.world.random.below(30));
}

void think(Flyer& f) {
    if (!f.pilot.begun) wake_up(f);
    // The first thoughts are spread by slot, so that a hundred pilots do not all think in the same tick.
    const Tick interval = thought_interval(f);
    f.pilot.next_thought = f.now() + interval - (f.now() + static_cast<Tick>(f.self.index)) % 3;
    const float health = f.craft.hull + f.craft.shield;
    const bool hit = health < f.pilot.last_health - 0.5F;
    f.pilot.last_health = health;
    if (f.target == nullptr && !f.pilot.target.empty()) {
        f.pilot.next_search = f.now();
        set_target(f, {});
    }
    choose_target(f, obey(f));
    look_around(f);
    consider_dodge(f, hit);
    if (f.craft.orders.kind == content::Order::Flee && f.world.mission->gates.empty())
        flee_by_order(f);
    else
        consider_retreat(f);
}

/// Nobody holds a gun dead steady: the error wanders, it does not jump.
void steady_aim(Flyer& f) {
    const float error = radians(f.nature.aim_error * f.skill.aim_error);
    if (f.now() >= f.pilot.next_aim) {
        f.pilot.aim_goal = error * (f.world.random.unit() + f.world.random.unit() - 1.0F) * 1.6F;
        f.pilot.next_aim = f.now() + to_ticks(static_cast<double>(f.world.random.range(0.5F, 1.1F)));
    }
    const float step = std::max(error, 0.01F) * 2.5F * kTickSeconds * static_cast<float>(kSteerInterval);
    f.pilot.aim_offset += std::clamp(f.pilot.aim_goal - f.pilot.aim_offset, -step, step);
}

/// Where the nose has to point for the shots to meet the target, its own error included.
float mark_heading(const Flyer& f) {
    const Vec2 from = f.craft.position;
    const Vec2 mark = f.pilot.shot_speed > 0.0F
                          ? lead_target(from, f.target->position, f.target->velocity, f.pilot.shot_speed)
                          : f.target->position;
    return heading_of(mark - from) + f.pilot.aim_offset;
}

bool runs_into(Vec2 at, Vec2 way, const Obstacle& rock) {
    constexpr float kSoon = 240.0F;  // units
    return rock.radius > 0.0F && line_meets(at, normalized(way), kSoon, {rock.at, rock.radius - kRockAir});
}

/// Round the nearer rock, and on the other side of it when this side leads into the next one.
Vec2 round_rocks(Vec2 at, Vec2 wanted, std::array<Obstacle, 2>& rocks) {
    auto& [near, next] = rocks;
    if (near.radius <= 0.0F) return wanted;
    if (next.radius > 0.0F) wanted = avoid_circle(at, wanted, {next.at, next.radius}, kRockLook, next.side);
    const Vec2 way = avoid_circle(at, wanted, {near.at, near.radius}, kRockLook, near.side);
    if (near.side == 0.0F || !runs_into(at, way, next)) return way;
    float other_side = -near.side;
    const Vec2 other_way = avoid_circle(at, wanted, {near.at, near.radius}, kRockLook, other_side);
    if (runs_into(at, other_way, next)) return way;
    near.side = other_side;
    return other_way;
}

/// The edge of the arena stops nobody: who is held there goes along it.
Vec2 along_the_edge(const Flyer& f, Vec2 wanted, float margin) {
    const Vec2 half = f.half_arena();
    const Vec2 inside = keep_inside(f.craft.position, wanted, half, margin);
    const float top = f.top_speed();
    if (length_squared(inside) > 0.1F * top * top || length_squared(wanted) < 0.25F * top * top)
        return inside;
    const bool at_side = half.x - std::fabs(f.craft.position.x) < half.y - std::fabs(f.craft.position.y);
    const Vec2 along = at_side ? Vec2{0.0F, f.pilot.side_bias} : Vec2{f.pilot.side_bias, 0.0F};
    return keep_inside(f.craft.position, inside + along * (top * 0.8F), half, margin);
}

bool comes_to_touch(const Flyer& f) {
    const content::Tactic t = f.tactic();
    return t == content::Tactic::Cling ||
           (t == content::Tactic::Ram && f.pilot.manoeuvre == Manoeuvre::Approach);
}

/// Room to a neighbour. In a fight the player's wing wants more of it than formation leaves them, and the
/// player most: who is who must be seen. The enemy swarms as it always did.
float air_to(const Flyer& f, const Craft& other) {
    const bool wing = f.craft.side == f.world.player_side && other.side == f.craft.side;
    if (f.target == nullptr || !wing) return kApartAir;
    return other.player ? kPlayerAir : kFriendAir;
}

/// What stands above every plan: a dodge, rocks, neighbours, the edge.
Vec2 safe_way(Flyer& f, Vec2 wanted, float margin) {
    const Vec2 at = f.craft.position;
    const float top = f.top_speed();
    if (f.now() < f.pilot.dodge_until) wanted = clamped(wanted + f.pilot.dodge * top, top);
    if (const Craft* other = f.world.craft.get(f.pilot.neighbour); other != nullptr && other->alive()) {
        const bool on_purpose = f.pilot.neighbour == f.pilot.target && comes_to_touch(f);
        const float reach = f.type.radius + other->type->radius + air_to(f, *other);
        if (!on_purpose) wanted = keep_apart(at, wanted, other->position, reach, top);
    }
    wanted = round_rocks(at, wanted, f.pilot.obstacles);
    return along_the_edge(f, wanted, margin);
}

/// Fires in bursts: the pause is the other's chance, shorter the more aggressive this one is.
bool in_burst(Flyer& f) {
    if (f.now() >= f.pilot.fire_until) {
        Random& r = f.world.random;
        const float pause = r.range(0.25F, 0.9F) * (1.6F - f.aggression()) * f.skill.reaction;
        f.pilot.fire_from = f.now() + to_ticks(static_cast<double>(pause));
        const float shortest = r.range(0.5F, 1.1F);  // a statement a draw: arguments have no order
        const float burst = std::max(shortest, f.pilot.shot_pause * r.range(1.2F, 3.2F));
        f.pilot.fire_until = f.pilot.fire_from + to_ticks(static_cast<double>(burst));
    }
    return f.now() >= f.pilot.fire_from;
}

bool gun_ready(const Flyer& f) {
    for (std::size_t i = 0; i < f.model.mount_count; ++i) {
        const MountModel& m = f.model.mounts[i];
        if (!m.secondary && !m.turret && f.craft.mounts[i].ready_at <= f.now()) return true;
    }
    return false;
}

void pull_trigger(Flyer& f, float mark, Controls& c) {
    const Vec2 to = f.target->position - f.craft.position;
    const float d = length(to);
    if (f.pilot.shot_range <= 0.0F || d > f.pilot.shot_range * 0.95F + f.target->type->radius) return;
    const float off = std::fabs(wrap_angle(mark - f.craft.heading));
    const float tolerance = std::max(0.05F, f.target->type->radius / std::max(d, 1.0F));
    if (off > tolerance || !in_burst(f) || !gun_ready(f)) return;
    if (!line_of_fire_clear(f, direction(f.craft.heading), d)) {
        f.pilot.fire_from = f.now() + kLineBlocked + static_cast<Tick>(f.self.index % 3);
        return;
    }
    c.fire = true;
    // Rockets and the like are for the moments when everything fits, and not for every one of them.
    if (f.now() < f.pilot.next_secondary) return;
    c.secondary = true;
    const float pause = f.world.random.range(4.0F, 9.0F) * (1.5F - f.aggression());
    f.pilot.next_secondary = f.now() + to_ticks(static_cast<double>(pause));
}

/// The nose follows the mark inside a distance, and lets go only well beyond it: no flicker at the limit.
bool nose_on_mark(Flyer& f, bool wanted) {
    const float reach = std::max(f.pilot.shot_range, 200.0F) * (f.pilot.aiming ? 1.5F : 1.2F);
    f.pilot.aiming = wanted && length_squared(f.target->position - f.craft.position) < reach * reach;
    return f.pilot.aiming;
}

Course plan(Flyer& f) {
    if (f.pilot.manoeuvre == Manoeuvre::Retreat || f.pilot.manoeuvre == Manoeuvre::Regroup) return retreat(f);
    return f.target != nullptr ? fight(f) : cruise(f);
}

Vec2 way_of_flight(Flyer& f, Course& course) {
    course.velocity = safe_way(f, course.velocity, course.at_the_edge ? kNearTheEdge : f.border_margin());
    return thrust_for(course.velocity, f.craft.velocity, f.top_speed());
}

Controls steer(Flyer& f) {
    Controls c;
    c.heading = f.craft.heading;
    if (f.type.station) return c;
    Course course = plan(f);
    c.thrust = way_of_flight(f, course);
    c.boost = course.boost;
    c.secondary = course.drop;
    // One flare now and then while a rocket is after it; what it has of them, its mounts know.
    c.flare =
        f.craft.lock_until > f.now() && (f.now() + static_cast<Tick>(f.self.index)) % kFlareInterval == 0;
    if (f.target != nullptr && nose_on_mark(f, course.nose_on_mark)) {
        steady_aim(f);
        c.heading = mark_heading(f);
        if (course.shoot) pull_trigger(f, c.heading, c);
    } else if (length_squared(course.velocity) > 0.04F * f.top_speed() * f.top_speed()) {
        c.heading = heading_of(course.velocity);
    }
    if (course.face) c.heading = course.heading;
    return c;
}

}  // namespace

Controls fly(WorldState& world, Handle self, Craft& craft) {
    const bool thinks = world.now >= craft.pilot.next_thought;
    // In between it holds the helm as it is: finer steering than this nobody sees, and nothing costs more.
    if (!thinks && (world.now + static_cast<Tick>(self.index)) % kSteerInterval != 0) {
        Controls held = craft.controls;
        held.secondary = held.flare = false;
        return held;
    }
    Flyer f = flyer(world, self, craft);
    if (thinks) think(f);
    return steer(f);
}

}  // namespace nl::sim
