#include <algorithm>

#include "base/texts.hpp"
#include "ui/hub.hpp"
#include "ui/objective_list.hpp"
#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

class PauseScreen final : public Screen {
  public:
    explicit PauseScreen(PauseContents contents) : contents_(std::move(contents)) {}

    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.6F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 60.0F, 1060.0F), std::min(all.h - 30.0F, 620.0F));
        ui.board(board);
        const float head = board.h < 500.0F ? 70.0F : 110.0F;
        const std::string name = mission_name(ui, contents_.mission_id, contents_.mission);
        view::TextStyle title;
        title.size = 38.0F;
        title.bold = true;
        title.colour = view::kName;
        const std::string shown = ui.text().fitted(name, title, board.w - 100.0F);
        ui.label(shown, {board.x + 50.0F, board.y + head * 0.27F}, title);
        const float width = std::min(340.0F, board.w * 0.4F);
        show_buttons(ui, shell, name, {board.x + 60.0F, board.y + head, width, board.h - head - 30.0F});
        const float left = board.x + 60.0F + width + 60.0F;
        show_objectives(ui, {left, board.y + head, board.right() - 60.0F - left, board.h - head - 30.0F});
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] Vec2 least_size() const override { return {800.0F, 450.0F}; }
    [[nodiscard]] std::string_view name() const override { return "pause"; }

  private:
    void show_buttons(Ui& ui, Shell& shell, const std::string& name, Rect where) {
        constexpr float kButtons = 6.0F;
        const float step = std::min(72.0F, where.h / kButtons);
        Column column(where, step * 0.2F);
        const auto next = [&] { return column.next(step * 0.8F); };
        if (ui.button(next(), ui.tr("Resume")) || ui.back()) shell.pop();
        if (ui.button(next(), ui.tr("Start again"))) contents_.restart();
        if (ui.button(next(), ui.tr("What was said")))
            shell.push(conversation_screen(name, contents_.conversation));
        if (ui.button(next(), ui.tr("Options"))) shell.push(options_screen());
        if (contents_.suspend && ui.button(next(), ui.tr("Go on another time"))) contents_.suspend();
        if (ui.button(next(), ui.tr("Leave the mission"))) contents_.leave();
    }

    /// What one asks for in the middle of a flight, at the foot; returns the height. Not where there is no
    /// room.
    static float show_controls(Ui& ui, Rect where) {
        constexpr float kRow = 26.0F;
        struct Control {
            std::string_view id;
            std::string_view does;
        };
        static constexpr Control kControls[] = {{"fire", to_translate("guns")},
                                                {"secondary", to_translate("rockets")},
                                                {"boost", to_translate("boost")},
                                                {"flare", to_translate("flare")},
                                                {"next-target", to_translate("next target")},
                                                {"dismiss", to_translate("close the message")}};
        const float tall = kRow * static_cast<float>(std::size(kControls)) + 44.0F;
        if (where.h < tall + 160.0F) return 0.0F;
        const float top = where.bottom() - tall + 12.0F;
        draw_group(ui, {where.x, top, where.w, 0.0F}, ui.tr("Controls"));
        float y = top + 30.0F;
        for (const Control& control : kControls) {
            const std::string key = ui.text().control(control.id);
            if (key.empty()) continue;
            (void)draw_fact(ui, {where.x, y, where.w, 0.0F}, ui.tr(control.does), key);
            y += kRow;
        }
        return tall;
    }

    /// As many as there are: with large texts they scroll.
    void show_objectives(Ui& ui, Rect where) {
        view::TextStyle s;
        s.size = 20.0F;
        s.bold = true;
        s.colour = view::kAmber;
        ui.label(ui.tr("Objectives"), {where.x, where.y}, s);
        const float controls = show_controls(ui, where);
        const Rect list{where.x, where.y + 40.0F, where.w, where.h - 40.0F - controls};
        const Rect inside = ui.begin_list("objectives", list, objectives_height_);
        // No height: what scrolls need not shrink.
        objectives_height_ = draw_objectives(ui, contents_.objectives, {inside.x, inside.y, inside.w, 0.0F},
                                             where.w < 400.0F ? 1.0F : 2.0F);
        ui.end_list();
    }

    PauseContents contents_;
    float objectives_height_ = 0.0F;
};

}  // namespace

std::unique_ptr<Screen> pause_screen(PauseContents contents) {
    return std::make_unique<PauseScreen>(std::move(contents));
}

}  // namespace nl::ui
