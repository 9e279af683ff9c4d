#include "ui/objective_list.hpp"

#include <algorithm>

namespace nl::ui {

float draw_objectives(Ui& ui, std::span<const ObjectiveLine> lines, view::Rect where) {
    constexpr float kProgress = 110.0F;
    constexpr float kSpace = 10.0F;
    float y = where.y;
    for (const auto& line : lines) {
        view::TextStyle s;
        s.size = 20.0F;
        s.colour = line.colour;
        std::string text = ui.tr_in(context_of(line.mission, "objective"), line.text);
        if (line.optional) text = filled(ui.tr("{objective} (optional)"), {{"objective", text}});
        const float height = ui.paragraph(text, {where.x, y, where.w - kProgress, 0.0F}, s);
        ui.label(ui.tr(line.progress), {where.right(), y}, s, view::Align::Right);
        y += std::max(height, view::Text::line_height(s.size)) + kSpace;
    }
    return y - where.y;
}

}  // namespace nl::ui
