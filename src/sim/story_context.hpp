#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sim/message_queue.hpp"
#include "sim/objectives.hpp"
#include "sim/tick.hpp"
#include "sim/trace.hpp"
#include "sim/triggers.hpp"

namespace nl::sim {

class World;

enum class Status : std::uint8_t { InProgress, Complete, Failed };

[[nodiscard]] std::string_view name_of(Status status);

/// A short line on the HUD (HUD_MSG).
struct HudMessage {
    std::string text;
    Tick at = 0;
};

/// What a stage lends to its script: the things that commands act on and conditions ask. The stage owns all
/// of it and keeps `clock`, `status` and `kills` up to date; a command asks for the mission's end by setting
/// `wanted`, and the next objectives step makes it so.
struct StoryContext {
    World& world;
    Objectives& objectives;
    MessageQueue& messages;
    Triggers& triggers;
    std::vector<HudMessage>& hud;
    const Trace& trace;
    /// Reports a change of an objective to the trace and the script; pass it to Objectives with `user` =
    /// objective_user.
    Objectives::Sink on_objective = nullptr;
    void* objective_user = nullptr;
    Tick tick = 0;  ///< of the stage: what traces and message boxes count by
    Tick now = 0;   ///< of the world, which stands still while a CHOICE holds it
    Tick clock = 0;
    Status status = Status::InProgress;
    Status wanted = Status::InProgress;
    std::string fail_reason{};
};

}  // namespace nl::sim
