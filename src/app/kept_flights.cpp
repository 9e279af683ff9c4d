#include "app/kept_flights.hpp"

#include <algorithm>

#include "app/replay_screen.hpp"
#include "app/rerun.hpp"
#include "base/text.hpp"

namespace nl::app {

save::ReplayShelf KeptFlights::shelf() const {
    return save::ReplayShelf::of_profile(parts_.data, std::max(1, parts_.slots.current()));
}

void KeptFlights::add(const Flight& flight) {
    std::string why;
    if (!shelf().add(flight.replay(), why)) parts_.log.say_once(concat("the replay cannot be kept: ", why));
    if (flight.continued()) shelf().forget_suspended(flight.loaded().source);
    list_suspended();
}

std::vector<ui::ReplayEntry> KeptFlights::replays() const {
    std::vector<ui::ReplayEntry> out;
    for (const auto& kept : shelf().list())
        out.push_back({kept.file, kept.mission, kept.difficulty, kept.result == "complete", kept.ticks});
    return out;
}

bool KeptFlights::suspend(const Flight& flight) {
    std::string why;
    if (!shelf().suspend(flight.replay(), why)) {
        refuse(flight.loaded().source, concat("the flight cannot be kept: ", why), {});
        return false;
    }
    parts_.events.say("suspended", flight.loaded().source);
    list_suspended();
    return true;
}

void KeptFlights::list_suspended() {
    parts_.shell.suspended.clear();
    for (const auto& kept : shelf().suspended()) parts_.shell.suspended.push_back(kept.mission);
}

void KeptFlights::refuse(const std::filesystem::path& file, const std::string& why,
                         const std::function<void()>& again) {
    Diagnostics found;
    found.error(file.string(), {}, why, "the file has been left as it is");
    parts_.events.say("replay_refused", why);
    parts_.shell.push(ui::error_screen("This flight cannot be flown again", found.list(), again));
}

std::optional<LoadedMission> KeptFlights::load(const std::filesystem::path& file,
                                               std::optional<save::Replay>& replay,
                                               const std::function<void()>& again) {
    std::string why;
    replay = save::read_replay(file, why);
    if (!replay) return refuse(file, why, again), std::nullopt;
    Diagnostics found;
    auto mission = load_for_flight(replay->mission, parts_.files, found);
    if (!mission) {
        parts_.shell.push(ui::error_screen("This flight cannot be flown again", found.list(), again));
        return std::nullopt;
    }
    if (const auto obstacle = Rerun::obstacle(*replay, *mission))
        return refuse(file, *obstacle, again), std::nullopt;
    return mission;
}

void KeptFlights::go_on(const std::string& id) {
    const auto file = shelf().suspended_file(id);
    const auto again = [this, id] { go_on(id); };
    std::optional<save::Replay> replay;
    auto mission = load(file, replay, again);
    if (!mission) return;
    parts_.shell.push(
        resumed_flight_screen(parts_.equipment, std::move(*mission), std::move(*replay),
                              [this, file, again](const std::string& why) { refuse(file, why, again); }));
}

void KeptFlights::watch(const std::filesystem::path& file) {
    std::optional<save::Replay> replay;
    auto mission = load(file, replay, [this, file] { watch(file); });
    if (mission) parts_.shell.push(replay_screen(parts_.equipment, std::move(*replay), std::move(*mission)));
}

}  // namespace nl::app
