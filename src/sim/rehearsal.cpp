#include "sim/rehearsal.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "script/compile.hpp"
#include "sim/command_table.hpp"
#include "sim/story.hpp"
#include "sim/transcript.hpp"

namespace nl::sim {
namespace {

/// Picks options as told, and keeps what it picked.
class Chooser {
  public:
    Chooser(const std::vector<int>& wanted, std::vector<ChoiceMade>& made) : wanted_(wanted), made_(made) {}

    /// What to press in the next tick; a key must come up before it can go down again.
    std::uint8_t next(const Stage& stage) {
        const auto choice = stage.choice();
        if (!choice || pressed_) {
            pressed_ = false;
            return 0;
        }
        pressed_ = true;
        const int of = static_cast<int>(choice->count);
        const int n = made_.size() < wanted_.size() ? std::clamp(wanted_[made_.size()], 1, of) : 1;
        made_.push_back({n, of, std::string(choice->options[static_cast<std::size_t>(n - 1)])});
        return static_cast<std::uint8_t>(n);
    }

  private:
    const std::vector<int>& wanted_;
    std::vector<ChoiceMade>& made_;
    bool pressed_ = false;
};

/// Pretends events one after the other, each when what came of the one before has been said, and knows when
/// nothing more can come of itself.
class Events {
  public:
    explicit Events(const RehearsalOptions& options) : options_(options) {}

    /// What happens in the next tick.
    [[nodiscard]] std::vector<std::string> next(const Stage& stage) {
        std::vector<std::string> now;
        for (const PretendedEvent& p : options_.fired)
            if (stage.now() + 1 == std::max<Tick>(1, to_ticks(p.seconds))) now.push_back(p.event);
        watch(stage);
        if (next_ < options_.in_turn.size() && (quiet_ >= kPause || unchanged_ >= kLongest)) {
            now.push_back(options_.in_turn[next_++]);
            quiet_ = unchanged_ = 0;
        }
        return now;
    }
    /// Only for walks: whoever flies may always bring about something more.
    [[nodiscard]] bool over(const Stage& stage) const {
        const bool all = next_ == options_.in_turn.size() && stage.clock() > stage.story().last_time();
        return options_.until_quiet && all && (quiet_ >= kPause || unchanged_ >= kGivesUp);
    }

  private:
    static constexpr Tick kPause = 2 * kTicksPerSecond;
    static constexpr Tick kLongest =
        60 * kTicksPerSecond;  ///< without a new line: it waits for the next event
    static constexpr Tick kGivesUp = 180 * kTicksPerSecond;  ///< without a new line: it goes round in circles

    void watch(const Stage& stage) {
        const bool busy =
            stage.story().running() || !stage.messages().empty() || stage.status() != Status::InProgress;
        quiet_ = busy ? 0 : quiet_ + 1;
        const std::size_t lines = stage.story().lines_reached();
        unchanged_ = lines == lines_ ? unchanged_ + 1 : 0;
        lines_ = lines;
    }

    const RehearsalOptions& options_;
    std::size_t next_ = 0;
    std::size_t lines_ = 0;
    Tick quiet_ = 0;
    Tick unchanged_ = 0;
};

}  // namespace

bool parse_pretended(std::string_view text, PretendedEvent& into) {
    const auto at = text.rfind('@');
    if (at == std::string_view::npos) return false;
    const auto seconds = parse_number(trimmed(text.substr(at + 1)));
    into.event = std::string(trimmed(text.substr(0, at)));
    if (!seconds || *seconds < 0 ||
        script::parse_event(into.event, command_table()).event == script::kNoEvent)
        return false;
    into.seconds = *seconds;
    return true;
}

bool parse_setting(std::string_view text, StoryVariable& into) {
    const auto at = text.find('=');
    if (at == std::string_view::npos) return false;
    const auto value = parse_number(trimmed(text.substr(at + 1)));
    into.name = std::string(trimmed(text.substr(0, at)));
    if (!value || into.name.empty()) return false;
    into.value = *value;
    return true;
}

bool parse_choices(std::string_view text, std::vector<int>& into) {
    for (const auto part : split(text, ',')) {
        const auto n = parse_integer(trimmed(part));
        if (!n || *n < 1 || *n > static_cast<int>(VisibleChoice::kMostOptions)) return false;
        into.push_back(static_cast<int>(*n));
    }
    return true;
}

Rehearsal rehearse(const content::Library& library, const content::Mission& mission,
                   const RehearsalOptions& options, TextSink sink, void* user) {
    StageOptions stage_options = options.stage;
    stage_options.rehearsal = true;
    stage_options.endless = options.known != nullptr;
    Stage stage(library, mission, stage_options);
    Rehearsal result;
    Chooser chooser(options.choices, result.choices);
    Transcript transcript(sink, user);
    if (options.trace) stage.trace_to(sink, user);
    Events events(options);
    script::Runner& runner = stage.story().runner();
    runner.set_patience(options.patience);
    std::optional<NewGround> new_ground;
    if (options.known != nullptr)
        runner.override_tests(&NewGround::choose, &new_ground.emplace(runner.program(), *options.known));
    while (!stage.ended() && stage.now() < options.ticks && !events.over(stage)) {
        Input input;
        input.choice = chooser.next(stage);
        const auto happens = events.next(stage);
        for (const std::string& event : happens) (void)stage.pretend(event);
        stage.tick(input);
        if (options.trace) continue;
        if (input.choice != 0) transcript.chosen(stage, result.choices.back().label);
        for (const std::string& event : happens) transcript.pretended(stage, event);
        transcript.tell(stage);
    }
    if (!options.trace) transcript.ended(stage);
    result.status = stage.status();
    result.ended = stage.ended();
    result.ticks = stage.now();
    result.reached = stage.story().reached();
    return result;
}

}  // namespace nl::sim
