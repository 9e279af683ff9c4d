// The widgets of ui.hpp that screens draw upon themselves: cards, spots, tabs, and small pictures.

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "ui/ui.hpp"

namespace nl::ui {

using view::Align;
using view::Rect;
using view::TextStyle;

void Ui::icon(std::string_view name, Rect where, view::Colour tint) {
    canvas().picture(canvas().pictures().find(concat("gfx/icons/", name, ".png")), where, tint);
}

void Ui::gauge(Rect where, float share, view::Colour colour) {
    canvas().rect(where, view::kInk.faded(0.75F));
    canvas().rect({where.x, where.y, where.w * std::clamp(share, 0.0F, 1.0F), where.h}, colour);
    canvas().frame(where, 1.0F, view::kDim.faded(0.5F));
}

void Ui::portrait(std::string_view picture, Rect where) {
    if (picture.empty()) return;
    canvas().picture(canvas().pictures().find(picture), where);
}

void Ui::craft_picture(std::string_view sprite, Rect where, view::Colour tint) {
    auto& pictures = canvas().pictures();
    const auto body = pictures.find(concat("gfx/craft/", sprite, ".png"));
    const Vec2 size = pictures.size(body);
    const float scale = std::min(where.w / std::max(size.x, 1.0F), where.h / std::max(size.y, 1.0F));
    const Vec2 at = where.centre();
    canvas().sprite(body, at, scale, 0.0F, tint);
    const auto glow = pictures.find_if_there(concat("gfx/craft/", sprite, "-glow.png"));
    if (glow == view::kWhiteSprite) return;
    const float pulse = 0.5F + 0.2F * static_cast<float>(std::sin(tools_.time * 2.2));
    canvas().sprite(glow, at, scale, 0.0F, tint.dimmed(pulse), view::Blend::Add);
}

void Ui::hints(std::string_view accept, Way way) {
    const Rect all = screen();
    TextStyle key;
    key.size = 15.0F;
    key.bold = true;
    key.colour = view::kName;
    TextStyle what;
    what.size = 15.0F;
    what.colour = view::kDim;
    float x = all.w - 40.0F;
    const float y = all.h - 30.0F;
    canvas().rect({0.0F, all.h - 36.0F, all.w, 36.0F}, view::kInk.faded(0.8F));
    const auto hint = [&](std::string_view keys, std::string_view does) {
        x -= text().width(does, what);
        label(does, {x, y}, what);
        x -= text().width(keys, key) + 8.0F;
        label(keys, {x, y}, key);
        x -= 26.0F;
    };
    const auto named = [&](std::string_view control, std::string_view otherwise) {
        const std::string known = text().control(control);
        return known.empty() ? tr(otherwise) : known;
    };
    if (way != Way::Nowhere) hint(named("back", "Escape"), tr("back"));
    if (!accept.empty()) hint(named("accept", "Enter"), accept);
    if (way == Way::BackAndTabs) hint(tr(input_.pad ? "LB RB" : "Q E"), tr("turn the page"));
}

bool Ui::spot(Rect where, bool enabled) {
    const Widget w = widget(where, false);
    if (w.used) sound(enabled ? "menu-confirm" : "menu-denied");
    return w.used && enabled;
}

bool Ui::card(Rect where, bool enabled) {
    const Widget w = widget(where, false);
    const float pulse = 0.75F + 0.25F * static_cast<float>(std::sin(tools_.time * 5.0));
    canvas().nine_slice(canvas().pictures().find("gfx/ui/panel.png"), where, 24.0F,
                        view::kWhite.dimmed(enabled ? 1.0F : 0.6F));
    if (w.focused) {
        canvas().rect(where.inset(4.0F), view::kAmber.faded(0.10F));
        canvas().frame(where.inset(2.0F), 3.0F, view::kAmber.faded(pulse));
    }
    if (w.used) sound(enabled ? "menu-confirm" : "menu-denied");
    return w.used && enabled;
}

bool Ui::tabs(Rect where, std::size_t& index, std::span<const std::string> names, bool keys) {
    const std::size_t before = index;
    const std::size_t n = names.size();
    if (n == 0) return false;
    index = std::min(index, n - 1);
    if (keys && input_.next_tab) index = (index + 1) % n;
    if (keys && input_.previous_tab) index = (index + n - 1) % n;
    const float width = where.w / static_cast<float>(n);
    TextStyle s;
    s.size = std::min(20.0F, where.h * 0.45F);
    for (std::size_t i = 0; i < n; ++i) {
        const Rect tab{where.x + width * static_cast<float>(i), where.y, width - 6.0F, where.h};
        const Widget w = widget(tab, false);
        if (w.used) index = i;
        const bool chosen = i == index;
        canvas().rect(tab, chosen ? view::rgb(0x12305A, 0.92F) : view::kInk.faded(0.6F));
        canvas().rect({tab.x, tab.bottom() - 3.0F, tab.w, 3.0F},
                      chosen ? view::kEdge : view::kDim.faded(0.35F));
        if (w.focused) canvas().frame(tab, 2.5F, view::kAmber);
        s.bold = chosen;
        s.colour = w.focused ? view::kAmber : chosen ? view::kWhite : view::kDim;
        label(text().shortened(names[i], s, tab.w - 16.0F),
              {tab.centre().x, tab.centre().y - view::Text::line_height(s.size) * 0.5F}, s, Align::Centre);
    }
    if (index != before) sound("menu-move");
    return index != before;
}

}  // namespace nl::ui
