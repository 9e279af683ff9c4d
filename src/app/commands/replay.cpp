#include <ostream>

#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"
#include "app/game.hpp"
#include "app/print_line.hpp"
#include "app/rerun.hpp"
#include "base/files.hpp"
#include "sim/transcript.hpp"

namespace nl::app {
namespace {

/// A damaged file is refused everywhere; whoever verifies wants to know where the damage is.
int tell_damage(const std::string& path, const std::string& why, const Arguments& arguments,
                const Console& console) {
    console.err << path << ": error: " << why << "\n";
    std::string ignored;
    const auto bytes = read_file(path, ignored);
    const auto rest = bytes ? save::decode_damaged(*bytes) : std::nullopt;
    if (!rest || !arguments.has("--verify")) return kExitBad;
    const auto loaded = load_or_say(rest->mission, arguments, console);
    if (!loaded) return kExitBad;
    const auto difference = verify(*rest, *loaded);
    if (difference && rest->inputs.size() == rest->checks.size())
        console.out << path << ": " << *difference << "\n";
    else if (difference || rest->inputs.size() < rest->checks.size())
        console.out << path << ": " << difference.value_or("") << (difference ? "; " : "")
                    << "the inputs make no sense after tick " << rest->inputs.size() << "\n";
    return kExitBad;
}

int show(const std::string& path, const Arguments& arguments, const Console& console) {
    const auto files = search_path(arguments, console);
    if (!files) return kExitBad;
    GameSetup setup;
    setup.replay = path;
    setup.size = arguments.size("--size", Size{});
    setup.mute = arguments.has("--mute");
    std::string why;
    if (const auto status = play_game(setup, *files, why)) return *status;
    console.err << "nine-lives: no window can be opened here: " << why << "\n";
    return kExitBad;
}

int replay(const Arguments& arguments, const Console& console) {
    const std::string& path = arguments.words()[0];
    std::string why;
    const auto recorded = save::read_replay(path, why);
    if (!recorded) return tell_damage(path, why, arguments, console);
    if (arguments.has("--show")) return show(path, arguments, console);
    const auto loaded = load_or_say(recorded->mission, arguments, console);
    if (!loaded) return kExitBad;
    if (!arguments.has("--verify")) {
        Flight flight(*loaded, options_of(*recorded));
        sim::Transcript transcript(print_line, &console.out);
        for (const sim::Input& input : recorded->inputs) {
            flight.tick(input);
            transcript.tell(flight.stage());
        }
        return kExitGood;
    }
    if (const auto difference = verify(*recorded, *loaded)) {
        console.out << path << ": " << *difference << "\n";
        return kExitBad;
    }
    console.out << path << ": " << recorded->inputs.size() << " ticks, " << recorded->hashes.size()
                << " states, all as they were\n";
    return kExitGood;
}

}  // namespace

Command replay_command() {
    return {"replay",
            "FILE",
            1,
            1,
            "Flies a recorded flight again and prints what is said.",
            {{"--verify", ValueKind::None, "",
              "compare every tick with what was recorded; 1, and the first tick that differs, if any does"},
             {"--show", ValueKind::None, "", "watch it in a window"},
             {"--size", ValueKind::Size, "WxH", "size of the window (1280x720)"},
             {"--mute", ValueKind::None, "", "without sound"}},
            replay};
}

}  // namespace nl::app
