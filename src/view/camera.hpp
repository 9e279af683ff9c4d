#pragma once

#include <optional>

#include "base/random.hpp"
#include "base/vec2.hpp"
#include "content/feel.hpp"
#include "view/canvas.hpp"
#include "view/scene.hpp"

namespace nl::view {

/// Where the picture looks. Follows the player's craft, looks ahead of its flight, draws back with speed, and
/// shakes with restraint. Moves once a tick and is interpolated like everything else.
class Camera {
  public:
    explicit Camera(const content::Feel& feel) : feel_(feel) {}

    void step(const Scene& scene);
    /// Adds strength (1 = the most); blows add up, but never beyond.
    void shake(float strength);
    /// Where the player's crosshair is, world units from the craft.
    void aim_at(Vec2 offset) { aim_ = offset; }

    /// Instead of following the player: that place, at `zoom` times the usual size. Nothing = follow.
    struct Look {
        Vec2 at;
        float zoom = 1.0F;
    };
    void look(const std::optional<Look>& where) { look_ = where; }

    /// The world as pixels of the screen, `alpha` of the way from the last tick to this one.
    [[nodiscard]] Space space(const Screen& screen, float alpha, float shake_share) const;
    [[nodiscard]] Vec2 position(float alpha) const { return lerp(last_, at_, alpha); }
    [[nodiscard]] float zoom(float alpha) const { return lerp(last_zoom_, zoom_, alpha); }
    [[nodiscard]] Vec2 velocity() const { return (at_ - last_) * static_cast<float>(sim::kTicksPerSecond); }

  private:
    [[nodiscard]] Vec2 goal(const Scene& scene, const sim::Craft& player) const;
    [[nodiscard]] float zoom_goal(const Scene& scene, const sim::Craft& player) const;

    const content::Feel& feel_;
    bool placed_ = false;
    Vec2 own_;  ///< what it would look at without a scene
    Vec2 at_;
    Vec2 last_;
    Vec2 lead_;
    float zoom_ = 1.0F;
    float last_zoom_ = 1.0F;
    Vec2 aim_;
    std::optional<Look> look_;
    float shake_ = 0.0F;
    Vec2 jolt_;
    Vec2 last_jolt_;
    Random random_{7, 11};
};

}  // namespace nl::view
