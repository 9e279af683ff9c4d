#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ui/screens.hpp"

namespace nl::ui {

/// A page of the intermission: draws itself into the place that the hub leaves it. A new one is one file and
/// a row in hub_screen.cpp.
class HubTab {
  public:
    virtual ~HubTab() = default;
    virtual void show(Ui& ui, Shell& shell, view::Rect where) = 0;
    /// It has been turned to, or something above it has gone: what it remembers of the profile may be old.
    virtual void opened(Shell& shell) { (void)shell; }
    /// How many things wait there for the player: shown beside its name.
    [[nodiscard]] virtual int waiting(const Shell& shell) const {
        (void)shell;
        return 0;
    }
    /// What Enter does there, for the hints.
    [[nodiscard]] virtual std::string_view accept_hint() const { return {}; }
};

[[nodiscard]] std::unique_ptr<HubTab> planets_tab();
[[nodiscard]] std::unique_ptr<HubTab> comms_tab();
[[nodiscard]] std::unique_ptr<HubTab> hangar_tab();
[[nodiscard]] std::unique_ptr<HubTab> log_tab();
[[nodiscard]] std::unique_ptr<HubTab> records_tab();

/// Conversations that are open and have not been had.
[[nodiscard]] bool call_is_open(const Shell& shell, const content::Conversation& call);
[[nodiscard]] int calls_waiting(const Shell& shell);

// ---- what several pages draw alike

inline constexpr float kRowHeight = 56.0F;
inline constexpr float kRowSpace = 8.0F;

/// Small capitals above a group.
void draw_group(Ui& ui, view::Rect where, std::string_view words);
/// Name and value on one line, the value at the right; returns the height.
float draw_fact(Ui& ui, view::Rect where, std::string_view name, std::string_view value,
                view::Colour colour = view::kText);
/// Paws for a difficulty of 1 to 5.
void draw_paws(Ui& ui, Vec2 at, int count, float size = 22.0F);
/// A row of a list with a picture at its left: `picture` is drawn by the caller into the place returned.
struct PictureRow {
    bool used = false;
    bool focused = false;
    view::Rect picture;
};
[[nodiscard]] PictureRow picture_row(Ui& ui, view::Rect where, std::string_view title, std::string_view below,
                                     std::string_view right, bool enabled = true);

}  // namespace nl::ui
