#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "ui/screen.hpp"
#include "view/colour.hpp"

namespace nl::sim {
class Stage;
}

namespace nl::ui {

// Every screen of the game, each a file of its own.

[[nodiscard]] std::unique_ptr<Screen> title_screen();
/// What is behind a profile: planets, comms, hangar, log, records.
[[nodiscard]] std::unique_ptr<Screen> hub_screen();
[[nodiscard]] std::unique_ptr<Screen> profile_screen();
[[nodiscard]] std::unique_ptr<Screen> new_profile_screen(int slot);
[[nodiscard]] std::unique_ptr<Screen> credits_screen();
/// What a mission is about, before it is flown; the id is one of shell.missions.
[[nodiscard]] std::unique_ptr<Screen> briefing_screen(std::string mission);
/// A conversation that goes on between the player and somebody.
[[nodiscard]] std::unique_ptr<Screen> talk_screen(const Shell& shell, std::string conversation);
/// A question before something that cannot be undone; act is called for yes. Texts are shown as they are.
[[nodiscard]] std::unique_ptr<Screen> confirm_screen(std::string title, std::string text, std::string yes,
                                                     std::function<void()> act);

/// Takes a slot and plays its profile from now on; false with the reason in why.
bool choose_profile(Shell& shell, int slot, std::string& why);
[[nodiscard]] std::unique_ptr<Screen> options_screen();
[[nodiscard]] std::unique_ptr<Screen> controls_screen();

/// Whether all that a mission asks to be finished first has been.
[[nodiscard]] bool is_open(const Shell& shell, const MissionEntry& mission);

/// What is wrong with a mission, with a way to try again once it has been mended.
[[nodiscard]] std::unique_ptr<Screen> error_screen(std::string title, std::vector<Diagnostic> found,
                                                   std::function<void()> retry);

/// One spoken line, as the log keeps it.
struct SpokenLine {
    std::string when;  ///< "1:05"
    std::string speaker;
    std::string text;
    std::string mission{};  ///< id of the one it was said in, for the translation
};
/// mission: its name, as players read it.
[[nodiscard]] std::unique_ptr<Screen> conversation_screen(std::string mission, std::vector<SpokenLine> lines);

/// An objective as a screen shows it.
struct ObjectiveLine {
    std::string text;
    std::string progress;  ///< "2 / 6", "done", ...
    view::Colour colour;
    bool optional = false;
    std::string mission{};  ///< id, for the translation
};

struct PauseContents {
    std::string mission;
    std::string mission_id;
    std::vector<ObjectiveLine> objectives;
    std::vector<SpokenLine> conversation;
    std::function<void()> restart;
    std::function<void()> suspend;  ///< empty = it cannot be
    std::function<void()> leave;
};
[[nodiscard]] std::unique_ptr<Screen> pause_screen(PauseContents contents);

/// What a flight has brought its pilot.
struct Gains {
    std::int64_t tuna = 0;
    std::int64_t points = 0;            ///< 0 = the mission has no table of scores
    int rank = 0;                       ///< in it, 1 …; 0 = not
    bool best_time = false;             ///< better than before
    int lives_left = -1;                ///< after a ship lost in Nine Lives mode; -1 = none was
    std::vector<std::string> medals;    ///< ids
    std::vector<std::string> unlocked;  ///< ids of what the hangar sells now
    std::vector<std::string> opened;    ///< ids of missions
};

struct ResultContents {
    std::string mission;
    std::string mission_id;
    bool complete = false;
    std::string reason;  ///< why it failed
    std::vector<ObjectiveLine> objectives;
    std::vector<std::pair<std::string, std::string>> figures;  ///< "Time" (English), "2:04"
    std::vector<SpokenLine> conversation;
    Gains gains;
    std::function<void()> watch;  ///< the flight as it was recorded; empty = there is none
    bool endless = false;         ///< then there is neither complete nor failed
    std::function<void()> retry;
    std::function<void()> leave;
};
[[nodiscard]] std::unique_ptr<Screen> result_screen(ResultContents contents);

/// A mission's name in the player's language.
[[nodiscard]] std::string mission_name(const Ui& ui, std::string_view id, std::string_view name);
/// What a stage's objectives and messages look like on a screen. Hidden objectives are left out.
[[nodiscard]] std::vector<ObjectiveLine> objective_lines(const sim::Stage& stage);
[[nodiscard]] std::vector<SpokenLine> spoken_lines(const sim::Stage& stage);
/// "2:04".
[[nodiscard]] std::string minutes_and_seconds(std::int64_t ticks);

}  // namespace nl::ui
