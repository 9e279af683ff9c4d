#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/hub.hpp"
#include "ui/words.hpp"

namespace nl::ui {
namespace {

using view::Rect;

constexpr float kMapWidth = 1600.0F;
constexpr float kMapHeight = 900.0F;
constexpr float kMark = 46.0F;

/// The map of the sector: planets, their missions as places, and what there is to know about the one chosen.
class PlanetsTab final : public HubTab {
  public:
    void show(Ui& ui, Shell& shell, Rect where) override {
        const float side = std::clamp(where.w * 0.32F, 380.0F, 480.0F);
        const Rect map{where.x, where.y, where.w - side - 24.0F, where.h};
        show_map(ui, shell, map);
        const Rect panel{map.right() + 24.0F, where.y, side, where.h};
        ui.panel(panel);
        if (chosen_ < shell.missions.size())
            show_detail(ui, shell, shell.missions[chosen_],
                        {panel.x + 28.0F, panel.y + 24.0F, side - 56.0F, panel.h - 48.0F});
    }
    /// Something has been done since: on to what comes next.
    void opened(Shell& shell) override {
        const double done = save::statistic(shell.profile, shell.catalogue, "missions");
        fresh_ = fresh_ || done != done_;
        done_ = done;
    }
    [[nodiscard]] std::string_view accept_hint() const override { return to_translate("briefing"); }

  private:
    struct Group {
        Vec2 at;  ///< of the planet, on the screen
        std::vector<std::size_t> missions;
    };

    void show_map(Ui& ui, Shell& shell, Rect map) {
        if (fresh_) chosen_ = next_mission(shell), ui.no_focus();
        const auto& planets = shell.library->campaign.planets;
        const float unit = std::min(map.w / kMapWidth, map.h / kMapHeight);
        draw_lanes(ui, shell, map);
        for (std::size_t p = 0; p < planets.size(); ++p) {
            const auto missions = missions_of(shell, planets[p].id);
            show_planet(ui, shell, planets[p], missions, place(shell, map, planets[p].at),
                        std::max(unit, 0.55F));
        }
        const auto lost = missions_of(shell, {});
        if (!lost.empty()) show_elsewhere(ui, shell, lost, {map.x + 120.0F, map.bottom() - 40.0F});
        fresh_ = false;
    }

    /// Missions that are nowhere on the map: of mods, or in places without a name.
    void show_elsewhere(Ui& ui, Shell& shell, const std::vector<std::size_t>& missions, Vec2 at) {
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kDim;
        ui.label(ui.tr("Elsewhere"), {at.x, at.y - kMark * 0.5F - 32.0F}, s, view::Align::Centre);
        show_marks(ui, shell, missions, at);
    }

    /// The part of the map that has planets on it fills the screen.
    static Vec2 place(const Shell& shell, Rect map, Vec2 at) {
        const auto& planets = shell.library->campaign.planets;
        Vec2 low = at;
        Vec2 high = at;
        for (const auto& p : planets) {
            low = {std::min(low.x, p.at.x), std::min(low.y, p.at.y)};
            high = {std::max(high.x, p.at.x), std::max(high.y, p.at.y)};
        }
        const Rect inside{map.x + 130.0F, map.y + 70.0F, map.w - 260.0F, map.h - 240.0F};
        const Vec2 span{std::max(high.x - low.x, 400.0F), std::max(high.y - low.y, 300.0F)};
        return {inside.x + inside.w * (at.x - low.x) / span.x, inside.y + inside.h * (at.y - low.y) / span.y};
    }

    /// Missions of a planet; of none: those whose planet is not on the map.
    static std::vector<std::size_t> missions_of(const Shell& shell, std::string_view planet) {
        std::vector<std::size_t> out;
        const auto& planets = shell.library->campaign.planets;
        for (std::size_t i = 0; i < shell.missions.size(); ++i) {
            const std::string& at = shell.missions[i].planet;
            const bool known =
                std::any_of(planets.begin(), planets.end(), [&](const auto& p) { return p.id == at; });
            if (known ? at == planet : planet.empty()) out.push_back(i);
        }
        return out;
    }

    /// The story first; whoever has seen all of it is shown what is left beside it.
    static std::size_t next_mission(const Shell& shell) {
        for (const bool story : {true, false})
            for (std::size_t i = 0; i < shell.missions.size(); ++i) {
                const MissionEntry& m = shell.missions[i];
                const bool main = !m.optional && m.kind == content::MissionKind::Story;
                if (main == story && is_open(shell, m) && !shell.profile.completed(m.id)) return i;
            }
        return 0;
    }

    /// From each planet to the next of the story: the way that one has come.
    static void draw_lanes(Ui& ui, const Shell& shell, Rect map) {
        const auto& planets = shell.library->campaign.planets;
        for (std::size_t p = 1; p < planets.size(); ++p) {
            const Vec2 a = place(shell, map, planets[p - 1].at);
            const Vec2 b = place(shell, map, planets[p].at);
            const float length = distance(a, b);
            const auto dots = static_cast<int>(length / 16.0F);
            for (int i = 4; i < dots - 3; ++i)
                ui.canvas().disc(lerp(a, b, static_cast<float>(i) / static_cast<float>(dots)), 1.7F,
                                 view::kEdge.faded(0.45F));
        }
    }

    void show_planet(Ui& ui, Shell& shell, const content::Planet& planet,
                     const std::vector<std::size_t>& missions, Vec2 at, float unit) {
        view::Canvas& canvas = ui.canvas();
        const float size = 190.0F * unit;
        const bool reached = std::any_of(missions.begin(), missions.end(),
                                         [&](std::size_t i) { return is_open(shell, shell.missions[i]); });
        if (!planet.sprite.empty())
            canvas.picture(canvas.pictures().find(concat("gfx/planets/", planet.sprite, ".png")),
                           {at.x - size * 0.5F, at.y - size * 0.5F, size, size},
                           reached ? view::kWhite : view::kWhite.dimmed(0.4F));
        view::TextStyle s;
        s.size = 21.0F;
        s.bold = true;
        s.colour = reached ? view::kText : view::kDim.faded(0.8F);
        const float y = at.y + size * 0.40F;
        ui.label(ui.tr_in("planet", planet.name), {at.x, y}, s, view::Align::Centre);
        show_marks(ui, shell, missions, {at.x, y + 28.0F + kMark * 0.5F});
    }

    void show_marks(Ui& ui, Shell& shell, const std::vector<std::size_t>& missions, Vec2 at) {
        constexpr std::size_t kInRow = 5;
        for (std::size_t i = 0; i < missions.size(); ++i) {
            const std::size_t row = i / kInRow;
            const std::size_t in_row = std::min(kInRow, missions.size() - row * kInRow);
            const float x = at.x + (static_cast<float>(i % kInRow) - static_cast<float>(in_row - 1) * 0.5F) *
                                       (kMark + 8.0F);
            const float y = at.y + static_cast<float>(row) * (kMark + 8.0F);
            show_mark(ui, shell, missions[i], {x, y});
        }
    }

    void show_mark(Ui& ui, Shell& shell, std::size_t index, Vec2 at) {
        const MissionEntry& mission = shell.missions[index];
        const bool open = is_open(shell, mission);
        const bool done = shell.profile.completed(mission.id);
        const Rect where{at.x - kMark * 0.5F, at.y - kMark * 0.5F, kMark, kMark};
        if (fresh_ && index == chosen_) ui.focus_next();
        const bool used = ui.spot(where);
        const bool focused = ui.focused();
        if (focused) chosen_ = index;
        view::Canvas& canvas = ui.canvas();
        const view::Colour colour = !open ? view::kDim.faded(0.6F) : done ? view::kFriend : view::kAmber;
        canvas.disc(at, kMark * 0.5F, view::kInk.faded(0.82F));
        canvas.circle(at, kMark * 0.5F - 1.0F, focused ? 3.5F : 2.0F, focused ? view::kWhite : colour);
        if (focused) draw_focus(ui, at);
        if (open && !done) {
            const float wave = std::fmod(static_cast<float>(ui.time()) * 0.6F, 1.0F);
            canvas.circle(at, kMark * (0.5F + 0.35F * wave), 2.0F, colour.faded(1.0F - wave));
        }
        ui.icon(open ? icon_of(mission) : "lock", where.inset(11.0F),
                open ? view::kWhite : view::kWhite.faded(0.5F));
        if (done) ui.icon("check", {where.right() - 16.0F, where.bottom() - 16.0F, 20.0F, 20.0F});
        if (used && open) shell.push(briefing_screen(mission.id));
    }

    /// Arcs that close in on a mark and turn: a white ring alone is easily overlooked among amber ones.
    static void draw_focus(Ui& ui, Vec2 at) {
        const auto turn = static_cast<float>(ui.time()) * 1.2F;
        for (int i = 0; i < 4; ++i) {
            const float a = turn + static_cast<float>(i) * 1.5708F;
            ui.canvas().arc(at, kMark * 0.5F + 7.0F, 4.0F, a, a + 0.9F, view::kWhite);
        }
    }

    static std::string_view icon_of(const MissionEntry& mission) {
        switch (mission.kind) {
            case content::MissionKind::Challenge:
                return "medal";
            case content::MissionKind::Endless:
                return "greeble";
            case content::MissionKind::Story:
                break;
        }
        return mission.optional ? "quest" : "star";
    }

    static std::string kind_text(const Ui& ui, const MissionEntry& mission) {
        if (mission.kind == content::MissionKind::Challenge) return ui.tr("Challenge");
        if (mission.kind == content::MissionKind::Endless) return ui.tr("Endless");
        return mission.optional ? ui.tr("Optional") : ui.tr("Story");
    }

    static void show_detail(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) {
        const bool open = is_open(shell, mission);
        view::TextStyle title;
        title.size = 28.0F;
        title.bold = true;
        title.colour = view::kName;
        float y = where.y;
        y += ui.paragraph(mission_name(ui, mission.id, mission.name), {where.x, y, where.w, 0.0F}, title) +
             6.0F;
        draw_paws(ui, {where.x, y}, mission.difficulty);
        view::TextStyle kind;
        kind.size = 17.0F;
        kind.colour = view::kDim;
        ui.label(kind_text(ui, mission), {where.right(), y + 1.0F}, kind, view::Align::Right);
        y += 42.0F;
        if (!open) y += show_locked(ui, shell, mission, {where.x, y, where.w, 0.0F});
        y += show_record(ui, shell, mission, {where.x, y, where.w, 0.0F});
        y += show_page(ui, mission, open, {where.x, y, where.w, where.bottom() - y});
        show_planet_of(ui, shell, mission, {where.x, y, where.w, where.bottom() - y});
    }

    /// As much of the briefing as there is room for.
    static float show_page(Ui& ui, const MissionEntry& mission, bool open, Rect where) {
        if (!open || mission.briefing.empty()) return 0.0F;
        view::TextStyle body;
        body.size = 18.0F;
        const float line = view::Text::line_height(body.size);
        auto lines = ui.text().wrap(ui.tr_in(context_of(mission.id, "briefing"), mission.briefing.front()),
                                    body, where.w);
        const auto room = static_cast<std::size_t>(std::max(0.0F, (where.h - 8.0F) / line));
        if (lines.size() > room) {
            lines.resize(room);
            if (!lines.empty())
                lines.back() = ui.text().shortened(lines.back() + " ...........", body, where.w);
        }
        return ui.text().draw(ui.canvas(), lines, {where.x, where.y + 8.0F}, body) + 8.0F;
    }

    /// Where it is, in what room is left at the foot.
    static void show_planet_of(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) {
        const auto& planets = shell.library->campaign.planets;
        const auto planet = std::find_if(planets.begin(), planets.end(),
                                         [&](const auto& p) { return p.id == mission.planet; });
        if (planet == planets.end() || planet->sprite.empty() || where.h < 150.0F) return;
        const float size = std::min(where.h - 76.0F, 230.0F);
        const Vec2 c{where.centre().x, where.bottom() - 58.0F - size * 0.5F};
        ui.canvas().picture(ui.canvas().pictures().find(concat("gfx/planets/", planet->sprite, ".png")),
                            {c.x - size * 0.5F, c.y - size * 0.5F, size, size});
        view::TextStyle name;
        name.size = 20.0F;
        name.bold = true;
        ui.label(ui.tr_in("planet", planet->name), {c.x, where.bottom() - 54.0F}, name, view::Align::Centre);
        view::TextStyle small;
        small.size = 15.0F;
        small.colour = view::kDim;
        const auto lines = ui.text().wrap(ui.tr_in("planet", planet->description), small, where.w);
        (void)ui.text().draw(ui.canvas(), lines, {c.x, where.bottom() - 28.0F}, small, view::Align::Centre);
    }

    static float show_locked(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) {
        std::string names;
        for (const auto& id : mission.required) {
            if (shell.profile.completed(id)) continue;
            const auto it = std::find_if(shell.missions.begin(), shell.missions.end(),
                                         [&](const MissionEntry& m) { return m.id == id; });
            names += concat(names.empty() ? "" : ", ",
                            it == shell.missions.end() ? id : mission_name(ui, it->id, it->name));
        }
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kAmber;
        ui.icon("lock", {where.x, where.y, 24.0F, 24.0F});
        return std::max(30.0F, ui.paragraph(filled(ui.tr("Opens after {missions}"), {{"missions", names}}),
                                            {where.x + 34.0F, where.y, where.w - 34.0F, 0.0F}, s)) +
               14.0F;
    }

    static float show_record(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) {
        float y = where.y;
        const auto fact = [&](const std::string& name, const std::string& value, view::Colour colour) {
            y += draw_fact(ui, {where.x, y, where.w, 0.0F}, name, value, colour);
        };
        if (mission.rewards.tuna > 0)
            fact(ui.tr("Reward"), concat(number_text(mission.rewards.tuna), " ", ui.tr("tuna")),
                 view::kAmber);
        const auto it = shell.profile.missions.find(mission.id);
        if (it == shell.profile.missions.end()) return y - where.y;
        const save::MissionRecord& record = it->second;
        if (record.complete) {
            fact(ui.tr("Best time"), minutes_and_seconds(record.best_ticks), view::kFriend);
            fact(ui.tr("Most enemies"), std::to_string(record.most_kills), view::kText);
            if (record.best_accuracy > 0.0F)
                fact(ui.tr("Best accuracy"),
                     concat(std::to_string(std::lround(record.best_accuracy * 100.0F)), " %"), view::kText);
        }
        if (!record.scores.empty())
            fact(ui.tr("Best score"), number_text(record.scores.front().points), view::kFriend);
        fact(ui.tr("Flown"), ui.tr_n("{n} time", "{n} times", record.flown), view::kDim);
        return y - where.y;
    }

    std::size_t chosen_ = 0;
    double done_ = 0.0;
    bool fresh_ = true;
};

}  // namespace

bool is_open(const Shell& shell, const MissionEntry& mission) {
    return std::all_of(mission.required.begin(), mission.required.end(),
                       [&](const std::string& id) { return shell.profile.completed(id); });
}

std::unique_ptr<HubTab> planets_tab() { return std::make_unique<PlanetsTab>(); }

}  // namespace nl::ui
