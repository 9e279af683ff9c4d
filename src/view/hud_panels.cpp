#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "base/trig.hpp"
#include "view/hud.hpp"
#include "view/layers.hpp"

namespace nl::view {

namespace {

constexpr float kRow = 26.0F;

SpriteId ui_picture(const HudFrame& f, std::string_view name) {
    return f.canvas.pictures().find(concat("gfx/ui/", name, ".png"));
}
SpriteId icon(const HudFrame& f, std::string_view name) {
    return f.canvas.pictures().find(concat("gfx/icons/", name, ".png"));
}

/// The slot of the kit with a slanted filling, the lost piece white behind it, ten notches over it.
void draw_bar(const HudFrame& f, Rect r, std::string_view fill, const Gauge& g, float k) {
    Canvas& c = f.canvas;
    const Rect inner = r.inset(3.0F * k);
    c.nine_slice(ui_picture(f, "bar"), r, 8.0F);
    const float shown = std::clamp(g.shown, 0.0F, 1.0F);
    const float lost = std::clamp(g.lost, 0.0F, 1.0F);
    const auto slanted = [&](float from, float to, Colour colour) {
        const float slant = std::min(5.0F * k, inner.w * (to - from));
        const Vec2 corners[4] = {{inner.x + inner.w * from, inner.y},
                                 {inner.x + inner.w * to, inner.y},
                                 {inner.x + inner.w * to - slant, inner.bottom()},
                                 {inner.x + inner.w * from - (from > 0.0F ? slant : 0.0F), inner.bottom()}};
        const Colour colours[4] = {colour, colour, colour, colour};
        c.quad(corners, colours);
    };
    if (lost > shown + 0.004F) slanted(shown, lost, Colour{1.0F, 0.92F, 0.85F, 0.6F});
    if (shown > 0.0F) {
        c.picture_part(ui_picture(f, fill), inner, shown);
        // The slanted end: the slot's ink over the filling's last corner.
        if (shown < 0.995F) {
            const float x = inner.x + inner.w * shown;
            const Vec2 corners[4] = {
                {x, inner.y}, {x + 1.0F, inner.y}, {x, inner.bottom()}, {x - 5.0F * k, inner.bottom()}};
            const Colour ink = kInk.faded(0.9F);
            const Colour colours[4] = {ink, ink, ink, ink};
            if (lost <= shown + 0.004F) c.quad(corners, colours);
        }
    }
    for (int i = 1; i < 10; ++i) {
        const float x = inner.x + inner.w * static_cast<float>(i) / 10.0F;
        c.line({x, inner.y}, {x - 2.0F * k, inner.bottom()}, 1.0F, kInk.faded(0.5F));
    }
}

float seconds_since_change(const sim::Objective& o, sim::Tick now) {
    return static_cast<float>(now - o.changed_at) * sim::kTickSeconds;
}

std::string clock_text(sim::Tick ticks) {
    const std::int64_t seconds = ticks / sim::kTicksPerSecond;
    const std::string s = to_text(seconds % 60);
    return concat(to_text(seconds / 60), s.size() < 2 ? ":0" : ":", s);
}

/// Of an accuracy that is asked for: as many shots have gone wide by now as would fail it.
bool is_short_of(const sim::Objective& o, const Scene& scene) {
    return o.type->type == content::ObjectiveType::Accuracy && !sim::is_decided(o) && scene.shots > 0 &&
           static_cast<float>(scene.hits) * 100.0F < o.type->percent * static_cast<float>(scene.shots);
}

}  // namespace

/// What one can still do something about is told as a number, not found out at the end.
std::string progress_of(const sim::Objective& o, const Scene& scene, const Text& text) {
    using T = content::ObjectiveType;
    if (o.state == sim::ObjectiveState::Complete) return "✓";
    if (o.state == sim::ObjectiveState::Failed) return "✗";
    if (o.wanted > 1)
        return concat(to_text(std::int64_t{std::clamp(o.done, 0, o.wanted)}), " / ",
                      to_text(std::int64_t{o.wanted}));
    if (o.type->type == T::Accuracy && scene.shots > 0)
        return concat(to_text(std::int64_t{scene.hits} * 100 / scene.shots), " %");
    if (o.type->type == T::Time || o.type->type == T::Survive) {
        const sim::Tick since = o.type->type == T::Survive ? o.active_since : 0;
        const sim::Tick all = sim::to_ticks(static_cast<double>(o.type->seconds));
        return clock_text(std::max<sim::Tick>(0, all - (scene.clock - since)));
    }
    return sim::is_condition(o.type->type) ? text.tr("OK") : "";
}

void HudFrame::panel(std::string_view name, Rect where) const {
    if (high_contrast) canvas.rect(where.inset(2.0F), Colour{0.0F, 0.0F, 0.0F, 1.0F});
    canvas.nine_slice(canvas.pictures().find(concat("gfx/ui/", name, ".png")), where);
    if (high_contrast) canvas.frame(where.inset(1.0F), 2.0F, kWhite);
}

void draw_ship_panel(const HudFrame& f) {
    const Rect& r = f.layout.ship;
    if (r.empty()) return;
    Canvas& c = f.canvas;
    const float k = f.layout.k;
    c.set_layer(kHudLayer);
    f.panel("panel", r);
    struct Row {
        const char* icon;
        const char* fill;
        const Gauge& gauge;
    };
    const Row rows[] = {{"armour", "fill-armour", f.state.hull},
                        {"shield", "fill-shield", f.state.shield},
                        {"boost", "fill-boost", f.state.boost}};
    for (int i = 0; i < 3; ++i) {
        const Row& row = rows[i];
        const float y = r.y + (13.0F + 33.0F * static_cast<float>(i)) * k;
        const bool low = i == 0 && row.gauge.shown < 0.3F;
        const Colour tint =
            low && std::fmod(f.time * 2.5F, 1.0F) < 0.5F ? Colour{1.0F, 0.35F, 0.3F, 1.0F} : kWhite;
        c.picture(icon(f, row.icon), {r.x + 16.0F * k, y, 24.0F * k, 24.0F * k}, tint);
        draw_bar(f, {r.x + 48.0F * k, y + k, 250.0F * k, 22.0F * k}, low ? "fill-enemy" : row.fill, row.gauge,
                 k);
    }
}

void draw_stats(const HudFrame& f) {
    const Rect& r = f.layout.stats;
    if (r.empty()) return;
    const float k = f.layout.k;
    f.canvas.set_layer(kHudLayer);
    f.canvas.picture(icon(f, "greeble"), {r.x + 4.0F * k, r.y + 2.0F * k, 24.0F * k, 24.0F * k});
    const float x = r.x + 36.0F * k;
    const float w =
        f.text.draw(f.canvas, grouped(f.scene.kills), {x, r.y + 3.0F * k}, {18.0F * k, true, rgb(0xB6FF5A)});
    const float at = x + w + 28.0F * k;
    const sim::Tick limit = sim::to_ticks(static_cast<double>(f.scene.world.mission().time_limit));
    const bool late = limit > 0 && f.scene.clock > limit - 15 * sim::kTicksPerSecond;
    const float used = f.text.draw(f.canvas, clock_text(f.scene.clock), {at, r.y + 3.0F * k},
                                   {18.0F * k, true, late ? f.signs.foe : rgb(0xD4E2FF)});
    if (limit > 0)
        f.text.draw(f.canvas, concat("/ ", clock_text(limit)), {at + used + 8.0F * k, r.y + 3.0F * k},
                    {18.0F * k, false, f.dim()});
}

bool is_on_hud(const sim::Objective& o, sim::Tick now, const content::HudFeel& feel) {
    if (!o.shown || o.state == sim::ObjectiveState::Inactive) return false;
    return !sim::is_decided(o) || seconds_since_change(o, now) < feel.objective_fold;
}

int shown_objectives(const Scene& scene, const content::HudFeel& feel) {
    return static_cast<int>(
        std::count_if(scene.objectives.begin(), scene.objectives.end(),
                      [&](const auto& o) { return is_on_hud(o, scene.world.now(), feel); }));
}

float objectives_width(Text& text, const Scene& scene, const content::HudFeel& feel) {
    const std::string context = context_of(scene.world.mission().id, "objective");
    float w = 160.0F;
    for (const auto& o : scene.objectives)
        if (is_on_hud(o, scene.world.now(), feel))
            w = std::max(w, text.width(text.tr_in(context, o.type->text), {17.0F}) +
                                text.width(progress_of(o, scene, text), {17.0F, true}) + 30.0F);
    return w;
}

void draw_objectives(const HudFrame& f, const content::HudFeel& feel) {
    const Rect& r = f.layout.objectives;
    if (r.empty()) return;
    const float k = f.layout.k;
    Canvas& c = f.canvas;
    c.set_layer(kHudLayer);
    f.panel("panel", r);
    f.text.draw(c, f.text.tr("OBJECTIVES"), {r.x + 18.0F * k, r.y + 11.0F * k}, {16.0F * k, true, kAmber});
    int row = 0;
    const int all = shown_objectives(f.scene, feel);
    for (const auto& o : f.scene.objectives) {
        if (!is_on_hud(o, f.scene.world.now(), feel)) continue;
        const float y = r.y + (36.0F + kRow * static_cast<float>(row)) * k;
        if (row + 1 == f.layout.objective_rows && all > f.layout.objective_rows) {
            f.text.draw(c, f.text.tr_n("… {n} more", "… {n} more", all - row), {r.x + 18.0F * k, y},
                        {16.0F * k, false, f.dim()});
            return;
        }
        const bool failed = o.state == sim::ObjectiveState::Failed;
        const bool done = o.state == sim::ObjectiveState::Complete;
        const float age = seconds_since_change(o, f.scene.world.now());
        // What is finished goes out before its row is folded away.
        const float fade =
            sim::is_decided(o) ? std::clamp((feel.objective_fold - age) * 2.0F, 0.0F, 1.0F) : 1.0F;
        const Colour sign = failed || is_short_of(o, f.scene)         ? f.signs.foe
                            : done || sim::is_condition(o.type->type) ? f.signs.goal
                                                                      : kText;
        const Colour result = sign.faded(fade);
        if (o.changed_at > 0 && age < feel.objective_flash) {  // a change that is noticed
            const float t = 1.0F - age / feel.objective_flash;
            const float beat = 0.6F + 0.4F * sine(age * 16.0F);
            c.rect({r.x + 6.0F * k, y - 2.0F * k, r.w - 12.0F * k, kRow * k}, result.faded(0.45F * t * beat),
                   Blend::Add);
        }
        const std::string progress = progress_of(o, f.scene, f.text);
        const TextStyle right{17.0F * k, true, result};
        const float used = progress.empty()
                               ? 0.0F
                               : f.text.draw(c, progress, {r.right() - 18.0F * k, y}, right, Align::Right);
        TextStyle style{17.0F * k, false,
                        done || failed     ? (age < feel.objective_flash ? result : f.dim().faded(fade))
                        : o.type->optional ? rgb(0xB8C8E8)
                                           : rgb(0xD4E2FF)};
        const std::string words = f.text.fitted(f.tr_in_mission("objective", o.type->text), style,
                                                r.w - 36.0F * k - used - 8.0F * k);
        const float wide = f.text.draw(c, words, {r.x + 18.0F * k, y}, style);
        // Struck out from left to right, as one does on paper.
        if (done || failed)
            c.rect({r.x + 18.0F * k, y + 11.0F * k, wide * std::min(1.0F, age / 0.4F), 1.5F * k},
                   style.colour);
        ++row;
    }
}

namespace {

struct Gun {
    const content::WeaponType* type = nullptr;
    int ammunition = 0;
    float heat = 0.0F;
    float ready = 1.0F;
    bool selected = false;
};

/// The player's choice of one kind (guns or secondaries), as it stands.
Gun gun_of(const Scene& scene, const sim::Craft& craft, bool secondary) {
    const auto& catalogue = scene.world.catalogue();
    const sim::CraftModel& model = catalogue.craft(craft.model);
    std::vector<std::uint16_t> kinds;
    for (std::size_t i = 0; i < model.mount_count; ++i) {
        const auto& m = model.mounts[i];
        if (m.secondary != secondary || m.weapon == sim::kNoWeapon) continue;
        if (std::find(kinds.begin(), kinds.end(), m.weapon) == kinds.end()) kinds.push_back(m.weapon);
    }
    Gun out;
    if (kinds.empty()) return out;
    const std::uint16_t weapon = kinds[(secondary ? craft.launcher : craft.gun) % kinds.size()];
    out.type = catalogue.weapon(weapon).type;
    for (std::size_t i = 0; i < model.mount_count; ++i) {
        if (model.mounts[i].weapon != weapon) continue;
        const sim::MountState& s = craft.mounts[i];
        out.ammunition += s.ammunition;
        out.heat = std::max(out.heat, s.heat);
        const auto wait = static_cast<float>(std::max<sim::Tick>(0, s.ready_at - scene.world.now()));
        out.ready = std::min(out.ready, 1.0F - wait / static_cast<float>(std::max<sim::Tick>(
                                                          1, catalogue.weapon(weapon).cooldown)));
    }
    return out;
}

}  // namespace

void draw_weapons(const HudFrame& f) {
    const Rect& r = f.layout.weapons;
    const sim::Craft* player = f.scene.world.player_craft();
    if (r.empty() || player == nullptr) return;
    const float k = f.layout.k;
    Canvas& c = f.canvas;
    c.set_layer(kHudLayer);
    f.panel("panel", r);
    for (int i = 0; i < 2; ++i) {
        const Gun gun = gun_of(f.scene, *player, i == 1);
        if (gun.type == nullptr) continue;
        const float y = r.y + (13.0F + 36.0F * static_cast<float>(i)) * k;
        const bool limited = gun.type->ammunition > 0;
        const bool empty = limited && gun.ammunition <= 0;
        const Colour colour = empty ? rgb(0x66728C) : i == 0 ? rgb(0xFFF2C8) : rgb(0xC8D8F4);
        if (!gun.type->icon.empty())
            c.picture(icon(f, gun.type->icon), {r.x + 18.0F * k, y + k, 24.0F * k, 24.0F * k},
                      empty ? kWhite.dimmed(0.5F) : kWhite);
        const std::string count = limited ? grouped(gun.ammunition) : "∞";
        const TextStyle style{19.0F * k, true, colour};
        const float used = f.text.draw(c, count, {r.right() - 20.0F * k, y}, style, Align::Right);
        f.text.draw(c,
                    f.text.shortened(f.text.tr_in("weapon", gun.type->name), style, r.w - 90.0F * k - used),
                    {r.x + 52.0F * k, y}, style);
        // Heat, and how far the launcher has come: a thin line under the name.
        const float level = gun.type->heat > 0.0F       ? gun.heat / 100.0F
                            : gun.type->cooldown > 0.4F ? gun.ready
                                                        : 0.0F;
        if (level <= 0.0F || (gun.type->heat <= 0.0F && level >= 1.0F)) continue;
        const Rect line{r.x + 52.0F * k, y + 24.0F * k, (r.w - 72.0F * k), 3.0F * k};
        c.rect(line, kInk.faded(0.8F));
        const Colour fill = gun.type->heat > 0.0F ? mixed(kAmber, f.signs.foe, level) : kName;
        c.rect({line.x, line.y, line.w * std::clamp(level, 0.0F, 1.0F), line.h}, fill);
    }
}

void draw_target_panel(const HudFrame& f) {
    const Rect& r = f.layout.target;
    const sim::Craft* t = f.scene.world.craft().get(f.scene.world.target());
    if (r.empty() || t == nullptr) return;
    const float k = f.layout.k;
    Canvas& c = f.canvas;
    const bool hostile = f.scene.world.hostile(f.scene.world.player_side(), t->side);
    c.set_layer(kHudLayer);
    f.panel(hostile ? "panel-enemy" : "panel", r);
    const sim::Craft* player = f.scene.world.player_craft();
    const std::string away = player != nullptr ? distance_text(distance(player->position, t->position)) : "";
    const TextStyle small{15.0F * k, false, f.dim()};
    const float used = f.text.draw(c, away, {r.right() - 18.0F * k, r.y + 13.0F * k}, small, Align::Right);
    const std::string& own = f.scene.world.names().text(t->name);
    const bool named = !own.empty() && own != t->type->id;
    const TextStyle name{17.0F * k, true, hostile ? f.signs.foe : f.signs.friendly};
    f.text.draw(c, f.text.shortened(f.name_of(*t), name, r.w - 44.0F * k - used),
                {r.x + 18.0F * k, r.y + 11.0F * k}, name);
    std::string state = t->surrendered                     ? f.text.tr("surrendered")
                        : t->disabled(f.scene.world.now()) ? f.text.tr("no power")
                        : named                            ? f.text.tr_in("craft", t->type->name)
                                                           : "";
    if (t->type->shield <= 0.0F && state.empty()) state = f.text.tr("no shield");
    f.text.draw(c, state, {r.right() - 18.0F * k, r.y + 33.0F * k}, {14.0F * k, false, f.dim()},
                Align::Right);
    const auto thin = [&](float y, const Gauge& g, Colour colour) {
        const Rect slot{r.x + 18.0F * k, y, r.w - 36.0F * k, 6.0F * k};
        c.rect(slot.inset(-1.0F), kInk);
        c.rect({slot.x, slot.y, slot.w * std::clamp(g.lost, 0.0F, 1.0F), slot.h}, kWhite.faded(0.6F));
        c.rect({slot.x, slot.y, slot.w * std::clamp(g.shown, 0.0F, 1.0F), slot.h}, colour);
    };
    if (t->type->shield > 0.0F) thin(r.y + 54.0F * k, f.state.target_shield, rgb(0x5CC8FF));
    thin(r.y + 65.0F * k, f.state.target_hull, hostile ? f.signs.foe : f.signs.friendly);
}

std::vector<Handle> bosses_of(const Scene& scene) {
    constexpr float kSeen = 2600.0F;
    std::vector<std::pair<float, Handle>> near;
    const sim::Craft* player = scene.world.player_craft();
    if (player == nullptr) return {};
    scene.world.craft().for_each([&](Handle h, const sim::Craft& c) {
        const float d = distance(c.position, player->position);
        if (c.type->capital && !c.type->station && d < kSeen && scene.world.hostile(player->side, c.side))
            near.emplace_back(d, h);
    });
    std::sort(near.begin(), near.end());
    std::vector<Handle> out;
    for (std::size_t i = 0; i < std::min<std::size_t>(near.size(), 2); ++i) out.push_back(near[i].second);
    return out;
}

void draw_bosses(const HudFrame& f) {
    const Rect& r = f.layout.bosses;
    if (r.empty()) return;
    const float k = f.layout.k;
    Canvas& c = f.canvas;
    c.set_layer(kHudLayer);
    float y = r.y;
    for (const Handle h : bosses_of(f.scene)) {
        const sim::Craft& b = *f.scene.world.craft().get(h);
        f.text.draw(c, f.name_of(b), {r.centre().x, y}, {17.0F * k, true, kMagenta}, Align::Centre);
        const float share = std::clamp(b.hull / std::max(b.type->hull, 1.0F), 0.0F, 1.0F);
        const Rect bar{r.x, y + 23.0F * k, r.w, 18.0F * k};
        draw_bar(f, bar, "fill-enemy", Gauge{share, share, 0.0F}, k);
        // Each part that can be shot off: a lamp over the bar, out when it is gone.
        float x = r.right() - 8.0F * k;
        for (std::size_t i = std::min(b.type->parts.size(), b.part_hull.size()); i-- > 0;) {
            const bool there = b.part_hull[i] > 0.0F;
            c.disc({x, y + 14.0F * k}, 4.0F * k, there ? kMagenta : kInk);
            c.circle({x, y + 14.0F * k}, 4.0F * k, 1.2F, kMagenta.faded(0.7F));
            x -= 13.0F * k;
        }
        y += 46.0F * k;
    }
}

}  // namespace nl::view
