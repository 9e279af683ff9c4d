#pragma once

#include "base/files.hpp"
#include "base/log.hpp"
#include "content/feel.hpp"
#include "content/library.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// What drawing a battle costs.
struct DrawCost {
    double milliseconds = 0.0;  ///< of this thread's processor time a frame, drawing only
    double draw_calls = 0.0;    ///< a frame
    double quads = 0.0;         ///< a frame
    int textures_made = 0;      ///< after the first frame
};

/// Flies `a_side` fighters against as many for ten seconds and draws every third tick with the software
/// device.
[[nodiscard]] DrawCost measure_drawing(const SearchPath& files, const content::Library& library,
                                       const content::Feel& feel, Log& log, int a_side, Quality quality,
                                       int width = 1280, int height = 720);

}  // namespace nl::view
