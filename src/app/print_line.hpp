#pragma once

#include <ostream>
#include <string_view>

namespace nl::app {

/// For everything in sim that tells line by line: `user` is the std::ostream that the lines go to.
inline void print_line(void* user, std::string_view line) {
    *static_cast<std::ostream*>(user) << line << "\n";
}

}  // namespace nl::app
