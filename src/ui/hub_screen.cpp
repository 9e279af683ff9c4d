#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/hub.hpp"
#include "ui/words.hpp"

namespace nl::ui {
namespace {

using view::Rect;

struct Page {
    std::string_view name;
    std::unique_ptr<HubTab> (*make)();
};
constexpr std::array<Page, 5> kPages = {{{to_translate("Planets"), planets_tab},
                                         {to_translate("Comms"), comms_tab},
                                         {to_translate("Hangar"), hangar_tab},
                                         {to_translate("Log"), log_tab},
                                         {to_translate("Records"), records_tab}}};

/// The intermission: its pages, and above them who plays and what there is to spend.
class HubScreen final : public Screen {
  public:
    HubScreen() {
        for (const Page& page : kPages) pages_.push_back(page.make());
    }

    void show(Ui& ui, Shell& shell) override {
        if (!opened_ || turned_by_key(ui)) ui.no_focus();
        draw_sky(ui);
        const Rect all = ui.screen();
        draw_head(ui, shell, all);
        std::vector<std::string> names;
        for (std::size_t i = 0; i < pages_.size(); ++i) {
            const int waiting = pages_[i]->waiting(shell);
            names.push_back(concat(ui.tr(kPages[i].name),
                                   waiting > 0 ? concat("  (", std::to_string(waiting), ")") : ""));
        }
        const Rect row{40.0F, 84.0F, all.w - 80.0F - 310.0F, 46.0F};
        if (ui.tabs(row, at_, names, true)) {
            open_page(shell);
            opened_ = !turned_by_key(ui);  // whoever turns pages by key wants to be on the page
        }
        if (ui.button({row.right() + 10.0F, row.y - 2.0F, 160.0F, 48.0F}, ui.tr("Options")))
            shell.push(options_screen());
        const bool leave = ui.button({row.right() + 180.0F, row.y - 2.0F, 130.0F, 48.0F}, ui.tr("Leave"));
        if (!opened_) {
            opened_ = true;
            open_page(shell);
            ui.focus_next();
        }
        if (stale_) pages_[at_]->opened(shell), stale_ = false;
        pages_[at_]->show(ui, shell, {40.0F, 146.0F, all.w - 80.0F, all.h - 190.0F});
        ui.hints(ui.tr(pages_[at_]->accept_hint()), Ui::Way::BackAndTabs);
        show_notice(ui, shell, all);
        if (leave || ui.back()) shell.pop();
    }
    void advance(double, bool on_top, Shell&) override {
        if (!on_top) stale_ = true;  // whoever is above may change the profile
    }
    [[nodiscard]] std::string_view music() const override { return "intermission"; }
    [[nodiscard]] std::string_view name() const override { return "hub"; }

  private:
    static bool turned_by_key(const Ui& ui) { return ui.input().next_tab || ui.input().previous_tab; }

    void open_page(Shell& shell) {
        pages_[at_]->opened(shell);
        stale_ = false;
    }

    static void draw_sky(Ui& ui) {
        view::Canvas& canvas = ui.canvas();
        const int w = canvas.screen().width();
        const int h = canvas.screen().height();
        // As large as covers the screen, its proportions kept.
        const float scale = std::max(static_cast<float>(w) / 1600.0F, static_cast<float>(h) / 900.0F);
        const auto sky =
            canvas.pictures().plate("gfx/ui/sector-map.jpg", static_cast<int>(1600.0F * scale) + 1,
                                    static_cast<int>(900.0F * scale) + 1, false);
        canvas.plate(sky, ui.screen().centre(), view::kWhite.dimmed(0.8F));
    }

    static void draw_head(Ui& ui, const Shell& shell, Rect all) {
        const save::Profile& p = shell.profile;
        ui.canvas().rect({0.0F, 0.0F, all.w, 76.0F}, view::kInk.faded(0.72F));
        ui.canvas().rect({0.0F, 75.0F, all.w, 1.5F}, view::kEdge.faded(0.6F));
        ui.portrait("gfx/avatars/leo.png", {40.0F, 8.0F, 60.0F, 60.0F});
        ui.heading(ui.text().shortened(p.name, {26.0F, true}, all.w * 0.35F), {114.0F, 10.0F}, 26.0F);
        view::TextStyle s;
        s.size = 16.0F;
        s.colour = view::kDim;
        ui.label(difficulty_name(ui, shell, p.difficulty), {114.0F, 44.0F}, s);
        float x = all.w - 40.0F;
        view::TextStyle tuna;
        tuna.size = 28.0F;
        tuna.bold = true;
        tuna.colour = view::kAmber;
        const std::string amount = number_text(p.tuna);
        x -= ui.text().width(amount, tuna);
        ui.label(amount, {x, 20.0F}, tuna);
        x -= 48.0F;
        ui.icon("tuna", {x, 18.0F, 38.0F, 38.0F});
        if (p.nine_lives) draw_lives(ui, shell, x - 30.0F);
    }

    /// What hinders the game, the latest of it: whoever plays on must know that nothing is kept.
    static void show_notice(Ui& ui, const Shell& shell, Rect all) {
        if (shell.notices.empty()) return;
        view::TextStyle s;
        s.size = 15.0F;
        s.colour = view::kAmber;
        const std::string shown = ui.text().shortened(shell.notices.back(), s, all.w * 0.5F);
        ui.label(shown, {40.0F, all.h - 30.0F}, s);
    }

    static void draw_lives(Ui& ui, const Shell& shell, float right) {
        constexpr float kStep = 26.0F;
        const int most = shell.library->campaign.lives;
        for (int i = 0; i < most; ++i) {
            const bool left = i < shell.profile.lives;
            ui.icon("cat", {right - static_cast<float>(most - i) * kStep, 25.0F, 24.0F, 24.0F},
                    left ? view::kWhite : view::kWhite.dimmed(0.35F).faded(0.5F));
        }
    }

    std::vector<std::unique_ptr<HubTab>> pages_;
    std::size_t at_ = 0;
    bool opened_ = false;
    bool stale_ = false;
};

}  // namespace

void draw_group(Ui& ui, Rect where, std::string_view words) {
    view::TextStyle s;
    s.size = 16.0F;
    s.bold = true;
    s.colour = view::kAmber;
    ui.label(words, {where.x, where.y}, s);
    const float w = ui.text().width(words, s);
    ui.canvas().rect({where.x + w + 12.0F, where.y + 11.0F, std::max(0.0F, where.w - w - 12.0F), 1.5F},
                     view::kAmber.faded(0.35F));
}

float draw_fact(Ui& ui, Rect where, std::string_view name, std::string_view value, view::Colour colour) {
    view::TextStyle s;
    s.size = 18.0F;
    s.colour = view::kDim;
    view::TextStyle v = s;
    v.colour = colour;
    const float w = ui.text().width(value, v);
    ui.label(value, {where.right(), where.y}, v, view::Align::Right);
    ui.label(ui.text().shortened(name, s, where.w - w - 14.0F), {where.x, where.y}, s);
    return 30.0F;
}

void draw_paws(Ui& ui, Vec2 at, int count, float size) {
    for (int i = 0; i < 5; ++i)
        ui.icon("paw", {at.x + static_cast<float>(i) * (size + 4.0F), at.y, size, size},
                i < count ? view::kAmber : view::kWhite.dimmed(0.3F).faded(0.6F));
}

PictureRow picture_row(Ui& ui, Rect where, std::string_view title, std::string_view below,
                       std::string_view right, bool enabled) {
    PictureRow out;
    out.used = ui.spot(where, enabled);
    out.focused = ui.focused();
    view::Canvas& canvas = ui.canvas();
    canvas.rect(where, out.focused ? view::rgb(0x1B4478, 0.95F) : view::rgb(0x0B1E3E, 0.85F));
    canvas.rect({where.x, where.y, 4.0F, where.h}, out.focused ? view::kAmber : view::kEdge.faded(0.5F));
    if (out.focused) canvas.frame(where, 2.0F, view::kAmber);
    out.picture = {where.x + 12.0F, where.y + 5.0F, where.h - 10.0F, where.h - 10.0F};
    const float x = out.picture.right() + 12.0F;
    view::TextStyle s;
    s.size = 19.0F;
    s.colour = enabled ? view::kText : view::kDim.faded(0.7F);
    view::TextStyle small;
    small.size = 15.0F;
    small.colour = view::kDim;
    const float w = ui.text().width(right, small);
    const float room = where.right() - 16.0F - w - 12.0F - x;
    const float lines =
        view::Text::line_height(s.size) + (below.empty() ? 0.0F : view::Text::line_height(small.size));
    const float y = where.centre().y - lines * 0.5F;
    ui.label(ui.text().shortened(title, s, room), {x, y}, s);
    if (!below.empty())
        ui.label(ui.text().shortened(below, small, room), {x, y + view::Text::line_height(s.size)}, small);
    ui.label(right, {where.right() - 14.0F, where.centre().y - view::Text::line_height(small.size) * 0.5F},
             small, view::Align::Right);
    return out;
}

std::unique_ptr<Screen> hub_screen() { return std::make_unique<HubScreen>(); }

}  // namespace nl::ui
