// Commands of the kind "log": SCRIPT.md section 7.

#include "sim/command_table.hpp"
#include "sim/log_rows.hpp"
#include "sim/story.hpp"

namespace nl::sim {
namespace {

StoryLog& log_of(const script::Call& call) { return story_of(call).log(); }

}  // namespace

CommandRows log_commands() { return log_rows<&log_of>(); }

}  // namespace nl::sim
