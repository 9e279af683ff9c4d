#pragma once

#include "view/canvas.hpp"
#include "view/layers.hpp"
#include "view/looks.hpp"
#include "view/scene.hpp"

namespace nl::view {

/// Everything of the world that is no craft: rocks, items, nebulae, places, gates, the arena's edge.
/// The canvas must be in world space.
class WorldPainter {
  public:
    explicit WorldPainter(Looks& looks) : looks_(looks) {}

    /// `border`: how brightly the edge answers a push, 0 … 1.
    void draw(Canvas& canvas, const Scene& scene, float alpha, float border);

  private:
    void draw_places(Canvas& canvas, const Scene& scene, float time);
    void draw_border(Canvas& canvas, const Scene& scene, float time, float border);
    void draw_rocks(Canvas& canvas, const Scene& scene, float alpha);
    void draw_items(Canvas& canvas, const Scene& scene, float alpha, float time);

    Looks& looks_;
};

}  // namespace nl::view
