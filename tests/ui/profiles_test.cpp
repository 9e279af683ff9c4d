#include <set>

#include "round_fixture.hpp"

namespace {

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

}  // namespace
