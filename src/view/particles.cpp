#include "view/particles.hpp"

#include <algorithm>
#include <cmath>

namespace nl::view {

void Particles::limit(std::size_t most) {
    most_ = std::max<std::size_t>(most, 16);
    if (list_.size() > most_) list_.resize(most_);
}

void Particles::add(const Particle& p) {
    if (list_.size() < most_) {
        list_.push_back(p);
    } else {
        next_ = (next_ + 1) % most_;
        list_[next_] = p;
    }
}

void Particles::step(float seconds) {
    for (std::size_t i = 0; i < list_.size();) {
        Particle& p = list_[i];
        if (p.delay > 0.0F) {
            p.delay -= seconds;
            ++i;
            continue;
        }
        p.age += seconds;
        if (p.age >= p.life) {
            p = list_.back();
            list_.pop_back();
            continue;
        }
        p.position += p.velocity * seconds;
        p.velocity *= std::max(0.0F, 1.0F - p.drag * seconds);
        p.angle += p.spin * seconds;
        ++i;
    }
}

void Particles::draw(Canvas& canvas, float ahead) const {
    for (const Particle& p : list_) {
        if (p.delay > 0.0F) continue;
        const float t = std::clamp(p.age / p.life, 0.0F, 1.0F);
        const Vec2 at = p.position + p.velocity * ahead;
        const Colour colour = mixed(p.colour, p.end_colour, t);
        const float size = lerp(p.size, p.end_size, t);
        canvas.set_layer(p.layer);
        if (p.line) {
            const Vec2 tail = p.velocity * 0.035F;
            canvas.line(at, at - tail, size, size * 0.3F, colour, colour.faded(0.1F), p.blend);
            continue;
        }
        const auto frame = static_cast<SpriteId>(t * static_cast<float>(p.frames));
        canvas.sprite(p.sprite + std::min<SpriteId>(frame, p.frames - 1U), at, size, p.angle + p.spin * ahead,
                      colour, p.blend);
    }
}

}  // namespace nl::view
