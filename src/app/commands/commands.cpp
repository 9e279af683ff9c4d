#include "app/commands/commands.hpp"

namespace nl::app {

std::vector<Command> all_commands() {
    return {play_command(), validate_command(), rehearse_command(), shot_command(),
            fly_command(),  replay_command(),   commands_command(), bench_command(),
            strings_command()};
}

}  // namespace nl::app
