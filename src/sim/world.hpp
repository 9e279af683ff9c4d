#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/hash.hpp"
#include "base/name_table.hpp"
#include "base/random.hpp"
#include "base/slot_map.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"
#include "sim/bullets.hpp"
#include "sim/craft.hpp"
#include "sim/event.hpp"
#include "sim/input.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

/// A rock: drifts, spins, stops bullets and bumps craft.
struct Rock {
    Vec2 position;
    Vec2 velocity;
    Vec2 last_position;
    float angle = 0.0F;
    float spin = 0.0F;  ///< radians per second
    float radius = 40.0F;
    float hull = 200.0F;
    std::uint8_t look = 0;  ///< which picture
};

/// Something to pick up.
struct Item {
    const content::ItemType* type = nullptr;
    NameId name = kNoName;
    Vec2 position;
    Vec2 velocity;
    Vec2 last_position;
    float angle = 0.0F;
    Tick gone_at = 0;  ///< 0 = stays
};

/// The physical side of a mission: craft, shots, rocks, items, the AI that flies them and the rules of harm.
/// Deterministic: the same library, mission, seed and inputs give the same world to the bit on every build.
/// Knows nothing of objectives, scripts or messages; the stage reads its events.
class World {
  public:
    /// library and mission must outlive the world.
    World(const content::Library& library, const content::Mission& mission, std::uint64_t seed,
          const content::Difficulty& difficulty);

    /// One step. Clears the events of the step before.
    void step(const Input& input);

    // ---- what is there
    [[nodiscard]] Tick now() const { return now_; }
    [[nodiscard]] const SlotMap<Craft>& craft() const { return craft_; }
    [[nodiscard]] SlotMap<Craft>& craft() { return craft_; }
    [[nodiscard]] const Bullets& bullets() const { return bullets_; }
    [[nodiscard]] std::span<const Rock> rocks() const { return rocks_; }
    [[nodiscard]] const SlotMap<Item>& items() const { return items_; }
    [[nodiscard]] std::span<const Event> events() const { return events_; }
    [[nodiscard]] Handle player() const { return player_; }
    [[nodiscard]] const Craft* player_craft() const { return craft_.get(player_); }
    [[nodiscard]] Handle target() const { return target_; }  ///< of the player
    [[nodiscard]] Vec2 arena() const { return mission_->arena; }
    [[nodiscard]] const NameTable& names() const { return names_; }
    [[nodiscard]] NameTable& names() { return names_; }
    [[nodiscard]] const content::Library& library() const { return *library_; }
    [[nodiscard]] const content::Mission& mission() const { return *mission_; }
    [[nodiscard]] Random& random() { return random_; }
    [[nodiscard]] bool hostile(SideId a, SideId b) const;
    [[nodiscard]] SideId player_side() const { return player_side_; }

    /// The first living craft of that name, in slot order; an empty handle when there is none.
    [[nodiscard]] Handle find(NameId name) const;
    /// Appends every living craft whose name or group it is.
    void find_all(NameId name_or_group, std::vector<Handle>& out) const;
    /// Craft still to come (inactive in the mission file) with that name or group.
    [[nodiscard]] int waiting(NameId name_or_group) const;

    // ---- what scripts do to it
    /// Brings inactive craft of that name or group in; returns how many.
    int activate(NameId name_or_group);
    Handle spawn(const content::CraftType& type, SideId side, NameId name, NameId group, Vec2 at,
                 float heading);
    void remove(Handle h);  ///< without a trace
    void destroy(Handle h, Handle by = {});
    void disable(Handle h, Tick ticks);
    void set_side(Handle h, SideId side);
    void drop_item(const content::ItemType& type, NameId name, Vec2 at);

    void hash(StateHash& into) const;

  private:
    const content::Library* library_;
    const content::Mission* mission_;
    const content::Difficulty* difficulty_;
    NameTable names_;
    Random random_;
    Tick now_ = 0;
    SlotMap<Craft> craft_;
    Bullets bullets_;
    std::vector<Rock> rocks_;
    SlotMap<Item> items_;
    std::vector<Event> events_;
    Handle player_;
    Handle target_;
    SideId player_side_ = 0;
};

}  // namespace nl::sim
