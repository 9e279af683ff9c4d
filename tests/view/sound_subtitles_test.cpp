#include "view/sound_subtitles.hpp"

#include <gtest/gtest.h>

#include "sim/world_kit.hpp"

namespace nl::view {
namespace {

using sim::testing::Kit;
using sim::testing::run_until;

/// Somebody at `place` who lets go of a rocket at the player, who looks up.
std::string words_for_rocket_from(Vec2 place) {
    Kit kit;
    auto& rocket = kit.add_weapon("rocket", content::WeaponKind::Rocket);
    rocket.speed = 600.0F;
    rocket.range = 2000.0F;
    rocket.turn = 180.0F;
    rocket.cooldown = 10.0F;
    rocket.ammunition = 2;
    auto& enemy = kit.add_type("launcher");
    enemy.speed = enemy.acceleration = enemy.turn = 0.0F;
    enemy.mounts = {Kit::mount("rocket", false, 180.0F)};
    kit.add_craft("launcher", "greebles", place);
    sim::World world = kit.world();
    EXPECT_TRUE(run_until(world, sim::EventKind::Lock, 240).first);
    SoundSubtitles subtitles;
    subtitles.step(Scene(world));
    return std::string(subtitles.shown());
}

TEST(SoundSubtitles, SayWhereARocketComesFrom) {
    EXPECT_EQ(words_for_rocket_from({0.0F, 700.0F}), "Rocket behind you");
    EXPECT_EQ(words_for_rocket_from({0.0F, -700.0F}), "Rocket ahead");
    EXPECT_EQ(words_for_rocket_from({700.0F, 0.0F}), "Rocket from the right");
    EXPECT_EQ(words_for_rocket_from({-700.0F, 0.0F}), "Rocket from the left");
}

TEST(SoundSubtitles, GoAfterAMoment) {
    Kit kit;
    kit.library.weapons[0].heat = 100.0F;
    kit.library.weapons[0].cooling = 50.0F;
    sim::World world = kit.world();
    sim::Input fire;
    fire.set(sim::Input::Fire);
    ASSERT_TRUE(run_until(world, sim::EventKind::GunsHot, 60, fire).first);
    SoundSubtitles subtitles;
    subtitles.step(Scene(world));
    EXPECT_EQ(subtitles.shown(), "Your guns are too hot");
    for (int i = 0; i < 3 * sim::kTicksPerSecond; ++i) {
        world.step({});
        subtitles.step(Scene(world));
    }
    EXPECT_EQ(subtitles.shown(), "");
}

}  // namespace
}  // namespace nl::view
