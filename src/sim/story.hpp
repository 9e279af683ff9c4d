#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/hash.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"
#include "script/call.hpp"
#include "script/compile.hpp"
#include "script/host.hpp"
#include "script/program.hpp"
#include "script/runner.hpp"
#include "sim/cinema.hpp"
#include "sim/input.hpp"
#include "sim/story_context.hpp"
#include "sim/story_state.hpp"
#include "sim/triggers.hpp"

namespace nl::sim {

/// Checks and compiles a mission's script with everything that the mission and the library define.
[[nodiscard]] std::optional<script::Program> compile_story(const content::Library& library,
                                                           const content::Mission& mission,
                                                           Diagnostics& diagnostics);

/// A mission's script at work on a stage: what joins the script room's Runner to the world. Commands and
/// conditions (commands_*.cpp, conditions.cpp) act on it.
class Story final : public script::Host {
  public:
    /// The mission's script must compile without errors; all three must outlive the story.
    Story(const content::Library& library, const content::Mission& mission, StoryContext& context);

    /// Something happened that may start functions.
    void fire(Trigger trigger, std::string_view name, int number);
    /// The player's part, before step(): picks an option of a CHOICE when Input.choice has just come up,
    /// skips scenes.
    void hear(const Input& input);
    /// The script's part of a tick.
    void step();
    /// The same of a tick in which it stands still.
    void hold() { cinema_.clear_tick(); }
    /// Whether a CHOICE waits for the player, and whether the answer to it has come.
    [[nodiscard]] bool asks() const { return runner_.choice() != nullptr; }
    [[nodiscard]] bool answered() const { return asks() && runner_.choice()->picked != 0; }
    /// True when a function was visited in the last step.
    [[nodiscard]] bool running() const { return runner_.running(); }
    void hash(StateHash& into) const;

    /// What the script directs on the screen and in the speakers.
    [[nodiscard]] const CinemaState& directions() const { return cinema_.state(); }
    /// Nothing when no CHOICE waits for the player.
    [[nodiscard]] std::optional<VisibleChoice> choice() const;
    [[nodiscard]] const StoryLog& log() const { return log_; }
    [[nodiscard]] StoryLog& log() { return log_; }
    /// Before the first tick: what the save remembers. Values that the script never mentions are kept as they
    /// are.
    void set_variables(std::span<const StoryVariable> values);
    /// What the save shall remember: all that was given, as the script has left it, and what it has added.
    [[nodiscard]] std::vector<StoryVariable> campaign_variables() const;
    /// Fires an event as written in a mission ("KILLS 3") in the next tick, as if it had happened; false when
    /// it is none.
    bool pretend(std::string_view event);
    /// The last time that a function of the kind TIME waits for.
    [[nodiscard]] Tick last_time() const;

    /// What could not be done as written, for writers; the first hundred.
    [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }
    /// Which lines have run, by function and line of the file.
    [[nodiscard]] const std::vector<std::vector<bool>>& reached() const { return reached_; }
    [[nodiscard]] std::size_t lines_reached() const { return lines_reached_; }

    // ---- for commands and conditions
    [[nodiscard]] StoryContext& context() { return context_; }
    [[nodiscard]] World& world() { return context_.world; }
    [[nodiscard]] const content::Library& library() const { return library_; }
    [[nodiscard]] script::Runner& runner() { return runner_; }
    [[nodiscard]] const script::Runner& runner() const { return runner_; }
    [[nodiscard]] Cinema& cinema() { return cinema_; }
    /// The living craft that a script calls so; "player" is the player's, whatever it is called.
    [[nodiscard]] Handle find(NameId name) const;
    /// The same of a name or group, in slot order; valid until the next call.
    [[nodiscard]] const std::vector<Handle>& find_all(NameId name_or_group);

  private:
    void function_started(std::uint32_t index, const script::Function& function) override;
    void line_executed(std::uint32_t index, const script::Function& function, std::uint32_t line) override;
    void function_ended(std::uint32_t index, const script::Function& function) override;
    void complained(std::uint32_t index, const script::Function& function, std::uint32_t line,
                    std::string_view text) override;
    void watch_health();
    void fire_time();
    void fire_pretended();
    void stop_waiting_in_vain();

    const content::Library& library_;
    StoryContext& context_;
    script::Program program_;
    NameId player_name_;
    std::vector<Handle> found_;
    Cinema cinema_;
    StoryLog log_;
    std::vector<StoryVariable> given_;
    std::vector<script::EventName> pretended_;  ///< for the next tick
    std::vector<std::string> complaints_;
    std::vector<std::vector<bool>> reached_;
    std::size_t lines_reached_ = 0;
    std::uint8_t last_choice_ = 0;
    Tick clock_ = 0;
    Tick stuck_ticks_ = 0;
    script::Runner runner_;  // last: its tasks give back what they hold of the others
};

/// Whom a command or condition acts on.
[[nodiscard]] inline Story& story_of(const script::Call& call) { return static_cast<Story&>(call.host()); }

}  // namespace nl::sim
