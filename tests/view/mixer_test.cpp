#include "view/mixer.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "view/sound_loader.hpp"

namespace nl::view {
namespace {

std::shared_ptr<const Sound> tone(std::size_t frames, std::int16_t level, std::size_t loop_start = 0) {
    auto s = std::make_shared<Sound>();
    s->samples.assign(frames * 2, level);
    s->loop_start = loop_start;
    return s;
}

float peak(Mixer& mixer, std::size_t frames, bool right = false) {
    std::vector<float> out(frames * 2);
    mixer.mix(out.data(), frames);
    float most = 0.0F;
    for (std::size_t i = 0; i < frames; ++i) most = std::max(most, std::fabs(out[i * 2 + (right ? 1 : 0)]));
    return most;
}

TEST(Mixer, IsSilentWithoutVoices) {
    Mixer m;
    EXPECT_EQ(peak(m, 512), 0.0F);
}

TEST(Mixer, PlaysASoundOnceInItsPlace) {
    Mixer m;
    const VoiceId id = m.start({tone(1000, 16384), {0.5F, 0.25F}});
    EXPECT_TRUE(m.playing(id));
    std::vector<float> out(1024);
    m.mix(out.data(), 512);
    EXPECT_NEAR(out[100], 0.25F, 0.01F);
    EXPECT_NEAR(out[101], 0.125F, 0.01F);
    (void)peak(m, 1000);
    EXPECT_FALSE(m.playing(id));
    EXPECT_EQ(peak(m, 512), 0.0F);
}

TEST(Mixer, ManyLoudVoicesNeverClip) {
    Mixer m;
    for (int i = 0; i < 20; ++i) (void)m.start({tone(44100, 32000), {}});
    for (int i = 0; i < 20; ++i) EXPECT_LE(peak(m, 512), 1.0F);
    EXPECT_GT(peak(m, 512), 0.9F);
}

TEST(Mixer, TheLeastImportantGivesWay) {
    Mixer m;
    std::vector<VoiceId> ids;
    for (std::size_t i = 0; i < Mixer::kVoices; ++i)
        ids.push_back(m.start({tone(44100, 100), {}, 1.0F, false, i == 7 ? 2 : 5}));
    EXPECT_EQ(m.start({tone(44100, 100), {}, 1.0F, false, 1}), 0U);
    EXPECT_NE(m.start({tone(44100, 100), {}, 1.0F, false, 9}), 0U);
    EXPECT_FALSE(m.playing(ids[7]));
    EXPECT_TRUE(m.playing(ids[8]));
}

TEST(Mixer, LoopsGoOnAndStopSoftly) {
    Mixer m;
    const VoiceId id = m.start({tone(300, 16384, 100), {}, 1.0F, true});
    for (int i = 0; i < 10; ++i) EXPECT_GT(peak(m, 512), 0.4F);
    m.stop(id);
    EXPECT_FALSE(m.playing(id));
    (void)peak(m, 512);
    EXPECT_EQ(peak(m, 512), 0.0F);
}

TEST(Mixer, GainsGlide) {
    Mixer m;
    const VoiceId id = m.start({tone(44100, 16384), {}});
    (void)peak(m, 512);
    m.set_gain(id, {0.0F, 0.0F});
    std::vector<float> out(1024);
    m.mix(out.data(), 512);
    for (std::size_t i = 1; i < 512; ++i) EXPECT_LT(std::fabs(out[i * 2] - out[i * 2 - 2]), 0.01F);
}

TEST(Mixer, MonoIsTheSameOnBothSides) {
    Mixer m;
    m.set_mono(true);
    (void)m.start({tone(44100, 16384), {1.0F, 0.0F}});
    EXPECT_NEAR(peak(m, 512, true), 0.25F, 0.01F);
}

TEST(Mixer, CountsVoicesOfAName) {
    Mixer m;
    for (int i = 0; i < 3; ++i) (void)m.start({tone(44100, 100), {}, 1.0F, false, 5, 42});
    EXPECT_EQ(m.count(42), 3);
    EXPECT_EQ(m.count(43), 0);
}

TEST(SoundLoader, FindsLoopPoints) {
    EXPECT_EQ(loop_start_of("...LOOPSTART=12345.LOOPLENGTH=9"), 12345U);
    EXPECT_EQ(loop_start_of("nothing"), 0U);
    EXPECT_EQ(loop_start_of("LOOPSTART="), 0U);
}

}  // namespace
}  // namespace nl::view
