#pragma once

#include <span>
#include <string_view>

#include "base/diagnostic.hpp"
#include "ui/ui.hpp"

namespace nl::ui {

/// What is wrong with the files of a game that runs on regardless: a panel over whatever is on the screen,
/// that takes no input. Shows the first few and says how many more there are.
void draw_trouble(const Tools& tools, std::string_view title, std::span<const Diagnostic> found);

}  // namespace nl::ui
