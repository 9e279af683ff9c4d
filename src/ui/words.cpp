#include "ui/words.hpp"

#include "base/text.hpp"
#include "base/texts.hpp"
#include "sim/tick.hpp"

namespace nl::ui {

std::string number_text(std::int64_t number) {
    std::string digits = std::to_string(number < 0 ? -number : number);
    for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
    return number < 0 ? "-" + digits : digits;
}

std::string hours_text(const Ui& ui, std::int64_t ticks) {
    const std::int64_t minutes = ticks / (60 * sim::kTicksPerSecond);
    return filled(ui.tr("{hours} h {minutes} min"),
                  {{"hours", std::to_string(minutes / 60)}, {"minutes", std::to_string(minutes % 60)}});
}

std::string difficulty_name(const Ui& ui, const Shell& shell, std::string_view id) {
    for (const auto& [known, name] : shell.difficulties)
        if (known == id) return ui.tr_in("difficulty", name);
    return std::string(id);
}

}  // namespace nl::ui
