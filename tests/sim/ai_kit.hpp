#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "base/vec2.hpp"
#include "world_kit.hpp"

namespace nl::sim::testing {

/// The first craft of a type that is not the player.
inline Craft& first(World& world, std::string_view type) {
    Craft* found = nullptr;
    world.craft().for_each([&](Handle h, Craft& c) {
        if (found == nullptr && h != world.player() && c.type->id == type) found = &c;
    });
    EXPECT_NE(found, nullptr) << type;
    return *found;
}

inline Craft& player(World& world) { return *world.craft().get(world.player()); }

/// A kit whose player is out of the way and untouchable, so that only the AI acts.
struct Arena : Kit {
    Arena() {
        mission.arena = {8000.0F, 6000.0F};
        mission.player.at = {-3600.0F, 2600.0F};
        craft("gnat").personality.evasion = 0.0F;
        craft("gnat").personality.courage = 1.0F;
        craft("gnat").hull = 1e6F;
        craft("tabby").hull = 1e6F;
        craft("dummy").hull = 1e6F;
        library.craft.insert(library.craft.begin(), fighter("barge", false));  // goes where the test says
        craft("barge").hull = 1e6F;
    }
    [[nodiscard]] World watched(std::uint64_t seed = 1) const {
        World w = world(seed);
        w.set_rehearsal(true);
        return w;
    }
};

}  // namespace nl::sim::testing
