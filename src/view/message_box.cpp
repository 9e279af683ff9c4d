#include "view/message_box.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/text.hpp"
#include "base/trig.hpp"
#include "view/layers.hpp"

namespace nl::view {

namespace {

constexpr float kNameSize = 24.0F;
constexpr float kRoleSize = 16.0F;
constexpr float kHintRoom = 150.0F;     // of the speaker's line, for pages and the key
constexpr float kLongestReveal = 0.9F;  // seconds
constexpr Colour kAlertText = rgb(0xFFE6B0);
constexpr Colour kHostileText = rgb(0xFFD0F0);

/// The part of a line whose words are due when so many characters have been said.
std::string_view said_part(std::string_view line, std::size_t characters) {
    std::size_t at = 0;
    std::size_t n = 0;
    std::size_t word_end = 0;
    while (at < line.size()) {
        if (n >= characters) return line.substr(0, word_end);
        const std::size_t before = at;
        const char32_t c = next_code_point(line, at);
        if (c == U' ') word_end = before;
        ++n;
    }
    return line;
}

}  // namespace

MessagePage page_at(const std::vector<std::size_t>& lengths, sim::Tick shown, sim::Tick total) {
    const std::size_t all = std::accumulate(lengths.begin(), lengths.end(), std::size_t{0});
    if (all == 0 || lengths.size() < 2) return {0, static_cast<float>(shown) * sim::kTickSeconds};
    float begin = 0.0F;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const float time =
            static_cast<float>(total) * static_cast<float>(lengths[i]) / static_cast<float>(all);
        if (static_cast<float>(shown) < begin + time || i + 1 == lengths.size())
            return {i, (static_cast<float>(shown) - begin) * sim::kTickSeconds};
        begin += time;
    }
    return {};
}

int MessageBox::lines_at(const sim::Message& message, std::string_view mission, float width) {
    std::string words = text_.tr_in(context_of(mission, message.speaker), message.text);
    const float unit = text_.unit() * text_.reading_scale();
    if (words != wrapped_text_ || width != wrapped_width_ || unit != wrapped_unit_) {
        wrapped_text_ = std::move(words);
        wrapped_width_ = width;
        wrapped_unit_ = unit;
        lines_ = text_.wrap(wrapped_text_, {text_.reading(kMessageSize)}, width);
    }
    return static_cast<int>(lines_.size());
}

MessageBox::Look MessageBox::look_of(Canvas& canvas, const sim::Message& message) const {
    Pictures& pictures = canvas.pictures();
    Colour name = kName;
    if (const auto* speaker = library_.find_speaker(message.speaker)) {
        if (const auto* side = library_.find_side(speaker->side)) name = parse_colour(side->colour, kName);
        if (!speaker->colour.empty()) name = parse_colour(speaker->colour, name);
    }
    switch (message.style) {
        case sim::BoxStyle::Alert:
            return {pictures.find("gfx/ui/panel-title.png"), kAmber, kAlertText};
        case sim::BoxStyle::Hostile:
            return {pictures.find("gfx/ui/panel-enemy.png"), kFoe, kHostileText};
        case sim::BoxStyle::Message:
            break;
    }
    return {pictures.find("gfx/ui/panel.png"), name, kText};
}

void MessageBox::draw(Canvas& canvas, const sim::MessageQueue& messages, std::string_view mission,
                      const HudLayout& layout, float time, std::string_view dismiss_key, bool high_contrast) {
    const sim::Message* message = messages.visible();
    if (message == nullptr || layout.message.empty()) return;
    const Look look = look_of(canvas, *message);
    (void)lines_at(*message, mission, layout.message_text);
    // It slides in from above; it is never elsewhere for longer than that.
    const float slid = std::clamp(static_cast<float>(messages.visible_ticks()) * sim::kTickSeconds /
                                      std::max(feel_.hud.message_slide, 0.01F),
                                  0.0F, 1.0F);
    const float ease = 1.0F - (1.0F - slid) * (1.0F - slid);
    const Space before = canvas.space();
    canvas.use({before.scale, before.origin + Vec2{0.0F, -24.0F * (1.0F - ease) * before.scale}});
    canvas.set_layer(kHudLayer);
    const float pulse = message->style == sim::BoxStyle::Message ? 1.0F : 0.85F + 0.15F * sine(time * 7.0F);
    if (high_contrast) canvas.rect(layout.message.inset(2.0F), Colour{0.0F, 0.0F, 0.0F, ease});
    canvas.nine_slice(look.panel, layout.message, 24.0F, kWhite.dimmed(pulse).faded(ease));
    if (ease > 0.4F) {
        draw_speaker(canvas, *message, layout, look);
        draw_page(canvas, messages, layout, look, time, dismiss_key);
    }
    canvas.use(before);
}

void MessageBox::draw_speaker(Canvas& canvas, const sim::Message& message, const HudLayout& layout,
                              const Look& look) {
    const Rect& box = layout.message;
    const auto* speaker = library_.find_speaker(message.speaker);
    std::string portrait = message.portrait;
    if (portrait.empty() && speaker != nullptr) portrait = speaker->portrait;
    const float y = box.y + std::min((box.h - layout.portrait) * 0.5F, kMessagePadding + 2.0F);
    if (!portrait.empty())
        canvas.picture(canvas.pictures().find(portrait),
                       {box.x + kMessagePadding + 2.0F, y, layout.portrait, layout.portrait});
    const float x = box.x + layout.portrait + 2.5F * kMessagePadding;
    const float room = box.right() - kMessagePadding - kHintRoom - x;
    const std::string name = text_.shortened(text_.tr_in("cast", message.speaker), {kNameSize, true}, room);
    const float wide = text_.draw(canvas, name, {x, box.y + kMessagePadding}, {kNameSize, true, look.name});
    if (speaker == nullptr || speaker->role.empty()) return;
    const float left = room - wide - 16.0F;
    if (left < 60.0F) return;
    text_.draw(canvas, text_.shortened(text_.tr_in("cast", speaker->role), {kRoleSize}, left),
               {x + wide + 14.0F, box.y + kMessagePadding + 7.0F}, {kRoleSize, false, kDim});
}

void MessageBox::draw_page(Canvas& canvas, const sim::MessageQueue& messages, const HudLayout& layout,
                           const Look& look, float time, std::string_view dismiss_key) {
    const auto per_page = static_cast<std::size_t>(layout.lines_per_page);
    std::vector<std::size_t> lengths;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (i % per_page == 0) lengths.push_back(0);
        lengths.back() += count_code_points(lines_[i]) + 1;
    }
    const MessagePage page = page_at(lengths, messages.visible_ticks(), messages.total_ticks());
    const Rect& box = layout.message;
    Vec2 at{box.x + layout.portrait + 2.5F * kMessagePadding, box.y + kMessagePadding + kMessageHeader};
    // The text appears while the voice speaks, but a page is never unfinished for long: it is there to be
    // read.
    const float letters = page.index < lengths.size() ? static_cast<float>(lengths[page.index]) : 0.0F;
    const float pace = std::max(feel_.hud.letters_per_second, letters / kLongestReveal);
    auto due = static_cast<std::size_t>(std::max(0.0F, page.since) * pace) + 8;
    const std::size_t first = page.index * per_page;
    for (std::size_t i = first; i < std::min(lines_.size(), first + per_page); ++i) {
        text_.draw(canvas, said_part(lines_[i], due), at, {text_.reading(kMessageSize), false, look.text});
        const std::size_t n = count_code_points(lines_[i]) + 1;
        due = due > n ? due - n : 0;
        at.y += message_line(layout.text_scale);
    }
    // On the speaker's line, where no text can come: pages as dots, the present one bright, and the key that
    // waves the box away.
    float x = box.right() - 22.0F;
    const float y = box.y + kMessagePadding + 16.0F;
    if (!dismiss_key.empty()) {
        const float blink = 0.55F + 0.45F * sine(time * 4.0F);
        const std::string hint = concat(dismiss_key, " ▶");
        x -= text_.draw(canvas, hint, {x, y - 11.0F}, {13.0F, true, look.name.faded(blink)}, Align::Right) +
             12.0F;
    }
    if (lengths.size() < 2) return;
    for (std::size_t i = lengths.size(); i-- > 0;) {
        canvas.disc({x, y - 2.0F}, i == page.index ? 4.0F : 2.6F,
                    i == page.index ? look.name : kDim.faded(0.7F));
        x -= 13.0F;
    }
}

}  // namespace nl::view
