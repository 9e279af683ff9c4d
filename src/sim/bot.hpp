#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.hpp"
#include "sim/ai_pilot.hpp"
#include "sim/bot_goal.hpp"
#include "sim/input.hpp"
#include "sim/objectives.hpp"

namespace nl::sim {

class Stage;
class World;

enum class BotStyle : std::uint8_t {
    Normal,
    Careful,   ///< keeps its distance, goes home early to let the shield come back
    Reckless,  ///< flies in and never looks at the hull
    Idle,      ///< does nothing at all, as somebody who has left the room
};

/// Plays a mission as a decent player would, through the same Input as a person: aims, keeps moving, retreats
/// when hurt, goes for the objectives by priority, picks the first option of a choice unless told otherwise.
/// Sees the stage, changes nothing in it; the same stage and ticks give the same inputs.
class Bot {
  public:
    /// choices: the options to pick (1 …), one for each CHOICE in turn; the first option when the list has
    /// ended.
    explicit Bot(BotStyle style = BotStyle::Normal, std::vector<std::uint8_t> choices = {});

    /// Call once a tick, before Stage::tick.
    [[nodiscard]] Input decide(const Stage& stage);
    /// The flying part alone.
    [[nodiscard]] Input decide(const World& world, std::span<const Objective> objectives);

  private:
    struct View;  ///< what it sees in one tick

    [[nodiscard]] std::uint8_t answer(const Stage& stage);
    void think(const View& v, std::span<const Objective> objectives);
    void look_for_rocks(const View& v);
    void look_for_shots(const View& v);
    void consider_retreat(const View& v);
    [[nodiscard]] Vec2 way(const View& v);
    [[nodiscard]] Vec2 way_in_a_fight(const View& v, const Craft& target);
    [[nodiscard]] Vec2 way_of_retreat(const View& v) const;
    [[nodiscard]] Vec2 safe(const View& v, Vec2 wanted);
    void aim_and_fire(const View& v, Input& in);
    void use_the_rest(const View& v, const Craft* target, Input& in);
    [[nodiscard]] bool is_spared(const Craft& c) const;
    void throw_line(const View& v, Input& in);
    void press(Input& in, Input::Button button, Tick now, Tick pause);

    BotStyle style_;
    std::vector<std::uint8_t> choices_;
    std::size_t choices_made_ = 0;
    int reading_ = 0;  ///< ticks since the question came up
    Random random_{0xB07};
    BotGoal goal_;
    BotMemory memory_;
    Tick next_thought_ = 0;
    Tick next_turn_ = 0;  ///< when it circles the other way
    Tick pressed_at_ = -1000;
    Tick retreat_until_ = 0;
    Tick brave_until_ = 0;
    float side_ = 1.0F;
    float tremor_ = 0.0F;  ///< radians that its aim is off
    Vec2 dodge_;
    std::array<Obstacle, 2> rocks_;
};

}  // namespace nl::sim
