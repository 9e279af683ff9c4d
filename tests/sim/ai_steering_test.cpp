#include "sim/ai_steering.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/trig.hpp"

namespace nl::sim {
namespace {

/// A craft in small: its velocity follows the wanted one as fast as the engine can.
struct Glider {
    Vec2 at;
    Vec2 velocity;
    void tick(Vec2 wanted) {
        velocity += clamped(wanted - velocity, 700.0F / 60.0F);
        at += velocity * (1.0F / 60.0F);
    }
};

/// How near a shot that leaves now comes to a target that keeps its velocity.
float miss(Vec2 from, Vec2 aim, float shot_speed, Vec2 target, Vec2 target_velocity) {
    const Vec2 shot_velocity = normalized(aim - from) * shot_speed;
    float best = 1e9F;
    for (int tick = 0; tick < 240; ++tick) {
        best = std::min(best, distance(from, target));
        from += shot_velocity * (1.0F / 60.0F);
        target += target_velocity * (1.0F / 60.0F);
    }
    return best;
}

TEST(Lead, AShotMeetsATargetThatCrosses) {
    const Vec2 target{600.0F, -300.0F};
    for (const Vec2 velocity : {Vec2{0.0F, 340.0F}, Vec2{-300.0F, 100.0F}, Vec2{250.0F, -200.0F}, Vec2{}}) {
        const Vec2 aim = lead_target({}, target, velocity, 900.0F);
        EXPECT_LT(miss({}, aim, 900.0F, target, velocity), 10.0F);
    }
}

TEST(Lead, AimsAtTheTargetItselfWhenNoShotCanCatchIt) {
    const Vec2 aim = lead_target({}, {500.0F, 0.0F}, {1000.0F, 0.0F}, 400.0F);
    EXPECT_EQ(aim, (Vec2{500.0F, 0.0F}));
}

TEST(Lead, ATargetAsFastAsTheShotIsMetWhenItComesNearer) {
    const Vec2 aim = lead_target({}, {600.0F, 0.0F}, {-400.0F, 0.0F}, 400.0F);
    EXPECT_NEAR(aim.x, 300.0F, 1.0F);
}

TEST(Steering, ArrivesWithoutRunningPast) {
    Glider craft;
    const Vec2 place{800.0F, 0.0F};
    float furthest = 0.0F;
    for (int tick = 0; tick < 600; ++tick) {
        craft.tick(arrive(craft.at, place, 340.0F, 250.0F));
        furthest = std::max(furthest, craft.at.x);
    }
    EXPECT_LT(distance(craft.at, place), 5.0F);
    EXPECT_LT(furthest, 815.0F);
}

TEST(Steering, PursuitCutsTheCorner) {
    const Vec2 wanted = pursue({}, 400.0F, {0.0F, -600.0F}, {200.0F, 0.0F});
    EXPECT_GT(wanted.x, 100.0F) << "flies ahead of a target that moves right";
    EXPECT_LT(wanted.y, 0.0F);
}

TEST(Steering, EvasionLeadsAway) {
    const Vec2 wanted = evade({}, 300.0F, {0.0F, 400.0F}, {0.0F, -300.0F});
    EXPECT_LT(wanted.y, -299.0F);
}

TEST(Steering, CirclesAtItsDistanceTheWayItLikes) {
    for (const float side : {-1.0F, 1.0F}) {
        Glider craft{{900.0F, 0.0F}, {}};
        float turned = 0.0F;
        for (int tick = 0; tick < 900; ++tick) {
            const float before = heading_of(craft.at);
            craft.tick(circle_round(craft.at, {}, 400.0F, side, 300.0F));
            turned += wrap_angle(heading_of(craft.at) - before);
            if (tick > 300) {
                ASSERT_NEAR(length(craft.at), 400.0F, 60.0F);
            }
        }
        EXPECT_GT(turned * side, kPi) << "has gone round more than half a turn";
    }
}

TEST(Steering, FliesRoundARockAndOnToThePlaceBehindIt) {
    Glider craft;
    const Vec2 place{1200.0F, 0.0F};
    const Circle rock{{600.0F, 10.0F}, 150.0F};
    float side = 0.0F;
    for (int tick = 0; tick < 400 && distance(craft.at, place) > 40.0F; ++tick) {
        craft.tick(avoid_circle(craft.at, seek(craft.at, place, 340.0F), rock, 1.2F, side));
        ASSERT_GT(distance(craft.at, rock.at), 120.0F) << "tick " << tick;
    }
    EXPECT_LT(distance(craft.at, place), 41.0F);
}

TEST(Steering, ARockThatIsNotInTheWayChangesNothing) {
    float side = 0.0F;
    const Vec2 wanted{300.0F, 0.0F};
    EXPECT_EQ(avoid_circle({}, wanted, {{300.0F, 400.0F}, 150.0F}, 1.5F, side), wanted);
    EXPECT_EQ(avoid_circle({}, wanted, {{-300.0F, 0.0F}, 150.0F}, 1.5F, side), wanted);
    EXPECT_EQ(avoid_circle({}, wanted, {{3000.0F, 0.0F}, 150.0F}, 1.5F, side), wanted);
}

TEST(Steering, TurnsBackWellBeforeTheEdge) {
    Glider craft{{}, {340.0F, 0.0F}};
    for (int tick = 0; tick < 1200; ++tick) {
        craft.tick(keep_inside(craft.at, Vec2{340.0F, 40.0F}, {1000.0F, 1000.0F}, 300.0F));
        ASSERT_LT(craft.at.x, 960.0F);
        ASSERT_LT(craft.at.y, 960.0F);
    }
}

TEST(Steering, StandingStillIsAskedForAgainstTheDrift) {
    const Vec2 thrust = thrust_for({}, {200.0F, 0.0F}, 340.0F);
    EXPECT_LT(thrust.x, -0.02F);
    EXPECT_EQ(thrust_for({}, {}, 340.0F), Vec2{});
    EXPECT_EQ(thrust_for({170.0F, 0.0F}, {}, 340.0F), (Vec2{0.5F, 0.0F}));
}

TEST(Steering, PlacesOutsideTheArenaAreBroughtIn) {
    EXPECT_EQ(inside_arena({5000.0F, -20.0F}, {1000.0F, 800.0F}, 200.0F), (Vec2{800.0F, -20.0F}));
    EXPECT_EQ(inside_arena({50.0F, 3000.0F}, {100.0F, 80.0F}, 200.0F), (Vec2{0.0F, 0.0F})) << "a tiny arena";
}

TEST(Steering, KeepsApartFromWhatIsNearOnly) {
    const Vec2 wanted{0.0F, -200.0F};
    EXPECT_EQ(keep_apart({}, wanted, {300.0F, 0.0F}, 120.0F, 300.0F), wanted);
    EXPECT_LT(keep_apart({}, wanted, {60.0F, 0.0F}, 120.0F, 300.0F).x, -50.0F);
}

TEST(Steering, ALineMeetsWhatLiesOnIt) {
    EXPECT_TRUE(line_meets({}, {1.0F, 0.0F}, 500.0F, {{300.0F, 20.0F}, 34.0F}));
    EXPECT_FALSE(line_meets({}, {1.0F, 0.0F}, 500.0F, {{300.0F, 60.0F}, 34.0F}));
    EXPECT_FALSE(line_meets({}, {1.0F, 0.0F}, 500.0F, {{-100.0F, 0.0F}, 34.0F})) << "behind";
    EXPECT_FALSE(line_meets({}, {1.0F, 0.0F}, 500.0F, {{600.0F, 0.0F}, 34.0F})) << "beyond the shot's range";
}

TEST(Steering, KnowsWhenTwoPassEachOther) {
    EXPECT_NEAR(time_of_closest({}, {100.0F, 0.0F}, {300.0F, 40.0F}, {}, 10.0F), 3.0F, 0.01F);
    EXPECT_EQ(time_of_closest({}, {-100.0F, 0.0F}, {300.0F, 0.0F}, {}, 10.0F), 0.0F);
}

TEST(Formation, NoTwoShareAPlaceAndAllFlyBehind) {
    for (int a = 0; a < 8; ++a) {
        EXPECT_GT(formation_place({}, 0.0F, a, 100.0F).y, 0.0F) << "behind a leader who looks up";
        for (int b = 0; b < a; ++b)
            EXPECT_GT(distance(formation_place({}, 1.0F, a, 100.0F), formation_place({}, 1.0F, b, 100.0F)),
                      90.0F);
    }
}

}  // namespace
}  // namespace nl::sim
