// Commands of the kind "cinema": SCRIPT.md section 7.

#include "sim/command_table.hpp"

namespace nl::sim {

CommandRows cinema_commands() { return {}; }

}  // namespace nl::sim
