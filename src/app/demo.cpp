#include "app/demo.hpp"

#include <filesystem>
#include <ostream>

#include "app/bot_flight.hpp"
#include "app/picture.hpp"
#include "app/print_line.hpp"
#include "app/user_folders.hpp"
#include "base/text.hpp"
#include "sim/transcript.hpp"

namespace nl::app {
namespace {

constexpr sim::Tick kAfterBlow = 9;  ///< ticks: when an explosion is at its best
constexpr Size kPictureSize{1600, 900};

/// The folder of screenshots, or a temporary one when that cannot be written.
bool save_somewhere(FlightPicture& picture, const sim::Stage& stage, std::filesystem::path& path,
                    std::string& why) {
    std::error_code error;
    for (const auto& folder :
         {user_folders().data / "screenshots", std::filesystem::temp_directory_path(error)}) {
        path = folder / "nine-lives-demo.png";
        std::filesystem::create_directories(folder, error);
        if (picture.save(stage, path, why)) return true;
    }
    return false;
}

}  // namespace

int fly_demo(const std::string& mission, const SearchPath& files, const Console& console) {
    Diagnostics diagnostics;
    const auto loaded = load_for_flight(mission, files, diagnostics);
    console.err << diagnostics.text();
    if (!loaded) return kExitBad;
    Flight flight(*loaded, sim::StageOptions{});
    FlightPicture picture(*loaded, files, kPictureSize);
    sim::Transcript transcript(print_line, &console.out);
    std::filesystem::path path;
    std::string why;
    bool saved = false;
    sim::Tick blow = -1;
    console.out << loaded->mission->name << "\n";
    fly_by_bot(flight, sim::Bot(), kLongestFlight, [&](const sim::Stage& stage) {
        transcript.tell(stage);
        if (saved) return;
        picture.after_tick(stage);
        for (const sim::Event& e : stage.world().events())
            if (e.kind == sim::EventKind::Destroyed && stage.messages().visible() != nullptr)
                blow = stage.now();
        const bool best = blow >= 0 && stage.now() == blow + kAfterBlow;
        if (best || stage.ended()) saved = save_somewhere(picture, stage, path, why);
    });
    console.out << "\nresult: " << result_of(flight.stage()) << " after "
                << flight.stage().now() / sim::kTicksPerSecond << " seconds of flight\n";
    if (!saved) saved = save_somewhere(picture, flight.stage(), path, why);
    if (saved) console.out << "picture of the flight: " << path.string() << "\n";
    if (!saved) console.err << "the picture could not be kept: " << why << "\n";
    if (!saved) return kExitBad;
    return result_of(flight.stage()) == "complete" ? kExitGood : kExitLost;
}

}  // namespace nl::app
