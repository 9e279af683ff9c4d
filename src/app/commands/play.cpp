#include <ostream>

#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"

namespace nl::app {
namespace {

int play(const Arguments& arguments, const Console& console) {
    if (!search_path(arguments, console)) return kExitBad;
    console.err << "nine-lives: there is nothing to play yet\n";
    return kExitBad;
}

}  // namespace

Command play_command() {
    return {"",
            "",
            0,
            0,
            "Plays the game in a window.",
            {{"--mission", ValueKind::Text, "MISSION", "start this mission at once: an id or a file"},
             {"--windowed", ValueKind::None, "", "in a window, whatever the options say"},
             {"--fullscreen", ValueKind::None, "", "on the whole screen"},
             {"--size", ValueKind::Size, "WxH", "size of the window, such as 1280x720"},
             {"--mute", ValueKind::None, "", "without sound"},
             {"--seed", ValueKind::Whole, "N", "the luck of the first mission"}},
            play};
}

}  // namespace nl::app
