#pragma once

#include <string>
#include <vector>

#include "base/vec2.hpp"
#include "content/progress.hpp"

namespace nl::content {

/// A place on the map of the sector that missions name as their planet.
struct Planet {
    std::string id;  ///< what a mission's "planet" says
    std::string name;
    std::string description;
    std::string sprite;  ///< gfx/planets/<sprite>.png
    Vec2 at;             ///< on the 1600 x 900 map, from its top left corner
};

/// data/campaign.json: what the missions make together. The sides that it adds are in Library::sides.
struct Campaign {
    std::string name;
    std::vector<std::string> missions;  ///< ids, in the order in which they are offered
    std::vector<Planet> planets;
    std::string briefed_by = "Admiral";  ///< speaker of the cast
    Scoring scoring;
    int lives = 9;       ///< of a pilot in Nine Lives mode, for the whole campaign
    int start_tuna = 0;  ///< money of a new profile
    std::vector<std::string> start_craft;
    std::vector<std::string> start_weapons;
};

}  // namespace nl::content
