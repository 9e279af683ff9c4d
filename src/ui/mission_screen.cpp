#include <algorithm>

#include "base/text.hpp"
#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// The missions on the left, what there is to know about the chosen one on the right.
class MissionScreen final : public Screen {
  public:
    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.72F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 80.0F, 1400.0F), std::min(all.h - 80.0F, 800.0F));
        ui.panel(board);
        ui.heading(ui.tr("Missions"), {board.x + 40.0F, board.y + 26.0F});
        const Rect list{board.x + 56.0F, board.y + 100.0F, std::min(480.0F, board.w * 0.38F),
                        board.h - 200.0F};
        show_list(ui, shell, list);
        const Rect detail{list.right() + 60.0F, list.y, board.right() - list.right() - 110.0F, list.h};
        if (chosen_ < shell.missions.size()) show_detail(ui, shell, shell.missions[chosen_], detail);
        if (ui.button({board.x + 56.0F, board.bottom() - 80.0F, 200.0F, 52.0F}, ui.tr("Back")) || ui.back())
            shell.pop();
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view name() const override { return "missions"; }

  private:
    void show_list(Ui& ui, Shell& shell, Rect where) {
        constexpr float kRow = 60.0F;
        constexpr float kSpace = 10.0F;
        const Rect inside =
            ui.begin_list("missions", where, static_cast<float>(shell.missions.size()) * (kRow + kSpace));
        Column column(inside, kSpace);
        for (std::size_t i = 0; i < shell.missions.size(); ++i) {
            const MissionEntry& mission = shell.missions[i];
            const bool open = is_open(shell, mission);
            const bool done = shell.profile.completed(mission.id);
            const bool start = ui.row(column.next(kRow), mission_name(ui, mission.id, mission.name),
                                      ui.tr(done   ? "done"
                                            : open ? ""
                                                   : "locked"),
                                      open);
            if (ui.focused()) chosen_ = i;
            if (start && shell.services.start_mission) shell.services.start_mission(mission.id);
        }
        ui.end_list();
        if (shell.missions.empty())
            ui.label(ui.tr("There is no mission in data/missions."), {where.x, where.y});
    }

    static void show_detail(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) {
        float y = where.y;
        ui.heading(mission_name(ui, mission.id, mission.name), {where.x, y}, 34.0F);
        y += 50.0F;
        view::TextStyle small;
        small.size = 18.0F;
        small.colour = view::kDim;
        std::string line = concat(ui.tr_in("planet", mission.planet), mission.planet.empty() ? "" : "   ",
                                  ui.tr("difficulty"), " ");
        for (int i = 0; i < std::clamp(mission.difficulty, 1, 5); ++i) line += "*";
        ui.label(line, {where.x, y}, small);
        y += 44.0F;
        view::TextStyle body;
        body.size = 21.0F;
        for (const auto& page : mission.briefing)
            y += ui.paragraph(ui.tr_in(context_of(mission.id, "briefing"), page), {where.x, y, where.w, 0.0F},
                              body) +
                 18.0F;
        if (!is_open(shell, mission)) y += locked(ui, mission, {where.x, y, where.w, 0.0F});
        if (const auto it = shell.profile.missions.find(mission.id); it != shell.profile.missions.end())
            show_record(ui, it->second,
                        {where.x, std::max(y + 10.0F, where.bottom() - 60.0F), where.w, 0.0F});
    }

    static float locked(Ui& ui, const MissionEntry& mission, Rect where) {
        std::string names;
        for (const auto& id : mission.required) names += concat(names.empty() ? "" : ", ", id);
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kAmber;
        return ui.paragraph(filled(ui.tr("Opens after: {missions}"), {{"missions", names}}), where, s);
    }

    static void show_record(Ui& ui, const save::MissionRecord& record, Rect where) {
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kAmber;
        std::string line = ui.tr_n("flown {n} time", "flown {n} times", record.flown);
        if (record.best_ticks > 0)
            line += concat(
                "   ", filled(ui.tr("best time {time}"), {{"time", minutes_and_seconds(record.best_ticks)}}));
        ui.label(line, {where.x, where.y}, s);
    }

    std::size_t chosen_ = 0;
};

}  // namespace

bool is_open(const Shell& shell, const MissionEntry& mission) {
    return std::all_of(mission.required.begin(), mission.required.end(),
                       [&](const std::string& id) { return shell.profile.completed(id); });
}

std::unique_ptr<Screen> mission_screen() { return std::make_unique<MissionScreen>(); }

}  // namespace nl::ui
