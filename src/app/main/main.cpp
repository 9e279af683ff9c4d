#include <iostream>
#include <string>
#include <vector>

#include "app/commands/commands.hpp"
#include "app/main/allocations.hpp"

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
    const nl::app::Console console{std::cout, std::cerr, nl::app::allocations_made};
    return nl::app::run_command_line(arguments, nl::app::all_commands(), console);
}
