#include "view/scene.hpp"

#include "sim/stage.hpp"
#include "view/stage_view.hpp"

namespace nl::view {

Scene scene_of(const sim::Stage& stage) {
    Scene s{stage.world()};
    s.messages = &stage.messages();
    s.objectives = stage.objectives();
    s.hud_messages = stage.hud_messages();
    s.clock = stage.clock();
    s.status = stage.status();
    s.fail_reason = stage.fail_reason();
    s.kills = stage.statistics().kills;
    return s;
}

void StageView::after_tick(const sim::Stage& stage) { after_tick(scene_of(stage)); }

void StageView::draw(const sim::Stage& stage, float alpha) { draw(scene_of(stage), alpha); }

Vec2 StageView::aim_of(const sim::Stage& stage, Vec2 pixels) const { return aim_of(scene_of(stage), pixels); }

}  // namespace nl::view
