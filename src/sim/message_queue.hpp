#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "base/hash.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

enum class BoxStyle : std::uint8_t { Message, Alert, Hostile };

struct Message {
    std::string speaker;
    std::string portrait;
    std::string text;
    BoxStyle style = BoxStyle::Message;
};

/// How long boxes stay; part of a replay's header.
struct MessagePace {
    float slowness = 1.0F;  ///< times the usual time on screen
    bool hold = false;      ///< until dismissed
};

/// Message boxes, first in first out, one on screen at a time: SCRIPT.md section 4.
class MessageQueue {
  public:
    /// Ticks between a box that had its time and the next one.
    static constexpr Tick kGap = 60;
    /// The same after a box that the player waved away: long enough to see that the next one is another.
    static constexpr Tick kGapAfterDismissal = 12;
    /// Ticks that a message of that many code points stays, before the player's pace.
    [[nodiscard]] static Tick time_for(std::size_t code_points);

    explicit MessageQueue(MessagePace pace = {}) : pace_(pace) {}

    /// text must be valid UTF-8.
    void push(Message message);
    /// Takes the box on screen away and forgets the ones that wait.
    void clear();
    /// One tick, after the script. `dismiss` is an edge: the player asked in this tick.
    void step(Tick now, bool dismiss);

    [[nodiscard]] bool empty() const { return !current_ && waiting_.empty(); }
    /// The box on screen; nullptr in the pause between two.
    [[nodiscard]] const Message* visible() const;
    /// For how many ticks the box on screen has been there, and will be in all (what pages are cut by; with
    /// `hold`, the time it would have).
    [[nodiscard]] Tick visible_ticks() const { return now_ - opened_at_; }
    [[nodiscard]] Tick total_ticks() const { return time_; }
    [[nodiscard]] std::size_t waiting() const { return waiting_.size(); }
    /// What opened and closed in the last step: for the radio sound and the trace.
    [[nodiscard]] const Message* opened() const;
    [[nodiscard]] const Message* closed() const { return closed_ ? &*closed_ : nullptr; }
    /// The whole conversation of the mission, in the order shown.
    struct Line {
        Tick tick = 0;
        Message message;
    };
    [[nodiscard]] const std::vector<Line>& log() const { return log_; }
    void hash(StateHash& into) const;

  private:
    void open(Tick now);

    MessagePace pace_;
    std::deque<Message> waiting_;
    std::optional<Message> current_;
    std::optional<Message> closed_;
    Tick now_ = 0;
    Tick opened_at_ = 0;
    Tick visible_until_ = 0;  ///< first tick in which the box on screen no longer shows
    Tick close_at_ = 0;       ///< last tick of the pause after it
    Tick time_ = 0;
    std::vector<Line> log_;
};

}  // namespace nl::sim
