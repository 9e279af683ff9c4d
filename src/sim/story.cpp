#include "sim/story.hpp"

#include <utility>

#include "base/text.hpp"
#include "script/compile.hpp"
#include "sim/command_table.hpp"
#include "sim/story_vocabulary.hpp"
#include "sim/world.hpp"

namespace nl::sim {
namespace {

/// A stage is only made of a mission that has been checked; one with errors plays without its script.
script::Program compiled(const content::Library& library, const content::Mission& mission) {
    Diagnostics diagnostics;
    auto program = compile_story(library, mission, diagnostics);
    return program ? std::move(*program) : script::Program{};
}

}  // namespace

std::optional<script::Program> compile_story(const content::Library& library, const content::Mission& mission,
                                             Diagnostics& diagnostics) {
    return script::compile(mission.script, command_table(), vocabulary_of(library, mission), diagnostics);
}

Story::Story(const content::Library& library, const content::Mission& mission, StoryContext& context)
    : library_(library),
      context_(context),
      program_(compiled(library, mission)),
      runner_(program_, *this, context.world.names()) {
    watch_health();
}

void Story::watch_health() {
    for (const auto& f : program_.functions) {
        if (f.event != event_of(Trigger::Health)) continue;
        context_.triggers.watch_health(runner_.bound(f.event_name), static_cast<int>(f.event_number));
    }
}

void Story::fire(Trigger trigger, std::string_view name, int number) {
    const NameId id = context_.world.names().find(name);
    if (id == kNoName && !name.empty()) return;  // no function can wait for a name that nothing knows
    runner_.fire(event_of(trigger), id, number);
}

void Story::step() { runner_.step(context_.now); }

void Story::hash(StateHash& into) const { runner_.hash(into); }

void Story::function_started(std::uint32_t, const script::Function& function) {
    context_.trace.function(context_.now, function.name);
}

void Story::line_executed(std::uint32_t, const script::Function& function, std::uint32_t line) {
    context_.trace.line(context_.now, function.name, line);
}

void Story::function_ended(std::uint32_t, const script::Function&) {}

void Story::complained(std::uint32_t, const script::Function& function, std::uint32_t line,
                       std::string_view text) {
    if (context_.trace.on())
        context_.trace.note(context_.now, "error",
                            concat(function.name, ", line ", std::to_string(line), ": ", text));
}

}  // namespace nl::sim
