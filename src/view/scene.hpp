#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/vec2.hpp"
#include "sim/message_queue.hpp"
#include "sim/objectives.hpp"
#include "sim/story_context.hpp"
#include "sim/world.hpp"

namespace nl::sim {
class Stage;
}

namespace nl::view {

/// What a script's cinema asks of the picture (SCRIPT.md section 7), and a CHOICE that waits for the player.
struct Cinema {
    bool active = false;         ///< the player only watches
    float letterbox = 0.0F;      ///< 0 … 1 of the bars
    float fade = 0.0F;           ///< 1 = black
    float camera_weight = 0.0F;  ///< 0 the player's camera … 1 `camera`
    Vec2 camera;
    float shake = 0.0F;      ///< strength 0 … 1
    std::string title;       ///< empty = none
    float title_age = 1.0F;  ///< seconds
    float skip_held = 0.0F;  ///< 0 … 1 of the time that Skip must be held
    std::string music;       ///< piece asked for; empty = the mission's own
    std::vector<std::string> sounds;
    std::string question;  ///< of a CHOICE that waits; empty = none
    std::vector<std::string> choices;
};

/// All that the view shows of a stage at one moment: views of what the stage owns, valid until its next tick.
struct Scene {
    explicit Scene(const sim::World& w) : world(w) {}

    const sim::World& world;
    const sim::MessageQueue* messages = nullptr;
    std::span<const sim::Objective> objectives;
    std::span<const sim::HudMessage> hud_messages;
    sim::Tick clock = 0;
    sim::Status status = sim::Status::InProgress;
    std::string_view fail_reason;
    int kills = 0;
    int shots = 0;
    int hits = 0;
    bool held = false;  ///< the world stands still while a CHOICE waits
    Cinema cinema;
};

/// Whether objectives lead to that place and all of them are decided: it is then shown as a place like any
/// other, not as somewhere to go.
[[nodiscard]] bool is_done_with(const Scene& scene, const sim::Place& place);

[[nodiscard]] Scene scene_of(const sim::Stage& stage);

}  // namespace nl::view
