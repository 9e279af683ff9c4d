#include <ostream>

#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"
#include "app/demo.hpp"
#include "app/game.hpp"

namespace nl::app {
namespace {

int play(const Arguments& arguments, const Console& console) {
    const auto files = search_path(arguments, console);
    if (!files) return kExitBad;
    GameSetup setup;
    setup.mission = arguments.text("--mission");
    if (arguments.has("--windowed")) setup.fullscreen = false;
    if (arguments.has("--fullscreen")) setup.fullscreen = true;
    setup.size = arguments.size("--size", Size{});
    setup.mute = arguments.has("--mute");
    if (arguments.has("--graphics-card")) setup.device = view::DeviceChoice::Hardware;
    if (arguments.has("--no-graphics-card")) setup.device = view::DeviceChoice::Software;
    if (arguments.has("--seed")) setup.seed = static_cast<std::uint64_t>(arguments.whole("--seed", 1));
    setup.log_events = arguments.has("--log-events");
    setup.watch = arguments.has("--watch");
    std::string why;
    if (const auto status = play_game(setup, *files, why)) return *status;
    console.out << "No window can be opened here (" << why
                << "), so the bot flies the demo mission without one.\n\n";
    return fly_demo(setup.mission.value_or(std::string(kDemoMission)), *files, console);
}

}  // namespace

Command play_command() {
    return {
        "",
        "",
        0,
        0,
        "Plays the game in a window.",
        {{"--mission", ValueKind::Text, "MISSION", "start this mission at once: an id or a file"},
         {"--windowed", ValueKind::None, "", "in a window, whatever the options say"},
         {"--fullscreen", ValueKind::None, "", "on the whole screen"},
         {"--size", ValueKind::Size, "WxH", "size of the window (1280x720)"},
         {"--mute", ValueKind::None, "", "without sound"},
         {"--graphics-card", ValueKind::None, "",
          "draw through the graphics driver even where it has no card"},
         {"--no-graphics-card", ValueKind::None, "", "draw with the processor alone"},
         {"--seed", ValueKind::Whole, "N", "the luck of every mission", 0, 9e15},
         {"--watch", ValueKind::None, "",
          "load missions, data, pictures and sounds anew when their files change"},
         {"--log-events", ValueKind::None, "", "say on the error stream which screen is up and who talks"}},
        play};
}

}  // namespace nl::app
