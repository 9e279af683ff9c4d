#include "save/medals.hpp"

#include <algorithm>

namespace nl::save {
namespace {

constexpr double kTicksASecond = 60.0;

template <class Wanted>
double count_missions(const Profile& profile, const MissionCatalogue& missions, Wanted wanted) {
    double n = 0.0;
    for (const auto& [id, record] : profile.missions) {
        const auto facts = missions.find(id);
        if (record.complete && facts != missions.end() && wanted(facts->second, record)) n += 1.0;
    }
    return n;
}

double levels_built_in(const Profile& profile) {
    double n = 0.0;
    for (const auto& [craft, outfit] : profile.outfits)
        for (const auto& [upgrade, level] : outfit.upgrades) n += level;
    return n;
}

const MissionRecord* record_of(const Profile& profile, std::string_view mission) {
    const auto it = profile.missions.find(mission);
    return it == profile.missions.end() ? nullptr : &it->second;
}

/// Those that go on with an id.
double statistic_about(const Profile& profile, std::string_view what, std::string_view id) {
    const MissionRecord* record = record_of(profile, id);
    if (what == "complete.") return record != nullptr && record->complete ? 1.0 : 0.0;
    if (what == "best-seconds.")
        return record != nullptr ? static_cast<double>(record->best_ticks) / kTicksASecond : 0.0;
    if (what == "score.")
        return record != nullptr && !record->scores.empty()
                   ? static_cast<double>(record->scores.front().points)
                   : 0.0;
    if (what == "campaign.") {
        const auto it = profile.campaign.find(id);
        return it == profile.campaign.end() ? 0.0 : it->second;
    }
    return 0.0;
}

}  // namespace

double statistic(const Profile& profile, const MissionCatalogue& missions, std::string_view name) {
    using content::MissionKind;
    const auto kind = [](MissionKind k, bool optional) {
        return [k, optional](const MissionFacts& f, const MissionRecord&) {
            return f.kind == k && f.optional == optional;
        };
    };
    const auto size = [](const auto& list) { return static_cast<double>(list.size()); };
    if (name == "minutes") return static_cast<double>(profile.ticks_flown) / kTicksASecond / 60.0;
    if (name == "missions")
        return count_missions(profile, missions,
                              [](const MissionFacts&, const MissionRecord&) { return true; });
    if (name == "story") return count_missions(profile, missions, kind(MissionKind::Story, false));
    if (name == "optional") return count_missions(profile, missions, kind(MissionKind::Story, true));
    if (name == "challenges")
        return count_missions(profile, missions, [](const MissionFacts& f, const MissionRecord&) {
            return f.kind != MissionKind::Story;
        });
    if (name == "tiger")
        return count_missions(profile, missions,
                              [](const MissionFacts&, const MissionRecord& r) { return r.hardest; });
    if (name == "craft") return size(profile.craft);
    if (name == "weapons") return size(profile.weapons);
    if (name == "upgrades") return levels_built_in(profile);
    if (name == "talks") return size(profile.talks);
    if (name == "met") return size(profile.met);
    if (name == "notes") return size(profile.notes);
    if (name == "quests")
        return static_cast<double>(std::count_if(profile.quests.begin(), profile.quests.end(),
                                                 [](const KeptQuest& q) { return q.done(); }));
    if (const auto it = profile.counts.find(name); it != profile.counts.end()) return it->second;
    const auto dot = name.find('.');
    if (dot == std::string_view::npos) return 0.0;
    return statistic_about(profile, name.substr(0, dot + 1), name.substr(dot + 1));
}

MedalProgress progress_of(const content::Medal& medal, const Profile& profile,
                          const MissionCatalogue& missions) {
    MedalProgress out{0.0, 1.0, !medal.needs.empty()};
    double least = 2.0;
    for (const auto& need : medal.needs) {
        MedalProgress one;
        const double value = statistic(profile, missions, need.stat);
        one.need = static_cast<double>(need.least);
        one.have = std::min(value, one.need);
        if (need.most > 0.0F && value > static_cast<double>(need.most)) one.have = 0.0;  // a time, too slow
        out.met = out.met && one.have >= one.need;
        if (one.share() >= least) continue;
        least = one.share();
        out.have = one.have;
        out.need = one.need;
    }
    return out;
}

std::vector<std::string> award_medals(Profile& profile, const content::Library& library,
                                      const MissionCatalogue& missions) {
    std::vector<std::string> out;
    for (const content::Medal& medal : library.medals)
        if (!has(profile.medals, medal.id) && progress_of(medal, profile, missions).met)
            out.push_back(medal.id);
    profile.medals.insert(profile.medals.end(), out.begin(), out.end());
    return out;
}

}  // namespace nl::save
