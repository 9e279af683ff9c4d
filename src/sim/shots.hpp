#pragma once

namespace nl::sim {

struct WorldState;

/// Moves every bullet one tick and lets it hit the first thing on its way. A bullet is a line from where it
/// was to where it is, so that a fast one passes through nothing. Friends let it through.
void fly_bullets(WorldState& w);

}  // namespace nl::sim
