// Commands of the kind "talk": SCRIPT.md section 7.

#include <string>

#include "script/task.hpp"
#include "sim/command_table.hpp"
#include "sim/story.hpp"

namespace nl::sim {
namespace {

using script::Call;
using enum script::ArgType;

template <BoxStyle style>
void say(Call& call) {
    Story& story = story_of(call);
    Message message{std::string(call.text(0)), std::string(call.text(1)), std::string(call.text(2)), style};
    const content::Speaker* speaker = story.library().find_speaker(message.speaker);
    if (message.portrait.empty() && speaker != nullptr) message.portrait = speaker->portrait;
    story.context().messages.push(std::move(message));
}

void hud_message(Call& call) {
    StoryContext& context = story_of(call).context();
    context.hud.push_back({std::string(call.text(0)), context.now});
}

void clear_boxes(Call& call) { story_of(call).context().messages.clear(); }

script::Task wait_for_boxes(Call call) {
    while (!story_of(call).context().messages.empty()) co_await script::next_tick();
}

}  // namespace

CommandRows talk_commands() {
    const std::vector<script::ArgSpec> box{
        {"speaker", Speaker, "speaker"}, {"portrait", Picture, "portrait"}, {"text", Text}};
    return {
        {"MSG_BOX", "talk", box, "Somebody says something in a message box; boxes wait for each other.",
         say<BoxStyle::Message>},
        {"ALERT_BOX", "talk", box, "The same in the colours of an alert.", say<BoxStyle::Alert>},
        {"HOSTILE_BOX", "talk", box, "The same in the colours of the enemy.", say<BoxStyle::Hostile>},
        {"HUD_MSG", "talk", {{"text", Text}}, "A short line on the HUD.", hud_message},
        {"CLEAR_MSG_BOXES",
         "talk",
         {},
         "Takes away the message box on screen and those that wait.",
         clear_boxes},
        {"WAIT_MSG_BOX", "wait", {}, "Waits until no message box is left.", nullptr, wait_for_boxes},
    };
}

}  // namespace nl::sim
