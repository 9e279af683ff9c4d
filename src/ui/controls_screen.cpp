#include <algorithm>

#include "base/text.hpp"
#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// Every action with its key, mouse button and pad button; using one waits for another control.
class ControlsScreen final : public Screen {
  public:
    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.8F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 60.0F, 1240.0F), std::min(all.h - 40.0F, 840.0F));
        ui.board(board);
        ui.heading(ui.tr("Keys and buttons"), {board.x + 40.0F, board.y + 24.0F}, 38.0F);
        const auto rows = shell.services.controls ? shell.services.controls() : std::vector<ControlRow>{};
        const Rect list{board.x + 56.0F, board.y + 116.0F, board.w - 120.0F, board.h - 236.0F};
        show_heads(ui, list);
        show_rows(ui, shell, rows, list);
        show_foot(ui, shell, board);
        if (shell.services.binding && shell.services.binding()) show_question(ui, all);
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] Vec2 least_size() const override { return {1000.0F, 560.0F}; }
    [[nodiscard]] std::string_view name() const override { return "controls"; }

  private:
    static constexpr float kRow = 46.0F;
    static constexpr float kSpace = 6.0F;

    /// Where a column begins, of a row's width.
    static float column(Rect row, int i) {
        constexpr float kShares[] = {0.0F, 0.36F, 0.66F, 0.84F, 1.0F};
        return row.x + row.w * kShares[i];
    }

    static void show_heads(Ui& ui, Rect list) {
        view::TextStyle s;
        s.size = 17.0F;
        s.colour = view::kAmber;
        const std::string heads[] = {ui.tr("Keyboard"), ui.tr("Mouse"), ui.tr("Pad")};
        for (int i = 0; i < 3; ++i)
            ui.label(ui.text().shortened(heads[i], s, list.w * 0.15F), {column(list, i + 1), list.y - 28.0F},
                     s);
    }

    void show_rows(Ui& ui, Shell& shell, const std::vector<ControlRow>& rows, Rect list) {
        const Rect inside =
            ui.begin_list("controls", list, static_cast<float>(rows.size()) * (kRow + kSpace));
        Column places(inside, kSpace);
        also_.clear();
        for (const ControlRow& row : rows) {
            const Rect where = places.next(kRow);
            const bool used = ui.row(where, "", "");
            const bool focused = ui.focused();
            show_row(ui, row, where, focused);
            if (focused && !row.also.empty()) note_conflict(ui, row);
            if (used && shell.services.bind) shell.services.bind(row.id);
        }
        ui.end_list();
    }

    static void show_row(Ui& ui, const ControlRow& row, Rect where, bool focused) {
        view::TextStyle s;
        s.size = 19.0F;
        s.shadow = !focused;
        s.colour = focused ? view::kInk : view::kText;
        const float y = where.y + (where.h - view::Text::line_height(s.size)) * 0.5F;
        // Colour is never the only sign of a control that two actions share.
        const std::string mark = row.also.empty() ? "" : "! ";
        if (!row.also.empty() && !focused) s.colour = view::kAmber;
        const auto cell = [&](int i, const std::string& words) {
            const float x = column(where, i) + (i == 0 ? 22.0F : 0.0F);
            ui.label(ui.text().shortened(words, s, column(where, i + 1) - x - 14.0F), {x, y}, s);
        };
        cell(0, mark + ui.tr(row.name));
        const bool two = !row.key.empty() && !row.other_key.empty();
        cell(1, concat(ui.tr(row.key), two ? ", " : "", ui.tr(row.other_key)));
        cell(2, ui.tr(row.mouse));
        cell(3, ui.tr(row.pad));
    }

    void note_conflict(const Ui& ui, const ControlRow& row) {
        std::string names;
        for (const auto& name : row.also) names += concat(names.empty() ? "" : ", ", ui.tr(name));
        also_ = filled(ui.tr("The same control also does: {actions}"), {{"actions", names}});
    }

    void show_foot(Ui& ui, Shell& shell, Rect board) {
        view::TextStyle s;
        s.size = 17.0F;
        s.colour = view::kAmber;
        ui.label(ui.text().shortened(also_, s, board.w - 112.0F), {board.x + 56.0F, board.bottom() - 112.0F},
                 s);
        Rect foot{board.x + 56.0F, board.bottom() - 76.0F, 200.0F, 52.0F};
        if (ui.button(foot, ui.tr("Back")) || ui.back()) shell.pop();
        foot = {foot.right() + 20.0F, foot.y, board.right() - foot.right() - 76.0F, foot.h};
        std::vector<std::string> names;
        for (const auto& [id, name] : shell.layouts) names.push_back(ui.tr(name));
        if (ui.choice(foot, ui.tr("Layout"), layout_, names) && layout_ < shell.layouts.size() &&
            shell.services.use_layout)
            shell.services.use_layout(shell.layouts[layout_].first);
    }

    static void show_question(Ui& ui, Rect all) {
        const Rect box = centred(all, std::min(all.w - 80.0F, 760.0F), 150.0F);
        ui.canvas().rect(all, view::kInk.faded(0.6F));
        ui.panel(box);
        view::TextStyle s;
        s.size = 26.0F;
        s.bold = true;
        ui.label(ui.text().shortened(ui.tr("Press a key or a button"), s, box.w - 40.0F),
                 {box.centre().x, box.y + 34.0F}, s, view::Align::Centre);
        s = {};
        ui.label(ui.text().shortened(ui.tr("Escape keeps the old one, Delete leaves it without"), s,
                                     box.w - 40.0F),
                 {box.centre().x, box.y + 88.0F}, s, view::Align::Centre);
    }

    std::string also_;
    std::size_t layout_ = 0;
};

}  // namespace

std::unique_ptr<Screen> controls_screen() { return std::make_unique<ControlsScreen>(); }

}  // namespace nl::ui
