// Commands of the kind "sound": SCRIPT.md section 7.

#include "sim/command_table.hpp"

namespace nl::sim {

CommandRows sound_commands() { return {}; }

}  // namespace nl::sim
