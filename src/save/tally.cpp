#include "save/tally.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"

namespace nl::save {
namespace {

constexpr float kNear = 1100.0F;  // units: about what the screen shows
constexpr sim::Tick kLookEvery = 30;
constexpr float kCloseCall = 0.1F;  // of the hull

const sim::Craft* player_of(const sim::Stage& stage) { return stage.world().player_craft(); }

}  // namespace

Tally::Tally(const sim::Stage& stage) {
    stage.world().craft().for_each([&](Handle h, const sim::Craft&) { note_craft(stage.world(), h); });
}

void Tally::note_craft(const sim::World& world, Handle h) {
    const sim::Craft* craft = world.craft().get(h);
    if (craft == nullptr) return;
    if (known_.size() <= h.index) known_.resize(h.index + 16);
    known_[h.index] = {h.generation, craft->type};
}

const content::CraftType* Tally::type_of(Handle h) const {
    return h.index < known_.size() && known_[h.index].generation == h.generation ? known_[h.index].type
                                                                                 : nullptr;
}

void Tally::after_tick(const sim::Stage& stage) {
    const sim::World& world = stage.world();
    for (const sim::Event& e : world.events()) hear(world, e);
    if (stage.now() % kLookEvery == 0) look_around(world);
}

void Tally::hear(const sim::World& world, const sim::Event& e) {
    using sim::EventKind;
    const sim::SideId ours = world.player_side();
    const bool against_us = world.hostile(ours, e.side);
    const content::CraftType* type = type_of(e.craft);
    switch (e.kind) {
        case EventKind::Spawned:
            note_craft(world, e.craft);
            break;
        case EventKind::Destroyed:
            if (!against_us || e.other_side != ours || e.other.empty() || type == nullptr) break;
            counts_["kills." + type->id] += 1.0;
            tuna_ += type->tuna;
            break;
        case EventKind::Captured:
            counts_["captures"] += 1.0;
            if (type != nullptr) tuna_ += type->tuna;
            break;
        case EventKind::Disabled:
            if (against_us) counts_["disabled"] += 1.0;
            break;
        case EventKind::Surrendered:
            if (against_us) counts_["surrenders"] += 1.0;
            break;
        case EventKind::PartLost:
            if (against_us) counts_["parts"] += 1.0;
            break;
        case EventKind::Pickup: {
            const auto& items = world.library().items;
            counts_["items"] += 1.0;
            if (e.index >= items.size()) break;
            counts_["items." + items[e.index].id] += 1.0;
            tuna_ += items[e.index].tuna;
            break;
        }
        case EventKind::PlayerLost:
            ship_lost_ = true;
            break;
        case EventKind::LinkUp:  // there was another ship
            ship_lost_ = false;
            break;
        default:
            break;
    }
}

void Tally::look_around(const sim::World& world) {
    const sim::Craft* player = world.player_craft();
    if (player == nullptr) return;
    world.craft().for_each([&](Handle, const sim::Craft& c) {
        if (c.cloaked || length_squared(c.position - player->position) > kNear * kNear) return;
        if (std::find(met_.begin(), met_.end(), c.type->id) == met_.end()) met_.push_back(c.type->id);
    });
}

std::map<std::string, double, std::less<>> counts_of(const sim::Stage& stage, const Tally& tally) {
    auto out = tally.counts();
    const sim::Statistics& s = stage.statistics();
    out["damage"] += static_cast<double>(std::round(s.damage_taken));
    out["friends-lost"] += s.losses;
    if (stage.status() != sim::Status::Complete) return out;
    for (const sim::Objective& o : stage.objectives())
        if (o.type->optional && o.state == sim::ObjectiveState::Complete) out["objectives"] += 1.0;
    if (s.damage_taken <= 0.0F) out["untouched"] += 1.0;
    const sim::Craft* player = player_of(stage);
    if (player != nullptr && player->hull < player->type->hull * kCloseCall) out["close-calls"] += 1.0;
    return out;
}

std::int64_t points_of(const sim::Stage& stage) {
    const content::Mission& mission = stage.world().mission();
    const content::Library& library = stage.world().library();
    if (mission.kind == content::MissionKind::Story) return 0;
    const content::Scoring& rules = library.campaign.scoring;
    const sim::Statistics& s = stage.statistics();
    const auto seconds = static_cast<float>(stage.clock()) / static_cast<float>(sim::kTicksPerSecond);
    float points = rules.kill * static_cast<float>(s.kills);
    if (mission.kind == content::MissionKind::Endless) {
        points += rules.second * seconds;
    } else {
        if (stage.status() != sim::Status::Complete) return 0;
        points += rules.complete + rules.spared_second * std::max(0.0F, rules.par - seconds);
        if (s.damage_taken <= 0.0F) points += rules.unhurt;
    }
    if (s.shots > 0)
        points += rules.accuracy * 100.0F *
                  std::min(1.0F, static_cast<float>(s.hits) / static_cast<float>(s.shots));
    const auto* difficulty = library.find_difficulty(stage.options().difficulty);
    if (difficulty != nullptr) points *= difficulty->score;
    return static_cast<std::int64_t>(points);
}

}  // namespace nl::save
