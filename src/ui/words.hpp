#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ui/screen.hpp"

namespace nl::ui {

// Numbers and names as several screens say them.

/// "12,400".
[[nodiscard]] std::string number_text(std::int64_t number);
/// "3 h 12 min" of so many ticks.
[[nodiscard]] std::string hours_text(const Ui& ui, std::int64_t ticks);
/// "Cat", of "cat".
[[nodiscard]] std::string difficulty_name(const Ui& ui, const Shell& shell, std::string_view id);

}  // namespace nl::ui
