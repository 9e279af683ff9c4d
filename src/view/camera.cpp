#include "view/camera.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"

namespace nl::view {

namespace {

/// The share of the way to cover in one tick when `per_second` is covered in the limit of small steps.
float share(float per_second) { return 1.0F - std::exp(-per_second * sim::kTickSeconds); }

constexpr float kNearBoss = 1100.0F;  // units

}  // namespace

Vec2 Camera::goal(const Scene& scene, const sim::Craft& player) const {
    const auto& f = feel_.camera;
    const float t = static_cast<float>(scene.world.now()) * sim::kTickSeconds;
    const Vec2 sway = Vec2{sine(t * 0.61F), cosine(t * 0.43F)} * f.drift_at_rest;
    return player.position + clamped(player.velocity * f.lead_speed + aim_ * f.lead_aim, f.lead_max) + sway;
}

float Camera::zoom_goal(const Scene& scene, const sim::Craft& player) const {
    const auto& f = feel_.camera;
    const float top = std::max(player.type->speed, 1.0F);
    float zoom = lerp(f.zoom, f.zoom_fast, std::clamp(length(player.velocity) / top, 0.0F, 1.0F));
    if (player.boosting) zoom = f.zoom_boost;
    scene.world.craft().for_each([&](Handle, const sim::Craft& c) {
        if (c.type->capital && distance(c.position, player.position) < kNearBoss)
            zoom = std::min(zoom, f.fight_zoom);
    });
    return zoom;
}

void Camera::step(const Scene& scene) {
    last_ = at_;
    last_zoom_ = zoom_;
    last_jolt_ = jolt_;
    if (const sim::Craft* player = scene.world.player_craft()) {
        const Vec2 lead = goal(scene, *player) - player->position;
        if (!placed_) {
            placed_ = true;
            lead_ = lead;
            own_ = at_ = last_ = player->position + lead;
        }
        // The craft itself never slips away from the camera: what is smoothed is mostly the lead.
        lead_ += (lead - lead_) * share(feel_.camera.follow * 0.4F);
        own_ += (player->position + lead_ - own_) * share(feel_.camera.follow * 3.0F);
        zoom_ += (zoom_goal(scene, *player) - zoom_) * share(feel_.camera.zoom_follow);
    }
    at_ = lerp(own_, scene.cinema.camera, std::clamp(scene.cinema.camera_weight, 0.0F, 1.0F));
    if (look_) at_ = look_->at, zoom_ = feel_.camera.zoom * look_->zoom;
    shake_ = std::max(
        {0.0F, shake_ - feel_.shake.fade * sim::kTickSeconds * std::max(shake_, 0.25F), scene.cinema.shake});
    if (const auto every = std::max<sim::Tick>(1, std::lround(60.0F / std::max(feel_.shake.pace, 1.0F)));
        scene.world.now() % every == 0)
        jolt_ = direction(random_.range(0.0F, kTwoPi)) * (shake_ * shake_ * feel_.shake.most);
    else
        jolt_ = jolt_ * 0.8F;
}

void Camera::shake(float strength) { shake_ = std::clamp(shake_ + strength, 0.0F, 1.0F); }

Space Camera::space(const Screen& screen, float alpha, float shake_share) const {
    const float k = screen.scale() * zoom(alpha);
    const Vec2 middle{static_cast<float>(screen.width()) * 0.5F, static_cast<float>(screen.height()) * 0.5F};
    const Vec2 jolt = lerp(last_jolt_, jolt_, alpha) * (screen.scale() * shake_share);
    return {k, middle - position(alpha) * k + jolt};
}

}  // namespace nl::view
