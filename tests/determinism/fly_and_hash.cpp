// Flies a battle in which everything that the world knows happens and prints the hash of its state once a
// second. compare.sh builds it with several compilers: the lists must be the same to the bit.

#include <cstdio>

#include "../sim/world_kit.hpp"

namespace {

using namespace nl;
using content::Trait;
using content::WeaponKind;
using sim::testing::Kit;

void add_weapons(Kit& kit) {
    kit.library.weapons[0].spread = 3.0F;
    auto& beam = kit.add_weapon("beam", WeaponKind::Beam);
    beam.range = 500.0F;
    beam.heat = 1.2F;
    kit.add_weapon("rail", WeaponKind::Rail).warm_up = 0.4F;
    auto& rocket = kit.add_weapon("rocket", WeaponKind::Rocket);
    rocket.speed = 600.0F;
    rocket.range = 1800.0F;
    rocket.turn = 170.0F;
    rocket.cooldown = 1.5F;
    rocket.blast_radius = 80.0F;
    rocket.push = 120.0F;
    auto& mine = kit.add_weapon("mine", WeaponKind::Mine);
    mine.range = 110.0F;
    mine.blast_radius = 150.0F;
    mine.life = 20.0F;
    auto& emp = kit.add_weapon("emp", WeaponKind::Emp);
    emp.speed = 900.0F;
    emp.range = 420.0F;
    emp.disable = 3.0F;
    emp.cooldown = 4.0F;
    auto& flare = kit.add_weapon("flare", WeaponKind::Flare);
    flare.life = 2.0F;
    kit.add_weapon("line", WeaponKind::Tow).range = 340.0F;
}

void add_craft_types(Kit& kit) {
    kit.craft("tabby").mounts = {Kit::mount("pulse"), Kit::mount("rail"), Kit::mount("rocket", true),
                                 Kit::mount("line", true), Kit::mount("flare")};
    kit.craft("tabby").shield = 60.0F;
    kit.craft("tabby").hull = 900.0F;
    for (int i = 0; i < 8; ++i) {
        auto& t = kit.add_type("special-" + std::to_string(i), true);
        t.traits = {static_cast<Trait>(i)};
        t.trait_period = 1.5F;
        t.carries = "gnat";
        t.mounts.push_back(Kit::mount(i % 2 == 0 ? "mine" : "emp", true));
        t.mounts.push_back(Kit::mount(i % 2 == 0 ? "beam" : "rocket", false, 120.0F));
        t.drops = {"pod"};
        t.drop_chance = 0.5F;
        content::Part part;
        part.at = {30.0F, 10.0F};
        part.speed_loss = 0.2F;
        if (i == 6) t.parts = {part, part};
    }
}

void add_mission(Kit& kit) {
    kit.mission.arena = {5000.0F, 4000.0F};
    for (int i = 0; i < 8; ++i) {
        kit.add_craft("special-" + std::to_string(i), "greebles", {900.0F, 0.0F}, content::Order::Engage, 2);
        kit.mission.craft.back().scatter = 900.0F;
    }
    kit.add_craft("tabby", "cats", {-600.0F, 0.0F}, content::Order::Engage, 8);
    kit.mission.craft.back().scatter = 700.0F;
    kit.mission.craft.back().lives = 3;
    content::Hazard rocks;
    rocks.count = 30;
    content::Hazard mines = rocks;
    mines.type = "mine";
    kit.mission.hazards = {rocks, mines};
    content::Spawner hive;
    hive.types = {"gnat", "special-0"};
    hive.every = 4.0F;
    hive.step_max = 3;
    hive.active = true;
    kit.mission.spawners = {hive};
    kit.mission.items.push_back({"pod", "", 12, {}, 1500.0F, {}});
}

sim::Input input_at(int tick) {
    sim::Input in;
    in.move_x = static_cast<std::int8_t>(tick * 3 % 255 - 127);
    in.move_y = static_cast<std::int8_t>(tick * 7 % 255 - 127);
    in.aim_x = static_cast<std::int16_t>(tick * 11 % 1200 - 600);
    in.aim_y = static_cast<std::int16_t>(tick * 13 % 1000 - 500);
    in.buttons = static_cast<std::uint32_t>(tick) * 2654435761U >> 12U;
    return in;
}

}  // namespace

int main() {
    Kit kit;
    add_weapons(kit);
    add_craft_types(kit);
    add_mission(kit);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        sim::World world = kit.world(seed);
        for (int tick = 1; tick <= 1800; ++tick) {
            world.step(input_at(tick));
            if (world.player_craft() == nullptr) (void)world.take_over(world.next_ship());
            if (tick % 60 == 0)
                std::printf("%llu %d %zu %zu %016llx\n", static_cast<unsigned long long>(seed), tick,
                            world.craft().size(), world.bullets().size(),
                            static_cast<unsigned long long>(sim::testing::hash_of(world)));
        }
    }
    return 0;
}
