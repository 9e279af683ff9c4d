#include "base/text.hpp"
#include "base/texts.hpp"
#include "sim/stage.hpp"
#include "ui/screens.hpp"

namespace nl::ui {

std::vector<ObjectiveLine> objective_lines(const sim::Stage& stage) {
    std::vector<ObjectiveLine> out;
    for (const sim::Objective& o : stage.objectives()) {
        if (!o.shown || o.type == nullptr || o.state == sim::ObjectiveState::Inactive) continue;
        ObjectiveLine line;
        line.text = o.type->text;
        line.optional = o.type->optional;
        line.mission = stage.world().mission().id;
        line.colour = view::kText;
        if (o.state == sim::ObjectiveState::Complete) {
            line.progress = to_translate("done");
            line.colour = view::kFriend;
        } else if (o.state == sim::ObjectiveState::Failed) {
            line.progress = to_translate("failed");
            line.colour = view::kFoe;
        } else if (o.wanted > 0) {
            line.progress = concat(std::to_string(o.done), " / ", std::to_string(o.wanted));
        }
        out.push_back(std::move(line));
    }
    return out;
}

std::vector<SpokenLine> spoken_lines(const sim::Stage& stage) {
    std::vector<SpokenLine> out;
    for (const auto& line : stage.messages().log())
        out.push_back({minutes_and_seconds(line.tick), line.message.speaker, line.message.text,
                       stage.world().mission().id});
    return out;
}

std::string mission_name(const Ui& ui, std::string_view id, std::string_view name) {
    return ui.tr_in(context_of(id, "name"), name);
}

}  // namespace nl::ui
