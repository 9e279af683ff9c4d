#include "save/campaign_memory.hpp"

#include "base/text.hpp"

namespace nl::save {

std::vector<sim::StoryVariable> remembered(const Profile& profile) {
    std::vector<sim::StoryVariable> out;
    for (const auto& [name, value] : profile.campaign)
        out.push_back({concat(sim::kCampaignPrefix, name), value});
    return out;
}

void remember(Profile& profile, std::span<const sim::StoryVariable> variables) {
    for (const auto& v : variables)
        if (v.name.starts_with(sim::kCampaignPrefix))
            profile.campaign[v.name.substr(sim::kCampaignPrefix.size())] = v.value;
}

void keep_log(Profile& profile, const sim::StoryLog& log, const std::string& where) {
    for (const auto& note : log.notes)
        sim::put_latest(profile.notes, KeptNote{note.id, note.title, note.text, where});
    for (const auto& quest : log.quests)
        sim::put_latest(profile.quests, KeptQuest{quest.id, quest.stage, quest.text});
}

}  // namespace nl::save
