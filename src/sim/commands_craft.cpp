// Commands of the kind "craft": SCRIPT.md section 7.

#include "content/words.hpp"
#include "sim/command_table.hpp"
#include "sim/story.hpp"
#include "sim/world.hpp"

namespace nl::sim {
namespace {

using script::Call;
using enum script::ArgType;

void activate(Call& call) {
    if (story_of(call).world().activate(call.name(0)) == 0) call.note("nobody of that name is waiting");
}

}  // namespace

CommandRows craft_commands() {
    constexpr std::string_view kCraft = "craft";
    const script::ArgSpec who{"name", Name, "craft-or-group"};
    return {
        {"ACTIVATE", kCraft, {who}, "Brings in craft that the mission file holds back.", activate},
    };
}

}  // namespace nl::sim
