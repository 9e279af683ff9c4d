#include <ctime>
#include <ostream>

#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"
#include "base/text.hpp"
#include "content/feel.hpp"
#include "sim/bench.hpp"
#include "view/draw_bench.hpp"

namespace nl::app {
namespace {

std::uint64_t thread_time_ns() {
    timespec t{};
    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<std::uint64_t>(t.tv_sec) * 1000000000U + static_cast<std::uint64_t>(t.tv_nsec);
}

int bench_drawing(const SearchPath& files, const content::Library& library, int fighters,
                  const Console& console) {
    Diagnostics ignored;
    const content::Feel feel = content::load_feel(files, ignored);
    Log log([](std::string_view) {});
    for (const auto quality : {view::Quality::Low, view::Quality::Medium, view::Quality::High}) {
        const auto cost = view::measure_drawing(files, library, feel, log, fighters, quality);
        console.out << "drawing, quality " << static_cast<int>(quality) + 1 << " of 3: " << cost.milliseconds
                    << " ms a frame, " << cost.draw_calls << " draw calls, " << cost.quads << " quads, "
                    << cost.textures_made << " textures made\n";
    }
    return kExitGood;
}

int bench(const Arguments& arguments, const Console& console) {
    const auto files = search_path(arguments, console);
    if (!files) return kExitBad;
    Diagnostics diagnostics;
    const auto library = content::load_library(*files, diagnostics);
    if (diagnostics.has_errors()) {
        console.err << diagnostics.text();
        return kExitBad;
    }
    sim::BenchOptions options;
    options.fighters = static_cast<int>(arguments.whole("--fighters", options.fighters));
    options.ticks = static_cast<int>(arguments.whole("--ticks", options.ticks));
    options.seed = static_cast<std::uint64_t>(arguments.whole("--seed", 1));
    if (arguments.has("--draw")) return bench_drawing(*files, library, options.fighters, console);
    const auto result = sim::run_bench(library, options, {thread_time_ns, {}});
    console.out << (arguments.has("--json") ? sim::to_json(result) : sim::to_text(result)) << "\n";
    return kExitGood;
}

}  // namespace

Command bench_command() {
    return {"bench",
            "",
            0,
            0,
            "Measures how fast the world ticks, or is drawn, with many fighters.",
            {{"--fighters", ValueKind::Whole, "N", "a side (100)", 1, 2000},
             {"--ticks", ValueKind::Whole, "N", "measured (600)", 1, 1000000},
             {"--draw", ValueKind::None, "", "measure the drawing instead"},
             {"--json", ValueKind::None, "", "print the result as one JSON object"},
             seed_option()},
            bench};
}

}  // namespace nl::app
