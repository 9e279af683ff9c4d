// Commands of the kind "cinema": SCRIPT.md section 7.

#include <string>

#include "base/text.hpp"
#include "script/task.hpp"
#include "sim/actors.hpp"
#include "sim/command_table.hpp"
#include "sim/world.hpp"

namespace nl::sim {
namespace {

using script::Call;
using script::Task;
using enum script::ArgType;

void begin(Call& call) { story_of(call).cinema().begin(call.function()); }
void end(Call& call) { story_of(call).cinema().end(story_of(call).world()); }
void letterbox(Call& call) { story_of(call).cinema().letterbox(call.on(0)); }

void title(Call& call) {
    story_of(call).cinema().title(std::string(call.text(0)), story_of(call).context().now);
}

void shake(Call& call) {
    story_of(call).cinema().shake(static_cast<float>(call.number(0)), to_ticks(call.number(1)));
}

void actors(Call& call) {
    Story& story = story_of(call);
    for (std::size_t i = 0; i < call.name_count(0); ++i) {
        const Handle h = story.find(call.name(0, i));
        if (h.empty()) {
            call.note(concat(story.world().names().text(call.name(0, i)), " is not there"));
        } else {
            (void)story.cinema().take(story.world(), h, call.function());
        }
    }
}

void release(Call& call) {
    Story& story = story_of(call);
    for (std::size_t i = 0; i < call.name_count(0); ++i)
        story.cinema().release(story.world(), story.find(call.name(0, i)));
}

Task move(Call call, float near) {
    const Handle actor = story_of(call).find(call.name(0));
    Goal goal;
    if (actor.empty()) co_return call.note(concat(call.text(0), " is not there"));
    if (goal_of(call, 1, goal)) co_await fly_to(call, actor, goal, near);
}

Task move_to(Call call) {
    constexpr float kThere = 30.0F;  // units
    return move(call, kThere);
}

Task move_to_craft(Call call) { return move(call, static_cast<float>(call.number(2))); }

Task face(Call call) {
    const Handle actor = story_of(call).find(call.name(0));
    Goal goal;
    if (actor.empty()) co_return call.note(concat(call.text(0), " is not there"));
    if (goal_of(call, 1, goal)) co_await turn_to(call, actor, goal);
}

Task fire(Call call) {
    const Handle actor = story_of(call).find(call.name(0));
    if (actor.empty()) co_return call.note(concat(call.text(0), " is not there"));
    co_await hold_fire(call, actor, to_ticks(call.number(1)));
}

Task camera(Call call) {
    Story& story = story_of(call);
    Goal goal;
    Vec2 at;
    if (!goal_of(call, 0, goal) || !goal.place(story.world(), at)) co_return;
    const Tick ticks = to_ticks(call.number(1));
    story.cinema().look_at(goal.craft, at);
    for (Tick t = 1; t <= ticks; ++t) {
        if (!goal.place(story.world(), at)) {
            call.note(concat(call.text(0), " is gone"));
            break;
        }
        story.cinema().move_camera(story.world(), static_cast<float>(t) / static_cast<float>(ticks));
        co_await script::next_tick();
    }
    story.cinema().move_camera(story.world(), 1.0F);
}

void camera_player(Call& call) { story_of(call).cinema().release_camera(); }

Task fade(Call call) {
    Cinema& cinema = story_of(call).cinema();
    const float from = cinema.state().fade;
    const float to = call.on(0) ? 1.0F : 0.0F;
    const Tick ticks = to_ticks(call.number(1));
    for (Tick t = 1; t <= ticks; ++t) {
        cinema.fade(lerp(from, to, static_cast<float>(t) / static_cast<float>(ticks)));
        co_await script::next_tick();
    }
    cinema.fade(to);
}

}  // namespace

CommandRows cinema_commands() {
    constexpr std::string_view kCinema = "cinema";
    const script::ArgSpec actor{"actor", Name, "craft"};
    const script::ArgSpec target{"target", Where, "place"};
    const script::ArgSpec seconds{"seconds", Seconds};
    const script::ArgSpec on_off{"on-off", OneOf, "off|on"};
    const script::ArgSpec names{"names", Names, "craft"};
    return {
        {"CINEMATIC_BEGIN", kCinema, {}, "A scene begins: bars, and the player may skip it.", begin},
        {"CINEMATIC_END", kCinema, {}, "The scene is over: bars, camera and actors are given back.", end},
        {"ACTORS", kCinema, {names}, "Takes craft from their pilots, for the script to fly.", actors},
        {"RELEASE", kCinema, {names}, "Gives them back.", release},
        {"MOVE_TO", kCinema, {actor, {"x,y", Where, "place"}}, "Flies there.", nullptr, move_to},
        {"MOVE_TO_CRAFT",
         kCinema,
         {actor, {"target", Name, "craft"}, {"distance", Number}},
         "Flies to another craft, up to a distance.",
         nullptr,
         move_to_craft},
        {"FACE", kCinema, {actor, target}, "Turns its nose there.", nullptr, face},
        {"FIRE", kCinema, {actor, seconds}, "Holds its trigger for so long.", nullptr, fire},
        {"CAMERA", kCinema, {target, seconds}, "Moves the camera there and stays.", nullptr, camera},
        {"CAMERA_PLAYER", kCinema, {}, "Gives the camera back to the player.", camera_player},
        {"FADE",
         kCinema,
         {{"out-or-in", OneOf, "in|out"}, seconds},
         "Fades the picture out to black, or back in.",
         nullptr,
         fade},
        {"SHAKE", kCinema, {{"strength", Number}, seconds}, "Shakes the picture, less and less.", shake},
        {"TITLE", kCinema, {{"text", Text}}, "Large text across the picture for a moment.", title},
        {"LETTERBOX", kCinema, {on_off}, "Black bars above and below.", letterbox},
    };
}

}  // namespace nl::sim
