#include <algorithm>

#include "base/text.hpp"
#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// What is wrong with a file, said to a person who can mend it and try again.
class ErrorScreen final : public Screen {
  public:
    ErrorScreen(std::string title, std::vector<Diagnostic> found, std::function<void()> retry)
        : title_(std::move(title)), found_(std::move(found)), retry_(std::move(retry)) {}

    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.85F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 80.0F, 1300.0F), std::min(all.h - 60.0F, 820.0F));
        ui.board(board);
        ui.heading(title_, {board.x + 40.0F, board.y + 26.0F}, 34.0F);
        const Rect list{board.x + 50.0F, board.y + 90.0F, board.w - 110.0F, board.h - 184.0F};
        const Rect inside = ui.begin_list("found", list, contents_);
        contents_ = draw_found(ui, inside) - inside.y;
        ui.end_list();
        const Rect foot{board.x + 50.0F, board.bottom() - 76.0F, 260.0F, 52.0F};
        if (ui.button(foot, ui.tr("Try again"))) {
            shell.pop();
            if (retry_) retry_();
        }
        if (ui.button({foot.right() + 20.0F, foot.y, 200.0F, foot.h}, ui.tr("Back")) || ui.back())
            shell.pop();
    }
    [[nodiscard]] Vec2 least_size() const override { return {800.0F, 450.0F}; }
    [[nodiscard]] std::string_view name() const override { return "error"; }

  private:
    float draw_found(Ui& ui, Rect inside) const {
        view::TextStyle place;
        place.size = 16.0F;
        place.colour = view::kDim;
        float y = inside.y;
        for (const Diagnostic& d : found_) {
            view::TextStyle what;
            what.size = 20.0F;
            what.colour = d.severity == Severity::Error ? view::kFoe : view::kAmber;
            std::string where = d.file;
            if (d.position.line > 0)
                where = filled(ui.tr("{file}, line {line}, column {column}"),
                               {{"file", d.file},
                                {"line", std::to_string(d.position.line)},
                                {"column", std::to_string(d.position.column)}});
            y += ui.paragraph(where, {inside.x, y, inside.w, 0.0F}, place);
            y += ui.paragraph(d.message, {inside.x, y, inside.w, 0.0F}, what);
            if (!d.hint.empty()) y += ui.paragraph(d.hint, {inside.x + 20.0F, y, inside.w - 20.0F, 0.0F});
            y += 14.0F;
        }
        return y;
    }

    std::string title_;
    std::vector<Diagnostic> found_;
    std::function<void()> retry_;
    float contents_ = 0.0F;
};

}  // namespace

std::unique_ptr<Screen> error_screen(std::string title, std::vector<Diagnostic> found,
                                     std::function<void()> retry) {
    return std::make_unique<ErrorScreen>(std::move(title), std::move(found), std::move(retry));
}

}  // namespace nl::ui
