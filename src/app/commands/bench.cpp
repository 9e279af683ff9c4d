#include <charconv>
#include <cmath>
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

/// "10,50,100"; empty when it is no such list.
std::vector<int> numbers_of(std::string_view text) {
    constexpr int kMost = 5000;
    std::vector<int> out;
    for (const std::string_view word : split(text, ',')) {
        int n = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
        if (error != std::errc{} || end != word.data() + word.size() || n < 1 || n > kMost) return {};
        out.push_back(n);
    }
    return out;
}

void print(const sim::BenchResult& result, const sim::BenchResult* before, bool json,
           const Console& console) {
    console.out << (json ? sim::to_json(result) : sim::to_text(result));
    if (!json && before != nullptr) {
        const double exponent = sim::growth(*before, result);
        console.out << "  growth " << static_cast<double>(std::lround(exponent * 100.0)) / 100.0;
    }
    console.out << "\n" << std::flush;
}

int bench(const Arguments& arguments, const Console& console) {
    const auto fighters = numbers_of(arguments.text("--fighters").value_or("100"));
    if (fighters.empty()) {
        console.err << "nine-lives: --fighters wants numbers from 1 to 5000, like 100 or 10,50,100\n";
        return kExitUsage;
    }
    const auto files = search_path(arguments, console);
    if (!files) return kExitBad;
    Diagnostics diagnostics;
    const auto library = content::load_library(*files, diagnostics);
    if (diagnostics.has_errors()) {
        console.err << diagnostics.text();
        return kExitBad;
    }
    sim::BenchOptions options;
    options.ticks = static_cast<int>(arguments.whole("--ticks", options.ticks));
    options.bullets = static_cast<int>(arguments.whole("--bullets", 0));
    options.seed = static_cast<std::uint64_t>(arguments.whole("--seed", 1));
    std::optional<sim::BenchResult> before;
    for (const int n : fighters) {
        options.fighters = n;
        if (arguments.has("--draw")) {
            (void)bench_drawing(*files, library, n, console);
            continue;
        }
        const auto result = sim::best_of(static_cast<int>(arguments.whole("--best-of", 1)), library, options,
                                         {thread_time_ns, console.allocations});
        print(result, before ? &*before : nullptr, arguments.has("--json"), console);
        before = result;
    }
    return kExitGood;
}

}  // namespace

Command bench_command() {
    return {"bench",
            "",
            0,
            0,
            "Measures how fast the world ticks, or is drawn, with many fighters.",
            {{"--fighters", ValueKind::Text, "N,N,...", "a side (100); several show how the cost grows"},
             {"--bullets", ValueKind::Whole, "N",
              "instead: N bullets in flight against craft that do nothing", 1, 100000},
             {"--best-of", ValueKind::Whole, "N", "measure N times and tell the best (1)", 1, 100},
             {"--ticks", ValueKind::Whole, "N", "measured (600)", 1, 1000000},
             {"--draw", ValueKind::None, "", "measure the drawing instead"},
             {"--json", ValueKind::None, "", "print one JSON object a line"},
             seed_option()},
            bench};
}

}  // namespace nl::app
