// What a tick of many scripts costs: a thousand functions that all run at once must stay under 50
// microseconds.

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "base/name_table.hpp"
#include "script/compile.hpp"
#include "script/host.hpp"
#include "script/own_rows.hpp"
#include "script/runner.hpp"

namespace nl::script {
namespace {

struct Deaf final : Host {
    void function_started(std::uint32_t, const Function&) override {}
    void line_executed(std::uint32_t, const Function&, std::uint32_t) override {}
    void function_ended(std::uint32_t, const Function&) override {}
    void complained(std::uint32_t, const Function&, std::uint32_t, std::string_view) override {}
};

/// Functions that all start at START and never end, with these lines in a loop.
Program program_of(int functions, const std::vector<std::string>& lines) {
    static const Table kTable{{}, {}, {}};
    ScriptSource source;
    for (int f = 0; f < functions; ++f) {
        FunctionSource function{{"START", {1, 1}, {}}, false, {}};
        function.lines.push_back({"REPEAT 1000000", {1, 1}, {}});
        for (const auto& line : lines) function.lines.push_back({line, {1, 1}, {}});
        function.lines.push_back({"END_REPEAT", {1, 1}, {}});
        source.functions.push_back(std::move(function));
    }
    Diagnostics diagnostics;
    return compile(source, kTable, {}, diagnostics).value();
}

void run(benchmark::State& bench, const std::vector<std::string>& lines) {
    const Program program = program_of(static_cast<int>(bench.range(0)), lines);
    Deaf host;
    NameTable names;
    Runner runner(program, host, names);
    runner.fire(kStartEvent);
    std::int64_t tick = 0;
    for (int i = 0; i < 10; ++i) runner.step(++tick);
    for (auto _ : bench) runner.step(++tick);
}

/// As most do most of the time.
void ScriptsThatWait(benchmark::State& bench) { run(bench, {"WAIT_UNTIL 1 == 2"}); }
BENCHMARK(ScriptsThatWait)->Arg(1000)->Unit(benchmark::kMicrosecond);

void ScriptsThatDelay(benchmark::State& bench) { run(bench, {"DELAY 3", "ADD x;1"}); }
BENCHMARK(ScriptsThatDelay)->Arg(1000)->Unit(benchmark::kMicrosecond);

/// The worst there can be: a command of each in every tick.
void ScriptsThatAct(benchmark::State& bench) { run(bench, {"ADD x;y + 1", "IF x > 0", "SET y;2", "END_IF"}); }
BENCHMARK(ScriptsThatAct)->Arg(1000)->Unit(benchmark::kMicrosecond);

void ScriptsInParallel(benchmark::State& bench) {
    run(bench, {"PARALLEL", "BRANCH", "WAIT_UNTIL 1 == 2", "BRANCH", "DELAY 1", "END_PARALLEL"});
}
BENCHMARK(ScriptsInParallel)->Arg(1000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace nl::script
