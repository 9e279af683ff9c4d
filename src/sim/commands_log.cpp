// Commands of the kind "log": SCRIPT.md section 7.

#include "sim/command_table.hpp"

namespace nl::sim {

CommandRows log_commands() { return {}; }

}  // namespace nl::sim
