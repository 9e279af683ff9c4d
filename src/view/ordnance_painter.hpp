#pragma once

#include "view/canvas.hpp"
#include "view/layers.hpp"
#include "view/looks.hpp"
#include "view/particles.hpp"
#include "view/scene.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// Draws what has been fired or laid: bullets, rockets, mines, flares, EMP rings, and lines of light. The
/// canvas must be in world space.
class OrdnancePainter {
  public:
    explicit OrdnancePainter(Looks& looks) : looks_(looks) {}

    /// After each tick: rockets and flares leave trails.
    void step(const Scene& scene, Particles& particles, const ViewOptions& options);
    void draw(Canvas& canvas, const Scene& scene, float alpha, const ViewOptions& options);

  private:
    void draw_bullets(Canvas& canvas, const Scene& scene, float alpha, const ViewOptions& options);
    void draw_missiles(Canvas& canvas, const Scene& scene, float alpha);
    void draw_mine(Canvas& canvas, const sim::Missile& m, Vec2 at, const WeaponLook& look, sim::Tick now,
                   float time);
    void draw_lines(Canvas& canvas, const Scene& scene, float alpha);

    Looks& looks_;
    Random random_{9, 41};
};

}  // namespace nl::view
