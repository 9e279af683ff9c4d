#include "base/log.hpp"

#include <cstdio>

namespace nl {

void Log::say(std::string_view line) {
    if (sink_) return sink_(line);
    std::fprintf(stderr, "nine-lives: %.*s\n", static_cast<int>(line.size()), line.data());
}

void Log::say_once(std::string_view line) {
    if (said_.emplace(line).second) say(line);
}

}  // namespace nl
