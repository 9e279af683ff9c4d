#include "view/hud.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "view/particles.hpp"

namespace nl::view {
namespace {

TEST(MessagePage, TimeIsSharedByLength) {
    const std::vector<std::size_t> lengths = {300, 100};
    EXPECT_EQ(page_at(lengths, 0, 2000).index, 0U);
    EXPECT_EQ(page_at(lengths, 1499, 2000).index, 0U);
    EXPECT_EQ(page_at(lengths, 1500, 2000).index, 1U);
    EXPECT_EQ(page_at(lengths, 1999, 2000).index, 1U);
    EXPECT_NEAR(page_at(lengths, 1560, 2000).since, 1.0F, 0.01F);
    EXPECT_EQ(page_at(lengths, 90000, 2000).index, 1U);  // held until dismissed
    EXPECT_EQ(page_at({}, 5, 100).index, 0U);
    EXPECT_EQ(page_at({0, 0}, 5, 100).index, 0U);
}

TEST(HudText, NumbersAndDistances) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1240), "1,240");
    EXPECT_EQ(grouped(-1234567), "-1,234,567");
    EXPECT_EQ(distance_text(310), "0.31 km");
    EXPECT_EQ(distance_text(50), "0.05 km");
    EXPECT_EQ(distance_text(12345), "12 km");
}

TEST(Gauge, ShowsWhatWasLostForAMoment) {
    Gauge g;
    content::HudFeel feel;
    for (int i = 0; i < 20; ++i) g.step(0.5F, feel);
    EXPECT_LT(g.shown, 0.6F);
    EXPECT_GT(g.lost, 0.9F);
    for (int i = 0; i < 300; ++i) g.step(0.5F, feel);
    EXPECT_NEAR(g.lost, 0.5F, 0.02F);
}

TEST(Objectives, AreFoldedAwayAMomentAfterTheyAreFinished) {
    content::HudFeel feel;
    feel.objective_fold = 6.0F;
    sim::Objective o{};
    o.shown = true;
    o.changed_at = 600;
    o.state = sim::ObjectiveState::Active;
    EXPECT_TRUE(is_on_hud(o, 99999, feel));
    for (const auto state : {sim::ObjectiveState::Complete, sim::ObjectiveState::Failed}) {
        o.state = state;
        EXPECT_TRUE(is_on_hud(o, 600, feel));
        EXPECT_TRUE(is_on_hud(o, 600 + 5 * sim::kTicksPerSecond, feel)) << "long enough to be seen";
        EXPECT_FALSE(is_on_hud(o, 600 + 7 * sim::kTicksPerSecond, feel));
    }
    o.shown = false;
    o.state = sim::ObjectiveState::Active;
    EXPECT_FALSE(is_on_hud(o, 600, feel)) << "hidden";
}

/// Colour sets tell friend from foe by lightness, too, so that no kind of colour-blindness takes them both.
TEST(Signs, FriendAndFoeDifferInEverySet) {
    for (const Colours set : {Colours::Usual, Colours::BlueOrange, Colours::WhiteViolet}) {
        const Signs s = signs_for(set);
        EXPECT_GT(std::fabs(s.friendly.r - s.foe.r) + std::fabs(s.friendly.g - s.foe.g) +
                      std::fabs(s.friendly.b - s.foe.b),
                  0.5F);
    }
    EXPECT_GT(signs_for(Colours::BlueOrange).friendly.b, signs_for(Colours::BlueOrange).foe.b + 0.5F);
    EXPECT_GT(signs_for(Colours::WhiteViolet).friendly.g, signs_for(Colours::WhiteViolet).foe.g + 0.3F);
}

TEST(Particles, DieAndNeverGrowBeyondTheirLimit) {
    Particles p(100);
    for (int i = 0; i < 1000; ++i) p.add({});
    EXPECT_EQ(p.size(), 100U);
    p.limit(40);
    EXPECT_EQ(p.size(), 40U);
    for (int i = 0; i < 60; ++i) p.step(0.02F);
    EXPECT_EQ(p.size(), 0U);
}

}  // namespace
}  // namespace nl::view
