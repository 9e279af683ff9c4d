// The screens around the missions: profiles, intermission, hangar, log, records, results.

#include <unistd.h>

#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "sim/talk.hpp"
#include "ui/hub.hpp"
#include "ui/shop.hpp"
#include "ui_fixture.hpp"

namespace {

using nl::ui::UiInput;

/// A campaign of four missions on the real map, with the game's own library.
std::vector<nl::ui::MissionEntry> missions() {
    const auto entry = [](const char* id, const char* name, const char* planet,
                          std::vector<std::string> required) {
        nl::ui::MissionEntry m;
        m.id = id;
        m.name = name;
        m.planet = planet;
        m.briefing = {"A short flight, Leo. Out to the rocks, once round, and home.", "Be firm."};
        m.required = std::move(required);
        m.objectives = {{"Destroy the scouts", false}, {"Keep the paint", true}};
        m.rewards.tuna = 100;
        m.craft = "tabby";
        return m;
    };
    std::vector<nl::ui::MissionEntry> out = {entry("radio-check", "Radio Check", "Saucer", {}),
                                             entry("tuna-run", "Tuna Run", "Crumb", {"radio-check"}),
                                             entry("empty-corner", "The Empty Corner", "Attic", {"tuna-run"}),
                                             entry("buoy-run", "Lamplighter", "Whiskers", {"empty-corner"})};
    out[2].rewards.unlocks = {"siamese"};
    nl::ui::MissionEntry storm = entry("endless-storm", "Endless Storm", "Saucer", {});
    storm.optional = true;
    storm.kind = nl::content::MissionKind::Endless;
    out.push_back(storm);
    return out;
}

/// A profile that has seen something of everything.
void live_a_little(nl::save::Profile& p) {
    nl::save::FlightRecord f;
    f.mission = "radio-check";
    f.difficulty = "cat";
    f.craft = "tabby";
    f.complete = true;
    f.ticks = 7440;
    f.kills = 31;
    f.shots = 200;
    f.hits = 133;
    f.reward = 2500;
    f.counts = {{"kills.gnat", 24}, {"kills.spitter", 7}, {"items", 9}};
    (void)nl::save::add_flight(p, f);
    f.mission = "endless-storm";
    f.complete = false;
    for (int i = 0; i < 10; ++i) {
        f.points = 1200 * (10 - i);
        (void)nl::save::add_flight(p, f);
    }
    p.met = {"gnat", "spitter", "tabby", "frigate", "mother-brood"};
    p.medals = {"first-purr", "scratching", "radio-works"};
    p.notes = {{"tide", "The tide", "The Admiral thinks that something pulls the Greebles.", "tuna-run"},
               {"hangar", "The hangar", "Sprocket turns tuna into better ships.", "rent"}};
    p.quests = {{"singer", 10, "Something out there sings along with Leo."},
                {"bolts", 100, "Sprocket has stopped asking."}};
    for (int i = 0; i < 30; ++i)
        p.spoken["radio-check"].push_back({"1:05", i % 2 == 0 ? "Leo" : "Mittens",
                                           "A line that somebody says, number " + std::to_string(i)});
}

class Round : public UiTest {
  protected:
    explicit Round(int width = 1280, int height = 720) : UiTest(width, height) {
        const auto* info = testing::UnitTest::GetInstance()->current_test_info();
        std::string leaf = "nine-lives-round-" + std::string(info->name()) + "-" + std::to_string(::getpid());
        for (char& c : leaf)
            if (c == '/') c = '-';
        folder_ = std::filesystem::temp_directory_path() / leaf;
        std::filesystem::remove_all(folder_);
        slots_ = std::make_unique<nl::save::Slots>(folder_);
        shell_.slots = slots_.get();
        shell_.missions = missions();
        for (const auto& m : shell_.missions) shell_.catalogue[m.id] = {m.kind, m.optional};
        shell_.difficulties = {{"kitten", "Kitten"}, {"cat", "Cat"}, {"tiger", "Tiger"}};
        shell_.services.start_mission = [this](const std::string& id) { started_ = id; };
        shell_.services.list_replays = [] {
            return std::vector<nl::ui::ReplayEntry>{{"/nowhere/1.replay", "radio-check", "cat", true, 7440},
                                                    {"/nowhere/2.replay", "tuna-run", "tiger", false, 3000}};
        };
        shell_.services.watch_replay = [this](const std::filesystem::path& file) { watched_ = file; };
    }
    ~Round() override { std::filesystem::remove_all(folder_); }

    void presses(std::initializer_list<bool UiInput::*> keys) {
        for (const auto key : keys) press(key);
    }
    void type(const std::string& text) {
        UiInput input;
        input.typed = text;
        frame(input);
    }
    /// Turns the hub to its page n, from the first.
    void turn_to(int n) {
        for (int i = 0; i < n; ++i) press(&UiInput::next_tab);
    }
    [[nodiscard]] nl::save::Profile kept(int slot = 1) const {
        return slots_->look(slot).profile.value_or(nl::save::Profile{});
    }

    std::filesystem::path folder_;
    std::unique_ptr<nl::save::Slots> slots_;
    std::string started_;
    std::filesystem::path watched_;
};

TEST_F(Round, FourTimesEnterAndANewPlayerFlies) {
    open(nl::ui::title_screen());
    look("title-new");
    press(&UiInput::accept);
    EXPECT_EQ(top(), "new-profile");
    look("new-profile");
    press(&UiInput::accept);
    EXPECT_EQ(top(), "hub");
    frame({});
    look("hub-new");
    press(&UiInput::accept);
    EXPECT_EQ(top(), "briefing");
    frame({});
    look("briefing");
    press(&UiInput::accept);
    EXPECT_EQ(started_, "");  // the second page first
    press(&UiInput::accept);
    EXPECT_EQ(started_, "radio-check");
    EXPECT_EQ(kept().name, "Leo");
    EXPECT_EQ(kept().read, (std::vector<std::string>{"radio-check"}));
}

TEST_F(Round, ANameCanBeTyped) {
    open(nl::ui::new_profile_screen(2));
    EXPECT_TRUE(shell_.top()->wants_typing());
    type("Pü");
    press(&UiInput::erase);
    type("ickle the Very Long Named");
    press(&UiInput::accept);
    EXPECT_EQ(kept(2).name, "Pickle the Very");
}

TEST_F(Round, ANameCanBePutTogetherWithAPad) {
    open(nl::ui::new_profile_screen(3));
    // From Begin to the keys: whichever way, every one of them can be reached by the cross alone.
    std::set<std::size_t> reached{shell_.top()->focus().at()};
    std::vector<std::size_t> from{shell_.top()->focus().at()};
    while (!from.empty()) {
        const std::size_t at = from.back();
        from.pop_back();
        for (const auto key : {&UiInput::left, &UiInput::right, &UiInput::up, &UiInput::down}) {
            shell_.top()->focus().set(at);
            press(key);
            if (reached.insert(shell_.top()->focus().at()).second) from.push_back(shell_.top()->focus().at());
        }
    }
    EXPECT_GE(reached.size(), 33U + 4U);  // keys, difficulty, mode, Begin, Back
    shell_.top()->focus().set(2);         // A, the first key
    press(&UiInput::accept);
    press(&UiInput::right);
    press(&UiInput::accept);
    shell_.top()->focus().set(35);  // Begin
    press(&UiInput::accept);
    EXPECT_EQ(top(), "hub");
    EXPECT_EQ(kept(3).name, "Ab");
}

TEST_F(Round, DifficultyAndModeAreChosenAtTheStart) {
    open(nl::ui::new_profile_screen(1));
    shell_.top()->focus().set(0);
    press(&UiInput::right);
    press(&UiInput::down);
    press(&UiInput::accept);
    look("new-profile-nine-lives");
    shell_.top()->focus().set(35);
    press(&UiInput::accept);
    EXPECT_EQ(kept().difficulty, "tiger");
    EXPECT_TRUE(kept().nine_lives);
    EXPECT_EQ(kept().lives, 9);
    EXPECT_EQ(shell_.options.difficulty, "tiger");
}

TEST_F(Round, ProfilesAreChosenAndDeletedOnlyWhenAsked) {
    std::string why;
    for (const int slot : {1, 2}) {
        nl::save::Profile p = nl::save::new_profile(shell_.library->campaign);
        p.name = slot == 1 ? "Leo" : "Mürrli";
        live_a_little(p);
        ASSERT_TRUE(nl::save::save_profile(folder_, slot, p, why)) << why;
    }
    open(nl::ui::title_screen());
    open(nl::ui::profile_screen());
    frame({});
    look("profiles");
    shell_.top()->focus().set(0);
    press(&UiInput::down);  // Delete
    press(&UiInput::accept);
    EXPECT_EQ(top(), "confirm");
    frame({});
    look("confirm");
    press(&UiInput::accept);  // No has the focus
    EXPECT_EQ(top(), "profiles");
    EXPECT_TRUE(slots_->look(1).profile);
    press(&UiInput::accept);
    frame({});
    press(&UiInput::right);
    press(&UiInput::accept);  // Yes
    EXPECT_FALSE(slots_->look(1).profile);
    frame({});
    shell_.top()->focus().set(1);
    press(&UiInput::accept);
    EXPECT_EQ(top(), "hub");
    EXPECT_EQ(shell_.profile.name, "Mürrli");
}

TEST_F(Round, AProfileThatIsPlayedElsewhereCannotBeTaken) {
    nl::save::Slots other(folder_);
    std::string why;
    ASSERT_TRUE(other.create(1, nl::save::Profile{}, why)) << why;
    open(nl::ui::profile_screen());
    frame({});
    look("profiles-elsewhere");
    press(&UiInput::accept);
    EXPECT_EQ(top(), "profiles");
}

TEST_F(Round, ADamagedProfileIsSaidAndTheOneBeforeOffered) {
    std::string why;
    nl::save::Profile p;
    p.name = "Before";
    ASSERT_TRUE(nl::save::save_profile(folder_, 1, p, why));
    p.name = "After";
    ASSERT_TRUE(nl::save::save_profile(folder_, 1, p, why));
    std::filesystem::resize_file(folder_ / "profile-1.json", 60);
    open(nl::ui::profile_screen());
    frame({});
    look("profiles-damaged");
    press(&UiInput::accept);
    EXPECT_EQ(top(), "hub");
    EXPECT_EQ(shell_.profile.name, "Before");
}

TEST_F(Round, LockedMissionsSayWhyAndOpenOnesAreBriefed) {
    open(nl::ui::hub_screen());
    std::set<std::string> briefed;
    for (int i = 0; i < 12; ++i) {
        press(&UiInput::accept);
        if (top() == "briefing") {
            press(&UiInput::accept);
            press(&UiInput::accept);
            briefed.insert(started_);
            if (top() == "briefing") press(&UiInput::back);
        }
        if (top() != "hub") break;
        press(i % 2 == 0 ? &UiInput::right : &UiInput::down);
    }
    EXPECT_TRUE(briefed.contains("radio-check"));
    EXPECT_FALSE(briefed.contains("buoy-run"));
}

TEST_F(Round, ACallIsAnsweredAndItsChoiceRemembered) {
    std::string why;
    ASSERT_TRUE(slots_->create(1, shell_.profile, why));
    open(nl::ui::hub_screen());
    turn_to(1);
    shell_.top()->focus().set(7);  // the first row
    frame({});
    look("comms");
    press(&UiInput::accept);
    ASSERT_EQ(top(), "talk");
    look("talk");
    for (int i = 0; i < 5; ++i) press(&UiInput::accept);  // five lines, then the question
    frame({});
    look("talk-choice");
    press(&UiInput::down);
    press(&UiInput::accept);
    for (int i = 0; i < 6 && top() == "talk"; ++i) press(&UiInput::accept);
    EXPECT_EQ(top(), "hub");
    const auto p = kept();
    EXPECT_EQ(p.campaign.at("sprocket"), 2);
    EXPECT_EQ(p.talks, (std::vector<std::string>{"rent"}));
    EXPECT_EQ(p.notes.size(), 1U);
    EXPECT_EQ(p.quests.size(), 1U);
    EXPECT_FALSE(p.spoken.at("rent").empty());
    EXPECT_EQ(nl::ui::calls_waiting(shell_), 0);
}

TEST_F(Round, ACallThatIsLeftHasNotBeenHad) {
    std::string why;
    ASSERT_TRUE(slots_->create(1, shell_.profile, why));
    open(nl::ui::hub_screen());
    turn_to(1);
    shell_.top()->focus().set(7);
    presses({&UiInput::accept, &UiInput::accept, &UiInput::back});
    EXPECT_EQ(top(), "hub");
    EXPECT_TRUE(kept().talks.empty());
    EXPECT_EQ(nl::ui::calls_waiting(shell_), 1);
}

TEST_F(Round, EveryCallIsWithoutMistakesAndComesToItsEndEitherWay) {
    for (const auto& call : shell_.library->conversations) {
        nl::Diagnostics found;
        EXPECT_TRUE(nl::sim::compile_talk(*shell_.library, call, found));
        EXPECT_EQ(found.text(), "");
        for (const std::uint32_t answer : {1U, 2U}) {
            nl::sim::Talk talk(*shell_.library, call, {}, {});
            EXPECT_FALSE(talk.over()) << call.id;
            for (int i = 0; i < 100 && !talk.over(); ++i) {
                if (talk.choice())
                    EXPECT_TRUE(talk.pick(answer)) << call.id;
                else
                    talk.next();
            }
            EXPECT_TRUE(talk.over()) << call.id;
            EXPECT_GE(talk.said().size(), 4U) << call.id;
        }
    }
}

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

TEST_F(Round, RecordsWatchReplays) {
    open(nl::ui::hub_screen());
    turn_to(4);
    shell_.top()->focus().set(10);  // Replays
    press(&UiInput::accept);
    frame({});
    look("records-replays");
    shell_.top()->focus().set(11);
    press(&UiInput::accept);
    EXPECT_EQ(watched_, "/nowhere/1.replay");
}

TEST_F(Round, ResultsTellWhatWasGained) {
    live_a_little(shell_.profile);
    nl::ui::ResultContents r;
    r.mission = "Radio Check";
    r.mission_id = "radio-check";
    r.complete = true;
    r.objectives = {{"Destroy the scouts", "done", nl::view::kFriend},
                    {"Keep the paint", "failed", nl::view::kFoe}};
    r.figures = {{"Time", "2:04"}, {"Greebles", "6"}, {"Accuracy", "41 %"}, {"Damage taken", "12"}};
    r.gains = {
        150,         0, 0, true, -1, {"first-purr", "scratching", "radio-works"}, {"Siamese", "Spread gun"},
        {"Tuna Run"}};
    std::string chosen;
    r.leave = [&] { chosen = "leave"; };
    r.watch = [&] { chosen = "watch"; };
    open(nl::ui::result_screen(r));
    shell_.advance(0.1);
    for (int i = 0; i < 10; ++i) shell_.advance(0.1);
    look("result-gains");
    press(&UiInput::left);
    for (int i = 0; i < 3; ++i) press(&UiInput::right);
    press(&UiInput::accept);
    EXPECT_EQ(chosen, "watch");
    press(&UiInput::back);
    EXPECT_EQ(chosen, "leave");
    r.endless = true;
    r.complete = false;
    r.gains.points = 12400;
    r.gains.rank = 1;
    open(nl::ui::result_screen(r));
    look("result-endless");
}

TEST_F(Round, ASpentPilotDoesNotFly) {
    shell_.profile.nine_lives = true;
    shell_.profile.lives = 0;
    open(nl::ui::briefing_screen("radio-check"));
    presses({&UiInput::accept, &UiInput::accept, &UiInput::accept});
    EXPECT_EQ(started_, "");
    look("briefing-spent");
}

TEST_F(Round, NoPictureIsMissing) {
    live_a_little(shell_.profile);
    shell_.profile.tuna = 99999;
    open(nl::ui::title_screen());
    open(nl::ui::profile_screen());
    press(&UiInput::back);
    open(nl::ui::hub_screen());
    for (int tab = 0; tab < 5; ++tab) {
        for (int i = 0; i < 4; ++i) press(&UiInput::down);
        press(&UiInput::next_tab);
    }
    EXPECT_EQ(said_, "");
}

/// Every screen at every size: nothing is cut off, the focus shows and lies on the screen, back leads out.
struct Size {
    int width;
    int height;
    float scale;
};
class EverySize : public Round, public testing::WithParamInterface<Size> {
  protected:
    EverySize() : Round(GetParam().width, GetParam().height) {
        screen_.set_ui_scale(GetParam().scale);
        live_a_little(shell_.profile);
        shell_.profile.nine_lives = true;
        shell_.profile.tuna = 12345;
        std::string why;
        (void)slots_->create(1, shell_.profile, why);
    }
    void check(const std::string& what) {
        frame({});
        EXPECT_EQ(canvas_.cut_texts(), 0U) << what;
        const auto& focus = shell_.top()->focus();
        const auto* spot = focus.new_spot(focus.at());
        ASSERT_NE(spot, nullptr) << what << ": nothing has the focus";
        const float fit = std::min(1.0F, nl::ui::Shell::kMostScale / GetParam().scale);
        const nl::Vec2 size = screen_.ui_size() * (1.0F / fit);
        const nl::view::Rect all{-1.0F, -1.0F, size.x + 2.0F, size.y + 2.0F};
        const nl::view::Rect seen = spot->seen_through.empty() ? all : spot->seen_through;
        EXPECT_TRUE(all.contains(spot->seen_through.empty() ? spot->where : seen)) << what;
        EXPECT_TRUE(seen.intersects(spot->where)) << what << ": the focus is out of sight";
        const std::string shape = std::to_string(GetParam().width) + "x" + std::to_string(GetParam().height) +
                                  "-" + nl::to_text(static_cast<double>(GetParam().scale));
        look(shape + "-" + what);
    }
    void walk(const std::string& what) {
        check(what);
        for (const auto key :
             {&UiInput::down, &UiInput::right, &UiInput::down, &UiInput::left, &UiInput::up}) {
            press(key);
            check(what + "-walk");
        }
    }
};

TEST_P(EverySize, NothingIsCutOffAndTheFocusShows) {
    open(nl::ui::title_screen());
    walk("title");
    const std::pair<const char*, std::unique_ptr<nl::ui::Screen> (*)()> simple[] = {
        {"profiles", nl::ui::profile_screen},
        {"new-profile", [] { return nl::ui::new_profile_screen(2); }},
        {"briefing", [] { return nl::ui::briefing_screen("radio-check"); }},
        {"credits", nl::ui::credits_screen}};
    for (const auto& [what, make] : simple) {
        open(make());
        walk(what);
        press(&UiInput::back);
        EXPECT_EQ(top(), "title") << what;
    }
    open(nl::ui::talk_screen(shell_, "rent"));
    walk("talk");
    press(&UiInput::back);
    EXPECT_EQ(top(), "title");
}

TEST_P(EverySize, TheHubKeepsItsPlaces) {
    open(nl::ui::title_screen());
    open(nl::ui::hub_screen());
    const char* pages[] = {"planets", "comms", "hangar", "log", "records"};
    const std::size_t inner[] = {0, 0, 3, 4, 4};
    for (std::size_t page = 0; page < 5; ++page) {
        walk(std::string("hub-") + pages[page]);
        for (std::size_t tab = 0; tab < inner[page]; ++tab) {
            shell_.top()->focus().set(7 + tab);
            press(&UiInput::accept);
            shell_.top()->focus().set(7 + inner[page]);
            walk(std::string("hub-") + pages[page] + "-" + std::to_string(tab));
        }
        press(&UiInput::next_tab);
    }
    press(&UiInput::back);
    EXPECT_EQ(top(), "title");
}

INSTANTIATE_TEST_SUITE_P(Sizes, EverySize,
                         testing::Values(Size{1024, 768, 1.0F}, Size{1280, 720, 0.75F}, Size{1280, 720, 1.0F},
                                         Size{1280, 720, 2.0F}, Size{1920, 1080, 1.0F}, Size{1024, 768, 2.0F},
                                         Size{2560, 1080, 1.0F}, Size{2560, 1080, 0.75F},
                                         Size{1920, 1080, 1.5F}),
                         [](const auto& size) {
                             return std::to_string(size.param.width) + "x" +
                                    std::to_string(size.param.height) + "at" +
                                    std::to_string(static_cast<int>(size.param.scale * 100.0F));
                         });

}  // namespace
