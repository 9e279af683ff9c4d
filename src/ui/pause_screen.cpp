#include <algorithm>

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
        ui.panel(board);
        const std::string name = mission_name(ui, contents_.mission_id, contents_.mission);
        ui.heading(name, {board.x + 50.0F, board.y + 30.0F}, 38.0F);
        Column column({board.x + 60.0F, board.y + 110.0F, 340.0F, 0.0F}, 14.0F);
        if (ui.button(column.next(58.0F), ui.tr("Resume")) || ui.back()) shell.pop();
        if (ui.button(column.next(58.0F), ui.tr("Start again"))) contents_.restart();
        if (ui.button(column.next(58.0F), ui.tr("What was said")))
            shell.push(conversation_screen(name, contents_.conversation));
        if (ui.button(column.next(58.0F), ui.tr("Options"))) shell.push(options_screen());
        if (contents_.suspend && ui.button(column.next(58.0F), ui.tr("Go on another time")))
            contents_.suspend();
        if (ui.button(column.next(58.0F), ui.tr("Leave the mission"))) contents_.leave();
        const Rect right{board.x + 460.0F, board.y + 110.0F, board.w - 520.0F, 0.0F};
        view::TextStyle s;
        s.size = 20.0F;
        s.bold = true;
        s.colour = view::kAmber;
        ui.label(ui.tr("Objectives"), {right.x, right.y}, s);
        draw_objectives(ui, contents_.objectives, {right.x, right.y + 40.0F, right.w, 0.0F});
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view name() const override { return "pause"; }

  private:
    PauseContents contents_;
};

}  // namespace

std::unique_ptr<Screen> pause_screen(PauseContents contents) {
    return std::make_unique<PauseScreen>(std::move(contents));
}

}  // namespace nl::ui
