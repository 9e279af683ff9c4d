#pragma once

#include "content/feel.hpp"
#include "content/library.hpp"
#include "view/audio.hpp"
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

    void step(const Scene& scene, Vec2 listener, float half_width);

  private:
    void event(const Scene& scene, const sim::Event& e);
    void talk(const Scene& scene);
    void objectives(const Scene& scene);
    void warnings(const Scene& scene);
    void music(const Scene& scene, Vec2 listener);

    Audio& audio_;
    const content::Library& library_;
    const content::Mission& mission_;
    const content::Feel& feel_;
    float calm_for_ = 1000.0F;  ///< seconds without a fight
    sim::Status status_ = sim::Status::InProgress;
};

}  // namespace nl::view
