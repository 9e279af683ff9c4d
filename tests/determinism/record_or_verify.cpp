// usage: record_or_verify record|verify GAME_FOLDER MISSION REPLAY
// Lets the bot fly a mission and keeps its replay, or flies a replay again. replays.sh builds it with
// different compilers: what one has recorded the other must find the same in every tick.

#include <cstdio>
#include <string>

#include "app/bot_flight.hpp"
#include "app/rerun.hpp"

int main(int argc, char** argv) {
    using namespace nl;
    if (argc != 5) return 2;
    const SearchPath files({argv[2]});
    Diagnostics found;
    const auto mission = app::load_for_flight(argv[3], files, found);
    if (!mission) return std::fputs(found.text().c_str(), stderr), 2;
    std::string why;
    if (std::string(argv[1]) == "record") {
        sim::StageOptions options;
        options.seed = 5;
        options.variables = {{"campaign.tins", 3.0}};
        app::Flight flight(*mission, options);
        app::fly_by_bot(flight, sim::Bot(), 90 * sim::kTicksPerSecond);
        if (save::write_replay(argv[4], flight.replay(), why)) return 0;
        return std::fprintf(stderr, "%s: %s\n", argv[4], why.c_str()), 2;
    }
    auto replay = save::read_replay(argv[4], why);
    if (!replay) return std::fprintf(stderr, "%s: %s\n", argv[4], why.c_str()), 2;
    if (const auto difference = app::verify(*replay, *mission))
        return std::printf("%s: %s\n", argv[3], difference->c_str()), 1;
    // And one byte of the input that is not what it was must be named.
    const std::size_t tick = replay->inputs.size() / 2;
    replay->inputs[tick].aim_x = static_cast<std::int16_t>(replay->inputs[tick].aim_x ^ 0x10);
    const auto caught = app::verify(*replay, *mission);
    const std::string name = "tick " + std::to_string(tick + 1) + ": the input";
    if (!caught || caught->find(name) == std::string::npos)
        return std::printf("%s: the changed input of %s is not caught\n", argv[3], name.c_str()), 1;
    std::printf("%s: %zu ticks, the same; a changed input is caught\n", argv[3], replay->inputs.size());
    return 0;
}
