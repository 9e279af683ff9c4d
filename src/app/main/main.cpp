#include <iostream>
#include <string>
#include <vector>

#include "app/commands/commands.hpp"

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
    return nl::app::run_command_line(arguments, nl::app::all_commands(), {std::cout, std::cerr});
}
