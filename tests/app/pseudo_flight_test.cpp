#include <gtest/gtest.h>

#include <algorithm>

#include "app/bot_flight.hpp"
#include "app/picture.hpp"
#include "source_folder.hpp"

namespace {

/// A flight in the pseudo-language: a vowel without an accent on the HUD is a text that nobody looked up.
/// (One letter alone is what is written on a key.)
class PseudoFlight : public testing::TestWithParam<const char*> {};

TEST_P(PseudoFlight, NothingIsForgottenOnTheHud) {
    const nl::SearchPath files({nl::source_folder()});
    nl::Diagnostics found;
    const auto mission = nl::app::load_for_flight(GetParam(), files, found);
    ASSERT_TRUE(mission.has_value()) << found.text();
    nl::app::Flight flight(*mission, nl::sim::StageOptions{});
    nl::app::FlightPicture picture(*mission, files, {640, 360});
    picture.set_language("pseudo");
    std::vector<std::string> lines;
    picture.note_lines(&lines);
    nl::app::fly_by_bot(flight, nl::sim::Bot(), 40 * nl::sim::kTicksPerSecond,
                        [&](const nl::sim::Stage& stage) {
                            picture.after_tick(stage);
                            if (stage.now() % 45 == 0) picture.draw(stage);
                        });
    EXPECT_GT(lines.size(), 100U);
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    for (const auto& line : lines)
        EXPECT_TRUE(line.size() == 1 || line.find_first_of("aeiouyAEIOUY") == std::string::npos) << line;
}

INSTANTIATE_TEST_SUITE_P(Missions, PseudoFlight, testing::Values("radio-check", "tuna-run", "buoy-run"),
                         [](const auto& test) {
                             std::string name = test.param;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
