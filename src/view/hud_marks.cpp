#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "base/trig.hpp"
#include "view/hud.hpp"
#include "view/layers.hpp"

namespace nl::view {

namespace {

constexpr float kEdgeInset = 34.0F;    // arrows keep so far from the screen's edge, units
constexpr std::size_t kMostGoals = 5;  // marked at once; the nearest
constexpr float kBarWidth = 60.0F;

/// Something in the world that the HUD points at.
struct Goal {
    Vec2 at;
    float radius = 30.0F;
    std::string label;
    bool foe = false;
    float away = 0.0F;
    float hull = -1.0F;  ///< 0 … 1, of a ship to be kept that shows no bar of its own; else below 0
};

/// Where on the screen a place beyond it is pointed at: on an inner frame, and clear of every panel.
struct Arrow {
    Vec2 at;
    float heading = 0.0F;
};

Rect screen_rect(const HudFrame& f) {
    const Vec2 s = f.canvas.screen().ui_size();
    return {0.0F, 0.0F, s.x, s.y};
}

Arrow arrow_to(const HudFrame& f, Vec2 place) {
    const Rect frame = screen_rect(f).inset(kEdgeInset);
    const Vec2 middle = frame.centre();
    const Vec2 off = place - middle;
    const float kx = std::fabs(off.x) > 0.01F ? frame.w * 0.5F / std::fabs(off.x) : 1e9F;
    const float ky = std::fabs(off.y) > 0.01F ? frame.h * 0.5F / std::fabs(off.y) : 1e9F;
    Vec2 at = middle + off * std::min({kx, ky, 1.0F});
    const auto panels = f.layout.all();
    const auto covered = [&](Vec2 p) {
        const Rect body{p.x - 30.0F, p.y - 20.0F, 60.0F, 44.0F};
        return std::any_of(panels.begin(), panels.end(), [&](const Rect& r) { return r.intersects(body); });
    };
    for (int i = 0; i < 40 && covered(at); ++i) at = lerp(at, middle, 0.06F);
    return {at, heading_of(off)};
}

void draw_arrow(const HudFrame& f, Vec2 world, Colour colour, std::string_view label, bool foe) {
    const Arrow a = arrow_to(f, f.to_ui(world));
    const auto head = [&](float size, Colour c) {
        // Foes get a plain wedge, goals a notched arrow: told apart without the colour.
        const float notch = foe ? 0.75F : 0.25F;
        const Vec2 corners[4] = {a.at + direction(a.heading) * size,
                                 a.at + rotated({size * 0.72F, size * 0.75F}, a.heading),
                                 a.at - direction(a.heading) * (size * notch),
                                 a.at + rotated({-size * 0.72F, size * 0.75F}, a.heading)};
        const Colour colours[4] = {c, c, c, c};
        f.canvas.quad(corners, colours);
    };
    f.canvas.set_layer(kMarkLayer);
    head(15.0F, kInk.faded(0.85F));
    head(11.5F, colour);
    const float below = a.heading > -kPi * 0.5F && a.heading < kPi * 0.5F ? 14.0F : -32.0F;
    f.text.draw(f.canvas, label, {a.at.x, a.at.y + below}, {13.0F, true, colour}, Align::Centre);
}

bool on_screen(const HudFrame& f, Vec2 ui, float slack) { return screen_rect(f).inset(-slack).contains(ui); }

void add_craft_goals(const HudFrame& f, NameId id, bool wanted_dead, std::vector<Goal>& out) {
    f.scene.world.craft().for_each([&](Handle, const sim::Craft& c) {
        if (c.player || c.cloaked || (c.name != id && c.group != id)) return;
        // Whoever is to be kept may have changed sides: green then, and one would not shoot.
        const bool foe = wanted_dead || f.scene.world.hostile(f.scene.world.player_side(), c.side);
        const bool named_above = !foe && !c.type->capital && f.is_named(c);  // see draw_labels
        const float hull = wanted_dead || !c.type->capital ? -1.0F : c.hull / std::max(c.type->hull, 1.0F);
        out.push_back({lerp(c.last_position, c.position, f.alpha), c.type->radius,
                       named_above ? std::string() : f.name_of(c), foe, 0.0F, hull});
    });
}

void add_places(const HudFrame& f, const content::Objective& o, std::vector<Goal>& out) {
    const auto& mission = f.scene.world.mission();
    const auto on = [&](std::string_view id) {
        const NameId name = f.scene.world.names().find(id);
        const auto places = f.scene.world.places();
        return std::any_of(places.begin(), places.end(),
                           [&](const sim::Place& p) { return p.id == name && p.on; });
    };
    for (const auto& l : mission.locations)
        if ((l.id == o.target || l.id == o.to) && on(l.id))
            out.push_back(
                {l.at, l.radius, f.tr_in_mission("place", l.name.empty() ? l.id : l.name), false, 0.0F});
    for (const auto& g : mission.gates)
        if ((g.id == o.target || g.id == o.to) && on(g.id))
            out.push_back({g.at, 120.0F, f.text.tr("Gate"), false, 0.0F});
}

void add_goals_of(const HudFrame& f, const sim::Objective& o, std::vector<Goal>& out) {
    using T = content::ObjectiveType;
    switch (o.type->type) {
        case T::Destroy:
        case T::Disable:
            return add_craft_goals(f, o.target, true, out);
        case T::Protect:
            return add_craft_goals(f, o.target, false, out);
        case T::Escort:
            add_craft_goals(f, o.target, false, out);
            return add_places(f, *o.type, out);
        case T::Reach:
            return add_places(f, *o.type, out);
        case T::Collect:
            f.scene.world.items().for_each([&](Handle, const sim::Item& i) {
                if (i.name == o.target)
                    out.push_back({lerp(i.last_position, i.position, f.alpha), i.type->radius,
                                   f.text.tr_in("item", i.type->name), false, 0.0F});
            });
            return;
        default:
            return;
    }
}

std::vector<Goal> goals(const HudFrame& f, Vec2 here) {
    std::vector<Goal> all;
    for (const sim::Objective& o : f.scene.objectives)
        if (o.state == sim::ObjectiveState::Active && o.shown) add_goals_of(f, o, all);
    for (Goal& g : all) g.away = distance(g.at, here);
    std::stable_sort(all.begin(), all.end(), [](const Goal& a, const Goal& b) { return a.away < b.away; });
    if (all.size() > kMostGoals) all.resize(kMostGoals);
    return all;
}

/// A bar, its middle at `at`, units wide.
void draw_hull(const HudFrame& f, Vec2 at, float wide, float hull, Colour colour) {
    const float w = wide * std::clamp(hull, 0.0F, 1.0F);
    f.canvas.rect({at.x - wide * 0.5F - 1.0F, at.y - 1.0F, wide + 2.0F, 6.0F}, kInk.faded(0.85F));
    f.canvas.rect({at.x - wide * 0.5F, at.y, w, 4.0F}, colour);
}

/// Where the bar of a craft at `ui` lies: names stand above it.
float bar_top(const HudFrame& f, const sim::Craft& c, Vec2 ui) {
    return ui.y - (c.type->radius * 1.25F + 16.0F) * f.world.scale / f.canvas.screen().ui_pixels();
}

void draw_goals(const HudFrame& f, Vec2 here) {
    bool foe_arrow = false;
    int arrows = 0;
    for (const Goal& g : goals(f, here)) {
        const Vec2 ui = f.to_ui(g.at);
        if (on_screen(f, ui, 10.0F)) {
            if (g.foe && g.hull < 0.0F) continue;  // foes have their bars
            const Colour sign = g.foe ? f.signs.foe : f.signs.goal;
            const float size =
                std::clamp(g.radius * 2.6F * f.world.scale / f.canvas.screen().ui_pixels(), 44.0F, 150.0F);
            f.canvas.set_layer(kMarkLayer);
            if (g.radius < 100.0F && !g.foe)
                f.canvas.picture(f.canvas.pictures().find("gfx/ui/objective.png"),
                                 {ui.x - size * 0.5F, ui.y - size * 0.5F, size, size});
            f.text.draw(f.canvas, g.label, {ui.x, ui.y + size * 0.5F + 4.0F}, {14.0F, true, sign},
                        Align::Centre);
            if (g.hull >= 0.0F)  // whoever is to be brought home: how much longer?
                draw_hull(f, {ui.x, ui.y - size * 0.5F - 12.0F}, std::min(size, 90.0F), g.hull,
                          g.hull < 0.35F ? f.signs.foe : sign);
            continue;
        }
        if ((g.foe && foe_arrow) || arrows >= 3) continue;  // one is enough to know where to go
        foe_arrow = foe_arrow || g.foe;
        ++arrows;
        draw_arrow(f, g.at, g.foe ? f.signs.foe : f.signs.goal, distance_text(g.away), g.foe);
    }
}

void draw_target(const HudFrame& f, Vec2 here) {
    const sim::Craft* t = f.scene.world.craft().get(f.scene.world.target());
    if (t == nullptr) return;
    const Vec2 at = lerp(t->last_position, t->position, f.alpha);
    const bool foe = f.scene.world.hostile(f.scene.world.player_side(), t->side);
    const Colour colour = foe ? f.signs.target : f.signs.friendly;
    const Vec2 ui = f.to_ui(at);
    const std::string away = distance_text(distance(at, here));
    if (!on_screen(f, ui, 0.0F)) return draw_arrow(f, at, colour, away, foe);
    const float per_unit = f.world.scale / f.canvas.screen().ui_pixels();
    const float size = std::clamp(t->type->radius * 3.0F * per_unit, 60.0F, 320.0F);
    const float beat = 1.0F + 0.03F * sine(f.time * 6.0F);
    f.canvas.set_layer(kMarkLayer);
    const char* frame = foe ? "gfx/ui/target.png" : "gfx/ui/objective.png";
    f.canvas.picture(f.canvas.pictures().find(frame),
                     {ui.x - size * beat * 0.5F, ui.y - size * beat * 0.5F, size * beat, size * beat});
    const std::string label = concat(f.name_of(*t), "  ", away);
    const float above = std::min(ui.y - size * 0.5F - 22.0F, bar_top(f, *t, ui) - 21.0F);
    f.text.draw(f.canvas, label, {ui.x, above}, {14.0F, true, mixed(colour, kWhite, 0.4F)}, Align::Centre);
    // Where to shoot: the place it will have reached when a shot does.
    const sim::Craft* player = f.scene.world.player_craft();
    if (player == nullptr || !foe || player->type->mounts.empty()) return;
    const auto* gun = f.scene.world.library().find_weapon(player->type->mounts[0].weapon);
    if (gun == nullptr || gun->speed < 1.0F) return;
    const float d = distance(at, here);
    if (d > gun->range * 1.2F) return;
    const Vec2 lead = f.to_ui(at + (t->velocity - player->velocity) * (d / gun->speed));
    f.canvas.circle(lead, 7.0F, 1.6F, colour.faded(0.85F));
    f.canvas.disc(lead, 1.6F, colour);
}

/// A bar over everybody who has been hurt, a name over those who have one.
void draw_labels(const HudFrame& f) {
    const auto& world = f.scene.world;
    const float per_unit = f.world.scale / f.canvas.screen().ui_pixels();
    f.canvas.set_layer(kMarkLayer);
    world.craft().for_each([&](Handle h, const sim::Craft& c) {
        if (c.player || c.cloaked || c.type->capital) return;
        const Vec2 ui = f.to_ui(lerp(c.last_position, c.position, f.alpha));
        if (!on_screen(f, ui, 0.0F)) return;
        const bool foe = world.hostile(world.player_side(), c.side);
        const Colour colour = foe ? f.signs.foe : f.signs.friendly;
        const float hull = std::clamp(c.hull / std::max(c.type->hull, 1.0F), 0.0F, 1.0F);
        const float top = bar_top(f, c, ui);
        const bool named = !foe && f.is_named(c) && h != world.target();
        if (hull < 0.995F || named) {
            const float w = std::clamp(c.type->radius * 1.8F, 36.0F, kBarWidth * 1.5F) * per_unit;
            draw_hull(f, {ui.x, top}, w, hull, colour);
        }
        if (named)
            f.text.draw(f.canvas, f.name_of(c), {ui.x, top - 21.0F}, {14.0F, true, kName}, Align::Centre);
        if (c.surrendered)
            f.text.draw(f.canvas, f.text.tr("surrenders"), {ui.x, top - 21.0F}, {13.0F, true, kText},
                        Align::Centre);
    });
}

}  // namespace

void draw_marks(const HudFrame& f) {
    const sim::Craft* player = f.scene.world.player_craft();
    if (player == nullptr) return;
    const Vec2 here = lerp(player->last_position, player->position, f.alpha);
    draw_labels(f);
    draw_goals(f, here);
    draw_target(f, here);
}

void draw_damage_marks(const HudFrame& f) {
    const sim::Craft* player = f.scene.world.player_craft();
    if (player == nullptr) return;
    const Vec2 ui = f.to_ui(lerp(player->last_position, player->position, f.alpha));
    f.canvas.set_layer(kMarkLayer);
    for (const DamageMark& d : f.state.damage) {
        if (d.left <= 0.0F) continue;
        const Colour colour =
            (d.shield ? rgb(0x6AC8FF) : f.signs.foe).faded(std::min(1.0F, d.left * 1.6F) * 0.85F);
        const float half = 0.16F + 0.2F * d.strength;
        const float radius = 118.0F * f.canvas.screen().scale() / f.canvas.screen().ui_pixels();
        f.canvas.arc(ui, radius, 7.0F * d.strength + 3.0F, d.heading - half, d.heading + half, colour);
    }
}

void draw_crosshair(const HudFrame& f, Vec2 pixels) {
    if (pixels.x < 0.0F || pixels.y < 0.0F) return;
    f.canvas.set_layer(kHudFrontLayer);
    const Vec2 ui = f.canvas.screen().to_ui(pixels);
    f.canvas.picture(f.canvas.pictures().find("gfx/ui/cursor.png"),
                     {ui.x - 20.0F, ui.y - 20.0F, 40.0F, 40.0F});
}

}  // namespace nl::view
