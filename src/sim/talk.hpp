#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "content/library.hpp"
#include "script/call.hpp"
#include "script/host.hpp"
#include "script/program.hpp"
#include "script/runner.hpp"
#include "sim/story_state.hpp"

namespace nl::sim {

/// Checks and compiles a conversation: the script room's own commands (flow, memory), MSG_BOX, NOTE and
/// QUEST, and the condition complete(mission).
[[nodiscard]] std::optional<script::Program> compile_talk(const content::Library& library,
                                                          const content::Conversation& conversation,
                                                          Diagnostics& diagnostics);

/// Everything that a conversation can say.
[[nodiscard]] const script::Table& talk_table();

/// A conversation between missions, one line at a time: the player reads at leisure, so nothing moves but by
/// next() and pick(). Between two lines the script runs as fast as it can.
class Talk final : public script::Host {
  public:
    struct Line {
        std::string speaker;
        std::string portrait;
        std::string text;
    };

    /// library and conversation must outlive it; a conversation with mistakes is over at once. variables:
    /// with "campaign." in front; done: ids of missions that are complete.
    Talk(const content::Library& library, const content::Conversation& conversation,
         std::span<const StoryVariable> variables, std::vector<std::string> done);

    /// What is being said; nullptr while a question waits, and at the end.
    [[nodiscard]] const Line* line() const { return line_ ? &*line_ : nullptr; }
    [[nodiscard]] std::optional<VisibleChoice> choice() const;
    [[nodiscard]] bool over() const { return !line_ && runner_.choice() == nullptr; }
    /// The line has been read.
    void next();
    /// Answers the question with option n, 1 …; false when there is none.
    bool pick(std::uint32_t n);

    /// All that has been said so far, what is being said included; answers are said by nobody.
    [[nodiscard]] const std::vector<Line>& said() const { return said_; }
    [[nodiscard]] const StoryLog& log() const { return log_; }
    /// Every campaign variable as it is now.
    [[nodiscard]] std::vector<StoryVariable> campaign_variables() const;

    // ---- for the rows of the table
    void say(Line line);
    [[nodiscard]] bool saying() const { return line_.has_value(); }
    [[nodiscard]] StoryLog& log() { return log_; }
    [[nodiscard]] const content::Library& library() const { return library_; }
    [[nodiscard]] bool complete(std::string_view mission) const;

  private:
    void function_started(std::uint32_t, const script::Function&) override {}
    void line_executed(std::uint32_t, const script::Function&, std::uint32_t) override {}
    void function_ended(std::uint32_t, const script::Function&) override {}
    void complained(std::uint32_t, const script::Function&, std::uint32_t, std::string_view) override {}
    void run();

    const content::Library& library_;
    std::vector<std::string> done_;
    script::Program program_;
    NameTable names_;
    std::optional<Line> line_;
    std::vector<Line> said_;
    StoryLog log_;
    std::vector<StoryVariable> given_;
    std::int64_t now_ = 0;
    script::Runner runner_;  // last: its tasks give back what they hold of the others
};

}  // namespace nl::sim
