#include "view/stage_view.hpp"

#include <optional>

#include "view/backdrop.hpp"
#include "view/hud.hpp"
#include "view/ordnance_painter.hpp"
#include "view/stage_sounds.hpp"
#include "view/world_painter.hpp"

namespace nl::view {

namespace {

constexpr std::size_t kMostParticles[] = {250, 700, 1600};  // by quality

}  // namespace

struct StageView::Body {
    Body(Canvas& c, Text& t, Audio* audio, const content::Library& library, const content::Mission& mission,
         const content::Feel& f)
        : canvas(c),
          feel(f),
          looks(c.pictures(), library, mission),
          backdrop(library, mission),
          camera(feel),
          particles(kMostParticles[2]),
          craft(looks, feel),
          world(looks),
          ordnance(looks),
          effects(looks, feel, particles),
          hud(c, t, looks, library, feel) {
        if (audio != nullptr) sounds.emplace(*audio, library, mission, feel);
    }

    Canvas& canvas;
    const content::Feel& feel;
    ViewOptions options;
    Looks looks;
    Backdrop backdrop;
    Camera camera;
    Particles particles;
    CraftPainter craft;
    WorldPainter world;
    OrdnancePainter ordnance;
    Effects effects;
    Hud hud;
    std::optional<StageSounds> sounds;
    Vec2 pointer{-1.0F, -1.0F};
    float streak = 0.0F;
};

StageView::StageView(Canvas& canvas, Text& text, Audio* audio, const content::Library& library,
                     const content::Mission& mission, const content::Feel& feel)
    : body_(std::make_unique<Body>(canvas, text, audio, library, mission, feel)) {}
StageView::~StageView() = default;

void StageView::set_options(const ViewOptions& options) {
    body_->options = options;
    body_->particles.limit(kMostParticles[static_cast<std::size_t>(options.quality)]);
}

const ViewOptions& StageView::options() const { return body_->options; }

void StageView::after_tick(const Scene& scene) {
    Body& b = *body_;
    const sim::Craft* player = scene.world.player_craft();
    if (player != nullptr && b.pointer.x >= 0.0F) b.camera.aim_at(aim_of(scene, b.pointer));
    b.effects.step(scene, b.craft, b.camera, b.options);
    b.craft.step(scene, b.particles, b.options);
    b.ordnance.step(scene, b.particles, b.options);
    b.camera.step(scene);
    b.particles.step(sim::kTickSeconds);
    b.hud.step(scene);
    const float wanted =
        player != nullptr && player->boosting && !b.options.reduced_motion ? b.feel.flight.speed_lines : 0.0F;
    b.streak += (wanted - b.streak) * 0.1F;
    if (b.sounds) b.sounds->step(scene, b.craft, b.camera.position(1.0F), b.canvas.screen().size().x * 0.5F);
}

void StageView::draw(const Scene& scene, float alpha) {
    Body& b = *body_;
    if (scene.held) alpha = 1.0F;  // there is no next tick to go towards
    b.backdrop.draw(b.canvas, b.camera, alpha, b.options.quality);
    const Space world = b.camera.space(b.canvas.screen(), alpha, b.options.shake);
    b.canvas.use(world);
    b.backdrop.draw_dust(b.canvas, b.camera, alpha, b.streak, b.options.quality);
    b.world.draw(b.canvas, scene, alpha, b.effects.edge().border);
    b.ordnance.draw(b.canvas, scene, alpha, b.options);
    b.craft.draw(b.canvas, scene, alpha, b.options);
    b.particles.draw(b.canvas, (alpha - 1.0F) * sim::kTickSeconds);
    b.canvas.use_ui();
    b.hud.draw(scene, world, alpha, b.effects.edge(), b.pointer, b.options);
    b.canvas.use_ui();
}

Beat StageView::take_beat() {
    const Beat beat = body_->effects.take_beat();
    return body_->options.reduced_motion ? Beat{} : beat;
}

void StageView::point_at(Vec2 pixels) { body_->pointer = pixels; }

Vec2 StageView::aim_of(const Scene& scene, Vec2 pixels) const {
    const sim::Craft* player = scene.world.player_craft();
    if (player == nullptr) return {};
    const Space world = body_->camera.space(body_->canvas.screen(), 1.0F, 0.0F);
    return world.from_pixels(pixels) - player->position;
}

void StageView::look(const std::optional<Camera::Look>& where) { body_->camera.look(where); }

void StageView::move_camera(const sim::Stage& stage) { body_->camera.step(scene_of(stage)); }

Vec2 StageView::middle() const { return body_->camera.position(1.0F); }

float StageView::units_per_pixel() const {
    const Space world = body_->camera.space(body_->canvas.screen(), 1.0F, 0.0F);
    return (world.from_pixels({1.0F, 0.0F}) - world.from_pixels({0.0F, 0.0F})).x;
}

std::size_t StageView::option_at(Vec2 pixels) const {
    return body_->hud.option_at(body_->canvas.screen().to_ui(pixels));
}

void StageView::mark_option(std::size_t option) { body_->hud.mark_option(option); }

}  // namespace nl::view
