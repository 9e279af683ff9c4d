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

float sine(float angle) {
    float x = wrap_angle(angle);
    if (x > kPi * 0.5F) x = kPi - x;
    if (x < -kPi * 0.5F) x = -kPi - x;
    return sine_core(x);
}

float cosine(float angle) { return sine(wrap_angle(angle) + kPi * 0.5F); }

float arc_tangent(float y, float x) {
    const float ax = std::fabs(x);
    const float ay = std::fabs(y);
    if (ax == 0.0F && ay == 0.0F) return 0.0F;
    float a = ay > ax ? kPi * 0.5F - arc_tangent_core(ax / ay) : arc_tangent_core(ay / ax);
    if (x < 0.0F) a = kPi - a;
    return y < 0.0F ? -a : a;
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
