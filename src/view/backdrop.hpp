#pragma once

#include <string>
#include <vector>

#include "base/random.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"
#include "view/camera.hpp"
#include "view/canvas.hpp"
#include "view/layers.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// What lies behind a stage: the nebula, three layers of stars, a planet or two, each slower than the one
/// before it, and in front of all, dust that streaks with speed.
class Backdrop {
  public:
    Backdrop(const content::Library& library, const content::Mission& mission);

    void draw(Canvas& canvas, const Camera& camera, float alpha, Quality quality) const;
    /// Dust between the ships; with boost it becomes lines.
    void draw_dust(Canvas& canvas, const Camera& camera, float alpha, float streak, Quality quality) const;

  private:
    struct Planet {
        std::string picture;
        Vec2 at;     ///< units from the middle of the screen when the camera is at the arena's centre
        float size;  ///< units across
    };
    std::string nebula_;
    std::vector<Planet> planets_;
    Vec2 start_;  ///< of the stars, so that no two missions have the same sky
};

}  // namespace nl::view
