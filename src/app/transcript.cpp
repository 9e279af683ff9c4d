#include "app/transcript.hpp"

#include <iomanip>
#include <ostream>

#include "base/text.hpp"

namespace nl::app {

void Transcript::line(const sim::Stage& stage, std::string_view text) {
    const auto tenths = stage.now() * 10 / sim::kTicksPerSecond;
    out_ << std::setw(6) << tenths / 10 << "." << tenths % 10 << " s  " << text << "\n";
}

void Transcript::note_objectives(const sim::Stage& stage) {
    const auto objectives = stage.objectives();
    const bool first = states_.empty();
    states_.resize(objectives.size(), sim::ObjectiveState::Inactive);
    for (std::size_t i = 0; i < objectives.size(); ++i) {
        const sim::Objective& o = objectives[i];
        if (o.state == states_[i]) continue;
        states_[i] = o.state;
        if (o.type == nullptr || (first && !o.shown)) continue;
        const std::string_view mark = o.state == sim::ObjectiveState::Complete ? "[done]   "
                                      : o.state == sim::ObjectiveState::Failed ? "[failed] "
                                                                               : "[goal]   ";
        line(stage, concat(mark, o.type->text, o.why.empty() ? "" : ": ", o.why));
    }
}

void Transcript::note(const sim::Stage& stage) {
    note_objectives(stage);
    const auto hud = stage.hud_messages();
    for (; hud_lines_ < hud.size(); ++hud_lines_) line(stage, concat("(", hud[hud_lines_].text, ")"));
    if (const sim::Message* m = stage.messages().opened()) line(stage, concat(m->speaker, ": ", m->text));
    if (stage.status() == status_) return;
    status_ = stage.status();
    line(stage, status_ == sim::Status::Complete ? std::string("[mission complete]")
                                                 : concat("[mission failed] ", stage.fail_reason()));
}

}  // namespace nl::app
