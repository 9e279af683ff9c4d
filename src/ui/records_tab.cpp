#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/hub.hpp"
#include "ui/words.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// The statistics that are shown, and what they are called.
struct Shown {
    std::string_view stat;
    std::string_view name;
};
constexpr std::array kShown = {Shown{"flights", to_translate("Flights")},
                               Shown{"wins", to_translate("Won")},
                               Shown{"lives-lost", to_translate("Ships lost")},
                               Shown{"missions", to_translate("Missions done")},
                               Shown{"kills", to_translate("Enemies swatted")},
                               Shown{"best-kills", to_translate("Most in one flight")},
                               Shown{"captures", to_translate("Captured")},
                               Shown{"surrenders", to_translate("Gave up")},
                               Shown{"parts", to_translate("Parts shot off")},
                               Shown{"shots", to_translate("Shots fired")},
                               Shown{"hits", to_translate("Shots that hit")},
                               Shown{"damage", to_translate("Damage taken")},
                               Shown{"friends-lost", to_translate("Friends lost")},
                               Shown{"untouched", to_translate("Missions without a scratch")},
                               Shown{"close-calls", to_translate("Close calls")},
                               Shown{"objectives", to_translate("Optional objectives")},
                               Shown{"items", to_translate("Things picked up")},
                               Shown{"tuna-earned", to_translate("Tuna earned")},
                               Shown{"tuna-spent", to_translate("Tuna spent")},
                               Shown{"met", to_translate("Kinds of craft met")},
                               Shown{"talks", to_translate("Calls answered")}};

std::string_view medal_picture(content::Grade grade) {
    switch (grade) {
        case content::Grade::Gold:
            return "gfx/ui/medal-gold.png";
        case content::Grade::Silver:
            return "gfx/ui/medal-silver.png";
        case content::Grade::Bronze:
            break;
    }
    return "gfx/ui/medal-bronze.png";
}

class RecordsTab final : public HubTab {
  public:
    void opened(Shell& shell) override {
        replays_ = shell.services.list_replays ? shell.services.list_replays() : std::vector<ReplayEntry>{};
    }
    void show(Ui& ui, Shell& shell, Rect where) override {
        ui.panel(where);
        const std::string names[] = {ui.tr("Medals"), ui.tr("Statistics"), ui.tr("Best flights"),
                                     ui.tr("Replays")};
        (void)ui.tabs({where.x + 26.0F, where.y + 20.0F, std::min(where.w - 52.0F, 760.0F), 42.0F}, page_,
                      names, false);
        const Rect inside{where.x + 40.0F, where.y + 82.0F, where.w - 86.0F, where.h - 108.0F};
        switch (page_) {
            case 0:
                return show_medals(ui, shell, inside);
            case 1:
                return show_statistics(ui, shell, inside);
            case 2:
                return show_best(ui, shell, inside);
            default:
                return show_replays(ui, shell, inside);
        }
    }
    [[nodiscard]] std::string_view accept_hint() const override {
        return page_ == 3 ? to_translate("watch") : std::string_view{};
    }

  private:
    void show_medals(Ui& ui, const Shell& shell, Rect where) {
        const auto& medals = shell.library->medals;
        const auto columns = static_cast<std::size_t>(std::max(2.0F, where.w / 340.0F));
        const float width = (where.w - 12.0F * static_cast<float>(columns - 1)) / static_cast<float>(columns);
        constexpr float kTall = 84.0F;
        const auto rows = (medals.size() + columns - 1) / columns;
        const Rect inside = ui.begin_list("medals", where, static_cast<float>(rows) * (kTall + 10.0F));
        // What has been earned first, each in the order of the file.
        std::size_t place = 0;
        for (const bool earned : {true, false})
            for (const auto& medal : medals) {
                if (save::has(shell.profile.medals, medal.id) != earned) continue;
                const float x = inside.x + static_cast<float>(place % columns) * (width + 12.0F);
                const float y = inside.y + static_cast<float>(place / columns) * (kTall + 10.0F);
                show_medal(ui, shell, medal, earned, {x, y, width, kTall});
                ++place;
            }
        ui.end_list();
    }

    static void show_medal(Ui& ui, const Shell& shell, const content::Medal& medal, bool earned, Rect where) {
        (void)ui.spot(where);
        const bool secret = medal.hidden && !earned;
        view::Canvas& canvas = ui.canvas();
        canvas.rect(where, earned ? view::rgb(0x17406F, 0.9F) : view::rgb(0x0B1E3E, 0.8F));
        if (ui.focused()) canvas.frame(where, 2.0F, view::kAmber);
        canvas.picture(canvas.pictures().find(medal_picture(medal.grade)),
                       {where.x + 12.0F, where.y + 10.0F, 62.0F, 62.0F},
                       earned ? view::kWhite : view::kWhite.dimmed(0.28F));
        const float x = where.x + 86.0F;
        const float room = where.w - 98.0F;
        view::TextStyle name;
        name.size = 18.0F;
        name.bold = true;
        name.colour = earned ? view::kAmber : view::kText;
        ui.label(ui.text().shortened(secret ? "? ? ?" : ui.tr_in("medal", medal.name), name, room),
                 {x, where.y + 8.0F}, name);
        view::TextStyle text;
        text.size = 15.0F;
        text.colour = view::kDim;
        auto lines = ui.text().wrap(secret ? ui.tr("Nobody says what for.") : ui.tr_in("medal", medal.text),
                                    text, room);
        if (lines.size() > 2) lines.resize(2);
        (void)ui.text().draw(canvas, lines, {x, where.y + 32.0F}, text);
        const auto progress = save::progress_of(medal, shell.profile, shell.catalogue);
        if (earned || secret || progress.need <= 1.0) return;
        if (lines.size() > 1)
            return canvas.rect({x, where.bottom() - 9.0F, room * static_cast<float>(progress.share()), 3.0F},
                               view::kEdge);
        ui.gauge({x, where.bottom() - 20.0F, room - 96.0F, 8.0F}, static_cast<float>(progress.share()),
                 view::kEdge.dimmed(0.9F));
        text.size = 14.0F;
        ui.label(
            concat(number_text(std::lround(progress.have)), " / ", number_text(std::lround(progress.need))),
            {where.right() - 12.0F, where.bottom() - 25.0F}, text, view::Align::Right);
    }

    static void show_statistics(Ui& ui, const Shell& shell, Rect where) {
        const std::size_t columns = where.w > 900.0F ? 2 : 1;
        const float width = (where.w - 60.0F) / static_cast<float>(columns);
        const std::size_t rows = (kShown.size() + 1 + columns) / columns;
        const float step = std::min(38.0F, where.h / static_cast<float>(rows + 1));
        const auto at = [&](std::size_t i) {
            return Rect{where.x + static_cast<float>(i / rows) * (width + 60.0F),
                        where.y + static_cast<float>(i % rows) * step, width, 0.0F};
        };
        (void)draw_fact(ui, at(0), ui.tr("In flight"), hours_text(ui, shell.profile.ticks_flown),
                        view::kAmber);
        for (std::size_t i = 0; i < kShown.size(); ++i)
            (void)draw_fact(
                ui, at(i + 1), ui.tr(kShown[i].name),
                number_text(std::lround(save::statistic(shell.profile, shell.catalogue, kShown[i].stat))),
                view::kAmber);
    }

    void show_best(Ui& ui, const Shell& shell, Rect where) {
        const float list = std::min(where.w * 0.52F, 640.0F);
        const Rect rows{where.x, where.y, list, where.h};
        const Rect inside = ui.begin_list("best", rows, contents_);
        Column column(inside, kRowSpace);
        const MissionEntry* chosen = nullptr;
        for (const auto& mission : shell.missions) {
            const auto it = shell.profile.missions.find(mission.id);
            if (it == shell.profile.missions.end()) continue;
            const save::MissionRecord& record = it->second;
            const std::string best = !record.scores.empty()  ? number_text(record.scores.front().points)
                                     : record.best_ticks > 0 ? minutes_and_seconds(record.best_ticks)
                                                             : "";
            const auto row =
                picture_row(ui, column.next(kRowHeight), mission_name(ui, mission.id, mission.name),
                            ui.tr_in("planet", mission.planet), best);
            ui.icon(record.complete ? "check" : "pending", row.picture.inset(8.0F));
            if (row.focused) chosen = &mission;
        }
        contents_ = column.y() - inside.y;
        ui.end_list();
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kDim;
        if (shell.profile.missions.empty()) ui.label(ui.tr("No flights yet."), {where.x, where.y}, s);
        if (chosen != nullptr)
            show_record(ui, shell, *chosen,
                        {where.x + list + 50.0F, where.y, where.w - list - 50.0F, where.h});
    }

    static void show_record(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) {
        const save::MissionRecord& record = shell.profile.missions.at(mission.id);
        view::TextStyle s;
        s.size = 26.0F;
        s.bold = true;
        s.colour = view::kName;
        float y =
            where.y +
            ui.paragraph(mission_name(ui, mission.id, mission.name), {where.x, where.y, where.w, 0.0F}, s) +
            14.0F;
        const auto fact = [&](const std::string& name, const std::string& value) {
            y += draw_fact(ui, {where.x, y, where.w, 0.0F}, name, value, view::kAmber);
        };
        if (record.best_ticks > 0) fact(ui.tr("Best time"), minutes_and_seconds(record.best_ticks));
        fact(ui.tr("Most enemies"), std::to_string(record.most_kills));
        fact(ui.tr("Best accuracy"),
             concat(std::to_string(std::lround(record.best_accuracy * 100.0F)), " %"));
        fact(ui.tr("Flown"), ui.tr_n("{n} time", "{n} times", record.flown));
        if (record.scores.empty()) return;
        y += 12.0F;
        draw_group(ui, {where.x, y, where.w, 0.0F}, ui.tr("Scores"));
        y += 32.0F;
        for (std::size_t i = 0; i < record.scores.size() && y + 28.0F < where.bottom(); ++i) {
            const save::Score& score = record.scores[i];
            const auto* craft = shell.library->find_craft(score.craft);
            const std::string who = concat(
                std::to_string(i + 1), ".  ", craft != nullptr ? ui.tr_in("craft", craft->name) : "", "   ",
                difficulty_name(ui, shell, score.difficulty), "   ", minutes_and_seconds(score.ticks));
            y += draw_fact(ui, {where.x, y, where.w, 0.0F}, who, number_text(score.points),
                           i == 0 ? view::kAmber : view::kText);
        }
    }

    void show_replays(Ui& ui, Shell& shell, Rect where) {
        const Rect inside = ui.begin_list("replays", where, contents_);
        Column column(inside, kRowSpace);
        for (const auto& replay : replays_) {
            const Rect line = column.next(kRowHeight);
            const Rect watch{line.x, line.y, line.w - 160.0F, line.h};
            const auto mission = std::find_if(shell.missions.begin(), shell.missions.end(),
                                              [&](const auto& m) { return m.id == replay.mission; });
            const auto row =
                picture_row(ui, watch,
                            mission == shell.missions.end() ? replay.mission
                                                            : mission_name(ui, mission->id, mission->name),
                            concat(difficulty_name(ui, shell, replay.difficulty), "   ",
                                   minutes_and_seconds(replay.ticks)),
                            replay.complete ? ui.tr("complete") : ui.tr("failed"));
            ui.icon(replay.complete ? "check" : "cross", row.picture.inset(8.0F));
            if (row.used && shell.services.watch_replay) shell.services.watch_replay(replay.file);
            if (ui.button({watch.right() + 12.0F, line.y, 140.0F, line.h}, ui.tr("Delete")))
                ask(ui, shell, replay);
        }
        contents_ = column.y() - inside.y;
        ui.end_list();
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kDim;
        if (replays_.empty()) ui.label(ui.tr("No flight has been recorded yet."), {where.x, where.y}, s);
    }

    static void ask(Ui& ui, Shell& shell, const ReplayEntry& replay) {
        shell.push(confirm_screen(ui.tr("Delete this replay?"),
                                  ui.tr("What you did in it is not undone. Only nobody will see it again."),
                                  ui.tr("Delete"), [file = replay.file] {
                                      std::error_code ignored;  // what cannot be deleted is still in the list
                                      std::filesystem::remove(file, ignored);
                                  }));
    }

    std::size_t page_ = 0;
    std::vector<ReplayEntry> replays_;
    float contents_ = 0.0F;
};

}  // namespace

std::unique_ptr<HubTab> records_tab() { return std::make_unique<RecordsTab>(); }

}  // namespace nl::ui
