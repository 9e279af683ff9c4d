#include "ui/ui.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"

namespace nl::ui {

using view::Align;
using view::Rect;
using view::TextStyle;

namespace {

constexpr float kButtonText = 22.0F;
constexpr float kPadding = 22.0F;
constexpr float kWheelStep = 60.0F;

TextStyle style_of(bool focused, bool enabled) {
    TextStyle s;
    s.size = kButtonText;
    s.colour = !enabled ? view::kDim.faded(0.6F) : focused ? view::kInk : view::kText;
    s.shadow = !focused;  // ink on amber
    return s;
}

Vec2 text_start(Rect where, float size) {
    return {where.x + kPadding, where.y + (where.h - view::Text::line_height(size)) * 0.5F};
}

}  // namespace

Rect centred(Rect in, float width, float height) {
    const Vec2 c = in.centre();
    return {c.x - width * 0.5F, c.y - height * 0.5F, width, height};
}

Ui::Ui(const Tools& tools, Focus& focus, const UiInput& input, int layer)
    : tools_(tools), focus_(focus), input_(input), layer_(layer) {
    tools_.canvas.use_ui();
    tools_.canvas.set_layer(layer_);
    if (focus_.begin_frame(input_)) sound("menu-move");
}

Rect Ui::screen() const {
    const Vec2 size = tools_.canvas.screen().ui_size();
    return {0, 0, size.x, size.y};
}

void Ui::shade(float alpha) { canvas().rect(screen(), view::kInk.faded(alpha)); }

void Ui::panel(Rect where) {
    canvas().nine_slice(canvas().pictures().find("gfx/ui/panel.png"), where, 24.0F);
    canvas().set_layer(layer_ + 1);
}

void Ui::board(Rect where) {
    canvas().rect(where.inset(6.0F), view::kInk.faded(0.9F));
    panel(where);
}

void Ui::heading(std::string_view words, Vec2 at, float size, Align align) {
    TextStyle s;
    s.size = size;
    s.bold = true;
    s.colour = view::kName;
    text().draw(canvas(), words, at, s, align);
}

void Ui::label(std::string_view words, Vec2 at, TextStyle style, Align align) {
    text().draw(canvas(), words, at, style, align);
}

float Ui::paragraph(std::string_view words, Rect where, TextStyle style) {
    style.size = text().reading(style.size);
    return text().draw(canvas(), text().wrap(words, style, where.w), {where.x, where.y}, style);
}

Ui::Widget Ui::widget(Rect where, bool takes_sideways) {
    const std::size_t spot = focus_.add({where, takes_sideways, list_view_});
    Widget w;
    w.spot = spot;
    w.focused = focus_.is_at(spot);
    w.held = focus_.pressed() == spot && input_.pointer_held;
    const bool seen = list_view_.empty() || list_view_.contains(input_.pointer);
    const bool clicked =
        focus_.pressed() == spot && input_.pointer_released && where.contains(input_.pointer) && seen;
    w.used = clicked || (w.focused && input_.accept);
    last_focused_ = w.focused;
    if (w.focused) focus_.note_shown();
    return w;
}

void Ui::frame(Rect where, const Widget& w, bool enabled) {
    const char* name = !enabled    ? "gfx/ui/button-off.png"
                       : w.focused ? "gfx/ui/button-hover.png"
                                   : "gfx/ui/button.png";
    canvas().nine_slice(canvas().pictures().find(name), where, 24.0F);
    if (!w.focused) return;
    // Colour is never the only sign: a marker stands at the focus and breathes.
    const float pulse = 0.7F + 0.3F * static_cast<float>(std::sin(tools_.time * 6.0));
    const Vec2 tip{where.x - 6.0F, where.centre().y};
    const Vec2 corners[4] = {
        tip, {tip.x - 14.0F, tip.y - 9.0F}, {tip.x - 10.0F, tip.y}, {tip.x - 14.0F, tip.y + 9.0F}};
    const view::Colour c = view::kAmber.faded(pulse);
    const view::Colour colours[4] = {c, c, c, c};
    canvas().quad(corners, colours);
}

bool Ui::button(Rect where, std::string_view words, bool enabled) {
    Widget w;
    if (enabled) w = widget(where, false);
    frame(where, w, enabled);
    TextStyle s = style_of(w.focused, enabled);
    const std::string shown = text().fitted(words, s, where.w - 2 * kPadding);
    label(shown, {where.centre().x, text_start(where, s.size).y}, s, Align::Centre);
    if (w.used) sound("menu-confirm");
    return w.used;
}

bool Ui::row(Rect where, std::string_view words, std::string_view right, bool enabled) {
    const Widget w = widget(where, false);
    frame(where, w, enabled);
    const TextStyle s = style_of(w.focused, enabled);
    TextStyle small = s;
    small.size = 18.0F;
    small.colour = enabled && !w.focused ? view::kDim : s.colour;
    const float right_width = text().width(right, small);
    label(text().shortened(words, s, where.w - 3 * kPadding - right_width), text_start(where, s.size), s);
    label(right, {where.right() - kPadding, text_start(where, small.size).y}, small, Align::Right);
    if (w.used) sound(enabled ? "menu-confirm" : "menu-denied");
    return w.used && enabled;
}

int Ui::sideways(const Widget& w) const {
    return w.focused ? (input_.right ? 1 : 0) - (input_.left ? 1 : 0) : 0;
}

void Ui::setting(Rect where, std::string_view words, const Widget& w) {
    frame(where, w);
    TextStyle s = style_of(w.focused, true);
    const std::string shown = text().fitted(words, s, where.w * 0.5F - kPadding);
    label(shown, text_start(where, s.size), s);
}

bool Ui::toggle(Rect where, std::string_view words, bool& value) {
    const Widget w = widget(where, true);
    setting(where, words, w);
    if (w.used || (sideways(w) > 0 && !value) || (sideways(w) < 0 && value)) {
        value = !value;
        sound("menu-confirm");
        return true;
    }
    const Rect box{where.right() - kPadding - 64.0F, where.centre().y - 14.0F, 64.0F, 28.0F};
    canvas().rect(box, view::kInk.faded(0.8F));
    canvas().frame(box, 2.0F, value ? view::kFriend : view::kDim);
    const Rect knob{value ? box.right() - 30.0F : box.x + 4.0F, box.y + 4.0F, 26.0F, 20.0F};
    canvas().rect(knob, value ? view::kFriend : view::kDim);
    TextStyle s = style_of(w.focused, true);
    s.size = 18.0F;
    label(tr(value ? "on" : "off"), {box.x - 14.0F, text_start(where, s.size).y}, s, Align::Right);
    return false;
}

bool Ui::slider(Rect where, std::string_view words, float& value, float least, float most, float step,
                std::string_view shown) {
    const Widget w = widget(where, true);
    setting(where, words, w);
    const float before = value;
    const Rect bar{where.x + where.w * 0.52F, where.centre().y - 5.0F, where.w * 0.32F, 10.0F};
    value += static_cast<float>(sideways(w)) * step;
    if (w.held && bar.w > 0.0F) {
        const float share = std::clamp((input_.pointer.x - bar.x) / bar.w, 0.0F, 1.0F);
        value = least + std::round(share * (most - least) / step) * step;
    }
    value = std::clamp(value, least, most);
    const float share = most > least ? (value - least) / (most - least) : 0.0F;
    canvas().rect(bar, view::kInk.faded(0.9F));
    canvas().rect({bar.x, bar.y, bar.w * share, bar.h}, view::kEdge.dimmed(w.focused ? 1.0F : 0.75F));
    canvas().frame(bar, 1.5F, view::kDim);
    canvas().rect({bar.x + bar.w * share - 5.0F, bar.y - 7.0F, 10.0F, 24.0F},
                  w.focused ? view::kWhite : view::kText);
    TextStyle s = style_of(w.focused, true);
    s.size = 18.0F;
    label(shown, {where.right() - kPadding, text_start(where, s.size).y}, s, Align::Right);
    if (value != before && !w.held) sound("tick");
    return value != before;
}

bool Ui::choice(Rect where, std::string_view words, std::size_t& index, std::span<const std::string> names) {
    const Widget w = widget(where, true);
    setting(where, words, w);
    if (names.empty()) return false;
    const int way = w.used ? 1 : sideways(w);
    const std::size_t n = names.size();
    if (way != 0) index = (index + n + static_cast<std::size_t>(way + static_cast<int>(n))) % n;
    const TextStyle s = style_of(w.focused, true);
    const Vec2 at{where.x + where.w * 0.74F, text_start(where, s.size).y};
    label(concat("\u2039  ", names[std::min(index, n - 1)], "  \u203a"), at, s, Align::Centre);
    if (way != 0) sound("tick");
    return way != 0;
}

Rect Ui::begin_list(const std::string& id, Rect where, float contents) {
    list_ = id;
    list_view_ = where;
    list_contents_ = contents;
    float& scrolled = focus_.scroll(id);
    if (where.contains(input_.pointer)) scrolled -= input_.wheel * kWheelStep;
    scrolled += input_.scroll;
    if (input_.page_down) scrolled += where.h * 0.8F;
    if (input_.page_up) scrolled -= where.h * 0.8F;
    scrolled = std::clamp(scrolled, 0.0F, std::max(0.0F, contents - where.h));
    // The margins leave room for the marker of the focus.
    canvas().clip({where.x - 24.0F, where.y, where.w + 24.0F, where.h});
    return {where.x, where.y - scrolled, where.w, contents};
}

void Ui::end_list() {
    canvas().unclip();
    float& scrolled = focus_.scroll(list_);
    if (focus_.moved_by_keys()) {
        if (const auto spot = focus_.new_spot(focus_.at()); spot && spot->seen_through == list_view_) {
            scrolled -= std::max(0.0F, list_view_.y - spot->where.y);
            scrolled += std::max(0.0F, spot->where.bottom() - list_view_.bottom());
        }
    }
    if (list_contents_ > list_view_.h) {
        const float share = list_view_.h / list_contents_;
        const Rect bar{list_view_.right() + 8.0F, list_view_.y + scrolled * share, 6.0F,
                       list_view_.h * share};
        canvas().rect({bar.x, list_view_.y, bar.w, list_view_.h}, view::kInk.faded(0.6F));
        canvas().rect(bar, view::kEdge.faded(0.7F));
    }
    list_view_ = {};
}

bool Ui::back() {
    if (input_.back) sound("menu-back");
    return input_.back;
}

}  // namespace nl::ui
