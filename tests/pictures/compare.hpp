#pragma once

#include "view/image.hpp"

namespace nl::view {

/// How far two pictures are apart, 0 … 255.
struct Comparison {
    double mean = 255.0;         ///< over all pixels and channels
    double worst_block = 255.0;  ///< of the blocks of 8 x 8
    Image difference;            ///< four times as strong as it is, to be seen
};

[[nodiscard]] Comparison compared(const Image& a, const Image& b);

}  // namespace nl::view
