#include <algorithm>

#include "ui/objective_list.hpp"
#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

class ResultScreen final : public Screen {
  public:
    explicit ResultScreen(ResultContents contents) : contents_(std::move(contents)) {}

    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.6F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 60.0F, 1060.0F), std::min(all.h - 30.0F, 620.0F));
        ui.panel(board);
        show_head(ui, board);
        const Rect left{board.x + 56.0F, board.y + 150.0F, board.w * 0.53F, 0.0F};
        draw_objectives(ui, contents_.objectives, left);
        show_figures(ui, {left.right() + 60.0F, left.y, board.right() - left.right() - 116.0F, 0.0F});
        Rect button{board.x + 56.0F, board.bottom() - 88.0F, (board.w - 164.0F) / 3.0F, 58.0F};
        // Whoever has won goes on, whoever has lost tries again: that one comes first.
        for (const bool retry : {!contents_.complete, contents_.complete}) {
            if (ui.button(button, ui.tr(retry ? "Fly it again" : "Continue")))
                retry ? contents_.retry() : contents_.leave();
            button = button.moved({button.w + 26.0F, 0.0F});
        }
        if (ui.button(button, ui.tr("What was said")))
            shell.push(conversation_screen(mission_name(ui, contents_.mission_id, contents_.mission),
                                           contents_.conversation));
        if (ui.back()) contents_.leave();
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view music() const override {
        return contents_.complete ? "victory" : "defeat";
    }
    [[nodiscard]] std::string_view name() const override { return "result"; }

  private:
    void show_head(Ui& ui, Rect board) const {
        view::TextStyle s;
        s.size = 46.0F;
        s.bold = true;
        s.colour = contents_.complete ? view::kFriend : view::kFoe;
        ui.label(ui.tr(contents_.complete ? "Mission complete" : "Mission failed"),
                 {board.x + 54.0F, board.y + 30.0F}, s);
        view::TextStyle small;
        small.size = 20.0F;
        small.colour = view::kDim;
        const std::string line = contents_.reason.empty()
                                     ? mission_name(ui, contents_.mission_id, contents_.mission)
                                     : ui.tr_in(context_of(contents_.mission_id, "reason"), contents_.reason);
        ui.label(ui.text().shortened(line, small, board.w - 110.0F), {board.x + 56.0F, board.y + 94.0F},
                 small);
    }

    void show_figures(Ui& ui, Rect where) const {
        view::TextStyle name;
        name.size = 20.0F;
        name.colour = view::kDim;
        view::TextStyle value;
        value.size = 20.0F;
        value.colour = view::kAmber;
        float y = where.y;
        for (const auto& [what, figure] : contents_.figures) {
            ui.label(ui.tr(what), {where.x, y}, name);
            ui.label(figure, {where.right(), y}, value, view::Align::Right);
            y += 34.0F;
        }
    }

    ResultContents contents_;
};

}  // namespace

std::unique_ptr<Screen> result_screen(ResultContents contents) {
    return std::make_unique<ResultScreen>(std::move(contents));
}

}  // namespace nl::ui
