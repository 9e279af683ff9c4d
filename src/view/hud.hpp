#pragma once

#include <string>

#include "content/feel.hpp"
#include "content/library.hpp"
#include "view/canvas.hpp"
#include "view/effects.hpp"
#include "view/hud_layout.hpp"
#include "view/hud_state.hpp"
#include "view/looks.hpp"
#include "view/message_box.hpp"
#include "view/scene.hpp"
#include "view/sound_subtitles.hpp"
#include "view/text.hpp"
#include "view/view_options.hpp"

namespace nl::view {

/// What one frame of the HUD is drawn from.
struct HudFrame {
    Canvas& canvas;
    Text& text;
    const Scene& scene;
    const HudLayout& layout;
    const HudState& state;
    Looks& looks;
    Signs signs;
    Space world;  ///< world to pixels
    float alpha = 1.0F;
    float time = 0.0F;  ///< seconds
    bool high_contrast = false;

    /// Small print.
    [[nodiscard]] Colour dim() const { return high_contrast ? kWhite : kDim; }
    /// A panel of gfx/ui; on solid ground when the player wants contrast.
    void panel(std::string_view name, Rect where) const;
    [[nodiscard]] Vec2 to_ui(Vec2 world_place) const {
        return canvas.screen().to_ui(world.to_pixels(world_place));
    }
    /// A text of the mission in the player's language; kind: see context_of() in base/texts.hpp.
    [[nodiscard]] std::string tr_in_mission(std::string_view kind, std::string_view words) const {
        return text.tr_in(context_of(scene.world.mission().id, kind), words);
    }
    /// What players call a craft: its own name, or its type's.
    [[nodiscard]] std::string name_of(const sim::Craft& craft) const;
    /// Whether it has a name of its own.
    [[nodiscard]] bool is_named(const sim::Craft& craft) const;
};

// hud_panels.cpp: what stands in the corners
void draw_ship_panel(const HudFrame& f);
void draw_stats(const HudFrame& f);
void draw_objectives(const HudFrame& f, const content::HudFeel& feel);
void draw_weapons(const HudFrame& f);
void draw_target_panel(const HudFrame& f);
void draw_bosses(const HudFrame& f);
/// Width of the widest objective row at full size, for the layout.
[[nodiscard]] float objectives_width(Text& text, const Scene& scene, const content::HudFeel& feel);
/// What stands behind an objective: how far it has come, or what is left of a time.
[[nodiscard]] std::string progress_of(const sim::Objective& objective, const Scene& scene, const Text& text);
[[nodiscard]] int shown_objectives(const Scene& scene, const content::HudFeel& feel);
/// Whether an objective stands on the HUD: what is done or lost is folded away after a moment, so that what
/// is left to do is all there is to read.
[[nodiscard]] bool is_on_hud(const sim::Objective& objective, sim::Tick now, const content::HudFeel& feel);
/// The capital ships that fight the player's side, nearest first, at most two.
[[nodiscard]] std::vector<Handle> bosses_of(const Scene& scene);

// hud_radar.cpp
void draw_radar(const HudFrame& f);

// hud_suspicion.cpp
void draw_suspicion(const HudFrame& f);

// hud_marks.cpp: what points at things in the world
void draw_marks(const HudFrame& f);
void draw_damage_marks(const HudFrame& f);
void draw_crosshair(const HudFrame& f, Vec2 pixels);

// hud_crowd.cpp: who is who when there are many
void draw_crowd(const HudFrame& f);
/// How many friends fly about the player: 0 = none … 1 = a crowd. Without jumps, so that nothing blinks.
[[nodiscard]] float crowd_about(const sim::World& world);

// hud_edges.cpp: the whole screen
void draw_edges(const HudFrame& f, const EdgeLight& edge, const content::FlashFeel& feel, float flash);
void draw_cinema(const HudFrame& f);

/// A number with thousands separated.
[[nodiscard]] std::string grouped(std::int64_t n);
/// "0.31 km", "12 km": 1,000 units are a kilometre.
[[nodiscard]] std::string distance_text(float units);

/// Everything that is drawn over the world.
class Hud {
  public:
    Hud(Canvas& canvas, Text& text, Looks& looks, const content::Library& library, const content::Feel& feel)
        : canvas_(canvas), text_(text), looks_(looks), feel_(feel), message_box_(text, library, feel) {}

    void step(const Scene& scene) { state_.step(scene, feel_), subtitles_.step(scene); }
    void draw(const Scene& scene, const Space& world, float alpha, const EdgeLight& edge, Vec2 pointer,
              const ViewOptions& options);
    /// The layout of the last frame, for tests and for screens that lie over it.
    [[nodiscard]] const HudLayout& layout() const { return layout_; }
    /// The option of a CHOICE (1 …) at a place in UI units, as drawn in the last frame; 0 = none.
    [[nodiscard]] std::size_t option_at(Vec2 place) const;
    /// The option that is marked: 1 …; 0 = none.
    void mark_option(std::size_t option) { marked_ = option; }

  private:
    [[nodiscard]] HudNeeds needs_of(const Scene& scene, const ViewOptions& options);
    void draw_hud_messages(const HudFrame& f);
    void draw_choices(const HudFrame& f);
    void draw_option(const HudFrame& f, std::size_t i);
    void draw_skip(const HudFrame& f);

    Canvas& canvas_;
    Text& text_;
    Looks& looks_;
    const content::Feel& feel_;
    MessageBox message_box_;
    HudState state_;
    HudLayout layout_;
    std::size_t marked_ = 0;
    SoundSubtitles subtitles_;
};

}  // namespace nl::view
