#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/library.hpp"
#include "content/mission.hpp"
#include "sim/new_ground.hpp"
#include "sim/stage.hpp"

namespace nl::sim {

/// Something that a writer pretends to have happened: --fire "KILLS 3@20".
struct PretendedEvent {
    std::string event;
    double seconds = 0.0;
};

/// "KILLS 3@20" taken apart; false when it is none.
[[nodiscard]] bool parse_pretended(std::string_view text, PretendedEvent& into);
/// "met_ash=1" taken apart; false when it is none.
[[nodiscard]] bool parse_setting(std::string_view text, StoryVariable& into);
/// "1,2,1" taken apart; false when a number from 1 to 9 is none.
[[nodiscard]] bool parse_choices(std::string_view text, std::vector<int>& into);

/// How to run through a mission without flying it: SCRIPT.md section 8.
struct RehearsalOptions {
    static constexpr Tick kUsualTicks = 30 * 60 * kTicksPerSecond;
    StageOptions stage;  ///< `variables` holds what --set says; `rehearsal` is set by rehearse()
    Tick ticks = kUsualTicks;
    bool trace = false;        ///< JSON lines instead of a transcript
    std::vector<int> choices;  ///< option of each CHOICE as it comes up; then the first
    std::vector<PretendedEvent> fired;
    /// Events to pretend one after the other, each when nobody has any more to say about the one before.
    std::vector<std::string> in_turn;
    bool until_quiet = false;  ///< ends when nothing more can come of itself
    Tick patience = 0;         ///< see script::Runner::set_patience
    /// Lines that are known: every IF goes where there are others, and the mission does not end before.
    const ReachedLines* known = nullptr;
};

/// A CHOICE that came up.
struct ChoiceMade {
    int picked = 0;
    int of = 0;
    std::string label;
};

struct Rehearsal {
    Status status = Status::InProgress;
    bool ended = false;  ///< else the ticks ran out
    Tick ticks = 0;
    std::vector<ChoiceMade> choices;
    ReachedLines reached;
};

/// Where the text goes, a line at a time.
using TextSink = void (*)(void* user, std::string_view line);

/// Runs a mission without a player and tells what happens, as a trace or as a transcript with times and
/// speakers. The mission must have been compiled without errors.
Rehearsal rehearse(const content::Library& library, const content::Mission& mission,
                   const RehearsalOptions& options, TextSink sink, void* user);

/// Walks every combination of choices, each once, with a heading before each transcript. Where that leaves
/// functions that only a fight would start, walks again and pretends each of their events once; where that
/// leaves lines behind conditions, walks again and goes to them whatever the conditions say. Of those walks
/// the ones that reach something new are told. Lists the lines that nothing reached. Returns how many paths
/// were told.
int rehearse_all_branches(const content::Library& library, const content::Mission& mission,
                          const RehearsalOptions& options, TextSink sink, void* user);

}  // namespace nl::sim
