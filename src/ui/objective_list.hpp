#pragma once

#include <span>

#include "ui/screens.hpp"

namespace nl::ui {

/// Objectives one below the other, in the player's size of texts but at most `most` times as large as usual,
/// with their progress at the right or, in a narrow place, below; returns the height. Where the place has a
/// height, a long list gets smaller until it fits, and what is done is folded before it gets hard to read.
float draw_objectives(Ui& ui, std::span<const ObjectiveLine> lines, view::Rect where, float most = 2.0F);

}  // namespace nl::ui
