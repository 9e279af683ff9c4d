#include "view/hud_layout.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace nl::view {
namespace {

/// Screens that players have, in pixels.
constexpr Vec2 kScreens[] = {{1024, 768},  {1280, 720},  {1280, 1024}, {1600, 900}, {1920, 1080},
                             {1920, 1200}, {2560, 1080}, {3440, 1440}, {3840, 2160}};
constexpr float kUiScales[] = {0.75F, 1.0F, 1.25F, 1.5F, 2.0F};

Vec2 units(Vec2 pixels, float ui_scale) {
    const float k = std::min(pixels.x / 1600.0F, pixels.y / 900.0F) * ui_scale;
    return pixels * (1.0F / k);
}

void check(const HudNeeds& needs) {
    const HudLayout l = layout_hud(needs);
    const Rect screen{0, 0, needs.screen.x, needs.screen.y};
    const auto all = l.all();
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_TRUE(screen.contains(all[i])) << all[i].x << ' ' << all[i].y << ' ' << all[i].w << ' '
                                             << all[i].h << " on " << needs.screen.x << 'x' << needs.screen.y;
        for (std::size_t j = i + 1; j < all.size(); ++j)
            EXPECT_FALSE(all[i].intersects(all[j]))
                << i << " and " << j << " on " << needs.screen.x << 'x' << needs.screen.y << ": " << all[i].y
                << '+' << all[i].h << " / " << all[j].y;
    }
    if (!needs.message) return;
    EXPECT_GE(l.portrait, 72.0F);
    EXPECT_GE(l.message_text, 200.0F);
    EXPECT_LE(l.message.h, needs.screen.y / 3.0F + 1.0F);
    EXPECT_NEAR(l.message.centre().x, needs.screen.x * 0.5F, 1.0F);
}

TEST(HudLayout, NothingOverlapsOrIsCutOnAnyScreen) {
    for (const Vec2 pixels : kScreens)
        for (const float ui : kUiScales)
            for (int variant = 0; variant < 48; ++variant) {
                HudNeeds n;
                n.screen = units(pixels, ui);
                n.message = (variant & 1) != 0;
                const float length = (variant & 2) != 0 ? 9000.0F : 700.0F;
                n.message_lines = [length](float width) {
                    return static_cast<int>(std::ceil(length / width));
                };
                n.objectives = (variant & 4) != 0 ? 6 : 2;
                n.objectives_width = (variant & 4) != 0 ? 420.0F : 180.0F;
                n.target = (variant & 8) != 0;
                n.bosses = (variant & 16) != 0 ? 2 : 0;
                n.suspicion = (variant & 1) != 0 || variant == 0;
                n.choices = variant >= 32 ? ((variant & 4) != 0 ? 9 : 3) : 0;
                n.choices_width = 480.0F;
                n.question_lines = n.message_lines;
                check(n);
                if (HasFailure()) return;
            }
}

/// With larger texts and a line for sounds, too.
TEST(HudLayout, LargerTextsAndSubtitlesFitAsWell) {
    for (const Vec2 pixels : kScreens)
        for (const float ui : kUiScales)
            for (const float text : {0.8F, 1.0F, 1.25F, 1.5F})
                for (int variant = 0; variant < 8; ++variant) {
                    HudNeeds n;
                    n.screen = units(pixels, ui);
                    n.text_scale = text;
                    n.sound_subtitles = true;
                    n.message = true;
                    n.message_lines = [text](float width) {
                        return static_cast<int>(std::ceil(2500.0F * text / width));
                    };
                    n.objectives = (variant & 1) != 0 ? 6 : 2;
                    n.target = (variant & 2) != 0;
                    n.bosses = (variant & 4) != 0 ? 2 : 0;
                    n.suspicion = true;
                    check(n);
                    if (HasFailure()) return;
                }
}

/// One looks for it in the same place whether somebody talks or not.
TEST(HudLayout, SuspicionStaysWhereItIsWhileAShortMessageComesAndGoes) {
    HudNeeds n;
    n.suspicion = true;
    n.message_lines = [](float) { return 2; };
    const Rect alone = layout_hud(n).suspicion;
    n.message = true;
    const Rect beside = layout_hud(n).suspicion;
    EXPECT_FALSE(alone.empty());
    EXPECT_FLOAT_EQ(alone.y, beside.y);
    n.message_lines = [](float) { return 60; };
    const HudLayout tall = layout_hud(n);
    EXPECT_GT(tall.suspicion.y, tall.message.bottom());
    n.choices = 3;
    EXPECT_TRUE(layout_hud(n).suspicion.empty()) << "the world stands still";
}

TEST(HudLayout, TheMessageGrowsWithItsText) {
    HudNeeds n;
    n.message = true;
    n.message_lines = [](float) { return 1; };
    const float one = layout_hud(n).message.h;
    n.message_lines = [](float) { return 6; };
    const HudLayout six = layout_hud(n);
    EXPECT_GT(six.message.h, one);
    n.message_lines = [](float) { return 60; };
    EXPECT_LE(layout_hud(n).message.h, 300.0F);
    EXPECT_LT(layout_hud(n).lines_per_page, 60);
}

TEST(HudLayout, OptionsStandBelowTheirQuestionInsideTheBox) {
    HudNeeds n;
    n.message = true;
    n.message_lines = [](float) { return 9; };
    n.choices = 9;
    for (const int lines : {0, 1, 3, 40}) {
        n.question_lines = [lines](float) { return lines; };
        const HudLayout l = layout_hud(n);
        ASSERT_EQ(l.options.size(), 9U);
        EXPECT_EQ(l.question.empty(), lines == 0);
        float y = lines == 0 ? l.choices.y : l.question.bottom();
        for (const Rect& option : l.options) {
            EXPECT_GE(option.y, y - 0.01F);
            EXPECT_GE(option.h, 21.9F) << "still to be read, and to be hit";
            EXPECT_TRUE(l.choices.contains(option));
            y = option.bottom();
        }
    }
}

TEST(HudLayout, LooksLikeTheDesignAtTheDesignsSize) {
    HudNeeds n;
    n.message = true;
    n.objectives = 3;
    n.message_lines = [](float) { return 2; };
    const HudLayout l = layout_hud(n);
    EXPECT_FLOAT_EQ(l.k, 1.0F);
    EXPECT_FLOAT_EQ(l.ship.w, 318.0F);
    EXPECT_FLOAT_EQ(l.portrait, 112.0F);
    EXPECT_GE(l.message.w, 700.0F);
    EXPECT_FLOAT_EQ(l.message.y, l.ship.y);
}

}  // namespace
}  // namespace nl::view
