#pragma once

#include <cstdint>

#include "sim/input.hpp"

namespace nl::sim {

class Stage;

enum class BotStyle : std::uint8_t { Normal, Careful, Reckless, Idle };

/// Plays a mission as a decent player would, through the same Input as a person: aims, keeps moving, retreats
/// when hurt, goes for the objectives by priority, picks the first option of a choice unless told otherwise.
class Bot {
  public:
    explicit Bot(BotStyle style = BotStyle::Normal) : style_(style) {}
    [[nodiscard]] Input decide(const Stage& stage);

  private:
    BotStyle style_;
    std::int64_t next_change_ = 0;
    float weave_ = 1.0F;
};

}  // namespace nl::sim
