#pragma once

#include <memory>
#include <vector>

#include "content/feel.hpp"
#include "content/library.hpp"
#include "pictures/scenes.hpp"
#include "view/stage_view.hpp"

namespace nl::view {

/// A picture scene that has run for its moment and now stands still, to be drawn as often as one likes.
class Still {
  public:
    /// Library, feel, canvas and text must outlive it. A mission with mistakes fails the test and gives
    /// nothing.
    [[nodiscard]] static std::unique_ptr<Still> of(const PictureScene& scene, const content::Library& library,
                                                   const content::Feel& feel, Canvas& canvas, Text& text,
                                                   bool hud = true);
    /// Into a frame that has begun.
    void draw() { view_.draw(scene_, 1.0F); }

  private:
    Still(const PictureScene& scene, content::Mission mission, const content::Library& library,
          const content::Feel& feel, Canvas& canvas, Text& text, bool hud);
    void step(const PictureScene& p, int tick);
    void show();

    content::Mission mission_;
    sim::World world_;
    StageView view_;
    sim::MessageQueue messages_;
    std::vector<sim::Objective> objectives_;
    std::vector<sim::HudMessage> hud_;
    Scene scene_;
};

}  // namespace nl::view
