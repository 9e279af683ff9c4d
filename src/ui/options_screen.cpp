#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

std::string percent(float share) { return concat(std::to_string(std::lround(share * 100.0F)), " %"); }

/// A word of an option with what players read.
struct Word {
    std::string_view value;
    std::string_view name;
};
constexpr Word kWindows[] = {{"window", to_translate("window")},
                             {"borderless", to_translate("borderless")},
                             {"fullscreen", to_translate("fullscreen")}};
constexpr Word kColours[] = {{"usual", to_translate("green and red")},
                             {"blue-orange", to_translate("blue and orange")},
                             {"white-violet", to_translate("white and violet")}};
constexpr Word kAims[] = {
    {"off", to_translate("none")}, {"mild", to_translate("mild")}, {"strong", to_translate("strong")}};
constexpr float kCaps[] = {0.0F, 30.0F, 60.0F, 75.0F, 120.0F, 144.0F, 165.0F, 240.0F};

/// The rows of one page, one below the other; notes whether any was changed.
class Rows {
  public:
    Rows(Ui& ui, Rect inside) : ui_(ui), column_(inside, kSpace), top_(column_.y()) {}

    void share(std::string_view label, float& value, float least = 0.0F, float most = 1.0F,
               float step = 0.05F) {
        note(ui_.slider(column_.next(kRow), label, value, least, most, step, percent(value)));
    }
    void toggle(std::string_view label, bool& value) { note(ui_.toggle(column_.next(kRow), label, value)); }
    void word(std::string_view label, std::span<const Word> words, std::string& value) {
        std::vector<std::pair<std::string, std::string>> list;
        for (const Word& w : words) list.emplace_back(w.value, ui_.tr(w.name));
        one_of(label, "", list, value);
    }
    /// One of a list of ids with their names; context: of the names, empty when they are shown as they are.
    void one_of(std::string_view label, std::string_view context,
                const std::vector<std::pair<std::string, std::string>>& list, std::string& value) {
        std::vector<std::string> names;
        std::size_t index = 0;
        for (const auto& [id, name] : list) {
            if (id == value) index = names.size();
            names.push_back(context.empty() ? name : ui_.tr_in(context, name));
        }
        if (!ui_.choice(column_.next(kRow), label, index, names) || index >= list.size()) return;
        value = list[index].first;
        note(true);
    }
    void frame_cap(std::string_view label, float& value) {
        std::vector<std::string> names;
        std::size_t index = 0;
        for (const float cap : kCaps) {
            if (cap == value) index = names.size();
            names.push_back(cap > 0.0F ? std::to_string(std::lround(cap)) : ui_.tr("none"));
        }
        if (!ui_.choice(column_.next(kRow), label, index, names)) return;
        value = kCaps[index];
        note(true);
    }
    [[nodiscard]] bool button(std::string_view label) { return ui_.button(column_.next(kRow), label); }

    [[nodiscard]] bool changed() const { return changed_; }
    [[nodiscard]] float height() const { return column_.y() - top_ - kSpace; }

  private:
    static constexpr float kRow = 52.0F;
    static constexpr float kSpace = 8.0F;
    void note(bool changed) { changed_ = changed_ || changed; }

    Ui& ui_;
    Column column_;
    float top_;
    bool changed_ = false;
};

void show_sound(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    rows.share(ui.tr("Volume"), o.master_volume);
    rows.share(ui.tr("Effects"), o.effects_volume);
    rows.share(ui.tr("Music"), o.music_volume);
    rows.share(ui.tr("Voices"), o.voice_volume);
    rows.toggle(ui.tr("Mono"), o.mono);
    rows.toggle(ui.tr("Important sounds in words"), o.sound_subtitles);
}

void show_picture(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    rows.word(ui.tr("Window (F11)"), kWindows, o.window);
    rows.toggle(ui.tr("Wait for the screen"), o.vsync);
    rows.frame_cap(ui.tr("Most frames a second"), o.frame_cap);
    rows.share(ui.tr("Size of HUD and menus"), o.ui_scale, 0.75F, 2.0F);
    rows.share(ui.tr("Shake"), o.shake);
    rows.share(ui.tr("Flashes"), o.flashes);
    rows.share(ui.tr("Particles"), o.particles);
}

void show_game(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    rows.one_of(ui.tr("Language"), "", shell.languages, o.language);
    rows.one_of(ui.tr("Difficulty"), "difficulty", shell.difficulties, o.difficulty);
    rows.share(ui.tr("Time of messages"), o.message_slowness, 0.5F, 3.0F, 0.25F);
    rows.toggle(ui.tr("Messages wait for me"), o.hold_messages);
    rows.share(ui.tr("Speed of the game"), o.game_speed, 0.5F, 1.0F, 0.05F);
    rows.toggle(ui.tr("Pause when I look elsewhere"), o.pause_unfocused);
}

void show_controls(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    if (rows.button(ui.tr("Keys and buttons"))) shell.push(controls_screen());
    rows.word(ui.tr("Aim assist"), kAims, o.aim_assist);
    rows.toggle(ui.tr("Guns: press, not hold"), o.toggle_fire);
    rows.toggle(ui.tr("Boost: press, not hold"), o.toggle_boost);
    rows.share(ui.tr("Dead zone of the sticks"), o.dead_zone, 0.05F, 0.6F);
    rows.toggle(ui.tr("Rumble"), o.rumble);
}

void show_ease(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    rows.share(ui.tr("Size of texts"), o.text_scale, 0.8F, 1.5F);
    rows.word(ui.tr("Friend and foe"), kColours, o.colours);
    rows.toggle(ui.tr("High contrast"), o.high_contrast);
    rows.toggle(ui.tr("Less motion"), o.reduced_motion);
    rows.share(ui.tr("Speed of the game"), o.game_speed, 0.5F, 1.0F, 0.05F);
    rows.word(ui.tr("Aim assist"), kAims, o.aim_assist);
    rows.toggle(ui.tr("Important sounds in words"), o.sound_subtitles);
}

struct Page {
    std::string_view name;
    void (*show)(Ui&, Shell&, Rows&);
};
constexpr Page kPages[] = {{to_translate("Game"), show_game},
                           {to_translate("Sound"), show_sound},
                           {to_translate("Picture"), show_picture},
                           {to_translate("Controls"), show_controls},
                           {to_translate("Ease"), show_ease}};

/// Everything a player may set, in pages; each change counts at once and is kept.
class OptionsScreen final : public Screen {
  public:
    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.72F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 60.0F, 1060.0F), std::min(all.h - 40.0F, 820.0F));
        ui.panel(board);
        ui.heading(ui.tr("Options"), {board.x + 40.0F, board.y + 22.0F}, 38.0F);
        show_tabs(ui, {board.x + 50.0F, board.y + 84.0F, board.w - 100.0F, 48.0F});
        const Rect list{board.x + 60.0F, board.y + 150.0F, board.w - 130.0F, board.h - 244.0F};
        Rows rows(ui, ui.begin_list(std::string(kPages[page_].name), list, contents_));
        kPages[page_].show(ui, shell, rows);
        contents_ = rows.height();
        ui.end_list();
        if (rows.changed()) apply(shell);
        const Rect foot{board.x + 60.0F, board.bottom() - 76.0F, 220.0F, 52.0F};
        if (ui.button(foot, ui.tr("Back")) || ui.back()) shell.pop();
        if (ui.button({foot.right() + 20.0F, foot.y, 320.0F, foot.h}, ui.tr("As they came"))) {
            shell.options = save::Options{};
            apply(shell);
        }
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view name() const override { return "options"; }

  private:
    static void apply(const Shell& shell) {
        if (shell.services.apply_options) shell.services.apply_options();
    }

    void show_tabs(Ui& ui, Rect where) {
        constexpr float kGap = 10.0F;
        const auto n = static_cast<float>(std::size(kPages));
        Rect tab{where.x, where.y, (where.w - kGap * (n - 1.0F)) / n, where.h};
        for (std::size_t i = 0; i < std::size(kPages); ++i) {
            if (ui.button(tab, ui.tr(kPages[i].name))) page_ = i;
            if (i == page_)
                ui.canvas().rect({tab.x + 8.0F, tab.bottom() + 2.0F, tab.w - 16.0F, 4.0F}, view::kAmber);
            tab = tab.moved({tab.w + kGap, 0.0F});
        }
    }

    std::size_t page_ = 0;
    float contents_ = 0.0F;
};

}  // namespace

std::unique_ptr<Screen> options_screen() { return std::make_unique<OptionsScreen>(); }

}  // namespace nl::ui
