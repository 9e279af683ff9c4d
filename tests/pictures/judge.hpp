#pragma once

#include <string>

#include "pictures/compare.hpp"

namespace nl::view {

/// How a kind of picture is stored, and how far one may be from what was stored.
struct Tolerance {
    int shrunk = 4;             ///< stored at this part of its size: an edge that moves by less than a pixel
                                ///< is no matter, and the repository stays small
    int shades = 256;           ///< a channel has so many in what is stored; fewer make the files small
    double mean = 2.5;          ///< of all pixels
    double worst_block = 45.0;  ///< of the worst 8 x 8 of what is stored
};

/// Compares what was drawn with the stored picture of that name in tests/pictures/expected. A failure leaves
/// <name>.png and <name>-difference.png in the folder that it prints.
/// NINE_LIVES_STORE_PICTURES=1 stores what is drawn now; NINE_LIVES_PICTURES=FOLDER leaves every picture
/// there at its full size, to be looked at.
void expect_as_stored(const Image& drawn, const std::string& name, const Tolerance& tolerance);

}  // namespace nl::view
