#pragma once

#include <string>

#include "view/canvas.hpp"
#include "view/rect.hpp"
#include "view/scene.hpp"
#include "view/text.hpp"

namespace nl::view {

/// Important sounds in words, for those who do not hear them: "rocket behind you". One line at a time, the
/// newest.
class SoundSubtitles {
  public:
    void step(const Scene& scene);
    void draw(Canvas& canvas, Text& text, Rect where, float size) const;
    /// What is shown now, in English; empty = nothing.
    [[nodiscard]] std::string_view shown() const { return left_ > 0.0F ? words_ : std::string_view{}; }

  private:
    void say(std::string_view words);

    std::string_view words_;  ///< of the program's own
    float left_ = 0.0F;       ///< seconds
};

}  // namespace nl::view
