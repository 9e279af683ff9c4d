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
    explicit MessageQueue(MessagePace pace = {}) : pace_(pace) {}

    void push(Message message);
    void clear();
    /// One tick, after the script. `dismiss` is an edge: the player asked in this tick.
    void step(Tick now, bool dismiss);

    [[nodiscard]] bool empty() const { return !current_ && waiting_.empty(); }
    /// The box on screen; nullptr in the pause between two.
    [[nodiscard]] const Message* visible() const;
    [[nodiscard]] Tick visible_ticks() const {
        return shown_for_;
    }                                                         ///< how long the box on screen has been there
    [[nodiscard]] Tick total_ticks() const { return time_; }  ///< how long it will be there in all
    [[nodiscard]] std::size_t waiting() const { return waiting_.size(); }
    /// Opened, closed in the last step: for the radio sound and the trace.
    [[nodiscard]] const Message* opened() const { return opened_ ? &*current_ : nullptr; }
    [[nodiscard]] const std::optional<Message>& closed() const { return closed_; }
    /// The whole conversation of the mission, in the order shown.
    struct Line {
        Tick tick;
        Message message;
    };
    [[nodiscard]] const std::vector<Line>& log() const { return log_; }
    void hash(StateHash& into) const;

  private:
    MessagePace pace_;
    std::deque<Message> waiting_;
    std::optional<Message> current_;
    std::optional<Message> closed_;
    bool opened_ = false;
    Tick time_ = 0;
    Tick shown_for_ = 0;
    Tick gap_left_ = 0;
    std::vector<Line> log_;
};

}  // namespace nl::sim
