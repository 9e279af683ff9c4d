#include "save/profile.hpp"

#include <algorithm>

namespace nl::save {
namespace {

constexpr int kShareOfAgain = 4;  // a mission flown again pays so many times less
constexpr int kShotsForAccuracy = 20;

void count_flight(Profile& profile, const FlightRecord& flight) {
    auto& counts = profile.counts;
    counts["flights"] += 1;
    counts[flight.complete ? "wins" : "lost"] += 1;
    counts["kills"] += flight.kills;
    counts["shots"] += flight.shots;
    counts["hits"] += flight.hits;
    if (flight.lost_ship) counts["lives-lost"] += 1;
    for (const auto& [name, value] : flight.counts) counts[name] += value;
    counts["best-kills"] = std::max(counts["best-kills"], static_cast<double>(flight.kills));
    if (flight.complete && flight.shots >= kShotsForAccuracy)
        counts["best-accuracy"] = std::max(counts["best-accuracy"], 100.0 * flight.hits / flight.shots);
}

int add_score(MissionRecord& record, const FlightRecord& flight) {
    if (flight.points <= 0) return 0;
    const Score score{flight.points, flight.kills, flight.ticks, flight.difficulty, flight.craft};
    auto& scores = record.scores;
    const auto place =
        std::find_if(scores.begin(), scores.end(), [&](const Score& s) { return s.points < score.points; });
    const auto rank = static_cast<std::size_t>(place - scores.begin()) + 1;
    if (rank > MissionRecord::kMostScores) return 0;
    scores.insert(place, score);
    if (scores.size() > MissionRecord::kMostScores) scores.pop_back();
    return static_cast<int>(rank);
}

void improve_record(MissionRecord& record, const FlightRecord& flight) {
    record.complete = true;
    if (record.best_ticks == 0 || flight.ticks < record.best_ticks) record.best_ticks = flight.ticks;
    record.most_kills = std::max(record.most_kills, flight.kills);
    if (flight.shots > 0)
        record.best_accuracy =
            std::max(record.best_accuracy,
                     std::min(1.0F, static_cast<float>(flight.hits) / static_cast<float>(flight.shots)));
    record.difficulty = flight.difficulty;
    record.hardest = record.hardest || flight.hardest;
}

void earn(Profile& profile, FlightGain& gain, std::int64_t tuna) {
    profile.tuna += tuna;
    profile.counts["tuna-earned"] += static_cast<double>(tuna);
    gain.tuna += tuna;
}

}  // namespace

bool has(const std::vector<std::string>& list, std::string_view what) {
    return std::find(list.begin(), list.end(), what) != list.end();
}

bool add_once(std::vector<std::string>& list, std::string_view what) {
    if (has(list, what)) return false;
    list.emplace_back(what);
    return true;
}

bool Profile::completed(std::string_view mission) const {
    const auto it = missions.find(mission);
    return it != missions.end() && it->second.complete;
}

double Profile::count(std::string_view counted) const {
    const auto it = counts.find(counted);
    return it == counts.end() ? 0.0 : it->second;
}

bool Profile::owns_craft(std::string_view id) const { return has(craft, id); }
bool Profile::owns_weapon(std::string_view id) const { return has(weapons, id); }

content::Outfit Profile::outfit() const {
    content::Outfit out;
    if (const auto it = outfits.find(flies); it != outfits.end()) out = it->second;
    out.craft = flies;
    return out;
}

Profile new_profile(const content::Campaign& campaign) {
    Profile out;
    out.tuna = campaign.start_tuna;
    out.craft = campaign.start_craft;
    out.weapons = campaign.start_weapons;
    out.lives = campaign.lives;
    if (!out.craft.empty()) out.flies = out.craft.front();
    return out;
}

FlightGain add_flight(Profile& profile, const FlightRecord& flight) {
    FlightGain gain;
    MissionRecord& record = profile.missions[flight.mission];
    ++record.flown;
    profile.ticks_flown += flight.ticks;
    count_flight(profile, flight);
    earn(profile, gain, flight.tuna);
    if (flight.lost_ship && profile.nine_lives) profile.lives = std::max(0, profile.lives - 1);
    gain.rank = add_score(record, flight);
    if (!flight.complete) return gain;
    gain.first_time = !record.complete;
    gain.best_time = record.best_ticks == 0 || flight.ticks < record.best_ticks;
    improve_record(record, flight);
    earn(profile, gain, gain.first_time ? flight.reward : flight.reward / kShareOfAgain);
    for (const auto& what : flight.unlocks)
        if (add_once(profile.unlocked, what)) gain.unlocked.push_back(what);
    return gain;
}

}  // namespace nl::save
