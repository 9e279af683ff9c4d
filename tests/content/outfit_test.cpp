#include "content/outfit.hpp"

#include <gtest/gtest.h>

#include "base/files.hpp"
#include "source_folder.hpp"

namespace nl::content {
namespace {

class Outfits : public testing::Test {
  protected:
    Outfits() { library_ = load_library(SearchPath({nl::source_folder()}), said_); }
    [[nodiscard]] const CraftType& craft(const char* id) const { return *library_.find_craft(id); }
    Diagnostics said_;
    Library library_;
};

TEST_F(Outfits, PairsOfGunsAndSingleLaunchersAreSlots) {
    const auto tabby = slots_of(library_, craft("tabby"));
    ASSERT_EQ(tabby.size(), 2U);
    EXPECT_EQ(tabby[0].mounts.size(), 2U);
    EXPECT_FALSE(tabby[0].secondary);
    EXPECT_TRUE(tabby[1].secondary);
    const auto coon = slots_of(library_, craft("maine-coon"));
    ASSERT_EQ(coon.size(), 4U);
    EXPECT_TRUE(fits(*library_.find_weapon("beam"), coon[1]));
    EXPECT_FALSE(fits(*library_.find_weapon("emp"), coon[1]));
    EXPECT_TRUE(fits(*library_.find_weapon("emp"), coon[2]));
    EXPECT_FALSE(fits(*library_.find_weapon("flare"), coon[2]));
}

TEST_F(Outfits, WeaponsAndUpgradesAreBuiltInAndTheRestStays) {
    const CraftType& as_it_comes = craft("tabby");
    const CraftType plain = fitted(library_, as_it_comes, {});
    EXPECT_EQ(plain.hull, as_it_comes.hull);
    EXPECT_EQ(plain.mounts[0].weapon, "claw-cannon");
    const CraftType made =
        fitted(library_, as_it_comes, {"tabby", {"spread-gun", "emp"}, {{"hull", 2}, {"guns", 1}}});
    EXPECT_EQ(made.mounts[0].weapon, "spread-gun");
    EXPECT_EQ(made.mounts[1].weapon, "spread-gun");
    EXPECT_EQ(made.mounts[2].weapon, "emp");
    EXPECT_EQ(made.mounts[3].weapon, "flare");
    EXPECT_GT(made.hull, as_it_comes.hull);
    EXPECT_GT(made.gun_rate, 1.0F);
    EXPECT_EQ(made.speed, as_it_comes.speed);
}

TEST_F(Outfits, WhatDoesNotFitOrExistIsLeftOut) {
    const CraftType made =
        fitted(library_, craft("tabby"), {"tabby", {"emp", "no-such"}, {{"hull", 99}, {"wings", 1}}});
    EXPECT_EQ(made.mounts[0].weapon, "claw-cannon");
    EXPECT_EQ(made.mounts[2].weapon, "hairball-rocket");
    EXPECT_EQ(made.hull, craft("tabby").hull * library_.find_upgrade("hull")->levels.back().factor);
}

TEST_F(Outfits, GoThroughTextAndBack) {
    const Outfit o{"maine-coon", {"beam", "", "mine"}, {{"engine", 3}, {"hull", 1}}};
    EXPECT_EQ(parse_outfit(to_text(o)), o);
    EXPECT_EQ(to_text(Outfit{}), "");
    EXPECT_EQ(parse_outfit(""), Outfit{});
    EXPECT_EQ(parse_outfit("a|b,c|x=,=3,y=-4,z=1e9,hull=2,,").upgrades.size(), 2U);  // "" and hull
    for (const char* bad : {"|", "||", "|||", "=", "a|,,,,|,,,,"}) (void)parse_outfit(bad);
}

TEST_F(Outfits, NamesOfMedalsAndUpgradesAreChecked) { EXPECT_EQ(said_.text(), ""); }

}  // namespace
}  // namespace nl::content
