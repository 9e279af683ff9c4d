#include "sim/rehearsal.hpp"

#include <ostream>

#include "app/commands/commands.hpp"
#include "app/print_line.hpp"
#include "base/text.hpp"

namespace nl::app {
namespace {

bool refuse(const Console& console, std::string_view option, std::string_view text, std::string_view wanted) {
    console.err << "nine-lives: " << option << " wants " << wanted << ", not '" << excerpt(text) << "'\n";
    return false;
}

/// --choose, --fire and --set; false when one of them cannot be read, which has then been said.
bool read_pretence(const Arguments& arguments, const Console& console, sim::RehearsalOptions& into) {
    if (const auto choices = arguments.text("--choose"))
        if (!sim::parse_choices(*choices, into.choices))
            return refuse(console, "--choose", *choices, "numbers from 1 to 9, like 1,2");
    for (const auto& text : arguments.all("--fire")) {
        sim::PretendedEvent event;
        if (!sim::parse_pretended(text, event))
            return refuse(console, "--fire", text, "an event and a time in seconds, like \"KILLS 3@20\"");
        into.fired.push_back(event);
    }
    for (const auto& text : arguments.all("--set")) {
        sim::StoryVariable variable;
        if (!sim::parse_setting(text, variable))
            return refuse(console, "--set", text, "a variable and a number, like met_ash=1");
        into.stage.variables.push_back(variable);
    }
    return true;
}

int rehearse(const Arguments& arguments, const Console& console) {
    const auto loaded = load_or_say(arguments.words()[0], arguments, console);
    if (!loaded) return kExitBad;
    const auto stage = stage_options(arguments, *loaded, console);
    if (!stage) return kExitUsage;
    sim::RehearsalOptions options;
    options.stage = *stage;
    options.trace = arguments.has("--trace");
    options.ticks = arguments.whole("--ticks", sim::RehearsalOptions::kUsualTicks);
    if (!read_pretence(arguments, console, options)) return kExitUsage;
    if (arguments.has("--all-branches")) {
        sim::rehearse_all_branches(*loaded->library, *loaded->mission, options, print_line, &console.out);
    } else {
        sim::rehearse(*loaded->library, *loaded->mission, options, print_line, &console.out);
    }
    return kExitGood;
}

}  // namespace

Command rehearse_command() {
    return {"rehearse",
            "MISSION",
            1,
            1,
            "Runs a mission's script at full speed with the player's ship left alone; prints what is said.",
            {{"--trace", ValueKind::None, "", "print one JSON object an event instead"},
             {"--ticks", ValueKind::Whole, "N", "stop after N ticks (60 a second)", 1, 1e9},
             {"--choose", ValueKind::Text, "1,2,...", "which option of each choice is taken as it comes up"},
             {"--fire", ValueKind::Text, "EVENT@SECONDS",
              "pretend that something happens; may be given several times"},
             {"--set", ValueKind::Text, "VAR=VALUE",
              "what a variable holds at the start; may be given several times"},
             {"--all-branches", ValueKind::None, "",
              "walk every combination of choices; list lines never reached"},
             seed_option(),
             difficulty_option()},
            rehearse};
}

}  // namespace nl::app
