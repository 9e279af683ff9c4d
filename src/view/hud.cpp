#include "view/hud.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "base/trig.hpp"
#include "view/layers.hpp"

namespace nl::view {

namespace {

constexpr std::size_t kHudMessageRows = 3;

}  // namespace

std::string grouped(std::int64_t n) {
    std::string digits = to_text(n < 0 ? -n : n);
    for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
    return n < 0 ? "-" + digits : digits;
}

std::string distance_text(float units) {
    const auto hundredths = static_cast<std::int64_t>(std::lround(std::clamp(units, 0.0F, 1e6F) / 10.0F));
    if (hundredths >= 1000) return concat(to_text(hundredths / 100), " km");
    const std::string part = to_text(hundredths % 100);
    return concat(to_text(hundredths / 100), part.size() < 2 ? ".0" : ".", part, " km");
}

std::string HudFrame::name_of(const sim::Craft& craft) const {
    const std::string& own = scene.world.names().text(craft.name);
    return is_named(craft) ? tr_in_mission("craft", own) : text.tr_in("craft", craft.type->name);
}

bool HudFrame::is_named(const sim::Craft& craft) const {
    const std::string& own = scene.world.names().text(craft.name);
    return !own.empty() && own != craft.type->id;
}

HudNeeds Hud::needs_of(const Scene& scene, const ViewOptions& options) {
    HudNeeds n;
    n.screen = canvas_.screen().ui_size();
    n.text_scale = text_.reading_scale();
    n.sound_subtitles = options.sound_subtitles;
    if (const sim::Message* m = scene.messages != nullptr ? scene.messages->visible() : nullptr) {
        n.message = true;
        n.message_lines = [this, m, &scene](float width) {
            return message_box_.lines_at(*m, scene.world.mission().id, width);
        };
    }
    n.objectives = shown_objectives(scene, feel_.hud);
    n.objectives_width = objectives_width(text_, scene, feel_.hud);
    n.suspicion = scene.world.watched();
    n.target = scene.world.craft().contains(scene.world.target());
    n.bosses = static_cast<int>(bosses_of(scene).size());
    n.choices = static_cast<int>(scene.cinema.choices.size());
    const std::string context = context_of(scene.world.mission().id, "choice");
    for (const auto& c : scene.cinema.choices)
        n.choices_width = std::max(n.choices_width, text_.width(text_.tr_in(context, c), {18.0F, true}));
    if (!scene.cinema.question.empty() && n.choices > 0) {
        const std::string question(text_.tr_in(context, scene.cinema.question));
        n.choices_width = std::max(n.choices_width, text_.width(question, {kQuestionSize, true}));
        n.question_lines = [this, question](float width) {
            return static_cast<int>(text_.wrap(question, {kQuestionSize, true}, width).size());
        };
    }
    return n;
}

void Hud::draw(const Scene& scene, const Space& world, float alpha, const EdgeLight& edge, Vec2 pointer,
               const ViewOptions& options) {
    layout_ = layout_hud(needs_of(scene, options));
    const float time = (static_cast<float>(scene.world.now()) + alpha) * sim::kTickSeconds;
    const HudFrame f{canvas_,
                     text_,
                     scene,
                     layout_,
                     state_,
                     looks_,
                     signs_for(options.colours),
                     world,
                     alpha,
                     time,
                     options.high_contrast};
    canvas_.use_ui();
    draw_edges(f, edge, feel_.flash, options.flash);
    if (options.hud && scene.cinema.letterbox <= 0.0F) {
        draw_marks(f);
        draw_crowd(f);
        draw_damage_marks(f);
        draw_ship_panel(f);
        draw_stats(f);
        draw_objectives(f, feel_.hud);
        draw_weapons(f);
        draw_target_panel(f);
        draw_bosses(f);
        draw_radar(f);
        draw_suspicion(f);
        draw_crosshair(f, pointer);
    }
    if (options.hud) draw_hud_messages(f);
    if (options.hud) subtitles_.draw(canvas_, text_, layout_.subtitles, 19.0F * std::max(layout_.k, 0.8F));
    draw_choices(f);
    draw_cinema(f);
    draw_skip(f);
    if (scene.messages != nullptr)
        message_box_.draw(canvas_, *scene.messages, scene.world.mission().id, layout_, time,
                          text_.control("dismiss"), options.high_contrast);
}

void Hud::draw_hud_messages(const HudFrame& f) {
    canvas_.set_layer(kHudFrontLayer);
    const sim::Tick now = f.scene.world.now();
    const Rect& r = f.layout.hud_messages;
    const auto all = f.scene.hud_messages;
    const float size = 22.0F * std::max(f.layout.k, 0.8F);  // as large as three rows allow
    float y = r.bottom() - 28.0F * std::max(f.layout.k, 0.8F);
    for (std::size_t i = 0; i < std::min(all.size(), kHudMessageRows); ++i) {
        const sim::HudMessage& m = all[all.size() - 1 - i];
        const float age = static_cast<float>(now - m.at) * sim::kTickSeconds;
        const float left = feel_.hud.hud_message_seconds - age;
        if (left <= 0.0F) break;
        const float fade = std::min({1.0F, left * 1.5F, age * 6.0F + 0.15F});
        TextStyle style{size, true, (i == 0 ? kAmber : kText).faded(fade * (i == 0 ? 1.0F : 0.75F))};
        const std::string words = text_.fitted(f.tr_in_mission("hud", m.text), style, r.w);
        text_.draw(canvas_, words, {r.centre().x, y}, style, Align::Centre);
        y -= 28.0F * std::max(f.layout.k, 0.8F);
    }
}

void Hud::draw_skip(const HudFrame& f) {
    if (!f.scene.cinema.active || text_.control("skip").empty()) return;
    const Vec2 size = canvas_.screen().ui_size();
    canvas_.set_layer(kHudFrontLayer);
    const float held = std::clamp(f.scene.cinema.skip_held, 0.0F, 1.0F);
    const Vec2 at{size.x - 24.0F, size.y - 34.0F};
    const float w = text_.draw(canvas_, text_.tr("Hold {skip} to skip"), at,
                               {14.0F, false, kDim.faded(0.5F + 0.5F * held)}, Align::Right);
    if (held > 0.0F) canvas_.rect({at.x - w, at.y + 20.0F, w * held, 3.0F}, kAmber);
}

std::size_t Hud::option_at(Vec2 place) const {
    for (std::size_t i = 0; i < layout_.options.size(); ++i)
        if (layout_.options[i].contains(place)) return i + 1;
    return 0;
}

void Hud::draw_choices(const HudFrame& f) {
    if (f.layout.choices.empty()) return;
    canvas_.set_layer(kHudLayer);
    canvas_.nine_slice(canvas_.pictures().find("gfx/ui/panel-title.png"), f.layout.choices);
    const TextStyle style{kQuestionSize, true, kName};
    const Rect& q = f.layout.question;
    float y = q.y;
    if (!q.empty())
        for (const std::string& line :
             text_.wrap(f.tr_in_mission("choice", f.scene.cinema.question), style, q.w)) {
            if (y + kQuestionLine > q.bottom()) break;
            text_.draw(canvas_, line, {q.x, y}, style);
            y += kQuestionLine;
        }
    for (std::size_t i = 0; i < f.layout.options.size(); ++i) draw_option(f, i);
}

void Hud::draw_option(const HudFrame& f, std::size_t i) {
    const Rect& r = f.layout.options[i];
    const bool marked = i + 1 == marked_;
    const float size = std::min(18.0F, r.h * 0.66F);
    const float middle = r.y + (r.h - Text::line_height(size)) * 0.5F;
    const Rect key{r.x + 10.0F, r.centre().y - 12.0F, 24.0F, 24.0F};
    if (marked) canvas_.rect({r.x, r.y + 1.0F, r.w, r.h - 2.0F}, kAmber.faded(0.22F));
    canvas_.rect(key, kAmber.faded(marked ? 0.9F : 0.25F));
    canvas_.frame(key, 1.5F, kAmber);
    text_.draw(canvas_, to_text(static_cast<std::int64_t>(i) + 1), {key.centre().x, middle},
               {size, true, marked ? kInk : kAmber, !marked}, Align::Centre);
    TextStyle style{size, marked, kText};
    const std::string words =
        text_.fitted(f.tr_in_mission("choice", f.scene.cinema.choices[i]), style, r.w - 58.0F);
    text_.draw(canvas_, words, {r.x + 48.0F, middle}, style);
}

}  // namespace nl::view
