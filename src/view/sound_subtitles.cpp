#include "view/sound_subtitles.hpp"

#include <algorithm>
#include <cmath>

#include "base/texts.hpp"
#include "base/trig.hpp"
#include "view/layers.hpp"

namespace nl::view {

namespace {

constexpr float kShown = 1.8F;    // seconds
constexpr float kNear = 1500.0F;  // units from the player's craft

/// Where something is as its pilot would say it.
std::string_view rocket_from(float off) {
    constexpr float kQuarter = kPi * 0.25F;
    if (std::fabs(off) < kQuarter) return to_translate("Rocket ahead");
    if (std::fabs(off) > 3.0F * kQuarter) return to_translate("Rocket behind you");
    return off > 0.0F ? to_translate("Rocket from the right") : to_translate("Rocket from the left");
}

std::string_view words_for(const sim::Event& e, const Scene& scene, const sim::Craft& player) {
    using K = sim::EventKind;
    const auto& world = scene.world;
    const bool own = e.craft == world.player();
    const bool near = length_squared(e.at - player.position) < kNear * kNear;
    switch (e.kind) {
        case K::Lock: {
            if (!own) return {};
            const sim::Craft* by = world.craft().get(e.other);
            const Vec2 from = (by != nullptr ? by->position : e.at) - player.position;
            return rocket_from(wrap_angle(heading_of(from) - player.heading));
        }
        case K::ChargeWarning:
            if (own || !near) return {};
            if (world.craft().get(e.craft) == nullptr) return to_translate("A mine beeps");
            return world.hostile(player.side, e.side) ? to_translate("Somebody takes aim")
                                                      : std::string_view{};
        case K::ShieldDown:
            return own ? to_translate("Your shield is down") : std::string_view{};
        case K::GunsHot:
            return own ? to_translate("Your guns are too hot") : std::string_view{};
        case K::Decloak:
            return near && world.hostile(player.side, e.side) ? to_translate("Something shows itself")
                                                              : std::string_view{};
        case K::Border:
            return to_translate("The edge of the arena");
        default:
            return {};
    }
}

}  // namespace

void SoundSubtitles::say(std::string_view words) {
    if (words.empty()) return;
    words_ = words;
    left_ = kShown;
}

void SoundSubtitles::step(const Scene& scene) {
    left_ = std::max(0.0F, left_ - sim::kTickSeconds);
    const sim::Craft* player = scene.world.player_craft();
    if (player == nullptr) return;
    for (const sim::Event& e : scene.world.events()) say(words_for(e, scene, *player));
}

void SoundSubtitles::draw(Canvas& canvas, Text& text, Rect where, float size) const {
    if (shown().empty() || where.empty()) return;
    const TextStyle style{size, true, kWhite.faded(std::min(1.0F, left_ * 3.0F))};
    const std::string words = text.shortened(text.tr(words_), style, where.w - 40.0F);
    const float wide = text.width(words, style) + 36.0F;
    canvas.set_layer(kHudFrontLayer);
    canvas.rect({where.centre().x - wide * 0.5F, where.y, wide, where.h}, kInk.faded(0.75F));
    text.draw(canvas, words, {where.centre().x, where.y + (where.h - Text::line_height(size)) * 0.5F}, style,
              Align::Centre);
}

}  // namespace nl::view
