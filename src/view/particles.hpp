#pragma once

#include <cstdint>
#include <vector>

#include "base/vec2.hpp"
#include "view/canvas.hpp"
#include "view/colour.hpp"

namespace nl::view {

/// A short-lived picture that flies by itself: a spark, a puff, a frame of an explosion.
struct Particle {
    SpriteId sprite = kWhiteSprite;
    std::uint8_t frames = 1;  ///< played once over its life
    std::uint8_t layer = 0;
    Blend blend = Blend::Add;
    bool line = false;  ///< drawn as a streak along its flight, `size` wide
    Vec2 position;
    Vec2 velocity;      ///< units per second
    float drag = 0.0F;  ///< share of speed lost per second
    float angle = 0.0F;
    float spin = 0.0F;  ///< radians per second
    float size = 1.0F;  ///< times the picture at birth …
    float end_size = 1.0F;
    Colour colour;
    Colour end_colour{1.0F, 1.0F, 1.0F, 0.0F};
    float life = 0.5F;  ///< seconds
    float age = 0.0F;
    float delay = 0.0F;  ///< seconds before it appears
};

/// All particles of a stage. When there are too many, new ones take the place of the oldest.
class Particles {
  public:
    explicit Particles(std::size_t most) : most_(most) { list_.reserve(most); }
    void limit(std::size_t most);

    void add(const Particle& p);
    void step(float seconds);
    /// `ahead`: seconds since the last step.
    void draw(Canvas& canvas, float ahead) const;
    [[nodiscard]] std::size_t size() const { return list_.size(); }
    void clear() { list_.clear(); }

  private:
    std::size_t most_;
    std::size_t next_ = 0;
    std::vector<Particle> list_;
};

}  // namespace nl::view
