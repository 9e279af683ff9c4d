#include "script/table.hpp"

#include <algorithm>
#include <iterator>

#include "script/own_rows.hpp"

namespace nl::script {
namespace {

template <class Spec>
std::vector<Spec> joined(std::vector<Spec> first, std::vector<Spec> second) {
    first.insert(first.end(), std::make_move_iterator(second.begin()), std::make_move_iterator(second.end()));
    return first;
}

template <class Spec>
const Spec* find_by_name(const std::vector<Spec>& specs, std::string_view name) {
    const auto it = std::find_if(specs.begin(), specs.end(), [&](const Spec& s) { return s.name == name; });
    return it == specs.end() ? nullptr : &*it;
}

template <class Spec>
std::vector<std::string> names_of(const std::vector<Spec>& specs) {
    std::vector<std::string> names;
    for (const auto& s : specs) names.emplace_back(s.name);
    return names;
}

}  // namespace

Table::Table(std::vector<CommandSpec> commands, std::vector<EventSpec> events,
             std::vector<ConditionSpec> conditions)
    : commands_(joined(own_commands(), std::move(commands))),
      events_(joined(own_events(), std::move(events))),
      conditions_(joined(own_conditions(), std::move(conditions))),
      command_names_(names_of(commands_)),
      event_names_(names_of(events_)),
      condition_names_(names_of(conditions_)) {}

const CommandSpec* Table::find_command(std::string_view name) const { return find_by_name(commands_, name); }

const ConditionSpec* Table::find_condition(std::string_view name) const {
    return find_by_name(conditions_, name);
}

EventId Table::find_event(std::string_view name) const {
    const EventSpec* found = find_by_name(events_, name);
    return found == nullptr ? kNoEvent : static_cast<EventId>(found - events_.data());
}

std::string usage_of(std::span<const ArgSpec> args, std::string_view separator) {
    std::string out;
    for (const auto& a : args) {
        if (a.optional) out += '[';
        if (&a != &args.front()) out += separator;
        out += a.name;
    }
    out.append(static_cast<std::size_t>(
                   std::count_if(args.begin(), args.end(), [](const ArgSpec& a) { return a.optional; })),
               ']');
    return out;
}

std::size_t required_count(std::span<const ArgSpec> args) {
    return static_cast<std::size_t>(
        std::count_if(args.begin(), args.end(), [](const ArgSpec& a) { return !a.optional; }));
}

}  // namespace nl::script
