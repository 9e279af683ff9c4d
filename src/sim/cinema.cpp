#include "sim/cinema.hpp"

#include <algorithm>
#include <utility>

#include "sim/world.hpp"

namespace nl::sim {
namespace {

constexpr float kLetterboxStep = 1.0F / 40.0F;     // two thirds of a second to open or close
constexpr float kCameraReturnStep = 1.0F / 60.0F;  // a second
constexpr Tick kSkipTicks = 45;                    // to hold the key, so that nobody skips by accident

float towards(float from, float to, float step) {
    return from < to ? std::min(to, from + step) : std::max(to, from - step);
}

}  // namespace

void Cinema::begin(std::uint32_t function) {
    state_.active = true;
    begun_by_ = function;
    letterbox_on_ = true;
    skip_ticks_ = 0;
}

void Cinema::end(World& world) {
    state_.active = false;
    state_.skipping = false;
    letterbox_on_ = false;
    release_camera();
    function_ended(world, begun_by_);
}

void Cinema::title(std::string text, Tick now) {
    state_.title = std::move(text);
    state_.title_at = now;
}

void Cinema::shake(float strength, Tick ticks) {
    shake_strength_ = strength;
    shake_ticks_ = shake_left_ = std::max<Tick>(1, ticks);
}

void Cinema::look_at(Handle craft, Vec2 point) {
    camera_from_ = state_.camera_weight > 0.0F ? state_.camera : point;
    weight_from_ = state_.camera_weight;
    camera_craft_ = craft;
    camera_target_ = point;
    share_ = 0.0F;
    camera_returns_ = false;
}

Vec2 Cinema::target_place(const World& world) {
    if (const Craft* c = world.craft().get(camera_craft_)) camera_target_ = c->position;
    return camera_target_;
}

void Cinema::move_camera(const World& world, float share) {
    share_ = share;
    const float e = eased(share_);
    const Vec2 target = target_place(world);
    // From the player's camera there is nothing to cross but the mix of the two.
    state_.camera = weight_from_ > 0.0F ? lerp(camera_from_, target, e) : target;
    state_.camera_weight = lerp(weight_from_, 1.0F, e);
}

bool Cinema::take(World& world, Handle craft, std::uint32_t function) {
    Craft* c = world.craft().get(craft);
    if (c == nullptr || c->scripted) return false;
    c->scripted = true;
    c->controls = {};
    c->controls.heading = c->heading;
    actors_.push_back({craft, function});
    return true;
}

void Cinema::release(World& world, Handle craft) {
    if (Craft* c = world.craft().get(craft); c != nullptr && c->scripted) {
        c->scripted = false;
        c->controls = {};
        c->controls.heading = c->heading;
    }
    std::erase_if(actors_, [&](const Actor& a) { return a.craft == craft; });
}

void Cinema::function_ended(World& world, std::uint32_t function) {
    while (true) {
        const auto it = std::find_if(actors_.begin(), actors_.end(),
                                     [&](const Actor& a) { return a.function == function; });
        if (it == actors_.end()) break;
        release(world, it->craft);
    }
    if (state_.active && begun_by_ == function) end(world);
}

void Cinema::hear(const Input& input, bool may_skip) {
    if (!may_skip) state_.skipping = false;
    if (!state_.skipping) {
        const bool held = state_.active && may_skip && input.has(Input::Skip);
        skip_ticks_ = held ? skip_ticks_ + 1 : 0;
        state_.skipping = skip_ticks_ >= kSkipTicks;
    }
    state_.skip_held = std::min(1.0F, static_cast<float>(skip_ticks_) / static_cast<float>(kSkipTicks));
}

void Cinema::step(const World& world, Tick now) {
    state_.letterbox = towards(state_.letterbox, letterbox_on_ ? 1.0F : 0.0F, kLetterboxStep);
    if (camera_returns_) {
        state_.camera_weight = towards(state_.camera_weight, 0.0F, kCameraReturnStep);
        (void)target_place(world);
    } else if (share_ >= 1.0F) {
        state_.camera = target_place(world);
    }
    shake_left_ = std::max<Tick>(0, shake_left_ - 1);
    state_.shake = shake_ticks_ > 0
                       ? shake_strength_ * static_cast<float>(shake_left_) / static_cast<float>(shake_ticks_)
                       : 0.0F;
    if (now - state_.title_at >= kTitleTicks) state_.title.clear();
}

void Cinema::hash(StateHash& into) const {
    into.add(std::uint64_t{state_.active ? 1U : 0U} + (letterbox_on_ ? 2U : 0U));
    into.add(state_.letterbox);
    into.add(state_.fade);
    into.add(state_.camera_weight);
    into.add(state_.camera.x);
    into.add(state_.camera.y);
    for (const Actor& a : actors_) into.add((std::uint64_t{a.craft.index} << 32U) | a.function);
}

}  // namespace nl::sim
