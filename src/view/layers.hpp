#pragma once

namespace nl::view {

/// The canvas layers of a stage, from far to near.
enum Layer : int {
    kBackdropLayer,
    kPlaceLayer,  ///< nebulae, locations, gates, the border
    kRockLayer,
    kTrailLayer,  ///< flames and trails, smoke
    kCraftLayer,
    kShotLayer,
    kEffectLayer,  ///< explosions, sparks, shields
    kMarkLayer,    ///< brackets, bars and names at things in the world
    kEdgeLayer,    ///< the screen's edge: damage, low hull
    kCinemaLayer,  ///< letterbox
    kHudLayer,
    kHudFrontLayer,
    kFadeLayer,
    kTitleLayer,
};

}  // namespace nl::view
