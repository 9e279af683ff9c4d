#pragma once

#include <span>
#include <string_view>

namespace nl::content {

/// A number that a profile keeps or works out, by which medals are earned.
struct Statistic {
    std::string_view name;  ///< one that ends with a dot goes on with an id: "kills." + "gnat"
    std::string_view help;
};

/// All there are, in the order of the records screen.
[[nodiscard]] std::span<const Statistic> statistics();
/// Whether a medal may ask for it.
[[nodiscard]] bool is_statistic(std::string_view name);

}  // namespace nl::content
