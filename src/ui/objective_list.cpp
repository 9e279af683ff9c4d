#include "ui/objective_list.hpp"

#include <algorithm>

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

}  // namespace

float draw_objectives(Ui& ui, std::span<const ObjectiveLine> lines, view::Rect where, float most) {
    constexpr float kLeast = 0.6F;  // smaller cannot be read
    float scale = std::min(ui.text().reading_scale(), most);
    while (where.h > 0.0F && scale > kLeast && lay_out(ui, lines, where, scale, false) > where.h)
        scale = std::max(kLeast, scale * 0.95F);
    return lay_out(ui, lines, where, scale, true);
}

}  // namespace nl::ui
