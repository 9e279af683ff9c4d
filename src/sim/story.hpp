#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "base/diagnostic.hpp"
#include "base/hash.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"
#include "script/call.hpp"
#include "script/host.hpp"
#include "script/program.hpp"
#include "script/runner.hpp"
#include "sim/story_context.hpp"
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
    /// The script's part of a tick.
    void step();
    /// True when a function was visited in the last step.
    [[nodiscard]] bool running() const { return runner_.running(); }
    void hash(StateHash& into) const;

    // ---- for commands and conditions
    [[nodiscard]] StoryContext& context() { return context_; }
    [[nodiscard]] World& world() { return context_.world; }
    [[nodiscard]] const content::Library& library() const { return library_; }
    [[nodiscard]] script::Runner& runner() { return runner_; }
    [[nodiscard]] const script::Runner& runner() const { return runner_; }

  private:
    void function_started(std::uint32_t index, const script::Function& function) override;
    void line_executed(std::uint32_t index, const script::Function& function, std::uint32_t line) override;
    void function_ended(std::uint32_t index, const script::Function& function) override;
    void complained(std::uint32_t index, const script::Function& function, std::uint32_t line,
                    std::string_view text) override;
    void watch_health();

    const content::Library& library_;
    StoryContext& context_;
    script::Program program_;
    script::Runner runner_;
};

/// Whom a command or condition acts on.
[[nodiscard]] inline Story& story_of(const script::Call& call) { return static_cast<Story&>(call.host()); }

}  // namespace nl::sim
