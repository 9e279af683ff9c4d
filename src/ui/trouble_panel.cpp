#include "ui/trouble_panel.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "base/texts.hpp"

namespace nl::ui {
namespace {

using view::Rect;
using view::TextStyle;

constexpr std::size_t kMostShown = 4;
constexpr float kGap = 10.0F;

struct Entry {
    std::vector<std::string> where;
    std::vector<std::string> what;
    std::vector<std::string> hint;
    view::Colour colour;
};

const TextStyle kWhere{15.0F, false, view::kDim};
const TextStyle kWhat{19.0F, true};
const TextStyle kHint{17.0F, false, view::kText};

std::string place_of(Ui& ui, const Diagnostic& d) {
    if (d.position.line == 0) return d.file;
    return filled(ui.tr("{file}, line {line}, column {column}"),
                  {{"file", d.file},
                   {"line", std::to_string(d.position.line)},
                   {"column", std::to_string(d.position.column)}});
}

Entry entry_of(Ui& ui, const Diagnostic& d, float width) {
    Entry e;
    view::Text& text = ui.text();
    e.where = text.wrap(place_of(ui, d), kWhere, width);
    e.what = text.wrap(d.message, kWhat, width);
    if (!d.hint.empty()) e.hint = text.wrap(d.hint, kHint, width - 20.0F);
    e.colour = d.severity == Severity::Error ? view::kFoe : view::kAmber;
    return e;
}

float height_of(const std::vector<std::string>& lines, const TextStyle& style) {
    return static_cast<float>(lines.size()) * view::Text::line_height(style.size);
}

float height_of(const Entry& e) {
    return height_of(e.where, kWhere) + height_of(e.what, kWhat) + height_of(e.hint, kHint) + kGap;
}

}  // namespace

void draw_trouble(const Tools& tools, bool plays_on, std::span<const Diagnostic> found) {
    constexpr float kHead = 50.0F;
    Focus focus;
    const UiInput nothing;
    Ui ui(tools, focus, nothing, view::Canvas::kLayers - 2);
    const Rect all = ui.screen();
    const float wide = std::min(all.w - 40.0F, 980.0F);
    const float inner = wide - 56.0F;
    std::vector<Entry> entries;
    float high = kHead + 40.0F;
    for (const Diagnostic& d : found) {
        Entry e = entry_of(ui, d, inner);
        const bool full = entries.size() == kMostShown || high + height_of(e) > all.h * 0.6F;
        if (full && !entries.empty()) break;
        high += height_of(e);
        entries.push_back(std::move(e));
    }
    const std::size_t left = found.size() - entries.size();
    if (left > 0) high += view::Text::line_height(kWhere.size);
    const Rect board{(all.w - wide) * 0.5F, all.h - high - 20.0F, wide, high};
    ui.panel(board);
    ui.canvas().rect({board.x + 6.0F, board.y + 8.0F, 5.0F, board.h - 16.0F}, view::kFoe);
    ui.label(plays_on ? ui.tr("Playing on with the last good version") : ui.tr("Not taken over"),
             {board.x + 28.0F, board.y + 16.0F}, {22.0F, true, view::kName});
    float y = board.y + kHead;
    const auto say = [&](const std::vector<std::string>& lines, TextStyle style, float indent) {
        y += ui.text().draw(ui.canvas(), lines, {board.x + 28.0F + indent, y}, style);
    };
    for (const Entry& e : entries) {
        TextStyle what = kWhat;
        what.colour = e.colour;
        say(e.where, kWhere, 0.0F);
        say(e.what, what, 0.0F);
        say(e.hint, kHint, 20.0F);
        y += kGap;
    }
    if (left > 0)
        ui.label(filled(ui.tr("… and {n} more"), {{"n", std::to_string(left)}}), {board.x + 28.0F, y},
                 kWhere);
}

}  // namespace nl::ui
