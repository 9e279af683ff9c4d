#include <algorithm>

#include "round_fixture.hpp"
#include "ui/shop.hpp"

namespace {

TEST_F(Round, TheHangarSellsFitsAndBuildsIn) {
    std::string why;
    live_a_little(shell_.profile);
    ASSERT_TRUE(slots_->create(1, shell_.profile, why));
    const auto before = shell_.profile.tuna;
    auto upgrades = nl::ui::list_offers(shell_, nl::ui::OfferKind::Upgrade);
    ASSERT_FALSE(upgrades.empty());
    nl::ui::take_offer(shell_, upgrades[0]);
    EXPECT_EQ(kept().outfits.at("tabby").level("hull"), 1);
    EXPECT_EQ(kept().tuna, before - upgrades[0].price);
    auto weapons = nl::ui::list_offers(shell_, nl::ui::OfferKind::Weapon);
    const auto spread =
        std::find_if(weapons.begin(), weapons.end(), [](const auto& o) { return o.id == "spread-gun"; });
    ASSERT_NE(spread, weapons.end());
    nl::ui::take_offer(shell_, *spread);
    EXPECT_EQ(kept().outfits.at("tabby").weapons.front(), "spread-gun");
    EXPECT_TRUE(kept().owns_weapon("spread-gun"));
    // Back to what it came with costs nothing.
    weapons = nl::ui::list_offers(shell_, nl::ui::OfferKind::Weapon);
    const auto tuna = shell_.profile.tuna;
    nl::ui::take_offer(shell_, weapons.front());
    EXPECT_EQ(shell_.profile.tuna, tuna);
}

TEST_F(Round, NobodyBuysWhatIsTooDearOrNotOnSale) {
    std::string why;
    ASSERT_TRUE(slots_->create(1, shell_.profile, why));
    shell_.profile.tuna = 50;
    for (const auto kind : {nl::ui::OfferKind::Ship, nl::ui::OfferKind::Weapon, nl::ui::OfferKind::Upgrade})
        for (const auto& offer : nl::ui::list_offers(shell_, kind))
            if (!offer.owned) nl::ui::take_offer(shell_, offer);
    EXPECT_EQ(shell_.profile.tuna, 50);
    EXPECT_EQ(shell_.profile.craft, (std::vector<std::string>{"tabby"}));
    shell_.profile.tuna = 100000;
    auto ships = nl::ui::list_offers(shell_, nl::ui::OfferKind::Ship);
    const auto siamese =
        std::find_if(ships.begin(), ships.end(), [](const auto& o) { return o.id == "siamese"; });
    ASSERT_NE(siamese, ships.end());
    EXPECT_TRUE(siamese->locked);  // a mission unlocks it
    nl::ui::take_offer(shell_, *siamese);
    EXPECT_FALSE(shell_.profile.owns_craft("siamese"));
    shell_.profile.unlocked = {"siamese"};
    ships = nl::ui::list_offers(shell_, nl::ui::OfferKind::Ship);
    nl::ui::take_offer(
        shell_, *std::find_if(ships.begin(), ships.end(), [](const auto& o) { return o.id == "siamese"; }));
    EXPECT_EQ(kept().flies, "siamese");
}

TEST_F(Round, AShipIsBoughtByKeysAfterAQuestion) {
    std::string why;
    shell_.profile.tuna = 5000;
    ASSERT_TRUE(slots_->create(1, shell_.profile, why));
    open(nl::ui::hub_screen());
    turn_to(2);
    shell_.top()->focus().set(10);
    press(&UiInput::down);
    frame({});
    look("hangar-ships");
    for (int i = 0; i < 6 && top() == "hub"; ++i) {
        press(&UiInput::accept);
        if (top() == "hub") press(&UiInput::down);
    }
    ASSERT_EQ(top(), "confirm");
    frame({});
    press(&UiInput::right);
    press(&UiInput::accept);
    EXPECT_EQ(top(), "hub");
    EXPECT_EQ(kept().craft.size(), 2U);
    EXPECT_LT(kept().tuna, 5000);
}

}  // namespace
