#include <chrono>
#include <ostream>

#include "app/bot_flight.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/fly_many.hpp"
#include "app/data_folders.hpp"
#include "app/print_line.hpp"
#include "base/text.hpp"
#include "sim/report.hpp"
#include "sim/transcript.hpp"

namespace nl::app {
namespace {

double rounded(double value) {
    return static_cast<double>(static_cast<std::int64_t>(value * 10.0 + 0.5)) / 10.0;
}

std::string as_json(const Flight& flight, double times_real_time) {
    const sim::Stage& stage = flight.stage();
    const sim::Statistics& s = stage.statistics();
    const auto number = [](std::int64_t n) { return to_text(n); };
    return concat("{\"mission\": ", json_quoted(flight.loaded().mission->id),
                  ", \"seed\": ", number(static_cast<std::int64_t>(stage.options().seed)),
                  ", \"difficulty\": ", json_quoted(stage.options().difficulty),
                  ", \"result\": ", json_quoted(result_of(stage)), ", \"ticks\": ", number(stage.now()),
                  ", \"times_real_time\": ", to_text(times_real_time), ", \"kills\": ", number(s.kills),
                  ", \"shots\": ", number(s.shots), ", \"hits\": ", number(s.hits),
                  ", \"reason\": ", json_quoted(stage.fail_reason()), "}\n");
}

std::string as_text(const Flight& flight, double times_real_time) {
    const sim::Stage& stage = flight.stage();
    return concat(flight.loaded().mission->name, ", seed ", std::to_string(stage.options().seed), ": ",
                  result_of(stage), stage.fail_reason().empty() ? "" : " (", stage.fail_reason(),
                  stage.fail_reason().empty() ? "" : ")", " after ",
                  to_text(rounded(static_cast<double>(stage.now()) / sim::kTicksPerSecond)), " s, ",
                  to_text(times_real_time), " times real time\n");
}

bool record(const Flight& flight, const Arguments& arguments, const Console& console) {
    const auto path = arguments.text("--record");
    std::string why;
    if (!path || save::write_replay(*path, flight.replay(), why)) return true;
    console.err << *path << ": error: " << why << "\n";
    return false;
}

sim::BotStyle style_of(const Arguments& arguments) {
    const std::string name = arguments.text("--style").value_or("normal");
    for (const auto style : {sim::BotStyle::Careful, sim::BotStyle::Reckless, sim::BotStyle::Idle})
        if (sim::name_of(style) == name) return style;
    return sim::BotStyle::Normal;
}

int fly(const Arguments& arguments, const Console& console) {
    if (arguments.words().empty() != arguments.has("--campaign")) {
        console.err << "nine-lives: fly wants either a mission or --campaign\n";
        return kExitUsage;
    }
    if (const auto style = arguments.text("--style"); style && !is_style(*style)) {
        console.err << "nine-lives: --style is normal, careful, reckless, idle or all, not '"
                    << excerpt(*style) << "'\n";
        return kExitUsage;
    }
    if (wants_many(arguments)) return fly_many(arguments, console);
    const auto loaded = load_or_say(arguments.words()[0], arguments, console);
    if (!loaded) return kExitBad;
    const auto options = stage_options(arguments, *loaded, console);
    if (!options) return kExitUsage;
    Flight flight(*loaded, *options);
    sim::Transcript transcript(print_line, &console.out);
    const bool talk = arguments.has("--transcript");
    const auto start = std::chrono::steady_clock::now();
    const auto limit = static_cast<sim::Tick>(arguments.whole("--ticks", kLongestFlight));
    fly_by_bot(flight, sim::Bot(style_of(arguments)), limit, [&](const sim::Stage& stage) {
        if (talk) transcript.tell(stage);
    });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    const double seconds = static_cast<double>(flight.stage().now()) / sim::kTicksPerSecond;
    const double times = rounded(seconds / std::max(took.count(), 1e-6));
    console.out << (arguments.has("--json") ? as_json(flight, times) : as_text(flight, times));
    if (!record(flight, arguments, console)) return kExitBad;
    return result_of(flight.stage()) == "complete" ? kExitGood : kExitLost;
}

}  // namespace

Command fly_command() {
    return {"fly",
            "[MISSION]",
            0,
            1,
            "Lets the bot fly a mission without a window; exit status 0 if it is completed, else 3.",
            {seed_option(),
             difficulty_option(),
             {"--style", ValueKind::Text, "STYLE",
              "how the bot flies: normal, careful, reckless, idle, all (normal)"},
             {"--runs", ValueKind::Whole, "N",
              "fly it N times with seeds one after the other, and print a table", 1, 100000},
             {"--jobs", ValueKind::Whole, "N", "on N threads (1)", 1, 256},
             {"--campaign", ValueKind::None, "", "every mission of the campaign instead of one"},
             {"--ticks", ValueKind::Whole, "N", "give up after N ticks (60 a second)", 1, 10000000},
             {"--json", ValueKind::None, "",
              "print JSON: an object a flight, or with --campaign and --runs one for each mission, "
              "difficulty and style"},
             {"--transcript", ValueKind::None, "", "print what is said and what happens, too"},
             {"--record", ValueKind::Text, "FILE", "leave a replay of the flight"}},
            fly};
}

}  // namespace nl::app
