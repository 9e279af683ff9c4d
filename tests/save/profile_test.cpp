#include "save/profile.hpp"

#include "temporary_folder.hpp"

namespace {

using nl::save::FlightRecord;
using nl::save::Profile;

FlightRecord flight(bool complete, std::int64_t ticks, int kills) {
    FlightRecord f;
    f.mission = "radio-check";
    f.difficulty = "cat";
    f.complete = complete;
    f.ticks = ticks;
    f.kills = kills;
    f.shots = 100;
    f.hits = 40;
    f.tuna = 50;
    f.unlocks = {"siamese"};
    return f;
}

class ProfileFile : public InFolder {
  protected:
    Profile load(int slot = 1) { return nl::save::load_profile(folder_, slot, notices_); }
    std::vector<std::string> notices_;
};

TEST_F(ProfileFile, ComesBackAsItWasSavedEachSlotByItself) {
    Profile p;
    p.name = "Mürrli \"the Claw\"";
    nl::save::add_flight(p, flight(true, 5000, 6));
    p.campaign["spared_blip"] = 1.5;
    std::string why;
    ASSERT_TRUE(nl::save::save_profile(folder_, 2, p, why)) << why;
    EXPECT_EQ(load(2), p);
    EXPECT_EQ(load(1), Profile{});
    EXPECT_TRUE(notices_.empty());
}

TEST_F(ProfileFile, OnlyCompletedFlightsPayAndOnlyBetterOnesAreRecords) {
    Profile p;
    EXPECT_FALSE(nl::save::add_flight(p, flight(false, 100, 1)));
    EXPECT_FALSE(p.completed("radio-check"));
    EXPECT_EQ(p.tuna, 0);
    EXPECT_TRUE(nl::save::add_flight(p, flight(true, 5000, 6)));
    EXPECT_FALSE(nl::save::add_flight(p, flight(true, 6000, 2)));
    const auto& record = p.missions.at("radio-check");
    EXPECT_TRUE(p.completed("radio-check"));
    EXPECT_EQ(record.best_ticks, 5000);
    EXPECT_EQ(record.most_kills, 6);
    EXPECT_EQ(record.flown, 3);
    EXPECT_FLOAT_EQ(record.best_accuracy, 0.4F);
    EXPECT_EQ(p.tuna, 100);
    EXPECT_EQ(p.unlocked, (std::vector<std::string>{"siamese"}));
}

TEST_F(ProfileFile, HostileValuesAreNotBelieved) {
    put("profile-1.json",
        R"({"name": 5, "tuna": 1e300, "missions": {"x": {"flown": -4, "best_accuracy": 12, "best_ticks": "soon"}},
            "campaign": [1], "unlocked": [1, "manx"], "later": null})");
    const Profile p = load();
    EXPECT_EQ(p.name, "Leo");
    EXPECT_EQ(p.tuna, 0);
    EXPECT_EQ(p.missions.at("x").flown, 0);
    EXPECT_EQ(p.missions.at("x").best_accuracy, 1.0F);
    EXPECT_EQ(p.unlocked, (std::vector<std::string>{"manx"}));
    std::string why;
    ASSERT_TRUE(nl::save::save_profile(folder_, 1, p, why)) << why;
    EXPECT_NE(get("profile-1.json").find("\"later\": null"), std::string::npos);
}

}  // namespace
