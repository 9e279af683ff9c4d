#include "sim/grid.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "base/random.hpp"

namespace nl::sim {
namespace {

// What a search finds is what a look at every body would find: craft, and rocks over many cells, in the
// arena and pushed out of it.

constexpr Vec2 kArena{2400.0F, 1500.0F};

struct Crowd {
    Grid grid{kArena};
    std::vector<Body> bodies;

    explicit Crowd(std::uint64_t seed, int n = 250) {
        Random random(seed);
        for (int i = 0; i < n; ++i) {
            Body b;
            b.at = place(random);
            b.radius = random.range(4.0F, i % 10 == 0 ? 420.0F : 60.0F);
            b.slot = static_cast<std::uint32_t>(i);
            b.flags = i % 3 == 0 ? std::uint8_t{Body::Hidden} : std::uint8_t{0};
            bodies.push_back(b);
            grid.add(b);
        }
        grid.build();
    }

    /// Now and then beyond the arena's edge.
    static Vec2 place(Random& random) {
        const float x = random.range(-kArena.x, kArena.x) * 0.7F;
        const float y = random.range(-kArena.y, kArena.y) * 0.7F;
        return {x, y};
    }
};

bool touch(const Body& b, Vec2 at, float radius) {
    const float reach = radius + b.radius;
    return length_squared(b.at - at) < reach * reach;
}

float to_segment(Vec2 p, Vec2 a, Vec2 b) {
    const Vec2 d = b - a;
    const float along = length_squared(d) > 0.0F ? dot(p - a, d) / length_squared(d) : 0.0F;
    return length(p - (a + d * std::clamp(along, 0.0F, 1.0F)));
}

TEST(Grid, ACircleFindsEachBodyThatItTouchesOnce) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Crowd crowd(seed);
        Random random(seed, 7);
        for (int look = 0; look < 60; ++look) {
            const Vec2 at = Crowd::place(random);
            const float radius = random.range(1.0F, 700.0F);
            std::map<std::uint32_t, int> found;
            crowd.grid.visit_circle(at, radius, [&](const Body& b) { ++found[b.slot]; });
            for (const Body& b : crowd.bodies)
                EXPECT_EQ(found[b.slot], touch(b, at, radius) ? 1 : 0)
                    << "seed " << seed << ", body " << b.slot << " round " << at.x << ", " << at.y;
        }
    }
}

TEST(Grid, EachOverlappingPairComesOnce) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Crowd crowd(seed);
        std::map<std::pair<std::uint32_t, std::uint32_t>, int> found;
        crowd.grid.visit_pairs([&](const Body& a, const Body& b) { ++found[std::minmax(a.slot, b.slot)]; });
        for (const Body& a : crowd.bodies)
            for (const Body& b : crowd.bodies)
                if (a.slot < b.slot) {
                    EXPECT_EQ((found[{a.slot, b.slot}]), touch(a, b.at, b.radius) ? 1 : 0)
                        << "seed " << seed << ", bodies " << a.slot << " and " << b.slot;
                }
    }
}

TEST(Grid, ALineAndABoxMissNothingOnTheirWay) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Crowd crowd(seed);
        Random random(seed, 9);
        for (int look = 0; look < 60; ++look) {
            const Vec2 from = Crowd::place(random);
            const Vec2 to = Crowd::place(random);
            const float width = random.range(0.0F, 40.0F);
            std::set<std::uint32_t> along;
            std::set<std::uint32_t> within;
            crowd.grid.visit_line(from, to, width, [&](const Body& b) { along.insert(b.slot); });
            const Vec2 low{std::min(from.x, to.x), std::min(from.y, to.y)};
            const Vec2 high{std::max(from.x, to.x), std::max(from.y, to.y)};
            crowd.grid.visit_box(low, high, [&](const Body& b) { within.insert(b.slot); });
            for (const Body& b : crowd.bodies) {
                if (to_segment(b.at, from, to) < width + b.radius) {
                    EXPECT_TRUE(along.contains(b.slot)) << "seed " << seed << ", body " << b.slot;
                }
                const Vec2 nearest{std::clamp(b.at.x, low.x, high.x), std::clamp(b.at.y, low.y, high.y)};
                if (length(b.at - nearest) < b.radius) {
                    EXPECT_TRUE(within.contains(b.slot)) << "seed " << seed << ", body " << b.slot;
                }
            }
        }
    }
}

TEST(Grid, WhatIsAddedKeepsItsOrderAndIsGoneWhenCleared) {
    Crowd crowd(3);
    std::uint32_t expected = 0;
    for (const Body& b : crowd.grid.bodies()) EXPECT_EQ(b.slot, expected++);
    EXPECT_EQ(expected, crowd.bodies.size());
    crowd.grid.clear();
    crowd.grid.build();
    int found = 0;
    crowd.grid.visit_circle({}, 5000.0F, [&](const Body&) { ++found; });
    crowd.grid.visit_pairs([&](const Body&, const Body&) { ++found; });
    EXPECT_EQ(found, 0);
}

}  // namespace
}  // namespace nl::sim
