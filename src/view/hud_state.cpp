#include "view/hud_state.hpp"

#include <algorithm>

#include "base/trig.hpp"

namespace nl::view {

namespace {

constexpr float kDamageSeconds = 1.1F;

float share(float value, float whole) { return whole > 0.0F ? std::clamp(value / whole, 0.0F, 1.0F) : 0.0F; }

}  // namespace

void Gauge::step(float value, const content::HudFeel& feel) {
    if (value < shown - 0.005F && lost_left <= 0.0F) lost = std::max(lost, shown);
    if (value < shown - 0.005F) lost_left = feel.lost_seconds;
    shown += (value - shown) * std::min(1.0F, feel.bar_pace * 2.0F * sim::kTickSeconds);
    if (lost_left > 0.0F) {
        lost_left -= sim::kTickSeconds;
    } else {
        lost += (shown - lost) * std::min(1.0F, feel.bar_pace * sim::kTickSeconds);
    }
    lost = std::max(lost, shown);
}

Signs signs_for(Colours colours) {
    constexpr Colour kBlue = rgb(0x5CB8FF);
    constexpr Colour kOrange = rgb(0xFF9A1F);
    constexpr Colour kWhiteSign = rgb(0xF2F6FF);
    constexpr Colour kViolet = rgb(0xF05AE0);
    switch (colours) {
        case Colours::BlueOrange:
            return {kBlue, kOrange, kOrange, rgb(0xF4F06A)};
        case Colours::WhiteViolet:
            return {kWhiteSign, kViolet, kViolet, rgb(0x7CF0A0)};
        case Colours::Usual:
            break;
    }
    return {};
}

void HudState::step(const Scene& scene, const content::Feel& feel) {
    for (DamageMark& d : damage) d.left = std::max(0.0F, d.left - sim::kTickSeconds);
    const sim::Craft* player = scene.world.player_craft();
    if (player != nullptr) {
        hull.step(share(player->hull, player->type->hull), feel.hud);
        shield.step(share(player->shield, player->type->shield), feel.hud);
        boost.step(player->boost, feel.hud);
    } else {
        hull.step(0.0F, feel.hud);
        shield.step(0.0F, feel.hud);
    }
    const Handle now = scene.world.target();
    if (const sim::Craft* t = scene.world.craft().get(now)) {
        const float h = share(t->hull, t->type->hull);
        const float s = share(t->shield, t->type->shield);
        if (now != target) {
            target_hull = {h, h, 0.0F};
            target_shield = {s, s, 0.0F};
        }
        target_hull.step(h, feel.hud);
        target_shield.step(s, feel.hud);
    }
    target = now;
    for (const sim::Event& e : scene.world.events()) {
        const bool hit = e.kind == sim::EventKind::Hit || e.kind == sim::EventKind::ShieldHit;
        if (!hit || e.craft != scene.world.player() || player == nullptr) continue;
        Vec2 from = e.at - player->position;
        if (const sim::Craft* by = scene.world.craft().get(e.other)) from = by->position - player->position;
        damage[next_damage] = {heading_of(from), std::clamp(e.value / 15.0F, 0.4F, 1.0F), kDamageSeconds,
                               e.kind == sim::EventKind::ShieldHit};
        next_damage = (next_damage + 1) % damage.size();
    }
}

}  // namespace nl::view
