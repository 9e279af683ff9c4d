#pragma once

#include <array>
#include <vector>

#include "content/feel.hpp"
#include "view/colour.hpp"
#include "view/scene.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// A bar that moves smoothly and shows for a moment what was lost.
struct Gauge {
    float shown = 1.0F;
    float lost = 1.0F;       ///< where the lost piece ends
    float lost_left = 0.0F;  ///< seconds that it stays

    void step(float value, const content::HudFeel& feel);
};

/// A blow that the player took, for the arc that points to where it came from.
struct DamageMark {
    float heading = 0.0F;
    float strength = 0.0F;
    float left = 0.0F;  ///< seconds
    bool shield = false;
};

/// What friend and foe look like.
struct Signs {
    Colour friendly = kFriend;
    Colour foe = kFoe;
    Colour target = kFoe;
    Colour goal = kFriend;
};
[[nodiscard]] Signs signs_for(Colours colours);

/// What the HUD remembers between ticks so that it can move smoothly.
struct HudState {
    Gauge hull;
    Gauge shield;
    Gauge boost;
    Gauge target_hull;
    Gauge target_shield;
    Handle target;
    std::array<DamageMark, 8> damage{};
    std::size_t next_damage = 0;

    void step(const Scene& scene, const content::Feel& feel);
};

}  // namespace nl::view
