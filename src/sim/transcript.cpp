#include "sim/transcript.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "sim/story.hpp"

namespace nl::sim {
namespace {

constexpr std::size_t kNameWidth = 10;

std::string padded(std::string_view text, std::size_t width) {
    std::string out(text);
    const std::size_t n = count_code_points(text);
    if (n < width) out.append(width - n, ' ');
    return out;
}

}  // namespace

std::string clock_text(Tick tick) {
    const Tick tenths = tick * 10 / kTicksPerSecond;
    const Tick seconds = tenths / 10 % 60;
    return concat(to_text(tenths / 600), seconds < 10 ? ":0" : ":", to_text(seconds), ".",
                  to_text(tenths % 10));
}

void Transcript::say(const Stage& stage, std::string_view what, std::string_view text) {
    const std::string time = clock_text(stage.now());
    sink_(user_, concat(std::string(time.size() < 8 ? 8 - time.size() : 0, ' '), time, "  ", what, text));
}

void Transcript::tell(const Stage& stage) {
    for (const auto& all = stage.story().complaints(); complaints_ < all.size(); ++complaints_)
        say(stage, "! ", all[complaints_]);
    for (const auto hud = stage.hud_messages(); hud_ < hud.size(); ++hud_)
        say(stage, "(HUD) ", hud[hud_].text);
    if (stage.cinema().title != title_) {
        title_ = stage.cinema().title;
        if (!title_.empty()) say(stage, "(title) ", title_);
    }
    for (const auto& notes = stage.log().notes; notes_ < notes.size(); ++notes_)
        say(stage, "(log) ", notes[notes_].title);
    if (const Message* m = stage.messages().opened())
        say(stage, concat(padded(m->speaker, kNameWidth), " "), m->text);
    tell_choice(stage);
    tell_objectives(stage);
    if (stage.status() != status_) {
        status_ = stage.status();
        say(stage, "mission ", name_of(status_));
        if (status_ == Status::Failed && !stage.fail_reason().empty())
            say(stage, "because ", stage.fail_reason());
    }
}

void Transcript::tell_choice(const Stage& stage) {
    const auto choice = stage.choice();
    if (choice && !choosing_) {
        say(stage, "? ", choice->question);
        for (std::size_t i = 0; i < choice->count; ++i)
            say(stage, concat("  ", std::to_string(i + 1), ". "), choice->options[i]);
    }
    choosing_ = choice.has_value();
}

void Transcript::tell_objectives(const Stage& stage) {
    const auto list = stage.objectives();
    if (states_.empty())
        for (const Objective& o : list)
            states_.push_back(o.type->active ? ObjectiveState::Active : ObjectiveState::Inactive);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].state == states_[i]) continue;
        states_[i] = list[i].state;
        say(stage, concat("objective ", name_of(states_[i]), ": "), list[i].type->text);
    }
}

void Transcript::ended(const Stage& stage) {
    say(stage, "", stage.ended() ? "the end" : "the time given for this rehearsal is up");
}

}  // namespace nl::sim
