// Commands of the kind "log": SCRIPT.md section 7.

#include <string>

#include "sim/command_table.hpp"
#include "sim/story.hpp"

namespace nl::sim {
namespace {

using script::Call;
using enum script::ArgType;

void note(Call& call) {
    story_of(call).log().put(
        LogNote{std::string(call.text(0)), std::string(call.text(1)), std::string(call.text(2))});
}

void quest(Call& call) {
    story_of(call).log().put(
        LogQuest{std::string(call.text(0)), static_cast<int>(call.number(1)), std::string(call.text(2))});
}

}  // namespace

CommandRows log_commands() {
    return {
        {"NOTE",
         "log",
         {{"id", Free}, {"title", Text}, {"text", Text}},
         "Writes a note into the player's log.",
         note},
        {"QUEST",
         "log",
         {{"id", Free}, {"stage", Whole}, {"text", Text}},
         "How far a quest is; a stage of 100 or more is done.",
         quest},
    };
}

}  // namespace nl::sim
