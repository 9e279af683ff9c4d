#pragma once

#include <span>

#include "base/diagnostic.hpp"
#include "ui/ui.hpp"

namespace nl::ui {

/// What is wrong with the files of a game that runs on regardless: a panel over whatever is on the screen,
/// that takes no input. plays_on: with an older version of the mission; else some picture or setting was not
/// taken over. Shows the first few and says how many more there are.
void draw_trouble(const Tools& tools, bool plays_on, std::span<const Diagnostic> found);

}  // namespace nl::ui
