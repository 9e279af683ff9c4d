#include "sim/bot.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/trig.hpp"
#include "sim/ai_steering.hpp"
#include "sim/stage.hpp"
#include "sim/world.hpp"

namespace nl::sim {

namespace {

// How a decent player plays; a bot's habits are not a designer's business.
constexpr Tick kThought = 12;        // ticks between two decisions
constexpr float kMargin = 780.0F;    // units from the edge at which it turns
constexpr float kLook = 1.2F;        // seconds ahead for rocks
constexpr float kDodgeSoon = 0.55F;  // seconds before a shot arrives
constexpr float kDodgeReach = 420.0F;
constexpr float kTremor = 0.075F;  // radians that its aim is off at most

struct Habits {
    float distance;     ///< at which it fights, share of its gun's range
    float retreat_at;   ///< share of the hull below which it leaves once the shield is down
    float retreat_for;  ///< seconds
};

Habits habits_of(BotStyle style) {
    switch (style) {
        case BotStyle::Careful:
            return {0.62F, 0.85F, 9.0F};
        case BotStyle::Reckless:
            return {0.3F, 0.0F, 0.0F};
        default:
            return {0.48F, 0.55F, 7.0F};
    }
}

std::int8_t stick(float v) {
    const float scaled = std::clamp(v, -1.0F, 1.0F) * 127.0F;
    return static_cast<std::int8_t>(scaled + (scaled >= 0.0F ? 0.5F : -0.5F));
}

struct Gun {
    float speed = 1200.0F;
    float range = 700.0F;
    bool disables = false;
};

Gun gun_of(const World& w, const Craft& me) {
    const CraftModel& m = w.catalogue().craft(me.model);
    for (std::size_t i = 0; i < m.mount_count; ++i) {
        if (m.mounts[i].secondary || m.mounts[i].turret || m.mounts[i].weapon == kNoWeapon) continue;
        const content::WeaponType& type = *w.catalogue().weapon(m.mounts[i].weapon).type;
        const bool flies = type.kind == content::WeaponKind::Bullet;
        return {flies ? type.speed : 0.0F, type.range, type.disable > 0.0F};
    }
    return {};
}

/// The secondary that the trigger would use now; nullptr when it has none.
const content::WeaponType* launcher_of(const World& w, const Craft& me, content::WeaponKind wanted,
                                       bool& chosen) {
    const CraftModel& m = w.catalogue().craft(me.model);
    std::array<std::uint16_t, kMaxMounts> different{};
    std::size_t n = 0;
    for (std::size_t i = 0; i < m.mount_count; ++i) {
        const MountModel& mount = m.mounts[i];
        if (mount.turret || !mount.secondary || mount.weapon == kNoWeapon) continue;
        if (w.catalogue().weapon(mount.weapon).type->kind == content::WeaponKind::Flare) continue;
        const auto end = different.begin() + static_cast<std::ptrdiff_t>(n);
        if (std::find(different.begin(), end, mount.weapon) == end) different[n++] = mount.weapon;
    }
    for (std::size_t k = 0; k < n; ++k) {
        const content::WeaponType& type = *w.catalogue().weapon(different[k]).type;
        if (type.kind != wanted) continue;
        chosen = n < 2 || me.launcher % n == k;
        return &type;
    }
    return nullptr;
}

}  // namespace

struct Bot::View {
    const World& world;
    const Craft& me;
    Tick now;
    float top;
    float whole_hull;
    Gun gun;
};

Bot::Bot(BotStyle style, std::vector<std::uint8_t> choices) : style_(style), choices_(std::move(choices)) {}

Input Bot::decide(const Stage& stage) {
    Input in = decide(stage.world(), stage.objectives());
    if (style_ != BotStyle::Idle) in.choice = answer(stage);
    return in;
}

/// Takes a moment to read, as anybody who looks on must; and a key must come up before it can go down again.
std::uint8_t Bot::answer(const Stage& stage) {
    constexpr int kReadsFor = 90;  // ticks
    const auto choice = stage.choice();
    reading_ = choice ? reading_ + 1 : 0;
    if (reading_ < kReadsFor) return 0;
    reading_ = 0;
    const std::size_t wanted = choices_made_ < choices_.size() ? choices_[choices_made_] : 1;
    ++choices_made_;
    return static_cast<std::uint8_t>(std::clamp<std::size_t>(wanted, 1, choice->count));
}

Input Bot::decide(const World& world, std::span<const Objective> objectives) {
    Input in;
    const Craft* me = world.player_craft();
    if (style_ == BotStyle::Idle || me == nullptr || !me->alive()) return in;
    const View v{world,
                 *me,
                 world.now(),
                 me->type->speed * me->speed_factor,
                 me->type->hull * world.difficulty().player_hull,
                 gun_of(world, *me)};
    if (v.now >= next_thought_) think(v, objectives);
    if (v.now % 3 == 0) look_for_shots(v);
    const Vec2 wanted = safe(v, way(v));
    const Vec2 thrust = thrust_for(wanted, me->velocity, v.top);
    in.move_x = stick(thrust.x);
    in.move_y = stick(thrust.y);
    in.set(Input::AimActive);
    const Vec2 ahead = normalized(length_squared(wanted) > 1.0F ? wanted : direction(me->heading)) * 400.0F;
    in.aim_x = static_cast<std::int16_t>(ahead.x);
    in.aim_y = static_cast<std::int16_t>(ahead.y);
    aim_and_fire(v, in);
    return in;
}

void Bot::think(const View& v, std::span<const Objective> objectives) {
    next_thought_ = v.now + kThought;
    goal_ = choose_goal(v.world, objectives, v.me, memory_);
    look_for_rocks(v);
    consider_retreat(v);
    tremor_ += (random_.range(-kTremor, kTremor) - tremor_) * 0.6F;
    if (v.now < next_turn_) return;
    side_ = random_.chance(0.6F) ? -side_ : side_;
    next_turn_ = v.now + to_ticks(static_cast<double>(random_.range(1.2F, 3.0F)));
}

void Bot::look_for_rocks(const View& v) {
    const std::array<Obstacle, 2> before = rocks_;
    rocks_ = {};
    std::array<float, 2> gaps{1e9F, 1e9F};
    const auto consider = [&](Vec2 at, float radius) {
        const Vec2 away = at - v.me.position;
        const float gap = length(away) - radius + (dot(away, v.me.velocity) > 0.0F ? 0.0F : 200.0F);
        if (gap >= gaps[1]) return;
        rocks_[1] = {at, radius + v.me.type->radius + 30.0F, 0.0F};
        gaps[1] = gap;
        if (gaps[1] >= gaps[0]) return;
        std::swap(rocks_[0], rocks_[1]);
        std::swap(gaps[0], gaps[1]);
    };
    v.world.grid().visit_circle(v.me.position, v.top * kLook + 60.0F, [&](const Body& b) {
        if (b.kind == BodyKind::Rock ||
            (b.kind == BodyKind::Craft && b.radius > 60.0F && !b.has(Body::Player)))
            consider(b.at, b.radius);
    });
    // It sneaks: the far half of a cone is more to be minded than who looks out of it.
    v.world.craft().for_each([&](Handle, const Craft& c) {
        if (!c.alive() || c.disabled(v.now) || !v.world.is_unaware(c)) return;
        const float reach = c.type->sensor_range;
        consider(c.position + direction(c.heading) * (reach * 0.5F), reach * 0.55F);
    });
    for (const Missile& m : v.world.missiles())
        if (v.world.catalogue().weapon(m.weapon).type->kind == content::WeaponKind::Mine &&
            m.side != v.me.side && distance(m.position, v.me.position) < 500.0F)
            consider(m.position, v.world.catalogue().weapon(m.weapon).type->range);
    for (Obstacle& rock : rocks_)
        for (const Obstacle& old : before)
            if (rock.radius > 0.0F && distance(rock.at, old.at) < 30.0F) rock.side = old.side;
}

/// Steps aside from the shot that would hit first.
void Bot::look_for_shots(const View& v) {
    const Bullets& b = v.world.bullets();
    const float danger = v.me.type->radius + 14.0F;
    float soonest = kDodgeSoon;
    dodge_ = {};
    for (std::size_t i = 0; i < b.size(); ++i) {
        const Vec2 gap = b.position[i] - v.me.position;
        if (std::fabs(gap.x) > kDodgeReach || std::fabs(gap.y) > kDodgeReach) continue;
        if (!v.world.hostile(b.side[i], v.me.side)) continue;
        const float t = time_of_closest(v.me.position, v.me.velocity, b.position[i], b.velocity[i], 1.0F);
        const Vec2 miss = gap + (b.velocity[i] - v.me.velocity) * t;
        if (t <= 0.0F || t >= soonest || length_squared(miss) > danger * danger) continue;
        soonest = t;
        const Vec2 along = normalized(b.velocity[i]);
        const float side = cross(along, miss) > 0.0F ? -1.0F : 1.0F;
        dodge_ = Vec2{-along.y, along.x} * side;
    }
}

/// Once hurt it leaves until the shield is back, but not for ever: a mission is not won by running.
void Bot::consider_retreat(const View& v) {
    const Habits habits = habits_of(style_);
    const float shield = v.me.type->shield;
    if (shield <= 0.0F || habits.retreat_for <= 0.0F) return;
    if (v.now < retreat_until_) {
        if (v.me.shield >= shield * 0.85F) retreat_until_ = v.now;
        return;
    }
    const bool hurt = v.me.shield < shield * 0.1F && v.me.hull < v.whole_hull * habits.retreat_at;
    if (!hurt || v.now < brave_until_ || goal_.hurry) return;
    if (v.world.nearest_enemy(v.me.side, v.me.position, 1100.0F).empty()) return;
    retreat_until_ = v.now + to_ticks(static_cast<double>(habits.retreat_for));
    brave_until_ = retreat_until_ + to_ticks(6.0);
}

Vec2 Bot::way_of_retreat(const View& v) const {
    Vec2 away{};
    v.world.grid().visit_circle(v.me.position, 1000.0F, [&](const Body& b) {
        if (b.kind != BodyKind::Craft || !v.world.hostile(v.me.side, b.side) || b.has(Body::GivenUp)) return;
        const Vec2 off = v.me.position - b.at;
        away += off * (1.0F / std::max(length_squared(off), 1.0F));
    });
    if (away == Vec2{}) return arrive(v.me.position, v.me.position, v.top, 100.0F);
    const Vec2 out = normalized(away);
    // A little sideways, so that it curves round the arena instead of ending in a corner.
    return normalized(out + Vec2{-out.y, out.x} * (side_ * 0.45F)) * v.top;
}

Vec2 Bot::way_in_a_fight(const View& v, const Craft& target) {
    const float own = v.me.type->radius + target.type->radius;
    // A ring of static reaches less far than a gun.
    const float ring =
        goal_.disable ? own + 110.0F : std::max(v.gun.range * habits_of(style_).distance, own + 90.0F);
    const float d = distance(v.me.position, target.position);
    if (d > ring * 1.5F) return pursue(v.me.position, v.top, target.position, target.velocity);
    return circle_round(v.me.position, target.position, ring, side_, v.top * 0.9F);
}

Vec2 Bot::way(const View& v) {
    if (v.now < retreat_until_) return way_of_retreat(v);
    const Craft* target = v.world.craft().get(goal_.craft);
    switch (goal_.kind) {
        case BotGoal::Kind::Fight:
            if (target != nullptr) return way_in_a_fight(v, *target);
            return {};
        case BotGoal::Kind::Go:
            return arrive(v.me.position, goal_.place, v.top, 60.0F);
        case BotGoal::Kind::Stay:
            return circle_round(v.me.position, goal_.place, goal_.radius, side_, v.top * 0.5F);
        case BotGoal::Kind::Nothing:
            break;
    }
    return arrive(v.me.position, {}, v.top * 0.5F, 400.0F);
}

Vec2 Bot::safe(const View& v, Vec2 wanted) {
    const float dodging = style_ == BotStyle::Reckless ? 0.4F : 1.0F;
    if (dodge_ != Vec2{}) wanted = clamped(wanted * 0.5F + dodge_ * (v.top * dodging), v.top);
    for (std::size_t i = rocks_.size(); i-- > 0;)
        if (rocks_[i].radius > 0.0F)
            wanted =
                avoid_circle(v.me.position, wanted, {rocks_[i].at, rocks_[i].radius}, kLook, rocks_[i].side);
    const bool at_the_edge = goal_.kind == BotGoal::Kind::Go;  // places may lie near it
    const Vec2 half = v.world.arena() * 0.5F;
    const float margin = at_the_edge ? 120.0F : std::min(kMargin, std::min(half.x, half.y) * 0.36F);
    return keep_inside(v.me.position, wanted, half, margin);
}

void Bot::aim_and_fire(const View& v, Input& in) {
    const Craft* target = goal_.kind == BotGoal::Kind::Fight ? v.world.craft().get(goal_.craft) : nullptr;
    const float reach = v.gun.range * 0.95F;
    const bool far = target == nullptr || distance(target->position, v.me.position) > reach;
    if (far) {  // on the way it shoots at what comes by
        const Craft* near = v.world.craft().get(v.world.nearest_enemy(v.me.side, v.me.position, reach));
        if (near != nullptr) target = near;
    }
    use_the_rest(v, target, in);
    if (target == nullptr || !target->alive() || target->surrendered || v.world.is_unaware(*target)) return;
    const float d = distance(target->position, v.me.position);
    if (d > reach * 1.4F) return;
    const Vec2 mark = v.gun.speed > 0.0F
                          ? lead_target(v.me.position, target->position, target->velocity, v.gun.speed)
                          : target->position;
    const Vec2 aim =
        normalized(mark - v.me.position) * 2000.0F;  // long, so that whole numbers do not spoil it
    in.aim_x = static_cast<std::int16_t>(aim.x);
    in.aim_y = static_cast<std::int16_t>(aim.y);
    const float off = std::fabs(wrap_angle(heading_of(aim) - v.me.heading));
    const bool spare = !v.gun.disables && is_spared(*target);
    if (off < std::max(0.09F, target->type->radius / std::max(d, 1.0F)) && d < reach && !spare)
        in.set(Input::Fire);
}

/// A button that counts when it goes down: pressed for one tick, then left alone for a while.
void Bot::press(Input& in, Input::Button button, Tick now, Tick pause) {
    if (now - pressed_at_ < pause) return;
    pressed_at_ = now;
    in.set(button);
}

bool Bot::is_spared(const Craft& c) const {
    return goal_.spare != kNoName && (c.name == goal_.spare || c.group == goal_.spare);
}

void Bot::throw_line(const View& v, Input& in) {
    bool chosen = false;
    const content::WeaponType* line = launcher_of(v.world, v.me, content::WeaponKind::Tow, chosen);
    const Craft* prize = v.world.craft().get(goal_.craft);
    if (line == nullptr || prize == nullptr) return;
    if (!chosen) return press(in, Input::NextSecondary, v.now, 20);
    if (distance(prize->position, v.me.position) < line->range * 0.8F) press(in, Input::Secondary, v.now, 70);
}

void Bot::use_the_rest(const View& v, const Craft* target, Input& in) {
    if (v.me.lock_until > v.now) press(in, Input::Flare, v.now, 50);
    const bool retreats = v.now < retreat_until_;
    const bool travels =
        goal_.kind != BotGoal::Kind::Nothing && distance(goal_.place, v.me.position) > 900.0F;
    bool clung_to = false;
    v.world.craft().for_each(
        [&](Handle, const Craft& c) { clung_to = clung_to || c.clings_to == v.world.player(); });
    if (retreats || clung_to || ((travels || goal_.hurry) && (v.me.boosting || v.me.boost > 0.6F)))
        in.set(Input::Boost);
    if (goal_.tow) return throw_line(v, in);
    if (target == nullptr || v.world.is_unaware(*target)) return;
    const bool disable = goal_.disable && target == v.world.craft().get(goal_.craft);
    bool chosen = false;
    const auto kind = disable ? content::WeaponKind::Emp : content::WeaponKind::Rocket;
    const content::WeaponType* launcher = launcher_of(v.world, v.me, kind, chosen);
    if (launcher == nullptr) return;
    if (!chosen) return press(in, Input::NextSecondary, v.now, 20);
    if (!disable && is_spared(*target)) return;
    const float d = distance(target->position, v.me.position);
    const bool worth =
        disable ? d < launcher->range * 0.7F : target->hull > 45.0F && d < launcher->range * 0.7F;
    const bool lined_up =
        disable || std::fabs(wrap_angle(heading_of(target->position - v.me.position) - v.me.heading)) < 0.3F;
    if (worth && lined_up) press(in, Input::Secondary, v.now, disable ? 60 : 110);
}

}  // namespace nl::sim
