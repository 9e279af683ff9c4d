#pragma once

#include <span>

#include "view/device.hpp"
#include "view/image.hpp"

namespace nl::view {

/// What the software device samples: an image and the promise that it is opaque.
struct RasterTexture {
    Image image;
    bool opaque = false;
};

/// Draws quads (four vertices each, in order round it, convex) into target with bilinear filtering. A pixel
/// is drawn when its centre lies inside, so that neighbours that share an edge neither overlap nor gape.
/// Nothing is drawn outside `clip`, which must lie inside the target.
void raster_quads(Image& target, const Bounds& clip, std::span<const Vertex> quads,
                  const RasterTexture& texture);

}  // namespace nl::view
