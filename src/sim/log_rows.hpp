#pragma once

#include <string>

#include "script/call.hpp"
#include "sim/command_table.hpp"
#include "sim/story_state.hpp"

namespace nl::sim {

/// The commands of the kind "log" (SCRIPT.md section 7), the same in missions and in conversations. log_of
/// gives the log of the script that a call belongs to.
template <StoryLog& (*log_of)(const script::Call&)>
[[nodiscard]] CommandRows log_rows() {
    using script::Call;
    using enum script::ArgType;
    return {
        {"NOTE",
         "log",
         {{"id", Free}, {"title", Text}, {"text", Text}},
         "Writes a note into the player's log.",
         [](Call& call) {
             log_of(call).put(
                 LogNote{std::string(call.text(0)), std::string(call.text(1)), std::string(call.text(2))});
         }},
        {"QUEST",
         "log",
         {{"id", Free}, {"stage", Whole}, {"text", Text}},
         "How far a quest is; a stage of 100 or more is done.",
         [](Call& call) {
             log_of(call).put(LogQuest{std::string(call.text(0)), static_cast<int>(call.number(1)),
                                       std::string(call.text(2))});
         }},
    };
}

}  // namespace nl::sim
