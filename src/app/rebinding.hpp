#pragma once

#include <SDL_events.h>

#include <string>
#include <vector>

#include "app/bindings.hpp"
#include "ui/screen.hpp"

namespace nl::app {

/// Lets the player choose a control for an action: begins when asked, takes the next key or button that goes
/// down, and is done. Escape keeps what was, Delete leaves the action without a control.
class Rebinding {
  public:
    void begin(std::string action) { action_ = std::move(action); }
    [[nodiscard]] bool active() const { return !action_.empty(); }
    /// True when `changes` is now another one.
    bool handle(const SDL_Event& event, BindingChanges& changes);

  private:
    std::string action_;  ///< id; empty = nothing is being bound
};

/// Every action with its controls as players read them (English), and what else has one of them.
[[nodiscard]] std::vector<ui::ControlRow> control_rows(const BindingChanges& changes);

}  // namespace nl::app
