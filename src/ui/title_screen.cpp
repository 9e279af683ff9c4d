#include <algorithm>

#include "base/texts.hpp"
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
        const float below = draw_name(ui, all);
        const bool known = shell.slots != nullptr && shell.slots->current() != 0;
        const bool goes_on = known && !shell.suspended.empty();
        const float room = all.h - below - 50.0F;
        const float step = std::min(70.0F, room / (goes_on ? 6.0F : 5.0F));
        Column column({all.centre().x - 180.0F, below, 360.0F, 0.0F}, step * 0.16F);
        const auto next = [&] { return column.next(step * 0.84F); };
        if (goes_on && ui.button(next(), ui.tr("Continue the flight"))) go_on(shell);
        if (ui.button(next(), known ? filled(ui.tr("Play as {name}"), {{"name", shell.profile.name}})
                                    : ui.tr("Play")))
            play(shell);
        if (ui.button(next(), ui.tr("Profiles"))) shell.push(profile_screen());
        if (ui.button(next(), ui.tr("Options"))) shell.push(options_screen());
        if (ui.button(next(), ui.tr("Credits"))) shell.push(credits_screen());
        if (ui.button(next(), ui.tr("Quit"))) shell.quit();
        show_notices(ui, shell, all);
        ui.hints(ui.tr("choose"), Ui::Way::Nowhere);
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view music() const override { return "title"; }
    [[nodiscard]] Vec2 least_size() const override { return {800.0F, 450.0F}; }
    [[nodiscard]] std::string_view name() const override { return "title"; }

  private:
    /// With the flight that was suspended last.
    static void go_on(Shell& shell) {
        const std::string mission = shell.suspended.front();
        shell.push(hub_screen());
        if (shell.services.continue_mission) shell.services.continue_mission(mission);
    }

    /// To the campaign of whoever played last; a new player begins one.
    static void play(Shell& shell) {
        if (shell.slots == nullptr || shell.slots->current() != 0) return shell.push(hub_screen());
        if (shell.slots->last() != 0) return shell.push(profile_screen());  // played in another window
        shell.push(new_profile_screen(1));
    }

    /// Returns where the buttons may begin.
    static float draw_name(Ui& ui, Rect all) {
        const bool little = all.h < 600.0F;  // the buttons need it
        const float height = std::min(280.0F, all.h * (little ? 0.24F : 0.31F));
        const float width = height * 3.0F;
        const Rect logo{all.centre().x - width * 0.5F, all.h * (little ? 0.01F : 0.06F), width, height};
        ui.canvas().picture(ui.canvas().pictures().find("gfx/ui/logo.png"), logo);
        view::TextStyle line;
        line.size = 24.0F;
        line.colour = view::kText;
        ui.label(ui.tr("The corner was not empty."), {all.centre().x, logo.bottom() + 6.0F}, line,
                 view::Align::Centre);
        return logo.bottom() + (little ? 42.0F : 60.0F);
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
