#include <gtest/gtest.h>

#include "sim/world_kit.hpp"
#include "view/hud.hpp"

namespace nl::view {
namespace {

float crowd_with(int friends, const char* side, float away) {
    sim::testing::Kit kit;
    for (int i = 0; i < friends; ++i) kit.add_craft("dummy", side, {away, static_cast<float>(i * 70)});
    return crowd_about(kit.world());
}

TEST(Crowd, AShipAloneWearsNoRing) {
    EXPECT_EQ(crowd_with(0, "cats", 0.0F), 0.0F);
    EXPECT_EQ(crowd_with(5, "greebles", 100.0F), 0.0F) << "foes look otherwise anyway";
    EXPECT_EQ(crowd_with(5, "cats", 1000.0F), 0.0F) << "nor with friends out of sight";
}

TEST(Crowd, GrowsWithTheFriendsAtHandAndHasALimit) {
    const float one = crowd_with(1, "cats", 100.0F);
    const float three = crowd_with(3, "cats", 100.0F);
    EXPECT_GT(one, 0.2F);
    EXPECT_GT(three, one + 0.3F);
    EXPECT_LT(crowd_with(1, "cats", 700.0F), one) << "less for those further off";
    EXPECT_EQ(crowd_with(12, "cats", 100.0F), 1.0F);
}

}  // namespace
}  // namespace nl::view
