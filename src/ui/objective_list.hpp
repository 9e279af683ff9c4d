#pragma once

#include <span>

#include "ui/screens.hpp"

namespace nl::ui {

/// Objectives one below the other with their progress at the right; returns the height.
float draw_objectives(Ui& ui, std::span<const ObjectiveLine> lines, view::Rect where);

}  // namespace nl::ui
