#include <algorithm>

#include "base/text.hpp"
#include "sim/tick.hpp"
#include "ui/screens.hpp"

namespace nl::ui {

std::string minutes_and_seconds(std::int64_t ticks) {
    const std::int64_t seconds = std::max<std::int64_t>(ticks, 0) / sim::kTicksPerSecond;
    const std::string rest = std::to_string(seconds % 60);
    return concat(std::to_string(seconds / 60), rest.size() < 2 ? ":0" : ":", rest);
}

}  // namespace nl::ui
