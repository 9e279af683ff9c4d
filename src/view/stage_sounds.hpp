#pragma once

#include <array>

#include "content/feel.hpp"
#include "content/library.hpp"
#include "view/audio.hpp"
#include "view/craft_painter.hpp"
#include "view/scene.hpp"

namespace nl::view {

/// Turns what happens on a stage into sound: effects by place, the radio, the alarm, and music by what goes
/// on.
class StageSounds {
  public:
    StageSounds(Audio& audio, const content::Library& library, const content::Mission& mission,
                const content::Feel& feel)
        : audio_(audio), library_(library), mission_(mission), feel_(feel) {}
    ~StageSounds();
    StageSounds(const StageSounds&) = delete;
    StageSounds& operator=(const StageSounds&) = delete;

    /// `painter` knows what has just been destroyed.
    void step(const Scene& scene, const CraftPainter& painter, Vec2 listener, float half_width);

  private:
    void event(const Scene& scene, const CraftPainter& painter, const sim::Event& e);
    void talk(const Scene& scene);
    void objectives(const Scene& scene);
    void warnings(const Scene& scene);
    void music(const Scene& scene, Vec2 listener);

    /// A loop that runs while the player keeps being told of something.
    struct Warning {
        sim::EventKind kind;
        const char* sound;
        sim::Tick until = 0;
    };
    std::array<Warning, 3> warnings_{{{sim::EventKind::Lock, "lock-warning"},
                                      {sim::EventKind::Border, "border-warning"},
                                      {sim::EventKind::Drain, "drain"}}};
    Audio& audio_;
    const content::Library& library_;
    const content::Mission& mission_;
    const content::Feel& feel_;
    float calm_for_ = 1000.0F;  ///< seconds without a fight
    std::size_t choices_ = 0;
    sim::Status status_ = sim::Status::InProgress;
};

}  // namespace nl::view
