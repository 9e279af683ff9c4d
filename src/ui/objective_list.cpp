#include "ui/objective_list.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "base/texts.hpp"

namespace nl::ui {

namespace {

/// Draws them, or only measures.
float lay_out(Ui& ui, std::span<const ObjectiveLine> lines, view::Rect where, float scale, bool draw) {
    constexpr float kSize = 20.0F;
    const float space = 10.0F * std::min(scale * scale, 1.0F);
    // Beside the text, or where that would leave it no width, below it.
    const bool below = where.w < 360.0F * scale;
    const float beside = below ? 0.0F : 110.0F * scale;
    const float line_height = view::Text::line_height(kSize * scale);
    float y = where.y;
    for (const auto& line : lines) {
        view::TextStyle s;
        s.size = kSize * scale;
        s.colour = line.colour;
        std::string text = ui.tr_in(context_of(line.mission, "objective"), line.text);
        if (line.optional) text = filled(ui.tr("{objective} (optional)"), {{"objective", text}});
        const auto wrapped = ui.text().wrap(text, s, where.w - beside);
        const float height = line_height * static_cast<float>(wrapped.size());
        if (draw) (void)ui.text().draw(ui.canvas(), wrapped, {where.x, y}, s);
        if (below) y += height;
        if (draw) ui.label(ui.tr(line.progress), {where.right(), y}, s, view::Align::Right);
        y += std::max(below ? 0.0F : height, line_height) + space;
    }
    return y - where.y;
}

bool is_behind(const ObjectiveLine& line) { return !line.optional && line.progress == "done"; }

/// The first `steps` of those that are done and had to be as one line: what is left, lost or was only wished
/// for is what one looks for in a long list.
std::vector<ObjectiveLine> folded(const Ui& ui, std::span<const ObjectiveLine> lines, int steps) {
    std::vector<ObjectiveLine> out;
    int left = steps;
    for (const auto& line : lines)
        if (!is_behind(line) || left-- <= 0) out.push_back(line);
    if (steps == 0) return out;
    ObjectiveLine all;
    all.text = ui.tr_n("{n} step", "{n} steps", steps);
    all.progress = to_translate("done");
    all.colour = view::kFriend;
    out.insert(out.begin(), all);
    return out;
}

}  // namespace

float draw_objectives(Ui& ui, std::span<const ObjectiveLine> lines, view::Rect where, float most) {
    constexpr float kSmall = 0.85F;  // before it gets smaller than that, steps are folded
    constexpr float kLeast = 0.6F;   // smaller cannot be read
    float scale = std::min(ui.text().reading_scale(), most);
    const auto behind = static_cast<int>(std::count_if(lines.begin(), lines.end(), is_behind));
    int steps = 0;
    auto shown = folded(ui, lines, 0);
    while (where.h > 0.0F && lay_out(ui, shown, where, scale, false) > where.h) {
        if (scale > kSmall)
            scale = std::max(kSmall, scale * 0.95F);
        else if (steps < behind && behind > 1)
            shown = folded(ui, lines, steps = std::max(2, steps + 1));
        else if (scale > kLeast)
            scale = std::max(kLeast, scale * 0.95F);
        else
            break;
    }
    return lay_out(ui, shown, where, scale, true);
}

}  // namespace nl::ui
