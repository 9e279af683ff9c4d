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

/// The rows of one page, one below the other; notes whether any was changed, and what the one with the focus
/// is for.
class Rows {
  public:
    Rows(Ui& ui, Rect inside) : ui_(ui), column_(inside, kSpace), top_(column_.y()) {}

    struct Range {
        float least = 0.0F;
        float most = 1.0F;
        float step = 0.05F;
    };
    void share(std::string_view label, float& value, std::string_view help, Range range) {
        note(
            ui_.slider(column_.next(kRow), label, value, range.least, range.most, range.step, percent(value)),
            help);
    }
    void share(std::string_view label, float& value, std::string_view help) {
        share(label, value, help, Range{});
    }
    void toggle(std::string_view label, bool& value, std::string_view help) {
        note(ui_.toggle(column_.next(kRow), label, value), help);
    }
    void word(std::string_view label, std::span<const Word> words, std::string& value,
              std::string_view help) {
        std::vector<std::pair<std::string, std::string>> list;
        for (const Word& w : words) list.emplace_back(w.value, ui_.tr(w.name));
        one_of(label, "", list, value, help);
    }
    /// One of a list of ids with their names; context: of the names, empty when they are shown as they are.
    void one_of(std::string_view label, std::string_view context,
                const std::vector<std::pair<std::string, std::string>>& list, std::string& value,
                std::string_view help) {
        std::vector<std::string> names;
        std::size_t index = 0;
        for (const auto& [id, name] : list) {
            if (id == value) index = names.size();
            names.push_back(context.empty() ? name : ui_.tr_in(context, name));
        }
        const bool changed = ui_.choice(column_.next(kRow), label, index, names) && index < list.size();
        if (changed) value = list[index].first;
        note(changed, help);
    }
    void frame_cap(std::string_view label, float& value, std::string_view help) {
        std::vector<std::string> names;
        std::size_t index = 0;
        for (const float cap : kCaps) {
            if (cap == value) index = names.size();
            names.push_back(cap > 0.0F ? std::to_string(std::lround(cap)) : ui_.tr("no limit"));
        }
        const bool changed = ui_.choice(column_.next(kRow), label, index, names);
        if (changed) value = kCaps[index];
        note(changed, help);
    }
    [[nodiscard]] bool button(std::string_view label, std::string_view help) {
        const bool used = ui_.button(column_.next(kRow), label);
        note(false, help);
        return used;
    }

    [[nodiscard]] bool changed() const { return changed_; }
    /// Of the row that has the focus; empty = none has.
    [[nodiscard]] const std::string& help() const { return help_; }
    [[nodiscard]] float height() const { return column_.y() - top_ - kSpace; }

  private:
    static constexpr float kRow = 52.0F;
    static constexpr float kSpace = 8.0F;
    void note(bool changed, std::string_view help) {
        changed_ = changed_ || changed;
        if (ui_.focused()) help_ = help;
    }

    Ui& ui_;
    Column column_;
    float top_;
    bool changed_ = false;
    std::string help_;
};

// Rows that stand on two pages are written once.

void show_subtitles(Ui& ui, save::Options& o, Rows& rows) {
    rows.toggle(ui.tr("Important sounds in words"), o.sound_subtitles,
                ui.tr("\"Rocket behind you\": what one would hear, at the foot of the picture."));
}

void show_aim(Ui& ui, save::Options& o, Rows& rows) {
    rows.word(ui.tr("Aim assist"), kAims, o.aim_assist,
              ui.tr("Bends shots that nearly hit. With keys alone it is hard to do without."));
}

void show_speed(Ui& ui, save::Options& o, Rows& rows) {
    rows.share(ui.tr("Speed of the game"), o.game_speed,
               ui.tr("Everything in flight, slower. Medals and scores count all the same."), {0.5F, 1.0F});
}

void show_sound(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    rows.share(ui.tr("Volume"), o.master_volume, ui.tr("Of everything."));
    rows.share(ui.tr("Effects"), o.effects_volume, ui.tr("Guns, engines, explosions and menus."));
    rows.share(ui.tr("Music"), o.music_volume, ui.tr("It steps back by itself while somebody talks."));
    rows.share(ui.tr("Voices"), o.voice_volume, ui.tr("The radio blips of whoever talks."));
    rows.toggle(ui.tr("Mono"), o.mono, ui.tr("The same in both ears."));
    show_subtitles(ui, o, rows);
}

void show_picture(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    rows.word(ui.tr("Window (F11)"), kWindows, o.window,
              ui.tr("Borderless fills the screen and lets other windows in front."));
    rows.toggle(ui.tr("Vertical sync"), o.vsync,
                ui.tr("Waits for the screen: no torn pictures, a little more delay."));
    rows.frame_cap(ui.tr("Most frames a second"), o.frame_cap,
                   ui.tr("A limit keeps fans quiet and batteries full."));
    rows.share(ui.tr("Size of HUD and menus"), o.ui_scale,
               ui.tr("Menus grow as far as they have room on your screen."), {0.75F, 2.0F});
    rows.share(ui.tr("Shake"), o.shake, ui.tr("Of the picture, by hits and explosions."));
    rows.share(ui.tr("Flashes"), o.flashes, ui.tr("Light over the whole screen."));
    rows.share(ui.tr("Particles"), o.particles, ui.tr("Sparks, smoke and debris. Fewer are faster."));
}

void show_game(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    rows.one_of(ui.tr("Language"), "", shell.languages, o.language, ui.tr("Changes at once."));
    rows.one_of(ui.tr("Difficulty"), "difficulty", shell.difficulties, o.difficulty,
                ui.tr("Of the next flight. It may change as often as you like."));
    rows.share(ui.tr("Time of messages"), o.message_slowness,
               ui.tr("How long they stay to be read. Of the next flight."), {0.5F, 3.0F, 0.25F});
    rows.toggle(ui.tr("Messages wait for me"), o.hold_messages,
                ui.tr("They stay until they are closed. Of the next flight."));
    show_speed(ui, o, rows);
    rows.toggle(ui.tr("Pause when I look elsewhere"), o.pause_unfocused,
                ui.tr("When another window gets the keyboard."));
}

void show_controls(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    if (rows.button(ui.tr("Keys and buttons"), ui.tr("What does what, layouts for one hand, and changes.")))
        shell.push(controls_screen());
    show_aim(ui, o, rows);
    rows.toggle(ui.tr("Guns: press, not hold"), o.toggle_fire, ui.tr("One press fires, the next stops."));
    rows.toggle(ui.tr("Boost: press, not hold"), o.toggle_boost,
                ui.tr("One press starts the boost, the next stops it."));
    rows.share(ui.tr("Dead zone of the sticks"), o.dead_zone,
               ui.tr("More, when the ship drifts although nobody touches the stick."), {0.05F, 0.6F});
    rows.toggle(ui.tr("Rumble"), o.rumble, ui.tr("The pad shakes when you are hit."));
}

void show_access(Ui& ui, Shell& shell, Rows& rows) {
    save::Options& o = shell.options;
    rows.share(ui.tr("Size of texts"), o.text_scale, ui.tr("Of what is read at length: messages, briefings."),
               {0.8F, 1.5F});
    rows.word(ui.tr("Friend and foe"), kColours, o.colours,
              ui.tr("Their colours on the radar and around ships, for every kind of eye."));
    rows.toggle(ui.tr("High contrast"), o.high_contrast, ui.tr("Solid panels and bright small print."));
    rows.toggle(ui.tr("Less motion"), o.reduced_motion,
                ui.tr("No shake, no slow motion, faint flashes, a still title."));
    show_speed(ui, o, rows);
    show_aim(ui, o, rows);
    show_subtitles(ui, o, rows);
}

struct Page {
    std::string_view name;
    void (*show)(Ui&, Shell&, Rows&);
};
constexpr Page kPages[] = {{to_translate("Game"), show_game},
                           {to_translate("Sound"), show_sound},
                           {to_translate("Picture"), show_picture},
                           {to_translate("Controls"), show_controls},
                           {to_translate("Access"), show_access}};

/// Everything a player may set, in pages; each change counts at once and is kept.
class OptionsScreen final : public Screen {
  public:
    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.72F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 60.0F, 1060.0F), std::min(all.h - 40.0F, 820.0F));
        ui.board(board);
        ui.heading(ui.tr("Options"), {board.x + 40.0F, board.y + 22.0F}, 38.0F);
        turn_page(ui);
        show_tabs(ui, {board.x + 50.0F, board.y + 84.0F, board.w - 100.0F, 48.0F});
        const Rect list{board.x + 60.0F, board.y + 150.0F, board.w - 130.0F, board.h - 290.0F};
        Rows rows(ui, ui.begin_list(std::string(kPages[page_].name), list, contents_));
        kPages[page_].show(ui, shell, rows);
        contents_ = rows.height();
        ui.end_list();
        if (rows.changed()) apply(shell);
        show_foot(ui, shell, rows.help(), board);
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] Vec2 least_size() const override { return {1000.0F, 560.0F}; }
    [[nodiscard]] std::string_view name() const override { return "options"; }

  private:
    static void apply(const Shell& shell) {
        if (shell.services.apply_options) shell.services.apply_options();
    }

    static void show_foot(Ui& ui, Shell& shell, const std::string& help, Rect board) {
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kDim;
        const float width = board.w - 130.0F;
        const std::string shown = ui.text().fitted(help, s, width);
        ui.label(shown, {board.x + 60.0F, board.bottom() - 122.0F}, s);
        const Rect foot{board.x + 60.0F, board.bottom() - 80.0F, 220.0F, 52.0F};
        if (ui.button(foot, ui.tr("Back")) || ui.back()) shell.pop();
        if (ui.button({foot.right() + 20.0F, foot.y, 320.0F, foot.h}, ui.tr("Reset everything")))
            ask_to_reset(ui, shell);
    }

    static void ask_to_reset(const Ui& ui, Shell& shell) {
        shell.push(confirm_screen(
            ui.tr("Reset all options?"),
            ui.tr("Every option and every key, as the game came. Language, difficulty and profiles stay."),
            ui.tr("Reset"), [&shell] {
                // These two belong to the pilot, not to the machine.
                save::Options fresh;
                fresh.language = shell.options.language;
                fresh.difficulty = shell.options.difficulty;
                shell.options = std::move(fresh);
                apply(shell);
            }));
    }

    /// By the keys that turn the intermission's pages, too. Whoever does wants to be on the page.
    void turn_page(Ui& ui) {
        constexpr std::size_t kCount = std::size(kPages);
        const std::size_t before = page_;
        if (ui.input().next_tab) page_ = (page_ + 1) % kCount;
        if (ui.input().previous_tab) page_ = (page_ + kCount - 1) % kCount;
        if (page_ == before) return;
        ui.sound("menu-move");
        focus().set(kCount);
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
