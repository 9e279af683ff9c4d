#include "app/input_devices.hpp"

#include <gtest/gtest.h>

namespace {

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

}  // namespace
