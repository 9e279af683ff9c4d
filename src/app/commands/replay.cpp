#include <ostream>

#include "app/commands/commands.hpp"
#include "app/flight.hpp"
#include "app/print_line.hpp"
#include "sim/transcript.hpp"

namespace nl::app {
namespace {

int replay(const Arguments& arguments, const Console& console) {
    const std::string& path = arguments.words()[0];
    std::string why;
    const auto recorded = save::read_replay(path, why);
    if (!recorded) {
        console.err << path << ": error: " << why << "\n";
        return kExitBad;
    }
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
              "compare every second with what was recorded; 1 if anything differs"}},
            replay};
}

}  // namespace nl::app
