#include "view/canvas.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/log.hpp"
#include "base/trig.hpp"
#include "source_folder.hpp"

namespace nl::view {
namespace {

int channel(Pixel p, unsigned shift) { return static_cast<int>((p >> shift) & 255U); }
int red(Pixel p) { return channel(p, 16); }
int green(Pixel p) { return channel(p, 8); }

struct CanvasTest : testing::Test {
    SearchPath files{{nl::source_folder()}};
    std::vector<std::string> said;
    Log log{[this](std::string_view line) { said.emplace_back(line); }};
    Screen screen = Screen::offscreen(160, 90);  // a tenth of the layout
    Pictures pictures{screen.device(), files, log};
    Canvas canvas{screen, pictures};

    void start() {
        screen.begin_frame();
        canvas.begin();
    }
    Image finish() {
        canvas.flush();
        return screen.read();
    }
};

TEST_F(CanvasTest, DrawsInUnitsOfTheLayout) {
    start();
    canvas.rect({100, 100, 200, 100}, rgb(0xFF0000));
    const Image image = finish();
    EXPECT_EQ(image.row(15)[15], 0xFFFF0000U);
    EXPECT_EQ(image.row(10)[10], 0xFFFF0000U);
    EXPECT_EQ(image.row(19)[29], 0xFFFF0000U);
    EXPECT_EQ(image.row(20)[15], 0xFF000000U);
    EXPECT_EQ(image.row(15)[30], 0xFF000000U);
    EXPECT_EQ(image.row(9)[15], 0xFF000000U);
}

TEST_F(CanvasTest, CoversByAlphaAndAddsLight) {
    start();
    canvas.rect({0, 0, 1600, 900}, rgb(0x800000));
    canvas.rect({0, 0, 800, 900}, Colour{0, 1, 0, 0.5F});
    canvas.rect({800, 0, 800, 900}, Colour{0, 1, 0, 0.5F}, Blend::Add);
    const Image image = finish();
    EXPECT_NEAR(red(image.row(40)[20]), 64, 2);
    EXPECT_NEAR(green(image.row(40)[20]), 128, 2);
    EXPECT_NEAR(red(image.row(40)[120]), 128, 2);
    EXPECT_NEAR(green(image.row(40)[120]), 128, 2);
}

TEST_F(CanvasTest, HigherLayersLieOnTopWhateverTheOrder) {
    start();
    canvas.set_layer(5);
    canvas.rect({0, 0, 1600, 900}, rgb(0x00FF00));
    canvas.set_layer(2);
    canvas.rect({0, 0, 1600, 900}, rgb(0xFF0000));
    EXPECT_EQ(finish().row(5)[5], 0xFF00FF00U);
}

TEST_F(CanvasTest, NeighboursNeitherOverlapNorGape) {
    start();
    for (int i = 0; i < 8; ++i) {  // a fan of half-transparent triangles round one point
        const auto corner = [&](int k) {
            return Vec2{800, 450} + direction(kTwoPi * static_cast<float>(k) / 8.0F) * 400.0F;
        };
        const Vec2 at[4] = {{800, 450}, corner(i), corner(i + 1), corner(i + 1)};
        const Colour half[4] = {{1, 1, 1, 0.5F}, {1, 1, 1, 0.5F}, {1, 1, 1, 0.5F}, {1, 1, 1, 0.5F}};
        canvas.quad(at, half);
    }
    const Image image = finish();
    for (int y = 20; y < 70; ++y)
        for (int x = 55; x < 105; ++x) EXPECT_NEAR(red(image.row(y)[x]), 128, 2) << x << ',' << y;
}

TEST_F(CanvasTest, ClipsToAPart) {
    start();
    canvas.clip({0, 0, 800, 900});
    canvas.rect({0, 0, 1600, 900}, kWhite);
    canvas.unclip();
    const Image image = finish();
    EXPECT_EQ(red(image.row(10)[79]), 255);
    EXPECT_EQ(red(image.row(10)[80]), 0);
}

TEST_F(CanvasTest, AMissingPictureIsVisibleAndSaidOnce) {
    const SpriteId id = pictures.find("gfx/craft/no-such.png");
    EXPECT_EQ(pictures.find("gfx/craft/no-such.png"), id);
    EXPECT_EQ(pictures.find_if_there("gfx/craft/nor-this.png"), kWhiteSprite);
    ASSERT_EQ(said.size(), 1U);
    EXPECT_NE(said[0].find("no-such.png"), std::string::npos);
    start();
    canvas.sprite(id, {800, 450}, 10.0F);
    const Image image = finish();
    EXPECT_GT(red(image.row(43)[78]), 100);
}

TEST_F(CanvasTest, GlowIsLightAndShipsAreSolid) {
    start();
    canvas.rect({0, 0, 1600, 900}, rgb(0x00FF00));
    canvas.sprite(pictures.find("gfx/craft/tabby-glow.png"), {400, 450}, 2.0F);
    canvas.sprite(pictures.find("gfx/craft/tabby.png"), {1200, 450}, 4.0F);
    const Image image = finish();
    for (int y = 30; y < 60; ++y) EXPECT_EQ(green(image.row(y)[40]), 255);
    EXPECT_LT(green(image.row(45)[120]), 255);
}

TEST_F(CanvasTest, WhatCannotBeOnScreenCostsNothing) {
    start();
    canvas.sprite(kWhiteSprite, {-500, 100});
    canvas.rect({100, 100, 50, 50}, Colour{1, 1, 1, 0});
    canvas.line({NAN, 0}, {10, INFINITY}, 2, kWhite);
    (void)finish();
    EXPECT_EQ(canvas.draw_calls(), 0);
}

TEST_F(CanvasTest, ManySpritesOfOnePageAreOneCall) {
    start();
    const SpriteId a = pictures.find("gfx/craft/gnat.png");
    const SpriteId b = pictures.find("gfx/craft/gnat-glow.png");
    for (int i = 0; i < 100; ++i) {
        canvas.sprite(a, {static_cast<float>(i) * 10, 300});
        canvas.sprite(b, {static_cast<float>(i) * 10, 300}, 1, 0, kWhite.faded(0.5F), Blend::Add);
    }
    (void)finish();
    EXPECT_EQ(canvas.draw_calls(), 1);
    EXPECT_EQ(canvas.quads(), 200U);
}

TEST(Screen, WiderAndHigherWindowsGetMoreUnits) {
    Screen wide = Screen::offscreen(2560, 1080);
    EXPECT_NEAR(wide.size().x, 2133.3F, 0.1F);
    EXPECT_FLOAT_EQ(wide.size().y, 900.0F);
    Screen high = Screen::offscreen(1024, 768);
    EXPECT_FLOAT_EQ(high.size().x, 1600.0F);
    EXPECT_FLOAT_EQ(high.size().y, 1200.0F);
    high.set_ui_scale(2.0F);
    EXPECT_FLOAT_EQ(high.ui_size().x, 800.0F);
    EXPECT_FLOAT_EQ(high.size().x, 1600.0F);
}

TEST(Colours, AreReadFromData) {
    EXPECT_EQ(parse_colour("#ff0000"), rgb(0xFF0000));
    EXPECT_EQ(parse_colour("#00fF0080").a, 128.0F / 255.0F);
    EXPECT_EQ(parse_colour("red", kAmber), kAmber);
    EXPECT_EQ(parse_colour("#ggg000", kAmber), kAmber);
}

}  // namespace
}  // namespace nl::view
