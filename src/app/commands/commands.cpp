#include "app/commands/commands.hpp"

namespace nl::app {

std::vector<Command> all_commands() { return {play_command(), validate_command()}; }

}  // namespace nl::app
