#include "pictures/still.hpp"

#include <gtest/gtest.h>

#include "content/mission_loader.hpp"

namespace nl::view {

namespace {

const content::Difficulty& first_difficulty(const content::Library& library) {
    static const content::Difficulty kPlain;
    return library.difficulties.empty() ? kPlain : library.difficulties[0];
}

}  // namespace

std::unique_ptr<Still> Still::of(const PictureScene& scene, const content::Library& library,
                                 const content::Feel& feel, Canvas& canvas, Text& text, bool hud) {
    Diagnostics diagnostics;
    auto mission = content::parse_mission(scene.mission, scene.name, library, diagnostics);
    EXPECT_TRUE(mission) << diagnostics.text();
    if (!mission) return nullptr;
    return std::unique_ptr<Still>(new Still(scene, std::move(*mission), library, feel, canvas, text, hud));
}

Still::Still(const PictureScene& p, content::Mission mission, const content::Library& library,
             const content::Feel& feel, Canvas& canvas, Text& text, bool hud)
    : mission_(std::move(mission)),
      world_(library, mission_, 7, first_difficulty(library)),
      view_(canvas, text, nullptr, library, mission_, feel),
      scene_(world_) {
    ViewOptions options;
    options.quality = p.quality;
    options.high_contrast = p.high_contrast;
    options.hud = hud;
    view_.set_options(options);
    for (const auto& o : mission_.objectives)
        objectives_.push_back(
            {&o, sim::ObjectiveState::Active, 0, o.count, true, {}, 0, world_.names().id(o.target), 0});
    scene_.messages = &messages_;
    scene_.objectives = objectives_;
    scene_.cinema = p.cinema;
    scene_.kills = 17;
    for (int i = 0; i < p.ticks; ++i) step(p, i);
    for (const auto& m : p.hud_messages) hud_.push_back({m, world_.now() - 30});
    if (!p.message.empty()) messages_.push({p.speaker, "", p.message, p.style});
    for (int i = 0; i <= p.message_age; ++i) messages_.step(i + 1, false);
    show();
}

void Still::step(const PictureScene& p, int tick) {
    sim::Input input;
    input.set(sim::Input::Fire, tick > 2);
    input.set(sim::Input::NearestTarget, tick == 1);
    world_.step(input);
    if (p.arrange && tick + p.arranged_ticks == p.ticks) p.arrange(world_);
    show();
}

void Still::show() {
    scene_.clock = world_.now();
    scene_.hud_messages = hud_;
    view_.after_tick(scene_);
}

}  // namespace nl::view
