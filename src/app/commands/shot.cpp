#include <ostream>

#include "app/bot_flight.hpp"
#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"
#include "app/picture.hpp"

namespace nl::app {
namespace {

int shot(const Arguments& arguments, const Console& console) {
    const auto path = arguments.text("--out");
    if (!path) {
        console.err << "nine-lives: shot wants to know where the picture goes: --out FILE.png\n";
        return kExitUsage;
    }
    const auto files = search_path(arguments, console);
    const auto loaded = load_or_say(arguments.words()[0], arguments, console);
    if (!files || !loaded) return kExitBad;
    const auto options = stage_options(arguments, *loaded, console);
    if (!options) return kExitUsage;
    Flight flight(*loaded, *options);
    FlightPicture picture(*loaded, *files, arguments.size("--size", Size{}));
    const auto at = std::max<sim::Tick>(sim::to_ticks(arguments.number("--at", 3.0)), 1);
    fly_by_bot(flight, sim::Bot(), at, [&](const sim::Stage& stage) { picture.after_tick(stage); });
    std::string why;
    if (picture.save(flight.stage(), *path, why)) return kExitGood;
    console.err << *path << ": error: " << why << "\n";
    return kExitBad;
}

}  // namespace

Command shot_command() {
    return {"shot",
            "MISSION",
            1,
            1,
            "Leaves a picture of a mission flown by the bot; needs no display.",
            {{"--at", ValueKind::Number, "SECONDS", "when the picture is taken (3)", 0, 3600},
             {"--out", ValueKind::Text, "FILE.png", "where it goes"},
             {"--size", ValueKind::Size, "WxH", "its size (1280x720)"},
             seed_option(),
             difficulty_option()},
            shot};
}

}  // namespace nl::app
