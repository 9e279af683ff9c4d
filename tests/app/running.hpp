#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "app/commands/commands.hpp"

/// What nine-lives did with a command line.
struct Outcome {
    int status = 0;
    std::string out;
    std::string err;
};

inline Outcome run_nine_lives(const std::vector<std::string>& words) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = nl::app::run_command_line(words, nl::app::all_commands(), {out, err});
    return {status, out.str(), err.str()};
}
