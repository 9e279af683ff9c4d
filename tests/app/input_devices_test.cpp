#include "app/input_devices.hpp"

#include <SDL.h>
#include <gtest/gtest.h>

#include "app/rebinding.hpp"

namespace {

using nl::app::Action;
using nl::app::DeviceKind;
using nl::app::InputDevices;
using In = nl::sim::Input;

SDL_Event key(SDL_Scancode code, bool down, bool repeat = false) {
    SDL_Event e{};
    e.type = down ? SDL_KEYDOWN : SDL_KEYUP;
    e.key.type = e.type;
    e.key.keysym.scancode = code;
    e.key.repeat = repeat ? 1 : 0;
    return e;
}

SDL_Event motion(int x, int y) {
    SDL_Event e{};
    e.type = SDL_MOUSEMOTION;
    e.motion.x = x;
    e.motion.y = y;
    e.motion.xrel = 5;
    return e;
}

SDL_Event click(std::uint8_t button, bool down) {
    SDL_Event e{};
    e.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
    e.button.type = e.type;
    e.button.button = button;
    return e;
}

SDL_Event axis(SDL_GameControllerAxis which, float share) {
    SDL_Event e{};
    e.type = SDL_CONTROLLERAXISMOTION;
    e.caxis.axis = static_cast<std::uint8_t>(which);
    e.caxis.value = static_cast<Sint16>(share * 32767.0F);
    return e;
}

SDL_Event pad(SDL_GameControllerButton button, bool down) {
    SDL_Event e{};
    e.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP;
    e.cbutton.type = e.type;
    e.cbutton.button = static_cast<std::uint8_t>(button);
    return e;
}

TEST(InputDevices, MouseAimsAndKeysFly) {
    InputDevices d;
    d.handle(motion(100, 100));
    d.handle(key(SDL_SCANCODE_W, true));
    d.handle(key(SDL_SCANCODE_D, true));
    d.handle(click(SDL_BUTTON_LEFT, true));
    const In in = d.take({300, -50});
    EXPECT_EQ(in.move_x, 90);  // the diagonal is no faster
    EXPECT_EQ(in.move_y, -90);
    EXPECT_TRUE(in.has(In::Fire) && in.has(In::AimActive));
    EXPECT_FALSE(in.has(In::AimAssist));
    EXPECT_EQ(in.aim_x, 300);
    EXPECT_EQ(in.aim_y, -50);
    d.handle(click(SDL_BUTTON_LEFT, false));
    d.handle(key(SDL_SCANCODE_W, false));
    d.handle(key(SDL_SCANCODE_D, false));
    EXPECT_EQ(d.take({}).buttons, In::AimActive);
}

TEST(InputDevices, TheKeyboardAloneTurnsThrustsAndIsHelped) {
    InputDevices d;
    d.handle(key(SDL_SCANCODE_LEFT, true));
    d.handle(key(SDL_SCANCODE_UP, true));
    d.handle(key(SDL_SCANCODE_SPACE, true));
    const In in = d.take({300, 0});
    EXPECT_EQ(in.turn, -127);
    EXPECT_EQ(in.thrust, 127);
    EXPECT_EQ(in.buttons, In::Fire | In::AimAssist);
    d.handle(motion(5, 5));
    EXPECT_TRUE(d.take({}).has(In::AimActive));
}

TEST(InputDevices, APadFliesAimsAndFires) {
    InputDevices d;
    d.handle(axis(SDL_CONTROLLER_AXIS_LEFTX, 1.0F));
    d.handle(axis(SDL_CONTROLLER_AXIS_RIGHTY, -1.0F));
    d.handle(axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0.9F));
    EXPECT_EQ(d.last_used(), DeviceKind::Pad);
    In in = d.take({});
    EXPECT_EQ(in.move_x, 127);
    EXPECT_LT(in.aim_y, -100);
    EXPECT_TRUE(in.has(In::Fire) && in.has(In::AimActive) && in.has(In::AimAssist));
    d.handle(axis(SDL_CONTROLLER_AXIS_LEFTX, 0.15F));  // within the dead zone
    d.handle(axis(SDL_CONTROLLER_AXIS_RIGHTY, 0.0F));
    in = d.take({});
    EXPECT_EQ(in.move_x, 0);
    EXPECT_FALSE(in.has(In::AimActive));
}

TEST(InputDevices, APressCountsOnceHoweverLongItIsHeld) {
    InputDevices d;
    d.handle(key(SDL_SCANCODE_TAB, true));
    d.handle(key(SDL_SCANCODE_TAB, true, true));
    EXPECT_TRUE(d.take({}).has(In::NextTarget));
    EXPECT_FALSE(d.take({}).has(In::NextTarget));
    d.handle(key(SDL_SCANCODE_TAB, true, true));
    EXPECT_FALSE(d.take({}).has(In::NextTarget));
    d.handle(key(SDL_SCANCODE_TAB, false));
    d.handle(key(SDL_SCANCODE_TAB, true));
    EXPECT_TRUE(d.take({}).has(In::NextTarget));
    d.handle(key(SDL_SCANCODE_2, true));
    EXPECT_EQ(d.take({}).choice, 2);
    EXPECT_EQ(d.take({}).choice, 0);
}

TEST(InputDevices, AKeyHeldWhenABoxOpensDoesNotDismissIt) {
    InputDevices d;
    d.handle(key(SDL_SCANCODE_RETURN, true));
    (void)d.take({});
    // The box opens here; the key is still down.
    d.handle(key(SDL_SCANCODE_RETURN, true, true));
    EXPECT_FALSE(d.take({}).has(In::Dismiss));
}

TEST(InputDevices, LosingTheFocusLetsGoOfEverything) {
    InputDevices d;
    d.handle(key(SDL_SCANCODE_W, true));
    d.handle(key(SDL_SCANCODE_SPACE, true));
    d.handle(axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 1.0F));
    d.release_all();
    d.handle(motion(1, 1));
    EXPECT_EQ(d.take({}).buttons, In::AimActive);
    // The release that arrives afterwards does not count below zero.
    d.handle(key(SDL_SCANCODE_W, false));
    d.handle(key(SDL_SCANCODE_W, true));
    EXPECT_EQ(d.take({}).move_y, -127);
}

TEST(InputDevices, TwoControlsOfOneActionAreHeldTogether) {
    InputDevices d;
    d.handle(key(SDL_SCANCODE_SPACE, true));
    d.handle(click(SDL_BUTTON_LEFT, true));
    d.handle(key(SDL_SCANCODE_SPACE, false));
    EXPECT_TRUE(d.take({}).has(In::Fire));
    d.handle(click(SDL_BUTTON_LEFT, false));
    EXPECT_FALSE(d.take({}).has(In::Fire));
}

TEST(InputDevices, PauseIsAskedForOnceAPress) {
    InputDevices d;
    EXPECT_FALSE(d.take_pause());
    d.handle(pad(SDL_CONTROLLER_BUTTON_START, true));
    EXPECT_TRUE(d.take_pause());
    EXPECT_FALSE(d.take_pause());
}

TEST(InputDevices, WhatWasHeldBeforeAScreenChangedIsNoPress) {
    InputDevices d;
    d.handle(key(SDL_SCANCODE_RETURN, true));
    d.handle(axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 1.0F));
    d.release_all();
    d.handle(key(SDL_SCANCODE_RETURN, true, true));  // still down: the system repeats it
    d.handle(axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0.98F));
    EXPECT_EQ(d.take({}).buttons & (In::Dismiss | In::Fire), 0U);
    d.handle(key(SDL_SCANCODE_RETURN, false));
    d.handle(key(SDL_SCANCODE_RETURN, true));
    EXPECT_TRUE(d.take({}).has(In::Dismiss));
}

TEST(InputDevices, ATogglePressBeginsAndTheNextEnds) {
    InputDevices d;
    d.set_toggled(Action::Fire, true);
    d.handle(key(SDL_SCANCODE_SPACE, true));
    d.handle(key(SDL_SCANCODE_SPACE, false));
    EXPECT_TRUE(d.take({}).has(In::Fire));
    EXPECT_TRUE(d.take({}).has(In::Fire));
    d.handle(click(SDL_BUTTON_LEFT, true));
    d.handle(click(SDL_BUTTON_LEFT, false));
    EXPECT_FALSE(d.take({}).has(In::Fire));
    d.handle(key(SDL_SCANCODE_LSHIFT, true));  // boost is held as ever
    d.handle(key(SDL_SCANCODE_LSHIFT, false));
    EXPECT_FALSE(d.take({}).has(In::Boost));
}

TEST(InputDevices, AimAssistIsAsStrongAsAskedFor) {
    InputDevices d;
    d.handle(key(SDL_SCANCODE_UP, true));
    d.set_aim_assist(0);
    EXPECT_FALSE(d.take({}).has(In::AimAssist));
    d.set_aim_assist(In::AimAssist | In::AimAssistStrong);
    EXPECT_TRUE(d.take({}).has(In::AimAssistStrong));
    d.handle(motion(1, 1));  // a mouse needs none
    EXPECT_FALSE(d.take({}).has(In::AimAssistStrong));
}

TEST(InputDevices, OwnBindingsCountAndNamesFollowTheDevice) {
    InputDevices d;
    d.set_bindings(
        nl::app::bindings_with({{"fire", "13 0 0 31"}, {"boost", "nonsense"}, {"flare", "4 4 4 4 4"}}));
    d.handle(key(SDL_SCANCODE_SPACE, true));
    EXPECT_FALSE(d.take({}).has(In::Fire));
    d.handle(key(SDL_SCANCODE_J, true));
    d.handle(key(SDL_SCANCODE_LSHIFT, true));
    EXPECT_TRUE(d.take({}).has(In::Fire) && d.take({}).has(In::Boost));
    EXPECT_EQ(d.control_names()["fire"], "J");
    EXPECT_EQ(d.control_names()["accept"], "Enter");
    d.handle(pad(SDL_CONTROLLER_BUTTON_A, true));
    EXPECT_EQ(d.control_names()["fire"], "RT");
    EXPECT_EQ(d.control_names()["dismiss"], "A");
    EXPECT_EQ(d.control_names()["back"], "B");
    d.handle(key(SDL_SCANCODE_J, false));
    d.handle(key(SDL_SCANCODE_J, true));
    EXPECT_EQ(d.control_names()["dismiss"], "Enter");
}

TEST(InputDevices, EscapePausesWhateverIsBound) {
    InputDevices d;
    d.set_bindings(nl::app::bindings_with({{"pause", "0 0 0 -1"}}));
    d.handle(key(SDL_SCANCODE_ESCAPE, true));
    EXPECT_TRUE(d.take_pause());
}

TEST(Bindings, EveryLayoutLeavesAWayToFlyFireAndPause) {
    for (const auto& layout : nl::app::layouts()) {
        for (const auto& b : nl::app::bindings_with(layout.changes)) {
            const bool steers =
                b.action == Action::Ahead || b.action == Action::Fire || b.action == Action::Pause;
            EXPECT_TRUE(!steers || b.key != SDL_SCANCODE_UNKNOWN || b.mouse != 0) << layout.id << ' ' << b.id;
            EXPECT_EQ(nl::app::bindings_with({{std::string(b.id), text_of(b)}}).size(),
                      nl::app::default_bindings().size());
        }
        for (const auto& row : nl::app::control_rows(layout.changes))
            EXPECT_TRUE(row.also.empty()) << layout.id << ": " << row.name << " and " << row.also.front();
    }
}

TEST(Rebinding, TakesTheNextControlAndShowsConflicts) {
    nl::app::BindingChanges changes;
    nl::app::Rebinding r;
    EXPECT_FALSE(r.handle(key(SDL_SCANCODE_F, true), changes));
    r.begin("fire");
    EXPECT_FALSE(
        r.handle(key(SDL_SCANCODE_RETURN, true, true), changes));  // the press that asked, still held
    EXPECT_FALSE(r.handle(key(SDL_SCANCODE_2, true), changes));    // answers questions
    EXPECT_TRUE(r.active());
    EXPECT_TRUE(r.handle(key(SDL_SCANCODE_F, true), changes));
    EXPECT_FALSE(r.active());
    bool seen = false;
    for (const auto& row : nl::app::control_rows(changes)) {
        if (row.id != "fire") continue;
        seen = true;
        EXPECT_EQ(row.key, "F");
        EXPECT_EQ(row.mouse, "left button");  // of the other devices
        EXPECT_EQ(row.also, std::vector<std::string>{"flare"});
    }
    EXPECT_TRUE(seen);
    r.begin("flare");
    EXPECT_TRUE(r.handle(pad(SDL_CONTROLLER_BUTTON_X, true), changes));
    r.begin("fire");
    EXPECT_FALSE(r.handle(key(SDL_SCANCODE_ESCAPE, true), changes));
    EXPECT_FALSE(r.active());
    r.begin("fire");
    EXPECT_TRUE(r.handle(key(SDL_SCANCODE_DELETE, true), changes));
    EXPECT_EQ(nl::app::bindings_with(changes)[8].key, SDL_SCANCODE_UNKNOWN);
}

/// A pad that comes while the game runs is used, and one that goes lets go of everything.
TEST(InputDevices, PadsComeAndGo) {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    ASSERT_EQ(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), 0) << SDL_GetError();
    InputDevices d;
    const auto pump = [&d] {
        SDL_GameControllerUpdate();
        SDL_Event e;
        while (SDL_PollEvent(&e) != 0) d.handle(e);
    };
    pump();
    const int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                                SDL_CONTROLLER_BUTTON_MAX, 0);
    if (index < 0) GTEST_SKIP() << "no virtual pads here";
    pump();
    SDL_Joystick* stick = SDL_JoystickOpen(index);
    ASSERT_NE(stick, nullptr);
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTX, 32767);
    pump();
    EXPECT_EQ(d.last_used(), DeviceKind::Pad);
    EXPECT_EQ(d.take({}).move_x, 127);
    d.rumble(1.0F, 0.1F);  // it cannot, and nothing comes of it
    SDL_JoystickClose(stick);
    SDL_JoystickDetachVirtual(index);
    pump();
    EXPECT_EQ(d.take({}).move_x, 0);
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

}  // namespace
