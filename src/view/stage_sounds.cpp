#include "view/stage_sounds.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace nl::view {

namespace {

constexpr sim::Tick kBlipEvery = 6;
constexpr sim::Tick kWarningTicks = 40;  // that a warning runs on after what it warns of was last told

/// The sound of an event that needs nothing but its place; nullptr for those that need more, or have none.
const char* plain_sound(sim::EventKind kind) {
    using K = sim::EventKind;
    switch (kind) {
        case K::Hit:
            return "hull-hit";
        case K::ShieldHit:
            return "shield-hit";
        case K::RockHit:
            return "rock-hit";
        case K::RockBroken:
            return "explosion-small";
        case K::Bump:
            return "bump";
        case K::Burst:
            return "explosion-medium";
        case K::PartLost:
            return "part-lost";
        case K::Disabled:
            return "disabled";
        case K::Repowered:
            return "power-up";
        case K::Pickup:
            return "pickup";
        case K::Boost:
            return "boost";
        case K::Flare:
            return "flare";
        case K::Blink:
            return "blink";
        case K::Cloak:
            return "cloak";
        case K::Decloak:
            return "decloak";
        case K::TowOn:
            return "tow";
        case K::Escaped:
            return "jump-gate";
        default:
            return nullptr;
    }
}

/// What only the pilot hears.
const char* cockpit_sound(sim::EventKind kind) {
    using K = sim::EventKind;
    switch (kind) {
        case K::ShieldDown:
            return "shield-down";
        case K::ShieldUp:
            return "shield-up";
        case K::Lock:
            return "lock-warning";
        case K::Border:
            return "border-warning";
        case K::Drain:
            return "drain";
        case K::GunsHot:
            return "guns-hot";
        case K::LinkUp:
            return "radio";
        default:
            return nullptr;
    }
}

}  // namespace

StageSounds::~StageSounds() {
    audio_.stop_all();
    audio_.set_talking(false);
}

void StageSounds::step(const Scene& scene, const CraftPainter& painter, Vec2 listener, float half_width) {
    audio_.listen_from(listener, half_width);
    for (const sim::Event& e : scene.world.events()) event(scene, painter, e);
    for (const std::string& name : scene.cinema.sounds) audio_.play(name);
    talk(scene);
    objectives(scene);
    warnings(scene);
    music(scene, listener);
}

void StageSounds::event(const Scene& scene, const CraftPainter& painter, const sim::Event& e) {
    if (e.kind == sim::EventKind::Shot) {
        if (e.index < library_.weapons.size() &&
            library_.weapons[e.index].kind != content::WeaponKind::Beam)  // which sounds while it is on
            audio_.play_at(library_.weapons[e.index].sound, e.at);
        return;
    }
    if (e.kind == sim::EventKind::Destroyed) {
        const auto* type = painter.remembered(e.craft).type;
        audio_.play_at(
            type != nullptr ? concat("explosion-", type->explosion) : std::string("explosion-medium"), e.at);
        return;
    }
    if (e.kind == sim::EventKind::ChargeWarning)
        return audio_.play_at(e.craft.empty() ? "mine-beep" : "charge-warning", e.at);
    for (Warning& w : warnings_)
        if (w.kind == e.kind && e.craft == scene.world.player()) w.until = scene.world.now() + kWarningTicks;
    if (e.craft == scene.world.player())
        if (const char* name = cockpit_sound(e.kind)) audio_.play(name);
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
    if (scene.held) return;  // they have been told
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
    for (const Warning& w : warnings_) audio_.loop(w.sound, scene.world.now() < w.until);
    const auto lines = scene.world.lines();
    audio_.loop("shot-beam", std::any_of(lines.begin(), lines.end(),
                                         [](const sim::Line& l) { return l.kind == sim::Line::Kind::Beam; }));
    const auto choices = scene.cinema.choices.size();
    if (choices > 0 && choices_ == 0) audio_.play("choice");
    choices_ = choices;
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
