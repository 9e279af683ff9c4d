#include <cmath>

#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// The game's name and where to go from here. What is behind it is drawn by the screen below.
class TitleScreen final : public Screen {
  public:
    void show(Ui& ui, Shell& shell) override {
        const Rect all = ui.screen();
        ui.shade(0.35F);
        draw_name(ui, all);
        Column column({all.centre().x - 180.0F, all.h * 0.47F, 360.0F, 0.0F}, 14.0F);
        if (!shell.suspended.empty() && ui.button(column.next(60.0F), ui.tr("Continue"))) go_on(shell);
        if (ui.button(column.next(60.0F), ui.tr("Start"))) start(shell);
        if (ui.button(column.next(60.0F), ui.tr("Missions"))) shell.push(mission_screen());
        if (ui.button(column.next(60.0F), ui.tr("Options"))) shell.push(options_screen());
        if (ui.button(column.next(60.0F), ui.tr("Quit"))) shell.quit();
        show_notices(ui, shell, all);
        view::TextStyle small;
        small.size = 16.0F;
        small.colour = view::kDim;
        ui.label(ui.tr("{move} to choose, {accept} to go on, {back} to go back"),
                 {all.centre().x, all.h - 44.0F}, small, view::Align::Centre);
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view music() const override { return "title"; }
    [[nodiscard]] std::string_view name() const override { return "title"; }

  private:
    /// With the flight that was suspended last.
    static void go_on(Shell& shell) {
        const std::string mission = shell.suspended.front();
        shell.push(mission_screen());
        if (shell.services.continue_mission) shell.services.continue_mission(mission);
    }

    /// The first mission of the story that is open and not done yet; the list of missions lies under it, for
    /// the way back. With all of them done there is only the list.
    static void start(Shell& shell) {
        shell.push(mission_screen());
        for (const MissionEntry& mission : shell.missions) {
            if (mission.optional || shell.profile.completed(mission.id) || !is_open(shell, mission)) continue;
            if (shell.services.start_mission) shell.services.start_mission(mission.id);
            return;
        }
    }

    static void draw_name(Ui& ui, Rect all) {
        constexpr float kWidth = 840.0F;
        constexpr float kHeight = 280.0F;
        const Rect logo{all.centre().x - kWidth * 0.5F, all.h * 0.08F, kWidth, kHeight};
        ui.canvas().picture(ui.canvas().pictures().find("gfx/ui/logo.png"), logo);
        view::TextStyle line;
        line.size = 24.0F;
        line.colour = view::kText;
        ui.label(ui.tr("The corner was not empty."), {all.centre().x, logo.bottom() + 10.0F}, line,
                 view::Align::Centre);
    }

    static void show_notices(Ui& ui, const Shell& shell, Rect all) {
        view::TextStyle s;
        s.size = 16.0F;
        s.colour = view::kAmber;
        float y = 24.0F;
        for (const auto& notice : shell.notices)
            y += ui.paragraph(notice, {24.0F, y, all.w - 48.0F, 0.0F}, s) + 6.0F;
    }
};

}  // namespace

std::unique_ptr<Screen> title_screen() { return std::make_unique<TitleScreen>(); }

}  // namespace nl::ui
