// Commands of the kind "craft": SCRIPT.md section 7.

#include <vector>

#include "base/text.hpp"
#include "content/words.hpp"
#include "sim/command_table.hpp"
#include "sim/story.hpp"
#include "sim/world.hpp"

namespace nl::sim {
namespace {

using script::Call;
using enum script::ArgType;

/// Calls act(handle) for every craft of the name or group in the first argument, and says so when there is
/// none.
template <class Act>
void for_each_named(Call& call, Act&& act) {
    const std::vector<Handle>& craft = story_of(call).find_all(call.name(0));
    if (craft.empty()) return call.note(concat(call.text(0), " is not there"));
    for (const Handle h : craft) act(h);
}

void activate(Call& call) {
    if (story_of(call).world().activate(call.name(0)) == 0)
        call.note(concat("no ", call.text(0), " is waiting"));
}

void spawn(Call& call) {
    World& world = story_of(call).world();
    const content::CraftType* type = world.library().find_craft(call.text(0));
    if (type != nullptr)
        world.spawn(*type, world.find_side(call.text(1)), call.name(2), kNoName, call.point(3), 0.0F);
}

void remove(Call& call) {
    World& world = story_of(call).world();
    for_each_named(call, [&](Handle h) { world.remove(h); });
}

void destroy(Call& call) {
    World& world = story_of(call).world();
    for_each_named(call, [&](Handle h) { world.destroy(h); });
}

/// Without a time, for as long as the mission lasts.
void disable(Call& call) {
    World& world = story_of(call).world();
    constexpr double kForGood = 86400.0;
    for_each_named(call, [&](Handle h) { world.disable(h, to_ticks(call.number(1, kForGood))); });
}

void set_side(Call& call) {
    World& world = story_of(call).world();
    for_each_named(call, [&](Handle h) { world.set_side(h, world.find_side(call.text(1))); });
}

void set_orders(Call& call) {
    World& world = story_of(call).world();
    const auto order = content::value_of<content::Order>(call.text(1));
    NameId target = kNoName;
    if (call.has(2)) {
        // "player" is a word of the script; the world knows the player's craft by its name.
        const Craft* player = world.player_craft();
        target = call.text(2) == "player" && player != nullptr ? player->name : call.name(2);
    }
    if (!order) return;
    for_each_named(call, [&](Handle h) { world.set_orders(h, {*order, target}); });
}

void set_invulnerable(Call& call) {
    World& world = story_of(call).world();
    for_each_named(call, [&](Handle h) { world.set_invulnerable(h, call.on(1)); });
}

void heal(Call& call) {
    World& world = story_of(call).world();
    for_each_named(call, [&](Handle h) { world.heal(h, static_cast<float>(call.number(1))); });
}

void teleport(Call& call) {
    World& world = story_of(call).world();
    for_each_named(call, [&](Handle h) { world.teleport(h, call.point(1)); });
}

void drop(Call& call) {
    World& world = story_of(call).world();
    const content::ItemType* type = world.library().find_item(call.text(0));
    if (type != nullptr) world.drop_item(*type, call.name(0), call.point(1));
}

}  // namespace

CommandRows craft_commands() {
    constexpr std::string_view kCraft = "craft";
    const script::ArgSpec who{"name-or-group", Name, "craft-or-group"};
    const script::ArgSpec on_off{"on-off", OneOf, "off|on"};
    const script::ArgSpec side{"side", Name, "side"};
    const script::ArgSpec place{"x,y", Point};
    return {
        {"ACTIVATE", kCraft, {who}, "Brings in craft that the mission file holds back.", activate},
        {"SPAWN",
         kCraft,
         {{"ship", Name, "ship"}, side, {"name", Free}, place},
         "Brings in a new craft.",
         spawn},
        {"REMOVE", kCraft, {who}, "Takes craft away without a trace.", remove},
        {"DESTROY", kCraft, {who}, "Destroys craft.", destroy},
        {"DISABLE",
         kCraft,
         {who, {"seconds", Seconds, {}, true}},
         "Cuts their power, for good or for so long.",
         disable},
        {"SET_SIDE", kCraft, {who, side}, "They change sides.", set_side},
        {"SET_ORDERS",
         kCraft,
         {who, {"order", Name, "order"}, {"target", Name, "craft-or-group", true}},
         "What they do from now on.",
         set_orders},
        {"SET_INVULNERABLE", kCraft, {who, on_off}, "Nothing harms them.", set_invulnerable},
        {"HEAL",
         kCraft,
         {who, {"percent", Percent}},
         "Mends their hulls by so many percent of a whole one.",
         heal},
        {"TELEPORT", kCraft, {who, place}, "Puts them there at once.", teleport},
        {"DROP", kCraft, {{"item", Name, "item-type"}, place}, "Leaves an item there.", drop},
    };
}

}  // namespace nl::sim
