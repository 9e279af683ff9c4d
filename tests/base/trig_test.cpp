#include "base/trig.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace {

TEST(Trig, AgreesWithTheMathsLibrary) {
    for (int i = -20000; i <= 20000; ++i) {
        const float a = static_cast<float>(i) * 0.001F;
        EXPECT_NEAR(nl::sine(a), std::sin(static_cast<double>(a)), 4e-6) << a;
        EXPECT_NEAR(nl::cosine(a), std::cos(static_cast<double>(a)), 4e-6) << a;
    }
    for (int i = 0; i < 3600; ++i) {
        const double a = i * 0.00174532925;
        const auto x = static_cast<float>(std::cos(a) * 70.0);
        const auto y = static_cast<float>(std::sin(a) * 70.0);
        EXPECT_NEAR(nl::arc_tangent(y, x), std::atan2(static_cast<double>(y), static_cast<double>(x)), 4e-6)
            << i;
    }
    EXPECT_EQ(nl::arc_tangent(0.0F, 0.0F), 0.0F);
}

TEST(Trig, HeadingsStartUpAndGrowClockwise) {
    EXPECT_NEAR(nl::direction(0.0F).y, -1.0F, 1e-5F);
    EXPECT_NEAR(nl::direction(nl::kPi / 2).x, 1.0F, 1e-5F);
    EXPECT_NEAR(nl::heading_of({1.0F, 0.0F}), nl::kPi / 2, 1e-5F);
    EXPECT_NEAR(nl::turn_towards(3.0F, -3.0F, 0.1F), 3.1F, 1e-5F);  // the short way, over pi
}

}  // namespace
