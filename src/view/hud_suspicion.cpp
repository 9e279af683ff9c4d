#include <algorithm>

#include "base/trig.hpp"
#include "view/hud.hpp"
#include "view/layers.hpp"

namespace nl::view {

/// How much the player has been noticed: a bar below the message box that fills, and a word for it, while
/// there is anybody who could notice.
void draw_suspicion(const HudFrame& f) {
    const sim::World& world = f.scene.world;
    const Rect& where = f.layout.suspicion;
    if (where.empty()) return;
    const float k = f.layout.k;
    const Rect bar{where.x + 2.0F, where.y + 2.0F, where.w - 4.0F, 9.0F * k};
    const float share = std::clamp(world.suspicion() / 100.0F, 0.0F, 1.0F);
    const bool alarm = world.alarm();
    const float beat = alarm || share > 0.6F ? 0.75F + 0.25F * sine(f.time * 9.0F) : 1.0F;
    const Colour colour = (alarm ? kFoe : mixed(kAmber, kFoe, share)).faded(beat);
    f.canvas.set_layer(kHudLayer);
    f.canvas.rect(bar.inset(-2.0F), kInk.faded(0.7F));
    f.canvas.rect({bar.x, bar.y, bar.w * (alarm ? 1.0F : share), bar.h}, colour);
    f.canvas.frame(bar.inset(-2.0F), 1.5F, colour.faded(0.6F));
    const std::string word = f.text.tr(alarm           ? "ALARM"
                                       : share <= 0.0F ? "unnoticed"
                                       : share < 0.6F  ? "what was that?"
                                                       : "noticed!");
    f.text.draw(f.canvas, word, {where.centre().x, bar.bottom() + 4.0F * k},
                {16.0F * std::max(k, 0.8F), true, colour}, Align::Centre);
}

}  // namespace nl::view
