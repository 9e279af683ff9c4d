#include <algorithm>

#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// All that was said in a mission, to be read again.
class ConversationScreen final : public Screen {
  public:
    ConversationScreen(std::string mission, std::vector<SpokenLine> lines)
        : mission_(std::move(mission)), lines_(std::move(lines)) {}

    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.8F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 80.0F, 1100.0F), std::min(all.h - 60.0F, 820.0F));
        ui.board(board);
        ui.heading(mission_, {board.x + 40.0F, board.y + 26.0F}, 34.0F);
        const Rect list{board.x + 50.0F, board.y + 90.0F, board.w - 110.0F, board.h - 180.0F};
        scroll_by_keys(ui, list);
        const Rect inside = ui.begin_list("lines", list, contents_);
        contents_ = draw_lines(ui, inside) - inside.y;
        ui.end_list();
        if (ui.button({board.x + 50.0F, board.bottom() - 74.0F, 200.0F, 52.0F}, ui.tr("Back")) || ui.back())
            shell.pop();
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] Vec2 least_size() const override { return {800.0F, 450.0F}; }
    [[nodiscard]] std::string_view name() const override { return "conversation"; }

  private:
    void scroll_by_keys(const Ui& ui, Rect list) {
        constexpr float kStep = 60.0F;
        float& scrolled = focus().scroll("lines");
        if (!opened_) scrolled = 1e6F;  // the newest is what one wants to read
        opened_ = opened_ || contents_ > 0.0F;
        scrolled += (ui.input().down ? kStep : 0.0F) - (ui.input().up ? kStep : 0.0F);
        scrolled = std::clamp(scrolled, 0.0F, std::max(0.0F, contents_ - list.h));
    }

    float draw_lines(Ui& ui, Rect inside) const {
        view::TextStyle when;
        when.size = 16.0F;
        when.colour = view::kDim;
        view::TextStyle who;
        who.size = 20.0F;
        who.bold = true;
        who.colour = view::kName;
        view::TextStyle what;
        what.size = 20.0F;
        constexpr float kWhen = 60.0F;
        constexpr float kWho = 170.0F;
        float y = inside.y;
        for (const auto& line : lines_) {
            ui.label(line.when, {inside.x, y + 4.0F}, when);
            ui.label(ui.text().shortened(ui.tr_in("cast", line.speaker), who, kWho - 12.0F),
                     {inside.x + kWhen, y}, who);
            const std::string said = ui.tr_in(context_of(line.mission, line.speaker), line.text);
            y +=
                ui.paragraph(said, {inside.x + kWhen + kWho, y, inside.w - kWhen - kWho, 0.0F}, what) + 12.0F;
        }
        if (lines_.empty()) ui.label(ui.tr("Nobody has said anything yet."), {inside.x, y}, what);
        return y;
    }

    std::string mission_;
    std::vector<SpokenLine> lines_;
    float contents_ = 0.0F;
    bool opened_ = false;
};

}  // namespace

std::unique_ptr<Screen> conversation_screen(std::string mission, std::vector<SpokenLine> lines) {
    return std::make_unique<ConversationScreen>(std::move(mission), std::move(lines));
}

}  // namespace nl::ui
