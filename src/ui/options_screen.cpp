#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

std::string percent(float share) { return concat(std::to_string(std::lround(share * 100.0F)), " %"); }

/// Everything a player may set; each change counts at once and is kept.
class OptionsScreen final : public Screen {
  public:
    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.72F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 80.0F, 1000.0F), std::min(all.h - 60.0F, 820.0F));
        ui.panel(board);
        ui.heading(ui.tr("Options"), {board.x + 40.0F, board.y + 26.0F});
        const Rect list{board.x + 60.0F, board.y + 96.0F, board.w - 130.0F, board.h - 190.0F};
        if (show_list(ui, shell, list) && shell.services.apply_options) shell.services.apply_options();
        const Rect foot{board.x + 60.0F, board.bottom() - 76.0F, 220.0F, 52.0F};
        if (ui.button(foot, ui.tr("Back")) || ui.back()) shell.pop();
        if (ui.button({foot.right() + 20.0F, foot.y, 320.0F, foot.h}, ui.tr("As they came"))) reset(shell);
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view name() const override { return "options"; }

  private:
    static constexpr float kRow = 52.0F;
    static constexpr float kSpace = 8.0F;

    static void reset(Shell& shell) {
        shell.options = save::Options{};
        if (shell.services.apply_options) shell.services.apply_options();
    }

    bool show_list(Ui& ui, Shell& shell, Rect where) {
        Column column(ui.begin_list("options", where, contents_), kSpace);
        const float top = column.y();
        bool changed = show_sound(ui, shell.options, column);
        changed = show_picture(ui, shell.options, column) || changed;
        changed = show_talk(ui, shell, column) || changed;
        changed = show_controls(ui, shell.options, column) || changed;
        contents_ = column.y() - top - kSpace;
        ui.end_list();
        return changed;
    }

    static bool share(Ui& ui, Column& column, std::string_view label, float& value, float least = 0.0F,
                      float most = 1.0F, float step = 0.05F) {
        return ui.slider(column.next(kRow), label, value, least, most, step, percent(value));
    }

    static bool show_sound(Ui& ui, save::Options& o, Column& column) {
        bool changed = share(ui, column, ui.tr("Volume"), o.master_volume);
        changed = share(ui, column, ui.tr("Effects"), o.effects_volume) || changed;
        changed = share(ui, column, ui.tr("Music"), o.music_volume) || changed;
        return share(ui, column, ui.tr("Voices"), o.voice_volume) || changed;
    }

    static bool show_picture(Ui& ui, save::Options& o, Column& column) {
        bool changed = ui.toggle(column.next(kRow), ui.tr("Fullscreen (F11)"), o.fullscreen);
        changed = share(ui, column, ui.tr("Size of texts and HUD"), o.ui_scale, 0.75F, 1.5F) || changed;
        changed = share(ui, column, ui.tr("Shake"), o.shake) || changed;
        changed = share(ui, column, ui.tr("Flashes"), o.flashes) || changed;
        return share(ui, column, ui.tr("Particles"), o.particles) || changed;
    }

    static bool show_talk(Ui& ui, Shell& shell, Column& column) {
        save::Options& o = shell.options;
        bool changed = share(ui, column, ui.tr("Time of messages"), o.message_slowness, 0.5F, 3.0F, 0.25F);
        changed = ui.toggle(column.next(kRow), ui.tr("Messages wait for me"), o.hold_messages) || changed;
        std::vector<std::string> names;
        std::size_t index = 0;
        for (const auto& [id, name] : shell.difficulties) {
            if (id == o.difficulty) index = names.size();
            names.push_back(ui.tr_in("difficulty", name));
        }
        if (ui.choice(column.next(kRow), ui.tr("Difficulty"), index, names)) {
            o.difficulty = shell.difficulties[index].first;
            changed = true;
        }
        return changed;
    }

    static bool show_controls(Ui& ui, save::Options& o, Column& column) {
        bool changed = ui.toggle(column.next(kRow), ui.tr("Aim assist for keys and pad"), o.aim_assist);
        changed = share(ui, column, ui.tr("Dead zone of the sticks"), o.dead_zone, 0.05F, 0.6F) || changed;
        return changed;
    }

    float contents_ = 0.0F;
};

}  // namespace

std::unique_ptr<Screen> options_screen() { return std::make_unique<OptionsScreen>(); }

}  // namespace nl::ui
