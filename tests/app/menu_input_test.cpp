#include "app/menu_input.hpp"

#include <gtest/gtest.h>

namespace {

SDL_Event key(SDL_Scancode code, bool down, bool repeat = false) {
    SDL_Event e{};
    e.type = down ? SDL_KEYDOWN : SDL_KEYUP;
    e.key.type = e.type;
    e.key.keysym.scancode = code;
    e.key.repeat = repeat ? 1 : 0;
    return e;
}

SDL_Event stick(float share, SDL_GameControllerAxis axis = SDL_CONTROLLER_AXIS_LEFTY) {
    SDL_Event e{};
    e.type = SDL_CONTROLLERAXISMOTION;
    e.caxis.axis = static_cast<Uint8>(axis);
    e.caxis.value = static_cast<Sint16>(share * 32767.0F);
    return e;
}

SDL_Event button(SDL_GameControllerButton which, bool down) {
    SDL_Event e{};
    e.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP;
    e.cbutton.button = static_cast<Uint8>(which);
    return e;
}

class MenuInput : public testing::Test {
  protected:
    nl::ui::UiInput take() { return input_.take(screen_, 1.0F, 1.0 / 60.0); }
    nl::view::Screen screen_ = nl::view::Screen::offscreen(320, 200);
    nl::app::MenuInput input_;
};

TEST_F(MenuInput, AKeyHeldWhileAScreenOpensDoesNothingToIt) {
    input_.handle(key(SDL_SCANCODE_S, true));
    input_.handle(key(SDL_SCANCODE_RETURN, true));
    input_.release_all();  // the screen opens
    for (const auto code : {SDL_SCANCODE_S, SDL_SCANCODE_RETURN}) input_.handle(key(code, true, true));
    nl::ui::UiInput in = take();
    EXPECT_FALSE(in.down || in.accept);
    input_.handle(key(SDL_SCANCODE_S, false));
    input_.handle(key(SDL_SCANCODE_S, true));
    EXPECT_TRUE(take().down);
    input_.handle(key(SDL_SCANCODE_S, true, true));
    EXPECT_TRUE(take().down);  // its own repeats count
}

TEST_F(MenuInput, AStickHeldWhileAScreenOpensMustRestFirst) {
    input_.handle(stick(1.0F));
    (void)take();
    input_.release_all();
    input_.handle(stick(0.95F));
    EXPECT_FALSE(take().down);
    input_.handle(stick(0.1F));
    input_.handle(stick(1.0F));
    EXPECT_TRUE(take().down);
}

/// What has no button in it scrolls, too, without a mouse.
TEST_F(MenuInput, TheRightStickScrollsWhileItIsHeld) {
    input_.handle(stick(0.1F, SDL_CONTROLLER_AXIS_RIGHTY));
    EXPECT_EQ(take().scroll, 0.0F);
    input_.handle(stick(1.0F, SDL_CONTROLLER_AXIS_RIGHTY));
    const nl::ui::UiInput in = take();
    EXPECT_GT(in.scroll, 5.0F);
    EXPECT_FALSE(in.down);
    EXPECT_EQ(take().scroll, in.scroll);
    input_.handle(stick(-0.5F, SDL_CONTROLLER_AXIS_RIGHTY));
    EXPECT_LT(take().scroll, -2.0F);
    input_.handle(stick(0.0F, SDL_CONTROLLER_AXIS_RIGHTY));
    EXPECT_EQ(take().scroll, 0.0F);
}

/// A machine that draws five frames a second loses no press: each is an order of its own, in their order.
TEST_F(MenuInput, PressesBetweenTwoSlowFramesAllCount) {
    for (const auto code : {SDL_SCANCODE_RIGHT, SDL_SCANCODE_RIGHT, SDL_SCANCODE_DOWN, SDL_SCANCODE_RETURN}) {
        input_.handle(key(code, true));
        input_.handle(key(code, false));
    }
    EXPECT_TRUE(take().right);
    EXPECT_TRUE(take().right);
    nl::ui::UiInput in = take();
    EXPECT_TRUE(in.down && !in.accept);
    EXPECT_TRUE(take().accept);
    in = take();
    EXPECT_FALSE(in.right || in.down || in.accept);
}

TEST_F(MenuInput, AShortPressOfThePadCountsInASlowFrame) {
    for (int i = 0; i < 2; ++i) {
        input_.handle(button(SDL_CONTROLLER_BUTTON_DPAD_DOWN, true));
        input_.handle(button(SDL_CONTROLLER_BUTTON_DPAD_DOWN, false));
    }
    EXPECT_TRUE(take().down);
    EXPECT_TRUE(take().down);
    EXPECT_FALSE(take().down);
}

TEST_F(MenuInput, AStickAtRestCountsAtOnce) {
    input_.release_all();
    input_.handle(stick(1.0F));
    EXPECT_TRUE(take().down);
}

}  // namespace
