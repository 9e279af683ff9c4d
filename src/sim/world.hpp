#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/hash.hpp"
#include "content/outfit.hpp"
#include "sim/world_state.hpp"

namespace nl::sim {

/// The physical side of a mission: craft, shots, rocks, items, the AI that flies them and the rules of harm.
/// Deterministic: the same library, mission, seed and inputs give the same world to the bit on every build.
/// Knows nothing of objectives, scripts or messages; the stage reads its events.
class World {
  public:
    /// library and mission must outlive the world. outfit: what the player has had made; the mission may
    /// overrule it.
    World(const content::Library& library, const content::Mission& mission, std::uint64_t seed,
          const content::Difficulty& difficulty, const content::Outfit& outfit = {});

    /// One step. Forgets the events of the step before.
    void step(const Input& input);
    /// A tick in which it stands still: no time goes by, nothing happens.
    void hold(const Input& input);

    // ---- what is there
    [[nodiscard]] Tick now() const { return state_.now; }
    [[nodiscard]] const SlotMap<Craft>& craft() const { return state_.craft; }
    [[nodiscard]] SlotMap<Craft>& craft() { return state_.craft; }
    [[nodiscard]] const Bullets& bullets() const { return state_.bullets; }
    [[nodiscard]] std::span<const Rock> rocks() const { return state_.rocks; }
    [[nodiscard]] std::span<const Cloud> clouds() const { return state_.clouds; }
    [[nodiscard]] const SlotMap<Item>& items() const { return state_.items; }
    /// What happened in the last step, and what scripts did between the one before and it; everybody sees
    /// each event once.
    [[nodiscard]] std::span<const Event> events() const { return {state_.events.data(), state_.told}; }
    /// Rockets, mines, flares and EMP rings: their weapon's kind says which.
    [[nodiscard]] std::span<const Missile> missiles() const { return state_.missiles; }
    /// Beams, rails, tow lines and warnings to draw in this tick.
    [[nodiscard]] std::span<const Line> lines() const { return state_.lines; }
    [[nodiscard]] std::span<const Tow> tows() const { return state_.tows; }
    /// Locations and gates, with those that are off.
    [[nodiscard]] std::span<const Place> places() const { return state_.places; }
    /// Everything that can be hit, bumped into or aimed at, for searches by place; as of the last step's
    /// movement.
    [[nodiscard]] const Grid& grid() const { return state_.grid; }
    [[nodiscard]] const Catalogue& catalogue() const { return state_.catalogue; }
    [[nodiscard]] Handle player() const { return state_.player; }
    [[nodiscard]] const Craft* player_craft() const { return state_.craft.get(state_.player); }
    [[nodiscard]] Handle target() const { return state_.target; }  ///< of the player
    [[nodiscard]] Vec2 arena() const { return state_.mission->arena; }
    [[nodiscard]] const NameTable& names() const { return state_.names; }
    [[nodiscard]] NameTable& names() { return state_.names; }
    [[nodiscard]] const content::Library& library() const { return *state_.library; }
    [[nodiscard]] const content::Mission& mission() const { return *state_.mission; }
    [[nodiscard]] const content::Difficulty& difficulty() const { return state_.difficulty; }
    [[nodiscard]] Random& random() { return state_.random; }
    [[nodiscard]] bool hostile(SideId a, SideId b) const { return state_.hostile(a, b); }
    [[nodiscard]] SideId player_side() const { return state_.player_side; }
    [[nodiscard]] SideId find_side(std::string_view id) const { return state_.feuds.find(id); }

    /// The first living craft of that name, in slot order; an empty handle when there is none.
    [[nodiscard]] Handle find(NameId name) const;
    /// Appends every living craft whose name or group it is.
    void find_all(NameId name_or_group, std::vector<Handle>& out) const;
    /// Craft still to come (inactive in the mission file, or with lives left) with that name or group.
    [[nodiscard]] int waiting(NameId name_or_group) const;
    /// The nearest enemy of a side that can be seen from there: not cloaked, not given up. O(what is near).
    [[nodiscard]] Handle nearest_enemy(SideId side, Vec2 from, float range) const;

    /// Whether a location or gate of that id is on and has that place inside.
    [[nodiscard]] bool inside(NameId place, Vec2 at) const;
    [[nodiscard]] bool in_nebula(Vec2 at) const;
    /// Not cloaked, and not hidden by a nebula.
    [[nodiscard]] bool player_sees(const Craft& c) const;
    /// 0 … 100: how much the player has been noticed by craft with sensors; at 100 the alarm is raised for
    /// good.
    [[nodiscard]] float suspicion() const { return state_.suspicion; }
    [[nodiscard]] bool alarm() const { return state_.alarm; }
    /// Whether anybody here has a sensor.
    [[nodiscard]] bool watched() const { return state_.anyone_watching; }
    /// It has a sensor, and lets the player be so far.
    [[nodiscard]] bool is_unaware(const Craft& c) const;
    /// The player's radar is blind: a hostile jammer is near.
    [[nodiscard]] bool jammed() const;
    /// The nearest friendly fighter that a player who fell may fly on with; empty when there is none.
    [[nodiscard]] Handle next_ship() const;

    // ---- what scripts do to it; a handle that names nothing is passed over
    /// Brings inactive craft of that name or group in; returns how many.
    int activate(NameId name_or_group);
    Handle spawn(const content::CraftType& type, SideId side, NameId name, NameId group, Vec2 at,
                 float heading);
    void remove(Handle h);  ///< without a trace
    void destroy(Handle h, Handle by = {});
    void disable(Handle h, Tick ticks);
    void set_side(Handle h, SideId side);
    void set_orders(Handle h, Orders orders);
    void set_invulnerable(Handle h, bool on);
    void heal(Handle h, float percent);  ///< brings the hull up by so many percent of a whole one
    void teleport(Handle h, Vec2 to);
    void surrender(Handle h);
    /// All of that side but the player leave: by a gate that is on, else over the nearest border.
    void retreat(SideId side);
    /// The player flies that craft from now on; false when it cannot be flown.
    bool take_over(Handle h);
    // Each returns whether there is one of that id.
    bool set_spawner(NameId id, bool on);
    bool set_place(NameId id, bool on);  ///< a location or a gate
    void drop_item(const content::ItemType& type, NameId name, Vec2 at);
    /// For measurements: a bullet of the first weapon that flies `ticks` ticks and is nobody's.
    void add_bullet(Vec2 at, Vec2 velocity, std::int16_t ticks, SideId side);
    /// Nothing hits, bumps or aims at the player's craft, and it hits nothing (SCRIPT.md section 8).
    void set_rehearsal(bool on);

    void hash(StateHash& into) const;
    /// The little of it that shows within a tick when anything goes otherwise: for TickCheck.
    void pulse(StateHash& ship, StateHash& others) const;

  private:
    void decide();

    WorldState state_;
};

}  // namespace nl::sim
