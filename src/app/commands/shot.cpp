#include <filesystem>
#include <ostream>

#include "app/bot_flight.hpp"
#include "app/commands/commands.hpp"
#include "app/data_folders.hpp"
#include "app/picture.hpp"
#include "base/text.hpp"

namespace nl::app {
namespace {

/// "a.png" -> "a-007.png"
std::filesystem::path numbered(const std::filesystem::path& path, std::int64_t n) {
    std::string digits = std::to_string(n);
    digits.insert(0, digits.size() < 3 ? 3 - digits.size() : 0, '0');
    return path.parent_path() / concat(path.stem().string(), "-", digits, path.extension().string());
}

int shot(const Arguments& arguments, const Console& console) {
    const auto path = arguments.text("--out");
    if (!path) {
        console.err << "nine-lives: shot wants to know where the picture goes: --out FILE.png\n";
        return kExitUsage;
    }
    const auto files = search_path(arguments, console);
    const auto loaded = load_or_say(arguments.words()[0], arguments, console);
    if (!files || !loaded) return kExitBad;
    const auto options = stage_options(arguments, *loaded, console);
    if (!options) return kExitUsage;
    Flight flight(*loaded, *options);
    FlightPicture picture(*loaded, *files, arguments.size("--size", Size{}));
    if (const auto language = arguments.text("--language")) picture.set_language(*language);
    const auto at = std::max<sim::Tick>(sim::to_ticks(arguments.number("--at", 3.0)), 1);
    sim::Bot bot;
    const auto count = arguments.whole("--count", 1);
    for (std::int64_t i = 0; i < count; ++i) {
        const sim::Tick until = at + i * sim::kTicksPerSecond;
        while (!flight.stage().ended() && flight.stage().now() < until) {
            flight.tick(bot.decide(flight.stage()));
            picture.after_tick(flight.stage());
        }
        const std::filesystem::path file = count == 1 ? std::filesystem::path(*path) : numbered(*path, i + 1);
        std::string why;
        if (picture.save(flight.stage(), file, why)) continue;
        console.err << file.string() << ": error: " << why << "\n";
        return kExitBad;
    }
    return kExitGood;
}

}  // namespace

Command shot_command() {
    return {
        "shot",
        "MISSION",
        1,
        1,
        "Leaves a picture of a mission flown by the bot; needs no display.",
        {{"--at", ValueKind::Number, "SECONDS", "when the picture is taken (3)", 0, 3600},
         {"--out", ValueKind::Text, "FILE.png", "where it goes"},
         {"--count", ValueKind::Whole, "N", "so many of them, a second apart: FILE-001.png ... (1)", 1, 3600},
         {"--size", ValueKind::Size, "WxH", "its size (1280x720)"},
         {"--language", ValueKind::Text, "CODE", "of data/lang, or pseudo (en)"},
         seed_option(),
         difficulty_option()},
        shot};
}

}  // namespace nl::app
