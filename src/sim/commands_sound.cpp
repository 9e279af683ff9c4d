// Commands of the kind "sound": SCRIPT.md section 7.

#include <string>

#include "sim/command_table.hpp"
#include "sim/story.hpp"

namespace nl::sim {
namespace {

using script::Call;
using enum script::ArgType;

void music(Call& call) { story_of(call).cinema().music(std::string(call.text(0))); }
void sound(Call& call) { story_of(call).cinema().sound(std::string(call.text(0))); }

}  // namespace

CommandRows sound_commands() {
    return {
        {"MUSIC", "sound", {{"file", Name, "music"}}, "Changes the music.", music},
        {"SOUND", "sound", {{"name", Name, "sound"}}, "Plays a sound once.", sound},
    };
}

}  // namespace nl::sim
