#include "view/stage_sounds.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace nl::view {

namespace {

constexpr sim::Tick kBlipEvery = 6;

/// The sound of an event that needs nothing but its place; nullptr for those that need more.
const char* plain_sound(sim::EventKind kind) {
    using K = sim::EventKind;
    switch (kind) {
        case K::Hit:
            return "hull-hit";
        case K::ShieldHit:
            return "shield-hit";
        case K::ShieldDown:
            return "shield-down";
        case K::ShieldUp:
            return "shield-up";
        case K::RockHit:
            return "rock-hit";
        case K::RockBroken:
            return "rock-break";
        case K::Bump:
            return "bump";
        case K::Burst:
            return "explosion-medium";
        case K::PartLost:
            return "part-lost";
        case K::Disabled:
            return "power-down";
        case K::Repowered:
            return "power-up";
        case K::Pickup:
            return "pickup";
        case K::Boost:
            return "boost";
        case K::Flare:
            return "flare";
        case K::Lock:
            return "lock";
        case K::Blink:
            return "blink";
        case K::Cloak:
        case K::Decloak:
            return "cloak";
        case K::ChargeWarning:
            return "charge";
        case K::GunsHot:
            return "guns-hot";
        case K::Border:
            return "border";
        case K::Escaped:
            return "jump-gate";
        default:
            return nullptr;
    }
}

}  // namespace

StageSounds::~StageSounds() {
    audio_.stop_all();
    audio_.set_talking(false);
}

void StageSounds::step(const Scene& scene, Vec2 listener, float half_width) {
    audio_.listen_from(listener, half_width);
    for (const sim::Event& e : scene.world.events()) event(scene, e);
    for (const std::string& name : scene.cinema.sounds) audio_.play(name);
    talk(scene);
    objectives(scene);
    warnings(scene);
    music(scene, listener);
}

void StageSounds::event(const Scene& scene, const sim::Event& e) {
    if (e.kind == sim::EventKind::Shot) {
        if (e.index < library_.weapons.size() && !library_.weapons[e.index].sound.empty())
            audio_.play_at(library_.weapons[e.index].sound, e.at);
        return;
    }
    if (e.kind == sim::EventKind::Destroyed) {
        // The craft is gone; how big it was shows in its name's type only when it was called so.
        const std::string& name = scene.world.names().text(e.name);
        const auto* type = library_.find_craft(name);
        audio_.play_at(
            type != nullptr ? concat("explosion-", type->explosion) : std::string("explosion-medium"), e.at);
        return;
    }
    const bool own = e.craft == scene.world.player();
    const bool players_own_business = e.kind == sim::EventKind::GunsHot || e.kind == sim::EventKind::Lock ||
                                      e.kind == sim::EventKind::ShieldUp ||
                                      e.kind == sim::EventKind::ShieldDown;
    if (players_own_business && !own) return;
    if (const char* name = plain_sound(e.kind)) audio_.play_at(name, e.at);
}

void StageSounds::talk(const Scene& scene) {
    const sim::Message* message = scene.messages != nullptr ? scene.messages->visible() : nullptr;
    audio_.set_talking(message != nullptr);
    if (scene.messages == nullptr || message == nullptr) return;
    if (scene.messages->opened() != nullptr) audio_.play("radio");
    // The voice ticks along while the text appears.
    const sim::Tick shown = scene.messages->visible_ticks();
    const float seconds =
        static_cast<float>(count_code_points(message->text)) / std::max(feel_.hud.letters_per_second, 1.0F);
    if (shown < 14 || shown % kBlipEvery != 0 || static_cast<float>(shown) * sim::kTickSeconds > seconds)
        return;
    const auto* speaker = library_.find_speaker(message->speaker);
    audio_.play(speaker != nullptr && !speaker->blip.empty() ? std::string_view(speaker->blip)
                                                             : std::string_view("blip"));
}

void StageSounds::objectives(const Scene& scene) {
    for (const sim::Objective& o : scene.objectives)
        if (o.changed_at > 0 && o.changed_at == scene.world.now() && o.shown)
            audio_.play(o.state == sim::ObjectiveState::Failed ? "objective-failed" : "objective");
    if (scene.status != status_) {
        status_ = scene.status;
        if (status_ != sim::Status::InProgress)
            audio_.play(status_ == sim::Status::Complete ? "mission-complete" : "mission-failed");
    }
}

void StageSounds::warnings(const Scene& scene) {
    const sim::Craft* player = scene.world.player_craft();
    const bool low = player != nullptr && player->hull < player->type->hull * feel_.flash.low_hull &&
                     scene.status == sim::Status::InProgress;
    audio_.loop("alarm", low);
}

void StageSounds::music(const Scene& scene, Vec2 listener) {
    bool fight = false;
    bool boss = false;
    scene.world.craft().for_each([&](Handle, const sim::Craft& c) {
        if (c.surrendered || c.cloaked || c.disabled(scene.world.now()) ||
            !scene.world.hostile(scene.world.player_side(), c.side))
            return;
        const bool near = distance(c.position, listener) < feel_.mix.combat_range;
        fight = fight || near;
        boss = boss || (near && c.type->capital && !c.type->parts.empty());
    });
    calm_for_ = fight ? 0.0F : calm_for_ + sim::kTickSeconds;
    if (!scene.cinema.music.empty()) return audio_.play_music(scene.cinema.music);
    if (status_ != sim::Status::InProgress) {
        audio_.play_music(status_ == sim::Status::Complete ? "victory" : "defeat");
    } else if (boss) {
        audio_.play_music("boss");
    } else if (calm_for_ < feel_.mix.calm_delay) {
        audio_.play_music("combat");
    } else {
        audio_.play_music(mission_.music.empty() ? "calm" : mission_.music);
    }
}

}  // namespace nl::view
