#pragma once

#include <memory>
#include <optional>

#include "content/feel.hpp"
#include "content/library.hpp"
#include "content/mission.hpp"
#include "view/audio.hpp"
#include "view/camera.hpp"
#include "view/canvas.hpp"
#include "view/effects.hpp"
#include "view/scene.hpp"
#include "view/text.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// The picture and the sound of a stage. It only looks: nothing it does reaches the simulation.
class StageView {
  public:
    /// All must outlive it; audio may be nullptr (headless pictures).
    StageView(Canvas& canvas, Text& text, Audio* audio, const content::Library& library,
              const content::Mission& mission, const content::Feel& feel);
    ~StageView();
    StageView(const StageView&) = delete;
    StageView& operator=(const StageView&) = delete;

    void set_options(const ViewOptions& options);
    [[nodiscard]] const ViewOptions& options() const;

    /// After every Stage::tick: events become particles, shake and sound, and everything smooth moves on.
    void after_tick(const sim::Stage& stage);
    void after_tick(const Scene& scene);
    /// Queues a frame in the canvas: between canvas.begin() and canvas.flush(). `alpha` 0 … 1: how far time
    /// has come from the last tick but one to the last.
    void draw(const sim::Stage& stage, float alpha);
    void draw(const Scene& scene, float alpha);

    /// What the app should do with time since it last asked: stand still, go slowly.
    [[nodiscard]] Beat take_beat();
    /// Where the player's pointer is, in pixels of the screen; the crosshair is drawn there.
    void point_at(Vec2 pixels);
    /// A place on the screen as units from the player's craft: what Input's aim wants.
    [[nodiscard]] Vec2 aim_of(const Scene& scene, Vec2 pixels) const;
    [[nodiscard]] Vec2 aim_of(const sim::Stage& stage, Vec2 pixels) const;
    /// For replays: looks at a place of the world from the next tick on, at `zoom` times the usual size;
    /// nothing follows the player again.
    void look(const std::optional<Camera::Look>& where);
    /// Moves only the camera, as a tick would: while time stands still.
    void move_camera(const sim::Stage& stage);
    /// In the middle of the picture, world units; and how many of them a pixel is wide.
    [[nodiscard]] Vec2 middle() const;
    [[nodiscard]] float units_per_pixel() const;
    /// The option of a CHOICE (1 …) that is at a place on the screen; 0 = none.
    [[nodiscard]] std::size_t option_at(Vec2 pixels) const;
    /// The option that is marked: 1 …; 0 = none.
    void mark_option(std::size_t option);

  private:
    struct Body;
    std::unique_ptr<Body> body_;
};

}  // namespace nl::view
