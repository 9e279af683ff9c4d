#pragma once

#include "view/image.hpp"

namespace nl::view {

/// How far two pictures are apart, 0 … 255.
struct Comparison {
    double mean = 255.0;         ///< over all pixels and channels
    double worst_block = 255.0;  ///< of the blocks of 8 x 8
    Image difference;            ///< four times as strong as it is, to be seen
};

/// What is stored and compared: a quarter of the pixels, so that an edge that moves by less than a pixel is
/// no matter.
[[nodiscard]] Image reduced(const Image& image);
[[nodiscard]] Comparison compared(const Image& a, const Image& b);

// Tolerances: another compiler may round a spark elsewhere; a missing panel, portrait or line of text must be
// found.
inline constexpr double kMostMean = 2.5;
inline constexpr double kMostBlock = 45.0;

}  // namespace nl::view
