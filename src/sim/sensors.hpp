#pragma once

#include "sim/world_state.hpp"

namespace nl::sim {

/// Craft with a sensor notice the player in the cone ahead of them: suspicion grows, and fades when nobody
/// looks. At kAlarm the alarm is raised and stays.
void watch_out(WorldState& w);
/// Whether the craft lets the player be because it has not noticed anything yet.
[[nodiscard]] bool unaware(const WorldState& w, const Craft& c);
/// The share 0 … 1 by which a sensor notices somebody at a place; 0 outside of its cone.
[[nodiscard]] float noticed_by(const WorldState& w, const Craft& watcher, Vec2 at);

/// Pilots who can (Personality::surrender) give up once they are hurt, alone and outgunned.
void lose_heart(WorldState& w);
/// It stops, shoots no more, and nobody's pilots shoot at it; lines may tow it home.
void give_up(WorldState& w, Handle h, Craft& c);

}  // namespace nl::sim
