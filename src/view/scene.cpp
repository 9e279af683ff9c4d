#include "view/scene.hpp"

#include "sim/stage.hpp"
#include "view/stage_view.hpp"

namespace nl::view {

namespace {

Cinema cinema_of(const sim::Stage& stage) {
    const sim::CinemaState& from = stage.cinema();
    Cinema to;
    to.active = from.active;
    to.letterbox = from.letterbox;
    to.fade = from.fade;
    to.camera_weight = from.camera_weight;
    to.camera = from.camera;
    to.shake = from.shake;
    to.title = from.title;
    to.title_age = static_cast<float>(stage.world().now() - from.title_at) * sim::kTickSeconds;
    to.skip_held = from.skip_held;
    to.music = from.music;
    to.sounds = from.sounds;
    if (const auto choice = stage.choice()) {
        to.question = choice->question;
        for (std::size_t i = 0; i < choice->count; ++i) to.choices.emplace_back(choice->options[i]);
    }
    return to;
}

}  // namespace

bool is_done_with(const Scene& scene, const sim::Place& place) {
    const std::string& id = scene.world.names().text(place.id);
    bool led_here = false;
    for (const sim::Objective& o : scene.objectives) {
        if (o.type->target != id && o.type->to != id) continue;
        if (!sim::is_decided(o)) return false;
        led_here = true;
    }
    return led_here;
}

Scene scene_of(const sim::Stage& stage) {
    Scene s{stage.world()};
    s.messages = &stage.messages();
    s.objectives = stage.objectives();
    s.hud_messages = stage.hud_messages();
    s.clock = stage.clock();
    s.status = stage.status();
    s.fail_reason = stage.fail_reason();
    s.kills = stage.statistics().kills;
    s.shots = stage.statistics().shots;
    s.hits = stage.statistics().hits;
    s.held = stage.held();
    s.cinema = cinema_of(stage);
    return s;
}

void StageView::after_tick(const sim::Stage& stage) { after_tick(scene_of(stage)); }

void StageView::draw(const sim::Stage& stage, float alpha) { draw(scene_of(stage), alpha); }

Vec2 StageView::aim_of(const sim::Stage& stage, Vec2 pixels) const { return aim_of(scene_of(stage), pixels); }

}  // namespace nl::view
