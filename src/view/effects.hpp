#pragma once

#include "base/random.hpp"
#include "content/feel.hpp"
#include "view/camera.hpp"
#include "view/craft_painter.hpp"
#include "view/layers.hpp"
#include "view/looks.hpp"
#include "view/particles.hpp"
#include "view/scene.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// A moment that the app should let sink in: how long the picture stands still, and how slowly time runs
/// after.
struct Beat {
    float stop_seconds = 0.0F;
    float slow_factor = 1.0F;
    float slow_seconds = 0.0F;
};

/// Light at the edges of the screen, 0 … 1 each: tells without looking at a bar what was hit.
struct EdgeLight {
    float hull = 0.0F;
    float shield = 0.0F;
    float burst = 0.0F;
    float border = 0.0F;
};

/// Turns what happened in a tick into what is seen of it: sparks, fire, debris, rings, shake, flash.
class Effects {
  public:
    Effects(Looks& looks, const content::Feel& feel, Particles& particles)
        : looks_(looks), feel_(feel), particles_(particles) {}

    void step(const Scene& scene, const CraftPainter& painter, Camera& camera, const ViewOptions& options);
    [[nodiscard]] Beat take_beat();
    [[nodiscard]] const EdgeLight& edge() const { return edge_; }

  private:
    struct Happening {
        const sim::Event& event;
        const Scene& scene;
        const CraftPainter& painter;
        Camera& camera;
        bool player = false;  ///< it happened to the player's craft
        float near = 0.0F;    ///< 1 beside the player … 0 out of reach
    };
    void react(const Happening& h);
    void muzzle(const Happening& h);
    void hull_hit(const Happening& h);
    void shield_hit(const Happening& h);
    void destroyed(const Happening& h);
    void part_lost(const Happening& h);
    void burst(const Happening& h);
    void rock(const Happening& h, bool broken);
    void discharge(Vec2 at, float size, int count);

    void explosion(Vec2 at, Vec2 drift, float size, bool goo, float delay = 0.0F);
    void flash_at(Vec2 at, float size, Colour colour, float seconds, float delay = 0.0F);
    void ring_at(Vec2 at, float size, Colour colour, float seconds, float delay = 0.0F);
    void ripple_at(Vec2 at, Vec2 drift, float size, Colour colour);
    void sparks(Vec2 at, Vec2 along, int count, Colour colour, float speed);
    void debris(Vec2 at, Vec2 drift, float heading, SpriteId pieces, float scale, int count);
    void puffs(Vec2 at, Vec2 drift, float size, int count, float delay = 0.0F);
    [[nodiscard]] int thinned(float count);

    Looks& looks_;
    const content::Feel& feel_;
    Particles& particles_;
    float share_ = 1.0F;  ///< of particles, by the player's wish and the quality
    Beat beat_;
    EdgeLight edge_;
    Random random_{5, 31};
};

}  // namespace nl::view
