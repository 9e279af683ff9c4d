#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content/library.hpp"
#include "content/mission.hpp"
#include "content/outfit.hpp"
#include "sim/cinema.hpp"
#include "sim/input.hpp"
#include "sim/message_queue.hpp"
#include "sim/objectives.hpp"
#include "sim/story_context.hpp"
#include "sim/story_state.hpp"
#include "sim/tick.hpp"
#include "sim/tick_check.hpp"
#include "sim/world.hpp"

namespace nl::sim {

class Story;

/// With what a mission starts; all of it goes into a replay's header.
struct StageOptions {
    std::uint64_t seed = 1;
    std::string difficulty = "cat";
    MessagePace message_pace;
    std::vector<StoryVariable> variables;  ///< what the player's save remembers of other missions
    content::Outfit outfit;                ///< what the player flies; empty = as the mission says
    bool rehearsal = false;  ///< the player's craft untouched and untouching (SCRIPT.md section 8)
    bool endless = false;    ///< for rehearsals: nothing decides the mission
};

/// Counts for the result screen and the reports.
struct Statistics {
    int shots = 0;
    int hits = 0;  ///< of those, that met somebody
    int kills = 0;
    float damage_taken = 0.0F;
    int losses = 0;  ///< allies
};

/// A mission being played: the world, its objectives, its script and its messages, one tick at a time, in the
/// order of SCRIPT.md section 3. Given the same start values and inputs it does the same to the bit on every
/// build.
class Stage {
  public:
    /// library and mission must outlive the stage; the mission must have been compiled without errors.
    Stage(const content::Library& library, const content::Mission& mission, const StageOptions& options);
    ~Stage();
    Stage(Stage&&) noexcept;
    Stage& operator=(Stage&&) noexcept;

    void tick(const Input& input);

    [[nodiscard]] Tick now() const;
    /// The world stood still in this tick, for a CHOICE waits and the mission says "choices": "hold". Only
    /// the message boxes went on.
    [[nodiscard]] bool held() const;
    [[nodiscard]] Tick clock() const;  ///< ticks the mission clock has advanced
    [[nodiscard]] Status status() const;
    [[nodiscard]] bool ended() const;  ///< the end-of-mission countdown has run out
    [[nodiscard]] std::string_view fail_reason() const;

    [[nodiscard]] const World& world() const;
    [[nodiscard]] World& world();
    [[nodiscard]] const MessageQueue& messages() const;
    [[nodiscard]] std::span<const Objective> objectives() const;
    [[nodiscard]] std::span<const HudMessage> hud_messages()
        const;  ///< all so far; the view shows the young ones
    [[nodiscard]] const Statistics& statistics() const;
    [[nodiscard]] const StageOptions& options() const;

    /// Letterbox, camera, fade, title, shake, music and sounds as the script wants them, and whether the
    /// player skips.
    [[nodiscard]] const CinemaState& cinema() const;
    /// The CHOICE that waits for Input.choice, if there is one.
    [[nodiscard]] std::optional<VisibleChoice> choice() const;
    /// What the script has written into the player's log.
    [[nodiscard]] const StoryLog& log() const;
    /// What the player's save shall remember.
    [[nodiscard]] std::vector<StoryVariable> campaign_variables() const;
    /// For rehearsals: fires an event as a mission writes it ("KILLS 3") in the next tick, as if it had
    /// happened; false when it is none.
    bool pretend(std::string_view event);
    [[nodiscard]] const Story& story() const;
    [[nodiscard]] Story& story();

    /// Everything that matters, for replays.
    [[nodiscard]] std::uint64_t hash() const;

    /// A few bits of this tick, which began with that input.
    [[nodiscard]] TickCheck check(const Input& input) const;

    /// Where the trace of SCRIPT.md section 8 goes, one JSON object a line; nullptr for none.
    void trace_to(Trace::Sink sink, void* user);

  private:
    struct Body;
    std::unique_ptr<Body> body_;
};

}  // namespace nl::sim
