#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/hash.hpp"
#include "base/slot_map.hpp"
#include "base/vec2.hpp"
#include "sim/input.hpp"
#include "sim/tick.hpp"

namespace nl::sim {

class World;

/// What scripts direct on the screen and in the air, as it stands after a tick: all that the view and the app
/// need.
struct CinemaState {
    bool active = false;         ///< between CINEMATIC_BEGIN and CINEMATIC_END
    float letterbox = 0.0F;      ///< 0 … 1 of the bars
    float fade = 0.0F;           ///< 0 clear … 1 black
    float camera_weight = 0.0F;  ///< 0 the player's camera … 1 `camera`; the view mixes the two
    Vec2 camera;                 ///< where the script looks, world units
    float shake = 0.0F;          ///< strength now, 1 = as by a big explosion near by
    std::string title;           ///< on screen while it is not empty
    Tick title_at = 0;           ///< by the world's clock
    float skip_held = 0.0F;      ///< 0 … 1 of the time that Skip must be held
    /// The player has skipped: the app runs ticks with an empty Input, without showing them, until this is
    /// false.
    bool skipping = false;
    std::string music;                ///< piece asked for by MUSIC; empty = the mission's own
    std::vector<std::string> sounds;  ///< effects asked for in this tick
};

/// Runs what CinemaState shows, and knows whom scripts have taken from their AI or the player.
class Cinema {
  public:
    static constexpr Tick kTitleTicks = 4 * kTicksPerSecond;

    [[nodiscard]] const CinemaState& state() const { return state_; }

    // ---- for commands; `function` is the one that says so, and what it began ends with it
    void begin(std::uint32_t function);
    void end(World& world);
    void letterbox(bool on) { letterbox_on_ = on; }
    void title(std::string text, Tick now);
    void shake(float strength, Tick ticks);
    void fade(float amount) { state_.fade = amount; }
    void music(std::string piece) { state_.music = std::move(piece); }
    void sound(std::string effect) { state_.sounds.push_back(std::move(effect)); }

    /// Looks at a craft, which it then follows, or at a point; how far the move is, is set by move_camera.
    void look_at(Handle craft, Vec2 point);
    /// share: 0 … 1 of the way from where the camera was when look_at was called.
    void move_camera(const World& world, float share);
    /// Back to the player, softly.
    void release_camera() { camera_returns_ = true; }

    /// Takes a craft from whoever flies it until it is released or the function ends; false when it is taken
    /// already.
    bool take(World& world, Handle craft, std::uint32_t function);
    void release(World& world, Handle craft);
    void function_ended(World& world, std::uint32_t function);

    /// Before the script: the player may be skipping. `may_skip` is false while a CHOICE waits.
    void hear(const Input& input, bool may_skip);
    /// Before the script: what was asked for in the last tick is over.
    void clear_tick() { state_.sounds.clear(); }
    /// After the script: everything that moves by itself.
    void step(const World& world, Tick now);

    void hash(StateHash& into) const;

  private:
    struct Actor {
        Handle craft;
        std::uint32_t function = 0;
    };
    [[nodiscard]] Vec2 target_place(const World& world);

    CinemaState state_;
    std::vector<Actor> actors_;
    bool letterbox_on_ = false;
    std::uint32_t begun_by_ = 0;
    Handle camera_craft_;
    Vec2 camera_target_;
    Vec2 camera_from_;
    float weight_from_ = 0.0F;
    float share_ = 0.0F;
    bool camera_returns_ = false;
    float shake_strength_ = 0.0F;
    Tick shake_ticks_ = 0;
    Tick shake_left_ = 0;
    Tick skip_ticks_ = 0;
};

/// 0 … 1 with a soft beginning and a soft end.
[[nodiscard]] constexpr float eased(float share) { return share * share * (3.0F - 2.0F * share); }

}  // namespace nl::sim
