#include "app/apply_options.hpp"

#include <gtest/gtest.h>

#include "app/pace.hpp"
#include "source_folder.hpp"

namespace {

using nl::save::Options;

class ApplyOptions : public testing::Test {
  protected:
    void apply() { nl::app::apply_options(options_, graphics_, audio_, devices_); }
    static SDL_Event key(SDL_Scancode code) {
        SDL_Event e{};
        e.type = e.key.type = SDL_KEYDOWN;
        e.key.keysym.scancode = code;
        return e;
    }
    Options options_;
    nl::SearchPath files_{{nl::source_folder()}};
    nl::Log log_;
    nl::content::Sounds sounds_;
    nl::content::Feel feel_;
    nl::app::Graphics graphics_{nl::view::Screen::offscreen(640, 360), files_, log_};
    nl::view::Audio audio_{files_, sounds_, feel_.mix, log_, false};
    nl::app::InputDevices devices_;
};

TEST_F(ApplyOptions, SizesChangeWhatIsDrawn) {
    const nl::Vec2 before = graphics_.screen.ui_size();
    options_.ui_scale = 2.0F;
    options_.text_scale = 1.5F;
    apply();
    EXPECT_NEAR(graphics_.screen.ui_size().x, before.x * 0.5F, 1.0F);
    EXPECT_FLOAT_EQ(graphics_.text.reading(20.0F), 30.0F);
}

TEST_F(ApplyOptions, ControlsChangeWhatThePlayerAsksFor) {
    using In = nl::sim::Input;
    options_.aim_assist = "strong";
    options_.toggle_boost = true;
    options_.bindings["boost"] = "10 0 0 -1";
    apply();
    devices_.handle(key(SDL_SCANCODE_UP));
    devices_.handle(key(SDL_SCANCODE_G));
    const In in = devices_.take({});
    EXPECT_TRUE(in.has(In::AimAssist) && in.has(In::AimAssistStrong) && in.has(In::Boost));
    options_ = {};
    options_.aim_assist = "off";
    apply();
    EXPECT_EQ(devices_.take({}).buttons, 0U);
}

TEST(ViewOptions, SayWhatThePictureMayDo) {
    Options o;
    o.shake = 0.5F;
    o.particles = 0.0F;
    o.colours = "white-violet";
    o.high_contrast = o.sound_subtitles = true;
    auto v = nl::app::view_options(o, true);
    EXPECT_EQ(v.quality, nl::view::Quality::High);
    EXPECT_EQ(v.shake, 0.5F);
    EXPECT_EQ(v.particles, 0.0F);
    EXPECT_EQ(v.colours, nl::view::Colours::WhiteViolet);
    EXPECT_TRUE(v.high_contrast && v.sound_subtitles);
    o.reduced_motion = true;
    v = nl::app::view_options(o, false);
    EXPECT_EQ(v.shake, 0.0F);
    EXPECT_LT(v.flash, 0.5F);
    EXPECT_TRUE(v.reduced_motion);
}

TEST(ShortestFrame, KeepsToTheCap) {
    EXPECT_EQ(nl::app::shortest_frame(0.0F).count(), 4000);
    EXPECT_EQ(nl::app::shortest_frame(50.0F).count(), 20000);
    EXPECT_EQ(nl::app::shortest_frame(9000.0F).count(), 4000);
}

}  // namespace
