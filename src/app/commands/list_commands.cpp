#include <ostream>

#include "app/commands/commands.hpp"
#include "script/reference.hpp"
#include "sim/command_table.hpp"

namespace nl::app {
namespace {

int list_commands(const Arguments& arguments, const Console& console) {
    const script::Table& table = sim::command_table();
    if (arguments.has("--json")) {
        console.out << script::reference_json(table);
    } else {
        console.out << script::reference_markdown(table);
    }
    return kExitGood;
}

}  // namespace

Command commands_command() {
    return {"commands",
            "",
            0,
            0,
            "Lists everything that a mission's script can say.",
            {{"--markdown", ValueKind::None, "", "as the chapter of the manual (this is the usual form)"},
             {"--json", ValueKind::None, "", "for programs"}},
            list_commands};
}

}  // namespace nl::app
