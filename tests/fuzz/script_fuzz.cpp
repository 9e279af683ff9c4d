// The parser of scripts, and then the runner: any lines at all. A line that begins with a tab belongs to the
// function above it; any other begins one.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/text.hpp"
#include "script/compile.hpp"
#include "script/host.hpp"
#include "script/runner.hpp"
#include "script/vocabulary.hpp"

namespace {

struct Deaf final : nl::script::Host {
    void function_started(std::uint32_t, const nl::script::Function&) override {}
    void line_executed(std::uint32_t, const nl::script::Function&, std::uint32_t) override {}
    void function_ended(std::uint32_t, const nl::script::Function&) override {}
    void complained(std::uint32_t, const nl::script::Function&, std::uint32_t, std::string_view) override {}
};

nl::ScriptSource source_of(std::string_view text) {
    nl::ScriptSource source;
    std::uint32_t at = 0;
    for (const auto line : nl::split(text, '\n')) {
        nl::SourceLine where{std::string(line), {++at, 1}, {}};
        if (line.starts_with('\t') && !source.functions.empty()) {
            source.functions.back().lines.push_back(std::move(where));
        } else {
            source.functions.push_back({std::move(where), at % 3 == 0, {}});
        }
    }
    return source;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // The script room's own rows are enough to run: the sim's would need a stage.
    static const nl::script::Table kTable{{}, {}, {}};
    nl::Diagnostics diagnostics;
    const auto program =
        nl::script::compile(source_of({reinterpret_cast<const char*>(data), size}), kTable, {}, diagnostics);
    if (!program) return 0;
    Deaf host;
    nl::NameTable names;
    nl::script::Runner runner(*program, host, names);
    runner.fire(kTable.find_event("START"));
    for (std::int64_t tick = 1; tick <= 60; ++tick) {
        runner.step(tick);
        if (runner.choice() != nullptr) (void)runner.pick(static_cast<std::uint32_t>(tick % 3));
    }
    return 0;
}
