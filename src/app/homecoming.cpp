#include "app/homecoming.hpp"

#include <algorithm>

#include "save/campaign_memory.hpp"

namespace nl::app {
namespace {

std::vector<std::string> open_missions(const ui::Shell& shell) {
    std::vector<std::string> out;
    for (const auto& mission : shell.missions)
        if (ui::is_open(shell, mission)) out.push_back(mission.id);
    return out;
}

bool is_hardest(const content::Library& library, const std::string& difficulty) {
    return !library.difficulties.empty() && library.difficulties.back().id == difficulty;
}

save::FlightRecord record_of(const Flight& flight, const std::string& craft) {
    const sim::Stage& stage = flight.stage();
    const content::Mission& mission = *flight.loaded().mission;
    save::FlightRecord out;
    out.mission = mission.id;
    out.difficulty = stage.options().difficulty;
    out.hardest = is_hardest(*flight.loaded().library, out.difficulty);
    out.craft = mission.player.fixed || craft.empty() ? mission.player.craft : craft;
    out.complete = stage.status() == sim::Status::Complete;
    // Weather that never ends takes every ship in the end: that is no life lost.
    out.lost_ship = flight.tally().ship_lost() && mission.kind != content::MissionKind::Endless;
    out.ticks = stage.clock();
    out.kills = stage.statistics().kills;
    out.shots = stage.statistics().shots;
    out.hits = stage.statistics().hits;
    out.tuna = flight.tally().tuna();
    out.reward = mission.rewards.tuna;
    out.points = save::points_of(stage);
    out.unlocks = mission.rewards.unlocks;
    out.counts = save::counts_of(stage, flight.tally());
    return out;
}

void keep_talk(save::Profile& profile, const sim::Stage& stage, const std::string& mission) {
    auto& lines = profile.spoken[mission];
    lines.clear();
    for (const auto& line : ui::spoken_lines(stage)) lines.push_back({line.when, line.speaker, line.text});
    if (lines.empty()) profile.spoken.erase(mission);
}

}  // namespace

sim::StageOptions options_for(const ui::Shell& shell, std::uint64_t seed) {
    sim::StageOptions out;
    out.seed = seed;
    out.difficulty = shell.profile.difficulty;
    out.message_pace = {shell.options.message_slowness, shell.options.hold_messages};
    out.outfit = shell.profile.outfit();
    out.variables = save::remembered(shell.profile);
    return out;
}

ui::Gains bring_home(ui::Shell& shell, const Flight& flight) {
    save::Profile& profile = shell.profile;
    const sim::Stage& stage = flight.stage();
    const save::FlightRecord record = record_of(flight, stage.options().outfit.craft);
    ui::Gains out;
    out.lives_left = -1;
    if (!stage.ended()) {
        if (!record.lost_ship || !profile.nine_lives) return out;
        profile.lives = std::max(0, profile.lives - 1);
        shell.keep();
        return out;
    }
    const auto open_before = open_missions(shell);
    const save::FlightGain gain = save::add_flight(profile, record);
    for (const auto& type : flight.tally().met()) save::add_once(profile.met, type);
    save::keep_log(profile, stage.log(), record.mission);
    keep_talk(profile, stage, record.mission);
    if (record.complete) save::remember(profile, stage.campaign_variables());
    out.medals = save::award_medals(profile, *shell.library, shell.catalogue);
    out.tuna = gain.tuna;
    out.points = record.points;
    out.rank = gain.rank;
    out.best_time = gain.best_time && !gain.first_time;
    out.unlocked = gain.unlocked;
    for (const auto& id : open_missions(shell))
        if (!save::has(open_before, id)) out.opened.push_back(id);
    if (profile.nine_lives && record.lost_ship) out.lives_left = profile.lives;
    shell.keep();
    return out;
}

}  // namespace nl::app
