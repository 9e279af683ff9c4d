#include "app/fixed_step.hpp"

#include <gtest/gtest.h>

namespace {

using nl::app::FixedStep;

int ticks_of(double seconds, double frames_per_second) {
    FixedStep step;
    int ticks = 0;
    const int frames = static_cast<int>(seconds * frames_per_second);
    for (int i = 0; i < frames; ++i) ticks += step.advance(1.0 / frames_per_second);
    return ticks;
}

TEST(FixedStep, TheSpeedOfTheGameDoesNotDependOnTheScreen) {
    for (const double rate : {15.0, 25.0, 30.0, 60.0, 75.0, 144.0, 1000.0})
        EXPECT_NEAR(ticks_of(10, rate), 600, 1) << rate;
}

TEST(FixedStep, ASlowMachineSlowsTheGameAndOwesNothingAfterwards) {
    FixedStep step;
    EXPECT_EQ(step.advance(0.5), FixedStep::kMostTicks);
    EXPECT_EQ(step.advance(0.0), 0);
    EXPECT_EQ(step.advance(1.0 / 60.0), 1);
}

TEST(FixedStep, ThePictureLiesBetweenTwoTicks) {
    FixedStep step;
    EXPECT_EQ(step.advance(1.5 / 60.0), 1);
    EXPECT_NEAR(step.share(), 0.5F, 1e-5F);
    EXPECT_EQ(step.advance(-3.0), 0);
    EXPECT_NEAR(step.share(), 0.5F, 1e-5F);
}

}  // namespace
