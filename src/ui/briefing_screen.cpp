#include <algorithm>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/hub.hpp"
#include "ui/words.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// What a mission is about: somebody says it page by page, and beside it stands what there is to do.
class BriefingScreen final : public Screen {
  public:
    explicit BriefingScreen(std::string mission) : id_(std::move(mission)) {}

    void show(Ui& ui, Shell& shell) override {
        const auto it = std::find_if(shell.missions.begin(), shell.missions.end(),
                                     [&](const MissionEntry& m) { return m.id == id_; });
        if (it == shell.missions.end()) return shell.pop();
        const MissionEntry& mission = *it;
        ui.shade(0.86F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 80.0F, 1280.0F), std::min(all.h - 90.0F, 660.0F));
        ui.board(board);
        const float side = std::min(360.0F, board.w * 0.32F);
        const Rect left{board.x + 44.0F, board.y + 36.0F, board.w - side - 130.0F, board.h - 72.0F};
        show_speech(ui, shell, mission, left);
        show_facts(ui, shell, mission, {left.right() + 42.0F, left.y, side, left.h});
        show_buttons(ui, shell, mission, {left.x, board.bottom() - 92.0F, left.w, 56.0F});
        ui.hints(ui.tr("choose"));
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view name() const override { return "briefing"; }

  private:
    void show_speech(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) const {
        view::TextStyle title;
        title.size = 36.0F;
        title.bold = true;
        title.colour = view::kName;
        ui.label(ui.text().shortened(mission_name(ui, mission.id, mission.name), title, where.w),
                 {where.x, where.y}, title);
        const auto* speaker = shell.library->find_speaker(shell.library->campaign.briefed_by);
        const Rect face{where.x, where.y + 66.0F, 132.0F, 132.0F};
        if (speaker != nullptr) {
            ui.portrait(speaker->portrait, face);
            view::TextStyle name;
            name.size = 24.0F;
            name.bold = true;
            name.colour = view::kAmber;
            const float w = ui.text().draw(ui.canvas(), ui.tr_in("cast", speaker->name),
                                           {face.right() + 24.0F, face.y}, name);
            view::TextStyle role;
            role.size = 16.0F;
            role.colour = view::kDim;
            ui.label(ui.text().shortened(ui.tr_in("cast", speaker->role), role, where.w - w - 190.0F),
                     {face.right() + 38.0F + w, face.y + 7.0F}, role);
        }
        if (mission.briefing.empty()) return;
        view::TextStyle body;
        body.size = 23.0F;
        const std::string page = ui.tr_in(context_of(mission.id, "briefing"),
                                          mission.briefing[std::min(page_, mission.briefing.size() - 1)]);
        (void)ui.paragraph(
            page, {face.right() + 24.0F, face.y + 42.0F, where.right() - face.right() - 24.0F, 0.0F}, body);
        const float dots = static_cast<float>(mission.briefing.size()) * 18.0F;
        for (std::size_t i = 0; mission.briefing.size() > 1 && i < mission.briefing.size(); ++i)
            ui.canvas().disc(
                {face.centre().x - dots * 0.5F + 9.0F + static_cast<float>(i) * 18.0F, face.bottom() + 22.0F},
                i == page_ ? 6.0F : 4.0F, i == page_ ? view::kEdge : view::kDim.faded(0.6F));
    }

    static void show_facts(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) {
        float y = where.y;
        const auto& planets = shell.library->campaign.planets;
        const auto planet = std::find_if(planets.begin(), planets.end(),
                                         [&](const auto& p) { return p.id == mission.planet; });
        if (planet != planets.end() && !planet->sprite.empty()) {
            const float size = std::min(150.0F, where.h * 0.26F);
            ui.canvas().picture(ui.canvas().pictures().find(concat("gfx/planets/", planet->sprite, ".png")),
                                {where.right() - size, y - 8.0F, size, size});
            view::TextStyle s;
            s.size = 20.0F;
            s.bold = true;
            ui.label(ui.tr_in("planet", planet->name), {where.x, y}, s);
            view::TextStyle small;
            small.size = 15.0F;
            small.colour = view::kDim;
            (void)ui.paragraph(ui.tr_in("planet", planet->description),
                               {where.x, y + 28.0F, where.w - size - 12.0F, 0.0F}, small);
            y += size;
        }
        draw_paws(ui, {where.x, y}, mission.difficulty);
        y += 40.0F;
        y += show_objectives(ui, mission, {where.x, y, where.w, 0.0F});
        if (mission.rewards.tuna > 0)
            y += draw_fact(ui, {where.x, y, where.w, 0.0F}, ui.tr("Reward"),
                           concat(number_text(mission.rewards.tuna), " ", ui.tr("tuna")), view::kAmber);
        show_ship(ui, shell, mission, {where.x, where.bottom() - 96.0F, where.w, 84.0F});
    }

    static float show_objectives(Ui& ui, const MissionEntry& mission, Rect where) {
        if (mission.objectives.empty()) return 0.0F;
        draw_group(ui, where, ui.tr("Objectives"));
        float y = where.y + 30.0F;
        view::TextStyle s;
        s.size = 17.0F;
        for (const auto& [text, optional] : mission.objectives) {
            s.colour = optional ? view::kDim : view::kText;
            ui.icon(optional ? "star" : "attack", {where.x, y + 1.0F, 18.0F, 18.0F});
            y += ui.paragraph(ui.tr_in(context_of(mission.id, "objective"), text),
                              {where.x + 28.0F, y, where.w - 28.0F, 0.0F}, s) +
                 6.0F;
        }
        return y - where.y + 8.0F;
    }

    static void show_ship(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) {
        const std::string& own = shell.profile.flies;
        const bool given = mission.fixed_craft || own.empty();
        const auto* craft = shell.library->find_craft(given ? mission.craft : own);
        if (craft == nullptr) return;
        ui.canvas().rect(where, view::kInk.faded(0.5F));
        ui.craft_picture(craft->sprite, {where.x + 8.0F, where.y + 6.0F, 72.0F, 72.0F});
        view::TextStyle s;
        s.size = 19.0F;
        s.bold = true;
        ui.label(ui.tr_in("craft", craft->name), {where.x + 94.0F, where.y + 16.0F}, s);
        view::TextStyle small;
        small.size = 15.0F;
        small.colour = view::kDim;
        ui.label(ui.text().shortened(given ? ui.tr("given for this mission") : ui.tr("as the hangar made it"),
                                     small, where.w - 104.0F),
                 {where.x + 94.0F, where.y + 44.0F}, small);
    }

    void show_buttons(Ui& ui, Shell& shell, const MissionEntry& mission, Rect where) {
        const bool more = page_ + 1 < mission.briefing.size();
        const bool over = shell.profile.over();
        const float width = (where.w - 32.0F) / 3.0F;
        Rect at{where.x, where.y, width, where.h};
        if (more && ui.button(at, ui.tr("Go on"))) ++page_;
        if (more) at = at.moved({width + 16.0F, 0.0F});
        if (ui.button(at, ui.tr("Fly"), !over) && shell.services.start_mission) {
            if (save::add_once(shell.profile.read, id_)) shell.keep();
            shell.pop();
            shell.services.start_mission(id_);
        }
        at = at.moved({width + 16.0F, 0.0F});
        if (ui.button(at, ui.tr("Back")) || ui.back()) shell.pop();
        if (over) {
            view::TextStyle s;
            s.size = 17.0F;
            s.colour = view::kFoe;
            ui.label(ui.tr("All lives of this pilot are spent."), {where.x, where.y - 30.0F}, s);
        }
    }

    std::string id_;
    std::size_t page_ = 0;
};

}  // namespace

std::unique_ptr<Screen> briefing_screen(std::string mission) {
    return std::make_unique<BriefingScreen>(std::move(mission));
}

}  // namespace nl::ui
