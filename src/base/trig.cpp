#include "base/trig.hpp"

#include <algorithm>
#include <cmath>

namespace nl {
namespace {

// Odd minimax polynomial for sin on [-pi/2, pi/2].
float sine_core(float x) {
    const float x2 = x * x;
    float p = 2.6083159809786593541503e-06F;
    p = p * x2 - 1.981069071916863322258e-04F;
    p = p * x2 + 8.33307858556509017944e-03F;
    p = p * x2 - 1.66666597127914428710938e-01F;
    return x + x * x2 * p;
}

// Odd polynomial for atan on [-1, 1].
float arc_tangent_core(float x) {
    const float x2 = x * x;
    float p = -0.0040540580F;
    p = p * x2 + 0.0218612288F;
    p = p * x2 - 0.0559098861F;
    p = p * x2 + 0.0964200441F;
    p = p * x2 - 0.1390853351F;
    p = p * x2 + 0.1994653599F;
    p = p * x2 - 0.3332985605F;
    p = p * x2 + 0.9999993329F;
    return x * p;
}

}  // namespace

float wrap_angle(float angle) {
    if (angle >= -kPi && angle <= kPi) return angle;
    const float turns = std::floor(angle * (1.0F / kTwoPi) + 0.5F);
    return std::clamp(angle - turns * kTwoPi, -kPi, kPi);
}

// No branches below: which way they go is random in a fight, and a wrong guess costs more than the sum.

float sine(float angle) {
    const float x = wrap_angle(angle);
    const float a = std::fabs(x);
    return sine_core(std::copysign(std::min(a, kPi - a), x));
}

float cosine(float angle) { return sine(wrap_angle(angle) + kPi * 0.5F); }

float arc_tangent(float y, float x) {
    const float ax = std::fabs(x);
    const float ay = std::fabs(y);
    const float larger = std::max(ax, ay);
    if (larger == 0.0F) return 0.0F;
    const float a = arc_tangent_core(std::min(ax, ay) / larger);
    const auto steep = static_cast<float>(ay > ax);
    const auto back = static_cast<float>(x < 0.0F);
    const float quarter = a + steep * (kPi * 0.5F - 2.0F * a);
    return std::copysign(quarter + back * (kPi - 2.0F * quarter), y);
}

Vec2 direction(float heading) { return {sine(heading), -cosine(heading)}; }

float heading_of(Vec2 v) { return arc_tangent(v.x, -v.y); }

Vec2 rotated(Vec2 v, float heading) {
    const float s = sine(heading);
    const float c = cosine(heading);
    return {v.x * c - v.y * s, v.x * s + v.y * c};
}

float turn_towards(float from, float to, float step) {
    const float delta = wrap_angle(to - from);
    return wrap_angle(from + std::clamp(delta, -step, step));
}

}  // namespace nl
