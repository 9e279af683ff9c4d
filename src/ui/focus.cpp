#include "ui/focus.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nl::ui {

std::size_t Focus::under(Vec2 pointer) const {
    for (std::size_t i = spots_.size(); i-- > 0;) {
        const Spot& s = spots_[i];
        if (s.where.contains(pointer) && (s.seen_through.empty() || s.seen_through.contains(pointer)))
            return i;
    }
    return kNothing;
}

/// The nearest spot in a direction: distance along the way counts once, distance aside counts more.
std::size_t Focus::next(Vec2 way) const {
    constexpr float kAside = 2.5F;
    const Vec2 from = spots_[at_].where.centre();
    std::size_t best = kNothing;
    float least = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < spots_.size(); ++i) {
        const Vec2 d = spots_[i].where.centre() - from;
        const float along = dot(d, way);
        // What lies under a wide row's whole width is straight below it.
        const Vec2 half{spots_[i].where.w * 0.5F, spots_[i].where.h * 0.5F};
        const float aside = std::max(0.0F, std::abs(cross(d, way)) - (way.x == 0.0F ? half.x : half.y));
        // Within 45 degrees or so: a neighbour to the side is not "below".
        if (i == at_ || along < 1.0F || aside > along * 4.0F) continue;
        if (const float score = along + aside * kAside; score < least) least = score, best = i;
    }
    return best;
}

/// For going round: from the last to the first.
std::size_t Focus::farthest(Vec2 way) const {
    std::size_t best = at_;
    float most = -std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < spots_.size(); ++i) {
        const Vec2 d = spots_[i].where.centre() - spots_[at_].where.centre();
        if (const float score = dot(d, way) - 3.0F * std::abs(cross(d, way)); score > most)
            most = score, best = i;
    }
    return best;
}

bool Focus::move(Vec2 way) {
    std::size_t to = next(way);
    if (to == kNothing && way.x == 0.0F) to = farthest(-way);
    if (to == kNothing || to == at_) return false;
    at_ = to;
    moved_by_keys_ = true;
    return true;
}

bool Focus::begin_frame(const UiInput& input) {
    spots_.swap(new_spots_);
    new_spots_.clear();
    moved_by_keys_ = false;
    shown_ = 0;
    if (spots_.empty()) return false;
    if (at_ >= spots_.size()) at_ = at_ == kNothing ? 0 : spots_.size() - 1;
    const std::size_t before = at_;
    const std::size_t hit = under(input.pointer);
    if (input.pointer_moved && !input.pointer_held && hit != kNothing) at_ = hit;
    if (input.pointer_pressed) {
        pressed_ = hit;
        if (hit != kNothing) at_ = hit;
    }
    if (!input.pointer_held && !input.pointer_released) pressed_ = kNothing;
    if (input.up) move({0, -1});
    if (input.down) move({0, 1});
    if (!spots_[at_].takes_sideways) {
        if (input.left) move({-1, 0});
        if (input.right) move({1, 0});
    }
    return at_ != before;
}

std::size_t Focus::add(const Spot& spot) {
    new_spots_.push_back(spot);
    return new_spots_.size() - 1;
}

}  // namespace nl::ui
