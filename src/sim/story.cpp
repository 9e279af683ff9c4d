#include "sim/story.hpp"

#include <algorithm>
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
      player_name_(context.world.names().id("player")),
      runner_(program_, *this, context.world.names()) {
    found_.reserve(64);
    for (const auto& f : mission.script.functions) reached_.emplace_back(f.lines.size(), false);
    watch_health();
}

void Story::watch_health() {
    for (const auto& f : program_.functions) {
        if (f.event != event_of(Trigger::Health)) continue;
        context_.triggers.watch_health(runner_.bound(f.event_name), static_cast<int>(f.event_number));
    }
}

void Story::fire(Trigger trigger, std::string_view name, int number) {
    if (trigger == Trigger::Time) return;  // see fire_time
    const NameId id = context_.world.names().find(name);
    if (id == kNoName && !name.empty()) return;  // no function can wait for a name that nothing knows
    runner_.fire(event_of(trigger), id, number);
}

void Story::hear(const Input& input) {
    if (input.choice != last_choice_ && input.choice != 0) (void)runner_.pick(input.choice);
    last_choice_ = input.choice;
    cinema_.hear(input, runner_.choice() == nullptr);
}

void Story::step() {
    cinema_.clear_tick();
    fire_time();
    fire_pretended();
    runner_.step(context_.now);
    cinema_.step(context_.world, context_.now);
    stop_waiting_in_vain();
}

/// SCRIPT.md section 5 holds the end of a mission while a script runs. One that waits for what can no longer
/// happen must not hold it for ever.
void Story::stop_waiting_in_vain() {
    constexpr Tick kPatience = 120 * kTicksPerSecond;
    const bool stuck = context_.status != Status::InProgress && runner_.running() &&
                       context_.messages.empty() && runner_.choice() == nullptr;
    stuck_ticks_ = stuck ? stuck_ticks_ + 1 : 0;
    if (stuck_ticks_ < kPatience) return;
    stuck_ticks_ = 0;
    runner_.stop_all("stopped: the mission is over, and for two minutes this has waited in vain");
}

/// TIME takes decimals, so it is looked at in every tick in which the mission clock advances.
void Story::fire_time() {
    if (context_.clock == clock_) return;
    clock_ = context_.clock;
    runner_.fire(event_of(Trigger::Time), kNoName, static_cast<double>(clock_) / kTicksPerSecond);
}

void Story::hash(StateHash& into) const {
    runner_.hash(into);
    cinema_.hash(into);
}

std::optional<VisibleChoice> Story::choice() const { return visible_choice(runner_, program_); }

void Story::set_variables(std::span<const StoryVariable> values) {
    given_.assign(values.begin(), values.end());
    for (const StoryVariable& v : values) (void)runner_.set_variable(v.name, v.value);
}

std::vector<StoryVariable> Story::campaign_variables() const {
    return kept_variables(given_, runner_, program_);
}

bool Story::pretend(std::string_view event) {
    const auto parsed = script::parse_event(event, command_table());
    if (parsed.event == script::kNoEvent) return false;
    pretended_.push_back(parsed);
    return true;
}

void Story::fire_pretended() {
    for (const script::EventName& e : pretended_)
        runner_.fire(e.event, context_.world.names().find(e.name), e.number);
    pretended_.clear();
}

Tick Story::last_time() const {
    Tick last = 0;
    for (const auto& f : program_.functions)
        if (f.event == event_of(Trigger::Time)) last = std::max(last, to_ticks(f.event_number));
    return last;
}

Handle Story::find(NameId name) const {
    return name == player_name_ ? context_.world.player() : context_.world.find(name);
}

const std::vector<Handle>& Story::find_all(NameId name_or_group) {
    found_.clear();
    if (name_or_group == player_name_) {
        if (context_.world.craft().contains(context_.world.player()))
            found_.push_back(context_.world.player());
    } else {
        context_.world.find_all(name_or_group, found_);
    }
    return found_;
}

void Story::function_started(std::uint32_t, const script::Function& function) {
    context_.trace.function(context_.tick, function.name);
}

void Story::line_executed(std::uint32_t index, const script::Function& function, std::uint32_t line) {
    lines_reached_ += reached_[index][line] ? 0 : 1;
    reached_[index][line] = true;
    stuck_ticks_ = 0;
    context_.trace.line(context_.tick, function.name, line);
}

void Story::function_ended(std::uint32_t index, const script::Function&) {
    cinema_.function_ended(context_.world, index);
}

void Story::complained(std::uint32_t, const script::Function& function, std::uint32_t line,
                       std::string_view text) {
    constexpr std::size_t kMost = 100;
    if (complaints_.size() >= kMost && !context_.trace.on()) return;
    std::string report = concat(function.name, ", line ", std::to_string(line), ": ", text);
    context_.trace.note(context_.tick, "error", report);
    if (complaints_.size() < kMost) complaints_.push_back(std::move(report));
}

}  // namespace nl::sim
