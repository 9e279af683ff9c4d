#include "save/profile.hpp"

#include "save/slots.hpp"
#include "temporary_folder.hpp"

namespace {

using nl::save::FlightRecord;
using nl::save::Profile;

FlightRecord flight(bool complete, std::int64_t ticks, int kills) {
    FlightRecord f;
    f.mission = "radio-check";
    f.difficulty = "cat";
    f.craft = "tabby";
    f.complete = complete;
    f.ticks = ticks;
    f.kills = kills;
    f.shots = 100;
    f.hits = 40;
    f.tuna = 5;
    f.reward = 48;
    f.unlocks = {"siamese"};
    f.counts["kills.gnat"] = kills;
    return f;
}

class ProfileFile : public InFolder {
  protected:
    std::optional<Profile> load(int slot = 1) { return nl::save::load_profile(folder_, slot, notices_); }
    std::vector<std::string> notices_;
};

TEST_F(ProfileFile, ComesBackAsItWasSavedEachSlotByItself) {
    Profile p;
    p.name = "Mürrli \"the Claw\"";
    p.difficulty = "tiger";
    p.nine_lives = true;
    p.lives = 4;
    p.craft = {"tabby", "manx"};
    p.weapons = {"claw-cannon", "emp"};
    p.flies = "manx";
    p.outfits["manx"] = {"manx", {"claw-cannon", "emp"}, {{"hull", 2}}};
    p.medals = {"first-purr"};
    p.met = {"gnat", "spitter"};
    p.talks = {"hangar-rent"};
    p.read = {"radio-check"};
    p.notes = {{"socks", "Socks", "They come in ones.", "radio-check"}};
    p.quests = {{"tin", 100, "Somebody has a tin."}};
    p.spoken["radio-check"] = {{"1:05", "Leo", "Radio check."}};
    auto storm = flight(false, 9000, 70);
    storm.mission = "endless-storm";
    storm.points = 12345;
    nl::save::add_flight(p, storm);
    nl::save::add_flight(p, flight(true, 5000, 6));
    p.campaign["spared_blip"] = 1.5;
    std::string why;
    ASSERT_TRUE(nl::save::save_profile(folder_, 2, p, why)) << why;
    EXPECT_EQ(load(2), p);
    EXPECT_EQ(load(1), std::nullopt);
    EXPECT_TRUE(notices_.empty());
}

TEST_F(ProfileFile, OnlyCompletedFlightsAreRewardedAndOnlyBetterOnesAreRecords) {
    Profile p;
    EXPECT_FALSE(nl::save::add_flight(p, flight(false, 100, 1)).best_time);
    EXPECT_FALSE(p.completed("radio-check"));
    EXPECT_EQ(p.tuna, 5);  // what was picked up is kept, the reward is not given
    const auto gain = nl::save::add_flight(p, flight(true, 5000, 6));
    EXPECT_TRUE(gain.best_time && gain.first_time);
    EXPECT_EQ(gain.tuna, 53);
    EXPECT_EQ(gain.unlocked, (std::vector<std::string>{"siamese"}));
    const auto again = nl::save::add_flight(p, flight(true, 6000, 2));
    EXPECT_FALSE(again.best_time || again.first_time);
    EXPECT_EQ(again.tuna, 17);  // again pays a quarter
    EXPECT_TRUE(again.unlocked.empty());
    const auto& record = p.missions.at("radio-check");
    EXPECT_TRUE(p.completed("radio-check"));
    EXPECT_EQ(record.best_ticks, 5000);
    EXPECT_EQ(record.most_kills, 6);
    EXPECT_EQ(record.flown, 3);
    EXPECT_FLOAT_EQ(record.best_accuracy, 0.4F);
    EXPECT_EQ(p.tuna, 75);
    EXPECT_EQ(p.unlocked, (std::vector<std::string>{"siamese"}));
    EXPECT_EQ(p.count("kills.gnat"), 9);
    EXPECT_EQ(p.count("best-accuracy"), 40);
}

TEST_F(ProfileFile, NineLivesEndOnlyInTheirMode) {
    Profile p;
    auto lost = flight(false, 100, 1);
    lost.lost_ship = true;
    for (int i = 0; i < 9; ++i) nl::save::add_flight(p, lost);
    EXPECT_FALSE(p.over());
    p.nine_lives = true;
    for (int i = 0; i < 8; ++i) nl::save::add_flight(p, lost);
    EXPECT_FALSE(p.over());
    EXPECT_EQ(p.lives, 1);
    nl::save::add_flight(p, lost);
    EXPECT_TRUE(p.over());
}

TEST_F(ProfileFile, TheTableOfScoresKeepsTheTenBest) {
    Profile p;
    auto storm = flight(false, 100, 1);
    for (int i = 1; i <= 12; ++i) {
        storm.points = i * 100;
        EXPECT_EQ(nl::save::add_flight(p, storm).rank, 1);
    }
    storm.points = 350;
    EXPECT_EQ(nl::save::add_flight(p, storm).rank, 10);
    EXPECT_EQ(nl::save::add_flight(p, storm).rank, 0);
    const auto& scores = p.missions.at("radio-check").scores;
    ASSERT_EQ(scores.size(), 10U);
    EXPECT_EQ(scores.front().points, 1200);
    EXPECT_EQ(scores.back().points, 350);
}

TEST_F(ProfileFile, HostileValuesAreNotBelieved) {
    put("profile-1.json",
        R"({"name": 5, "tuna": 1e300, "lives": -3, "craft": "tabby", "medals": [[]], "notes": [5, {"id": 7}],
            "missions": {"x": {"flown": -4, "best_accuracy": 12, "best_ticks": "soon", "mine": [1, {"": 2}],
                               "scores": [{"points": 1e99}, 4]}},
            "outfits": {"tabby": {"upgrades": {"hull": 1e9, "guns": 2, "": "x"}, "weapons": {"a": 1}}},
            "spoken": {"x": [{"text": 4}], "y": 3}, "counts": {"kills": "many"},
            "campaign": [1], "unlocked": [1, "manx"], "later": null})");
    const auto p = load();
    ASSERT_TRUE(p);
    EXPECT_EQ(p->name, "Leo");
    EXPECT_EQ(p->tuna, 0);
    EXPECT_EQ(p->lives, 0);
    EXPECT_EQ(p->missions.at("x").flown, 0);
    EXPECT_EQ(p->missions.at("x").best_accuracy, 1.0F);
    EXPECT_EQ(p->outfits.at("tabby").upgrades, (std::map<std::string, int, std::less<>>{{"guns", 2}}));
    EXPECT_EQ(p->unlocked, (std::vector<std::string>{"manx"}));
    std::string why;
    ASSERT_TRUE(nl::save::save_profile(folder_, 1, *p, why)) << why;
    // What this version does not know stays, on the outside and within missions.
    EXPECT_NE(get("profile-1.json").find("\"later\": null"), std::string::npos);
    EXPECT_NE(get("profile-1.json").find("\"mine\""), std::string::npos);
    EXPECT_EQ(load(), p);
    EXPECT_TRUE(notices_.empty());
}

TEST_F(ProfileFile, ADeletedOneIsGoneButCanBeMendedByHand) {
    nl::save::Slots slots(folder_);
    std::string why;
    ASSERT_TRUE(slots.create(2, Profile{}, why)) << why;
    ASSERT_TRUE(slots.save(Profile{}, why)) << why;
    EXPECT_EQ(slots.last(), 2);
    EXPECT_TRUE(slots.remove(2, why)) << why;
    EXPECT_FALSE(slots.look(2).profile);
    EXPECT_EQ(slots.last(), 0);
    EXPECT_FALSE(slots.save(Profile{}, why));
    EXPECT_TRUE(there("profile-2.deleted.json"));
}

}  // namespace
