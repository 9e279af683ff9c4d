#include "view/hud_layout.hpp"

#include <algorithm>
#include <cmath>

namespace nl::view {

namespace {

constexpr float kMargin = 14.0F;
constexpr float kGap = 14.0F;
constexpr float kWidestMessage = 780.0F;
constexpr float kNarrowestBetween = 500.0F;  // a message narrower than this goes above the panels instead
constexpr float kLargePortrait = 112.0F;
constexpr float kSmallPortrait = 76.0F;  // SCRIPT.md section 4: 72 or a little more

/// Left and right columns begin below this.
void place_columns(HudLayout& l, const HudNeeds& n, float top) {
    const float k = l.k;
    const Vec2 s = n.screen;
    l.ship = {kMargin, top, 318.0F * k, 124.0F * k};
    l.stats = {kMargin, l.ship.bottom() + 8.0F * k, 230.0F * k, 28.0F * k};
    const float weapons = (20.0F + 36.0F * static_cast<float>(std::max(n.weapons, 1))) * k;
    l.weapons = {kMargin, s.y - kMargin - weapons, 330.0F * k, weapons};
    if (l.weapons.intersects({l.stats.x, l.stats.y, l.stats.w, l.stats.h + 6.0F})) l.stats = {};
    l.radar = {s.x - kMargin - 208.0F * k, s.y - kMargin - 216.0F * k, 208.0F * k, 216.0F * k};

    const float wide = std::clamp(n.objectives_width + 36.0F, 230.0F, 330.0F) * k;
    const float target = n.target ? 84.0F * k + 8.0F : 0.0F;
    const float room = l.radar.y - 8.0F - top - target;
    const int fit = static_cast<int>((room / k - 48.0F) / 26.0F);
    l.objective_rows = std::clamp(n.objectives, 0, std::max(fit, 1));
    if (n.objectives > 0)
        l.objectives = {s.x - kMargin - wide, top, wide,
                        (48.0F + 26.0F * static_cast<float>(l.objective_rows)) * k};
    if (n.target) {
        const float y = n.objectives > 0 ? l.objectives.bottom() + 8.0F : top;
        l.target = {s.x - kMargin - wide, y, wide, 84.0F * k};
        if (l.target.bottom() > l.radar.y - 6.0F) l.target = {};
    }
}

/// The widest centred strip between two columns.
float between(const HudNeeds& n, float left, float right) {
    return 2.0F * std::min(n.screen.x * 0.5F - left, right - n.screen.x * 0.5F) - 2.0F * kGap;
}

void place_message(HudLayout& l, const HudNeeds& n, float wide) {
    const float most = n.screen.y / 3.0F;
    l.portrait =
        std::clamp(std::min(most - 2.0F * kMessagePadding, kLargePortrait), kSmallPortrait, kLargePortrait);
    if (wide < 560.0F) l.portrait = kSmallPortrait;
    l.message_text = wide - l.portrait - 3.5F * kMessagePadding - 6.0F;
    l.lines_per_page = std::max(
        1, static_cast<int>((most - 2.0F * kMessagePadding - kMessageHeader) / message_line(n.text_scale)));
    const int lines = n.message_lines ? n.message_lines(l.message_text) : 1;
    const int shown = std::clamp(lines, 1, l.lines_per_page);
    const float text = kMessageHeader + message_line(n.text_scale) * static_cast<float>(shown);
    const float high = std::max(l.portrait, text) + 2.0F * kMessagePadding;
    l.message = {(n.screen.x - wide) * 0.5F, kMargin, wide, high};
}

void place_choices(HudLayout& l, const HudNeeds& n, float top, float wide) {
    constexpr float kEdge = 12.0F;
    constexpr float kInset = 18.0F;
    const float x = (n.screen.x - wide) * 0.5F;
    constexpr float kLeast = 22.0F;  // of an option; before that the question gives way
    const float most = l.hud_messages.y - 16.0F - top - 2.0F * kEdge - kLeast * static_cast<float>(n.choices);
    const int fit = std::max(1, static_cast<int>(most / kQuestionLine));
    const int lines = n.question_lines ? std::min(fit, n.question_lines(wide - 2.0F * kInset)) : 0;
    const float head = lines > 0 ? kQuestionLine * static_cast<float>(lines) + 8.0F : 0.0F;
    const float room = l.hud_messages.y - 8.0F - top - 2.0F * kEdge - head;
    const float step = std::min(38.0F, room / static_cast<float>(n.choices));
    l.choices = {x, top, wide, 2.0F * kEdge + head + step * static_cast<float>(n.choices)};
    if (lines > 0) l.question = {x + kInset, top + kEdge, wide - 2.0F * kInset, head};
    for (int i = 0; i < n.choices; ++i)
        l.options.push_back(
            {x + 8.0F, top + kEdge + head + step * static_cast<float>(i), wide - 16.0F, step});
}

void place_middle(HudLayout& l, const HudNeeds& n) {
    const Vec2 s = n.screen;
    const float low = between(n, l.weapons.right(), l.radar.x);
    float bottom = s.y - kMargin;
    if (n.bosses > 0) {
        const float high = 46.0F * l.k * static_cast<float>(n.bosses);
        const float wide = std::min(560.0F, low);
        l.bosses = {(s.x - wide) * 0.5F, bottom - high, wide, high};
        bottom = l.bosses.y - 8.0F;
    }
    const float wide = std::min(760.0F, low);
    if (n.sound_subtitles) {
        const float line = 30.0F * std::max(l.k, 0.8F);
        l.subtitles = {(s.x - wide) * 0.5F, bottom - line, wide, line};
        bottom = l.subtitles.y - 4.0F;
    }
    const float high = 84.0F * std::max(l.k, 0.8F);
    l.hud_messages = {(s.x - wide) * 0.5F, bottom - high, wide, high};
    // Below where messages come and go, so that it stays where one looks for it; lower only for a tall one.
    if (n.suspicion && n.choices == 0) {
        const float wide_bar = 264.0F * l.k;
        const float usual = n.screen.y / 3.0F * 0.55F;
        const float top = std::max(l.message.empty() ? kMargin : l.message.bottom() + 8.0F, usual);
        l.suspicion = {(s.x - wide_bar) * 0.5F, top, wide_bar, 14.0F * l.k + 24.0F * std::max(l.k, 0.8F)};
        if (l.suspicion.bottom() > l.hud_messages.y - 4.0F) l.suspicion = {};
    }
    if (n.choices > 0) {
        const float left = l.ship.right();
        const float right = l.objectives.empty() ? s.x - kMargin : l.objectives.x;
        const float room = between(n, left, right);
        const float top = l.message.empty() ? kMargin : l.message.bottom() + 10.0F;
        place_choices(l, n, top, std::clamp(n.choices_width + 90.0F, 320.0F, std::max(room, 320.0F)));
    }
}

}  // namespace

std::vector<Rect> HudLayout::all() const {
    std::vector<Rect> out;
    for (const Rect& r : {ship, stats, objectives, target, weapons, radar, message, choices, bosses,
                          hud_messages, subtitles, suspicion})
        if (!r.empty()) out.push_back(r);
    return out;
}

HudLayout layout_hud(const HudNeeds& n) {
    HudLayout l;
    l.text_scale = n.text_scale;
    l.k = std::clamp(std::min(n.screen.x / 1300.0F, n.screen.y / 800.0F), 0.55F, 1.0F);
    place_columns(l, n, kMargin);
    if (n.message) {
        const float right = l.objectives.empty() ? n.screen.x - kMargin : l.objectives.x;
        const float room = std::min(kWidestMessage, between(n, l.ship.right(), right));
        if (room >= kNarrowestBetween) {
            place_message(l, n, room);
        } else {
            // No room between the panels: the message takes the top, and they make way below it.
            place_message(l, n, std::min(kWidestMessage, n.screen.x - 2.0F * kMargin));
            place_columns(l, n, l.message.bottom() + 10.0F);
        }
    }
    place_middle(l, n);
    return l;
}

}  // namespace nl::view
