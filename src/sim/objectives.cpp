#include "sim/objectives.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "sim/stage.hpp"
#include "sim/world.hpp"

namespace nl::sim {

using content::ObjectiveType;

struct Objectives::Context {
    const World& world;
    const Statistics& statistics;
    Tick clock;
    Sink sink;
    void* user;
};

namespace {

/// How many of that name there are and will be, as far as the mission file says: craft as they were placed
/// (the difficulty has its say in that) with all their lives, spawners with an end, items.
int all_there_are(const content::Mission& mission, const World& world, const std::string& target) {
    const NameId id = world.names().find(target);
    int n = world.waiting(id);
    world.craft().for_each([&](Handle, const Craft& c) {
        if (!c.player && (c.name == id || c.group == id)) n += c.lives;
    });
    for (const auto& s : mission.spawners)
        if (s.name == target || s.group == target) n += s.total;
    for (const auto& i : mission.items)
        if (i.name == target || i.type == target) n += i.count;
    return n;
}

bool counts(ObjectiveType type) {
    return type == ObjectiveType::Destroy || type == ObjectiveType::Disable ||
           type == ObjectiveType::Capture || type == ObjectiveType::Collect;
}

/// The third argument of every SPAWN line: names that may still appear though the mission file does not list
/// them.
std::vector<std::string_view> spawned_by_script(const ScriptSource& script) {
    std::vector<std::string_view> names;
    for (const auto& f : script.functions)
        for (const auto& line : f.lines) {
            const std::string_view text = trimmed(line.text);
            if (!text.starts_with("SPAWN ")) continue;
            const auto arguments = split(text.substr(6), ';');
            if (arguments.size() > 2) names.push_back(trimmed(arguments[2]));
        }
    return names;
}

bool about(const Objective& o, const Event& e) {
    return o.target != kNoName && (e.name == o.target || e.group == o.target);
}

/// Who gives up is out of the fight as well. Where all of them are wanted each counts once; a number is a
/// number of times.
bool puts_out_of_action(const Objective& o, const Event& e) {
    const bool first_time = e.value > 0.0F;
    if (e.kind == EventKind::Surrendered) return first_time;
    return e.kind == EventKind::Disabled && (first_time || o.type->count > 0);
}

/// By how much an event moves an objective on.
int progress(const Objective& o, const Event& e, SideId ours) {
    switch (o.type->type) {
        case ObjectiveType::Destroy:
            return e.kind == EventKind::Destroyed && about(o, e) ? 1 : 0;
        case ObjectiveType::Disable:
            return puts_out_of_action(o, e) && about(o, e) ? 1 : 0;
        case ObjectiveType::Capture:
            return e.kind == EventKind::Captured && e.other_side == ours && about(o, e) ? 1 : 0;
        case ObjectiveType::Collect:
            return e.kind == EventKind::Pickup && about(o, e) ? 1 : 0;
        default:
            return 0;
    }
}

int alive(const World& world, NameId name) {
    int n = 0;
    world.craft().for_each([&](Handle, const Craft& c) { n += c.name == name || c.group == name ? 1 : 0; });
    return n;
}

}  // namespace

std::string_view name_of(ObjectiveState state) {
    switch (state) {
        case ObjectiveState::Inactive:
            return "inactive";
        case ObjectiveState::Active:
            return "active";
        case ObjectiveState::Complete:
            return "complete";
        case ObjectiveState::Failed:
            return "failed";
    }
    return "";
}

bool is_condition(ObjectiveType type) {
    switch (type) {
        case ObjectiveType::Protect:
        case ObjectiveType::Time:
        case ObjectiveType::Accuracy:
        case ObjectiveType::NoDamage:
        case ObjectiveType::LoseNone:
            return true;
        default:
            return false;
    }
}

Objectives::Objectives(const content::Mission& mission, World& world) : mission_(&mission) {
    list_.reserve(mission.objectives.size());
    for (const auto& type : mission.objectives) {
        Objective o;
        o.type = &type;
        o.state = type.active ? ObjectiveState::Active : ObjectiveState::Inactive;
        o.shown = !type.hidden;
        o.target = world.names().id(type.target);
        if (counts(type.type))
            o.wanted = std::max(1, type.count > 0 ? type.count : all_there_are(mission, world, type.target));
        list_.push_back(std::move(o));
    }
    for (const auto name : spawned_by_script(mission.script))
        spawned_names_.push_back(world.names().id(name));
}

bool Objectives::set(Objective& o, ObjectiveState state, Tick now, Sink sink, void* user) {
    if (o.state == state) return false;
    o.state = state;
    o.changed_at = now;
    if (state == ObjectiveState::Active) o.active_since = now;
    o.shown = o.shown || state != ObjectiveState::Inactive;
    sink(user, {static_cast<std::size_t>(&o - list_.data()), state});
    return true;
}

void Objectives::count_events(const World& world) {
    for (const Event& e : world.events())
        for (Objective& o : list_) o.done += progress(o, e, world.player_side());
}

bool Objectives::possible(const World& world, const Objective& o) const {
    if (o.type->type == ObjectiveType::Collect) return true;  // drops and scripts may bring more
    const auto& text = o.type->target;
    if (std::find(spawned_names_.begin(), spawned_names_.end(), o.target) != spawned_names_.end())
        return true;
    for (const auto& s : mission_->spawners)
        if (s.name == text || s.group == text) return true;
    int left = world.waiting(o.target);
    const bool once = o.type->type == ObjectiveType::Disable && o.type->count == 0;
    world.craft().for_each([&](Handle, const Craft& c) {
        if ((c.name == o.target || c.group == o.target) && !(once && c.overpowered)) left += c.lives;
    });
    return o.done + left >= o.wanted;
}

void Objectives::judge_count(Context& c, Objective& o) {
    if (o.done >= o.wanted) {
        o.done = o.wanted;
        set(o, ObjectiveState::Complete, c.world.now(), c.sink, c.user);
    } else if (!possible(c.world, o)) {
        o.why = "too few of them are left";
        set(o, ObjectiveState::Failed, c.world.now(), c.sink, c.user);
    }
}

namespace {

bool side_gone(const World& world, const std::string& side) {
    const auto& sides = world.library().sides;
    const auto& mission = world.mission();
    for (const auto& m : mission.craft)
        if (m.side == side && world.waiting(world.names().find(m.name)) > 0) return false;
    bool gone = true;
    world.craft().for_each([&](Handle, const Craft& c) {
        if (sides[c.side].id == side && !c.surrendered) gone = false;
    });
    return gone;
}

struct Verdict {
    ObjectiveState state = ObjectiveState::Active;
    const char* why = "";
};

Verdict verdict_on_escort(const World& world, const Objective& o) {
    for (const Event& e : world.events()) {
        if (!about(o, e)) continue;
        if (e.kind == EventKind::Escaped) return {ObjectiveState::Complete};
        if (e.kind == EventKind::Destroyed && alive(world, o.target) + world.waiting(o.target) == 0)
            return {ObjectiveState::Failed, "it was lost on the way"};
    }
    const NameId to = world.names().find(o.type->to);
    bool there = false;
    world.craft().for_each([&](Handle, const Craft& c) {
        if (c.name == o.target || c.group == o.target) there = there || world.inside(to, c.position);
    });
    if (there) return {ObjectiveState::Complete};
    return {};
}

Verdict verdict_on_loss(const World& world, const Objective& o) {
    for (const Event& e : world.events()) {
        if (!about(o, e)) continue;
        if (e.kind == EventKind::Destroyed || e.kind == EventKind::Captured)
            return {ObjectiveState::Failed, "it was lost"};
    }
    return {};
}

Verdict verdict_on_damage(const World& world) {
    for (const Event& e : world.events())
        if (e.kind == EventKind::Hit && e.craft == world.player() && e.value > 0.0F)
            return {ObjectiveState::Failed, "the hull was hit"};
    return {};
}

Verdict verdict_on_losses(const World& world) {
    for (const Event& e : world.events())
        if (e.kind == EventKind::Destroyed && e.side == world.player_side() && e.craft != world.player())
            return {ObjectiveState::Failed, "one of ours was lost"};
    return {};
}

Verdict verdict_on_reach(const World& world, const Objective& o) {
    const Craft* player = world.player_craft();
    if (player == nullptr || !world.inside(o.target, player->position)) return {};
    return {ObjectiveState::Complete};
}

Verdict verdict(const World& world, const Objective& o, Tick clock) {
    switch (o.type->type) {
        case ObjectiveType::Reach:
            return verdict_on_reach(world, o);
        case ObjectiveType::Escort:
            return verdict_on_escort(world, o);
        case ObjectiveType::Protect:
            return verdict_on_loss(world, o);
        case ObjectiveType::NoDamage:
            return verdict_on_damage(world);
        case ObjectiveType::LoseNone:
            return verdict_on_losses(world);
        case ObjectiveType::Survive:
            if (clock - o.active_since >= to_ticks(static_cast<double>(o.type->seconds)))
                return {ObjectiveState::Complete};
            return {};
        case ObjectiveType::Time:
            if (clock > to_ticks(static_cast<double>(o.type->seconds)))
                return {ObjectiveState::Failed, "the time is up"};
            return {};
        case ObjectiveType::DefeatAll:
            return side_gone(world, o.type->target) ? Verdict{ObjectiveState::Complete} : Verdict{};
        default:
            return {};
    }
}

}  // namespace

void Objectives::judge(Context& c, Objective& o) {
    if (o.state != ObjectiveState::Active) return;
    if (counts(o.type->type)) return judge_count(c, o);
    const Verdict v = verdict(c.world, o, c.clock);
    if (v.state == ObjectiveState::Active) return;
    o.why = v.why;
    set(o, v.state, c.world.now(), c.sink, c.user);
}

void Objectives::step(const World& world, const Statistics& statistics, Tick clock, Sink sink, void* user) {
    count_events(world);
    Context c{world, statistics, clock, sink, user};
    for (Objective& o : list_) judge(c, o);
}

namespace {

bool too_many_went_wide(const Objective& o, const Statistics& s) {
    return o.type->type == ObjectiveType::Accuracy &&
           static_cast<float>(s.hits) * 100.0F < o.type->percent * static_cast<float>(std::max(1, s.shots));
}

}  // namespace

const Objective* Objectives::missed(const Statistics& statistics) const {
    const auto it = std::find_if(list_.begin(), list_.end(), [&](const Objective& o) {
        return !o.type->optional && o.state == ObjectiveState::Active && too_many_went_wide(o, statistics);
    });
    return it == list_.end() ? nullptr : &*it;
}

void Objectives::settle(const Statistics& statistics, Tick now, Sink sink, void* user) {
    for (Objective& o : list_) {
        if (o.state != ObjectiveState::Active || !is_condition(o.type->type)) continue;
        const bool missed = too_many_went_wide(o, statistics);
        if (missed) o.why = "too many shots went wide";
        set(o, missed ? ObjectiveState::Failed : ObjectiveState::Complete, now, sink, user);
    }
}

const Objective* Objectives::find(std::string_view id) const {
    const auto it =
        std::find_if(list_.begin(), list_.end(), [&](const Objective& o) { return o.type->id == id; });
    return it == list_.end() ? nullptr : &*it;
}

Objective* Objectives::find(std::string_view id) {
    return const_cast<Objective*>(std::as_const(*this).find(id));
}

bool Objectives::activate(std::string_view id, Tick now, Sink sink, void* user) {
    Objective* o = find(id);
    return o != nullptr && o->state == ObjectiveState::Inactive &&
           set(*o, ObjectiveState::Active, now, sink, user);
}

bool Objectives::complete(std::string_view id, Tick now, Sink sink, void* user) {
    Objective* o = find(id);
    if (o == nullptr || o->state == ObjectiveState::Failed) return false;
    return set(*o, ObjectiveState::Complete, now, sink, user);
}

bool Objectives::fail(std::string_view id, std::string_view why, Tick now, Sink sink, void* user) {
    Objective* o = find(id);
    if (o == nullptr || o->state == ObjectiveState::Complete) return false;
    o->why = std::string(why);
    return set(*o, ObjectiveState::Failed, now, sink, user);
}

bool Objectives::all_done() const {
    bool any = false;
    for (const Objective& o : list_) {
        if (o.type->optional || is_condition(o.type->type)) continue;
        if (o.state != ObjectiveState::Complete) return false;
        any = true;
    }
    return any;
}

const Objective* Objectives::lost() const {
    const auto it = std::find_if(list_.begin(), list_.end(), [](const Objective& o) {
        return !o.type->optional && o.state == ObjectiveState::Failed;
    });
    return it == list_.end() ? nullptr : &*it;
}

void Objectives::hash(StateHash& into) const {
    for (const Objective& o : list_) {
        into.add(static_cast<std::uint64_t>(o.state));
        into.add(static_cast<std::uint64_t>(o.done));
    }
}

}  // namespace nl::sim
