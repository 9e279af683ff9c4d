#pragma once

#include <vector>

#include "base/random.hpp"
#include "content/feel.hpp"
#include "view/canvas.hpp"
#include "view/layers.hpp"
#include "view/looks.hpp"
#include "view/particles.hpp"
#include "view/scene.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// Draws craft: flames, hull in the banking frame of its turn, glow that breathes and flares when hit, parts
/// that are still there, the shield where it was struck. Keeps for each craft what must move smoothly.
class CraftPainter {
  public:
    CraftPainter(Looks& looks, const content::Feel& feel) : looks_(looks), feel_(feel) {}

    /// After each tick: flames and banking follow, engines leave trails, damage smokes.
    void step(const Scene& scene, Particles& particles, const ViewOptions& options);
    void draw(Canvas& canvas, const Scene& scene, float alpha, const ViewOptions& options);

    /// A craft as it was after the last step: it may have been destroyed since.
    struct Memory {
        const content::CraftType* type = nullptr;  ///< nullptr = never seen
        Vec2 position;
        Vec2 velocity;
        float heading = 0.0F;
    };
    [[nodiscard]] Memory remembered(Handle h) const;

  private:
    struct Pose {
        std::uint32_t generation = 0;
        float bank = 0.0F;
        float last_bank = 0.0F;
        float flame = 0.0F;
        float last_flame = 0.0F;
        float seen = 1.0F;  ///< 0 = cloaked
        Memory memory;
    };
    struct Moment {  ///< a craft as it is drawn
        const sim::Craft& craft;
        const CraftLook& look;
        const Pose& pose;
        Vec2 at;
        float heading;
        float alpha;
        sim::Tick now;
        float time;  ///< seconds
    };
    [[nodiscard]] Pose& pose_of(Handle h);
    void leave_trail(const sim::Craft& c, const CraftLook& look, const Pose& pose, Particles& particles);
    void smoke(const sim::Craft& c, const CraftLook& look, Particles& particles);
    void draw_flames(Canvas& canvas, const Moment& m) const;
    void draw_hull(Canvas& canvas, const Moment& m, Colour tint, float glow) const;
    void draw_parts(Canvas& canvas, const Moment& m, bool below, Colour tint, float glow) const;
    void draw_shield(Canvas& canvas, const Moment& m, const ViewOptions& options) const;
    void draw_body(Canvas& canvas, const Moment& m, const ViewOptions& options) const;

    Looks& looks_;
    const content::Feel& feel_;
    std::vector<Pose> poses_;
    Random random_{3, 21};
};

}  // namespace nl::view
