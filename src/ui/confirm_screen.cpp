#include <algorithm>

#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// A question before something that cannot be undone. The careful answer has the focus.
class ConfirmScreen final : public Screen {
  public:
    ConfirmScreen(std::string title, std::string text, std::string yes, std::function<void()> act)
        : title_(std::move(title)), text_(std::move(text)), yes_(std::move(yes)), act_(std::move(act)) {}

    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.86F);
        view::TextStyle body;
        body.size = 20.0F;
        const Rect all = ui.screen();
        const float width = std::min(all.w - 80.0F, 680.0F);
        const auto lines = ui.text().wrap(text_, body, width - 100.0F);
        const float tall = static_cast<float>(lines.size()) * view::Text::line_height(body.size);
        const Rect board = centred(all, width, 200.0F + tall);
        ui.board(board);
        view::TextStyle title;
        title.size = 30.0F;
        ui.heading(ui.text().shortened(title_, title, width - 100.0F), {board.x + 50.0F, board.y + 30.0F},
                   30.0F);
        (void)ui.paragraph(text_, {board.x + 50.0F, board.y + 84.0F, width - 100.0F, 0.0F}, body);
        const float half = (width - 130.0F) * 0.5F;
        const Rect no{board.x + 56.0F, board.bottom() - 84.0F, half, 54.0F};
        const bool left = ui.button(no, ui.tr("No")) || ui.back();
        const bool agreed = ui.button(no.moved({half + 24.0F, 0.0F}), yes_);
        if (left || agreed) shell.pop();
        if (agreed && !left) act_();
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] Vec2 least_size() const override { return {800.0F, 450.0F}; }
    [[nodiscard]] std::string_view name() const override { return "confirm"; }

  private:
    std::string title_;
    std::string text_;
    std::string yes_;
    std::function<void()> act_;
};

}  // namespace

std::unique_ptr<Screen> confirm_screen(std::string title, std::string text, std::string yes,
                                       std::function<void()> act) {
    return std::make_unique<ConfirmScreen>(std::move(title), std::move(text), std::move(yes), std::move(act));
}

}  // namespace nl::ui
