#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/screens.hpp"
#include "ui/words.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// Three slots: whose campaign is played. A free one begins a new one.
class ProfileScreen final : public Screen {
  public:
    void show(Ui& ui, Shell& shell) override {
        if (stale_) look(shell);
        ui.shade(0.72F);
        const Rect all = ui.screen();
        ui.heading(ui.tr("Who is flying?"), {all.centre().x, 60.0F}, 44.0F, view::Align::Centre);
        const float width = std::min(400.0F, (all.w - 140.0F) / 3.0F);
        const float height = std::min(470.0F, all.h - 280.0F);
        const float left = all.centre().x - width * 1.5F - 24.0F;
        if (!opened_) ui.no_focus();
        for (int slot = 1; slot <= save::kSlots; ++slot)
            show_slot(ui, shell, slot,
                      {left + static_cast<float>(slot - 1) * (width + 24.0F), 140.0F, width, height});
        show_notices(ui, {left, 150.0F + height + 66.0F, width * 3.0F + 48.0F, 0.0F});
        ui.hints(ui.tr("choose"));
        if (ui.back()) shell.pop();
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view name() const override { return "profiles"; }

  private:
    void look(Shell& shell) {
        stale_ = false;
        notices_.clear();
        for (int slot = 1; slot <= save::kSlots; ++slot) {
            auto& view = slots_[static_cast<std::size_t>(slot - 1)];
            view = shell.slots != nullptr ? shell.slots->look(slot) : save::Slots::View{};
            notices_.insert(notices_.end(), view.notices.begin(), view.notices.end());
        }
        if (!failure_.empty()) notices_.push_back(failure_);
        const int last = shell.slots != nullptr ? shell.slots->last() : 0;
        if (last > 0) first_ = static_cast<std::size_t>(last - 1);
    }

    void show_slot(Ui& ui, Shell& shell, int slot, Rect where) {
        const save::Slots::View& view = slots_[static_cast<std::size_t>(slot - 1)];
        const bool mine = shell.slots != nullptr && shell.slots->current() == slot;
        if (!opened_ && static_cast<std::size_t>(slot - 1) == first_) ui.focus_next(), opened_ = true;
        const bool used = ui.card(where, !view.elsewhere);
        if (!view.profile) {
            show_free(ui, where);
            if (used) shell.push(new_profile_screen(slot));
            if (used) stale_ = true;
            return;
        }
        show_profile(ui, shell, view, mine, where);
        if (used && play(shell, slot, *view.profile)) return;
        const Rect remove{where.x + 30.0F, where.bottom() + 14.0F, where.w - 60.0F, 46.0F};
        if (ui.button(remove, ui.tr("Delete"), !view.elsewhere))
            ask_to_delete(ui, shell, slot, *view.profile);
    }

    static void show_free(Ui& ui, Rect where) {
        view::TextStyle s;
        s.size = 24.0F;
        s.colour = view::kDim;
        ui.icon("paw", {where.centre().x - 32.0F, where.centre().y - 60.0F, 64.0F, 64.0F},
                view::kWhite.faded(0.45F));
        ui.label(ui.tr("A new life"), {where.centre().x, where.centre().y + 20.0F}, s, view::Align::Centre);
    }

    static void show_profile(Ui& ui, const Shell& shell, const save::Slots::View& view, bool mine,
                             Rect where) {
        const save::Profile& p = *view.profile;
        const float size = std::clamp(where.h - 330.0F, 64.0F, 124.0F);
        const Rect face{where.centre().x - size * 0.5F, where.y + 24.0F, size, size};
        ui.portrait(p.over() ? "gfx/avatars/leo-worried.png" : "gfx/avatars/leo.png", face);
        view::TextStyle name;
        name.size = 28.0F;
        name.bold = true;
        name.colour = mine ? view::kAmber : view::kName;
        ui.label(ui.text().shortened(p.name, name, where.w - 40.0F),
                 {where.centre().x, face.bottom() + 10.0F}, name, view::Align::Centre);
        Column column({where.x + 34.0F, face.bottom() + 58.0F, where.w - 68.0F, 0.0F}, 8.0F);
        const auto line = [&](std::string_view icon, const std::string& text, view::Colour colour) {
            const Rect r = column.next(27.0F);
            ui.icon(icon, {r.x, r.y, 24.0F, 24.0F});
            view::TextStyle s;
            s.size = 18.0F;
            s.colour = colour;
            ui.label(ui.text().shortened(text, s, r.w - 36.0F), {r.x + 36.0F, r.y + 1.0F}, s);
        };
        if (view.elsewhere) return line("lock", ui.tr("Played in another window"), view::kFoe);
        line("cat", difficulty_name(ui, shell, p.difficulty), view::kText);
        if (p.nine_lives)
            line("skull",
                 p.over() ? ui.tr("All lives spent") : ui.tr_n("{n} life left", "{n} lives left", p.lives),
                 p.lives > 2 ? view::kText : view::kFoe);
        if (mine) line("check", ui.tr("Playing now"), view::kAmber);
        const auto done = static_cast<std::int64_t>(save::statistic(p, shell.catalogue, "missions"));
        line("planet", ui.tr_n("{n} mission done", "{n} missions done", done), view::kText);
        line("tuna", number_text(p.tuna), view::kAmber);
        line("medal", ui.tr_n("{n} medal", "{n} medals", static_cast<std::int64_t>(p.medals.size())),
             view::kText);
        line("clock", hours_text(ui, p.ticks_flown), view::kDim);
    }

    bool play(Shell& shell, int slot, const save::Profile&) {
        std::string why;
        if (choose_profile(shell, slot, why)) {
            shell.back_to("title");
            shell.push(hub_screen());
            return true;
        }
        failure_ = why;
        stale_ = true;
        return false;
    }

    void ask_to_delete(Ui& ui, Shell& shell, int slot, const save::Profile& profile) {
        stale_ = true;
        shell.push(confirm_screen(
            filled(ui.tr("Delete {name}?"), {{"name", profile.name}}),
            ui.tr("All that was done, earned and said is lost. There is no tenth life for this."),
            ui.tr("Delete"), [this, slot, &shell] {
                failure_.clear();
                if (shell.slots != nullptr) (void)shell.slots->remove(slot, failure_);
                stale_ = true;
            }));
    }

    void show_notices(Ui& ui, Rect where) const {
        view::TextStyle s;
        s.size = 16.0F;
        s.colour = view::kAmber;
        float y = where.y;
        for (const auto& notice : notices_) y += ui.paragraph(notice, {where.x, y, where.w, 0.0F}, s) + 4.0F;
    }

    std::array<save::Slots::View, save::kSlots> slots_;
    std::vector<std::string> notices_;
    std::string failure_;
    std::size_t first_ = 0;
    bool stale_ = true;
    bool opened_ = false;
};

}  // namespace

bool choose_profile(Shell& shell, int slot, std::string& why) {
    if (shell.slots == nullptr) return false;
    auto profile = shell.slots->choose(slot, why, shell.notices);
    if (!profile) return false;
    shell.profile = std::move(*profile);
    shell.options.difficulty = shell.profile.difficulty;
    if (shell.services.profile_changed) shell.services.profile_changed();
    return true;
}

std::unique_ptr<Screen> profile_screen() { return std::make_unique<ProfileScreen>(); }

}  // namespace nl::ui
