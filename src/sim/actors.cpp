#include "sim/actors.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "base/trig.hpp"
#include "sim/world.hpp"

namespace nl::sim {
namespace {

/// Borrows an actor that ACTORS has not taken, for one action, and leaves none flying on by itself.
class Borrowed {
  public:
    Borrowed(const script::Call& call, Handle actor)
        : story_(story_of(call)),
          actor_(actor),
          taken_(story_.cinema().take(story_.world(), actor, call.function())) {}
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;
    ~Borrowed() {
        if (taken_) story_.cinema().release(story_.world(), actor_);
    }
    [[nodiscard]] Craft* get() const { return story_.world().craft().get(actor_); }

  private:
    Story& story_;
    Handle actor_;
    bool taken_;
};

/// Cuts the engine when the flight ends, however it does.
class EngineOff {
  public:
    explicit EngineOff(const Borrowed& actor) : actor_(actor) {}
    EngineOff(const EngineOff&) = delete;
    EngineOff& operator=(const EngineOff&) = delete;
    ~EngineOff() {
        if (Craft* c = actor_.get()) c->controls.thrust = {};
    }

  private:
    const Borrowed& actor_;
};

class TriggerOff {
  public:
    explicit TriggerOff(const Borrowed& actor) : actor_(actor) {}
    TriggerOff(const TriggerOff&) = delete;
    TriggerOff& operator=(const TriggerOff&) = delete;
    ~TriggerOff() {
        if (Craft* c = actor_.get()) c->controls.fire = false;
    }

  private:
    const Borrowed& actor_;
};

void note_gone(const script::Call& call) { call.note(concat(call.text(0), " is gone")); }

/// Full thrust, and less near the goal, so that a craft of that make comes to rest there.
Vec2 thrust_towards(const Craft& craft, Vec2 offset) {
    const float speed = craft.type->speed;
    const float braking = std::max(60.0F, speed * speed / std::max(1.0F, craft.type->acceleration));
    return clamped(offset * (1.0F / braking), 1.0F);
}

/// Ticks after which a flight of that length is given up: something is in the way, or it cannot fly.
Tick patience(const Craft& craft, float way) {
    constexpr double kTimes = 3.0;
    constexpr double kAnyway = 5.0;
    return to_ticks(
        static_cast<double>(way) / std::max(20.0, static_cast<double>(craft.type->speed)) * kTimes + kAnyway);
}

}  // namespace

bool Goal::place(const World& world, Vec2& at) const {
    at = point;
    if (craft.empty()) return true;
    const Craft* c = world.craft().get(craft);
    if (c == nullptr) return false;
    at = c->position;
    return true;
}

bool goal_of(const script::Call& call, std::size_t i, Goal& goal) {
    if (call.is_point(i)) {
        goal = {{}, call.point(i)};
        return true;
    }
    Story& story = story_of(call);
    const Handle h = story.find(call.name(i));
    if (!h.empty()) {
        goal = {h, {}};
        return true;
    }
    for (const auto& place : story.world().mission().locations) {
        if (place.id != call.text(i)) continue;
        goal = {{}, place.at};
        return true;
    }
    call.note(concat(call.text(i), " is not there"));
    return false;
}

script::Task fly_to(script::Call call, Handle actor, Goal goal, float near) {
    const Borrowed borrowed(call, actor);
    const EngineOff engine_off(borrowed);
    const World& world = story_of(call).world();
    Tick left = -1;
    while (true) {
        Craft* craft = borrowed.get();
        Vec2 at;
        if (craft == nullptr) co_return note_gone(call);
        if (!goal.place(world, at)) co_return call.note("whom it flew to is gone");
        const Vec2 offset = at - craft->position;
        if (length(offset) <= near) co_return;
        if (left < 0) left = patience(*craft, length(offset));
        if (--left < 0) co_return call.note(concat(call.text(0), " did not get there"));
        craft->controls.thrust = thrust_towards(*craft, offset);
        craft->controls.turn_to_heading = true;
        craft->controls.heading = heading_of(offset);
        co_await script::next_tick();
    }
}

script::Task turn_to(script::Call call, Handle actor, Goal goal) {
    constexpr float kNearEnough = 0.04F;  // radians
    const Borrowed borrowed(call, actor);
    const World& world = story_of(call).world();
    for (Tick left = 4 * kTicksPerSecond; left > 0; --left) {
        Craft* craft = borrowed.get();
        Vec2 at;
        if (craft == nullptr) co_return note_gone(call);
        if (!goal.place(world, at)) co_return call.note("whom it faced is gone");
        const float wanted = heading_of(at - craft->position);
        if (std::fabs(wrap_angle(wanted - craft->heading)) <= kNearEnough) co_return;
        craft->controls.turn_to_heading = true;
        craft->controls.heading = wanted;
        co_await script::next_tick();
    }
    call.note(concat(call.text(0), " cannot turn there"));
}

script::Task hold_fire(script::Call call, Handle actor, Tick ticks) {
    const Borrowed borrowed(call, actor);
    const TriggerOff trigger_off(borrowed);
    for (; ticks > 0; --ticks) {
        Craft* craft = borrowed.get();
        if (craft == nullptr) co_return note_gone(call);
        craft->controls.fire = true;
        co_await script::next_tick();
    }
}

}  // namespace nl::sim
