#include <ostream>

#include "app/commands/commands.hpp"
#include "app/flight.hpp"
#include "app/transcript.hpp"

namespace nl::app {
namespace {

constexpr std::int64_t kLongestRehearsal = 60 * 60 * sim::kTicksPerSecond;

void print_line(void* user, std::string_view line) { *static_cast<std::ostream*>(user) << line << "\n"; }

int rehearse(const Arguments& arguments, const Console& console) {
    const auto loaded = load_or_say(arguments.words()[0], arguments, console);
    if (!loaded) return kExitBad;
    auto options = stage_options(arguments, *loaded, console);
    if (!options) return kExitUsage;
    options->rehearsal = true;
    Flight flight(*loaded, *options);
    sim::Stage& stage = flight.stage();
    const bool trace = arguments.has("--trace");
    if (trace) stage.trace_to(print_line, &console.out);
    Transcript transcript(console.out);
    const auto limit = arguments.whole("--ticks", kLongestRehearsal);
    while (!stage.ended() && stage.now() < limit) {
        stage.tick(sim::Input{});
        if (!trace) transcript.note(stage);
    }
    return kExitGood;
}

}  // namespace

Command rehearse_command() {
    return {"rehearse",
            "MISSION",
            1,
            1,
            "Runs a mission's script at full speed with the player's ship left alone; prints what is said.",
            {{"--trace", ValueKind::None, "", "print one JSON object an event instead"},
             {"--ticks", ValueKind::Whole, "N", "stop after N ticks (60 a second)", 1, 1e9},
             seed_option(),
             difficulty_option()},
            rehearse};
}

}  // namespace nl::app
