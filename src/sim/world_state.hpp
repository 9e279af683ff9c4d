#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/name_table.hpp"
#include "base/random.hpp"
#include "base/slot_map.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"
#include "sim/bullets.hpp"
#include "sim/catalogue.hpp"
#include "sim/craft.hpp"
#include "sim/event.hpp"
#include "sim/grid.hpp"
#include "sim/input.hpp"
#include "sim/things.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

/// Who fights whom, as one word of bits for each side.
class Feuds {
  public:
    explicit Feuds(const content::Library& library);
    [[nodiscard]] bool hostile(SideId a, SideId b) const {
        return (enemies_[a & 63U] >> (b & 63U) & 1U) != 0;
    }
    /// One bit for each side (side & 63) whose things a shot of side a hits: its enemies, and what is
    /// nobody's (0xFF: rocks, old mines).
    [[nodiscard]] std::uint64_t hit_by(SideId a) const { return enemies_[a & 63U] | std::uint64_t{1} << 63U; }
    /// The index of a side; one that the library does not know is nobody's enemy.
    [[nodiscard]] SideId find(std::string_view id) const;

  private:
    const content::Library* library_;
    std::array<std::uint64_t, 64> enemies_{};
};

/// Craft that is to come: inactive in the mission file, or with a life left.
struct Arrival {
    const content::MissionCraft* from = nullptr;
    NameId name = kNoName;
    NameId group = kNoName;
    std::int16_t lives = 1;
    Tick at = 0;  ///< 0 = waits to be activated
};

/// All of a world's state as plain values. The rules that act on it are functions, one file a subject:
/// flight, guns, shots, harm, bumps … World puts them in their order.
struct WorldState {
    WorldState(const content::Library& lib, const content::Mission& mis, std::uint64_t seed,
               const content::Difficulty& diff);

    const content::Library* library;
    const content::Mission* mission;
    content::Difficulty difficulty;
    Catalogue catalogue;
    /// The player's ship as the hangar has made it; nothing when it is flown as it comes.
    std::unique_ptr<const content::CraftType> own_craft;
    Feuds feuds;
    NameTable names;
    Random random;
    Tick now = 0;

    SlotMap<Craft> craft;
    Bullets bullets;
    std::vector<Rock> rocks;
    std::vector<Cloud> clouds;
    SlotMap<Item> items;
    std::vector<Missile> missiles;
    std::vector<Line> lines;
    std::vector<Tow> tows;
    std::vector<SpawnerState> spawners;
    std::vector<Place> places;
    std::vector<Event> events;
    /// Events of the last step; what scripts cause after it stands behind them and is told with the next
    /// step.
    std::size_t told = 0;
    Grid grid;  ///< of everything that can be hit, as it lay after this tick's movement
    std::vector<Arrival> arrivals;
    std::vector<Handle> fallen;  ///< leave the world at the end of the tick

    Handle player;
    Handle target;       ///< of the player
    Vec2 player_was_at;  ///< where the player was last seen alive
    SideId player_side = 0;
    Input input;       ///< of this tick
    Input last_input;  ///< of the tick before, to see what was pressed
    Tick border_told_at = -1000;
    bool anyone_leaving = false;
    bool anyone_special = false;  ///< some craft has a trait
    bool anyone_watching = false;  ///< some craft has a sensor
    float suspicion = 0.0F;        ///< 0 … kAlarm: how much the player has been noticed
    bool alarm = false;            ///< it has been kAlarm once

    [[nodiscard]] const CraftModel& model(const Craft& c) const { return catalogue.craft(c.model); }
    [[nodiscard]] bool hostile(SideId a, SideId b) const { return feuds.hostile(a, b); }
    [[nodiscard]] bool pressed(Input::Button b) const { return input.has(b) && !last_input.has(b); }
};

/// An event about a craft, with its place, side, name and group filled in.
Event& report(WorldState& w, EventKind kind, Handle h, const Craft& c, float value = 0.0F);

}  // namespace nl::sim
