#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/hub.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// Who has called, and what the Admiral has to say about the missions that are open.
class CommsTab final : public HubTab {
  public:
    void show(Ui& ui, Shell& shell, Rect where) override {
        const float list = std::clamp(where.w * 0.42F, 440.0F, 640.0F);
        ui.panel({where.x, where.y, list, where.h});
        const Rect inside{where.x + 34.0F, where.y + 24.0F, list - 66.0F, where.h - 48.0F};
        chosen_ = nullptr;
        mission_ = nullptr;
        show_list(ui, shell, inside);
        const Rect panel{where.x + list + 24.0F, where.y, where.w - list - 24.0F, where.h};
        ui.panel(panel);
        const Rect page{panel.x + 40.0F, panel.y + 36.0F, panel.w - 80.0F, panel.h - 72.0F};
        if (chosen_ != nullptr) show_call(ui, shell, *chosen_, page);
        if (mission_ != nullptr) show_briefing(ui, shell, *mission_, page);
    }
    [[nodiscard]] int waiting(const Shell& shell) const override { return calls_waiting(shell); }
    [[nodiscard]] std::string_view accept_hint() const override {
        if (mission_ != nullptr) return to_translate("briefing");
        return heard_ ? to_translate("read") : to_translate("answer");
    }

  private:
    void show_list(Ui& ui, Shell& shell, Rect where) {
        const Rect inside = ui.begin_list("comms", where, contents_);
        Column column(inside, kRowSpace);
        const auto& calls = shell.library->conversations;
        draw_group(ui, column.next(24.0F), ui.tr("Calls"));
        bool any = false;
        // What is new stands above what has been heard.
        for (const bool heard : {false, true})
            for (const auto& call : calls)
                if (call_is_open(shell, call) && save::has(shell.profile.talks, call.id) == heard)
                    show_row(ui, shell, call, heard, column.next(kRowHeight)), any = true;
        view::TextStyle s;
        s.size = 17.0F;
        s.colour = view::kDim;
        if (!any)
            ui.label(ui.tr("Nobody has called. It is a large sky."), {inside.x, column.next(28.0F).y}, s);
        column.skip(10.0F);
        draw_group(ui, column.next(24.0F), ui.tr("Briefings"));
        for (const auto& mission : shell.missions)
            if (is_open(shell, mission) && !mission.briefing.empty())
                show_row(ui, shell, mission, column.next(kRowHeight));
        contents_ = column.y() - inside.y;
        ui.end_list();
    }

    void show_row(Ui& ui, Shell& shell, const content::Conversation& call, bool heard, Rect where) {
        const auto row = picture_row(ui, where, ui.tr_in(context_of(call.id, "name"), call.name),
                                     ui.tr_in("cast", call.with), heard ? ui.tr("heard") : ui.tr("new"));
        if (const auto* speaker = shell.library->find_speaker(call.with))
            ui.portrait(speaker->portrait, row.picture);
        if (!heard) ui.canvas().disc({row.picture.right() - 4.0F, row.picture.y + 4.0F}, 6.0F, view::kAmber);
        if (row.focused) chosen_ = &call, heard_ = heard;
        if (!row.used) return;
        if (!heard) return shell.push(talk_screen(shell, call.id));
        std::vector<SpokenLine> lines;
        if (const auto it = shell.profile.spoken.find(call.id); it != shell.profile.spoken.end())
            for (const auto& line : it->second) lines.push_back({line.when, line.speaker, line.text});
        shell.push(conversation_screen(ui.tr_in(context_of(call.id, "name"), call.name), std::move(lines)));
    }

    void show_row(Ui& ui, Shell& shell, const MissionEntry& mission, Rect where) {
        const bool read = save::has(shell.profile.read, mission.id);
        const bool done = shell.profile.completed(mission.id);
        const auto row = picture_row(ui, where, mission_name(ui, mission.id, mission.name),
                                     ui.tr_in("planet", mission.planet),
                                     done   ? ui.tr("done")
                                     : read ? ui.tr("read")
                                            : ui.tr("new"));
        if (const auto* speaker = shell.library->find_speaker(shell.library->campaign.briefed_by))
            ui.portrait(speaker->portrait, row.picture);
        if (row.focused) mission_ = &mission;
        if (row.used) shell.push(briefing_screen(mission.id));
    }

    static void show_face(Ui& ui, const content::Speaker* speaker, Rect where) {
        if (speaker == nullptr) return;
        const float size = std::min(190.0F, where.h * 0.42F);
        ui.portrait(speaker->portrait, {where.centre().x - size * 0.5F, where.y, size, size});
        view::TextStyle name;
        name.size = 28.0F;
        name.bold = true;
        name.colour = view::kName;
        ui.label(ui.tr_in("cast", speaker->name), {where.centre().x, where.y + size + 14.0F}, name,
                 view::Align::Centre);
        view::TextStyle role;
        role.size = 17.0F;
        role.colour = view::kDim;
        ui.label(ui.tr_in("cast", speaker->role), {where.centre().x, where.y + size + 50.0F}, role,
                 view::Align::Centre);
    }

    static void show_call(Ui& ui, const Shell& shell, const content::Conversation& call, Rect where) {
        show_face(ui, shell.library->find_speaker(call.with), where);
        const bool heard = save::has(shell.profile.talks, call.id);
        view::TextStyle s;
        s.size = 20.0F;
        s.colour = heard ? view::kDim : view::kAmber;
        const float y = where.y + std::min(190.0F, where.h * 0.42F) + 100.0F;
        ui.label(heard ? ui.tr("You have talked about this.") : ui.tr("On the line, and waiting."),
                 {where.centre().x, y}, s, view::Align::Centre);
        if (heard) return;
        // A line that breathes, as a voice would.
        for (int i = 0; i < 25; ++i) {
            const float phase = static_cast<float>(ui.time()) * 5.0F + static_cast<float>(i) * 0.7F;
            const float tall = 6.0F + 18.0F * std::abs(std::sin(phase) * std::sin(phase * 0.31F));
            ui.canvas().rect({where.centre().x + static_cast<float>(i - 12) * 10.0F - 2.0F,
                              y + 62.0F - tall * 0.5F, 4.0F, tall},
                             view::kEdge.faded(0.8F));
        }
    }

    static void show_briefing(Ui& ui, const Shell& shell, const MissionEntry& mission, Rect where) {
        show_face(ui, shell.library->find_speaker(shell.library->campaign.briefed_by), where);
        view::TextStyle s;
        s.size = 19.0F;
        const float y = where.y + std::min(190.0F, where.h * 0.42F) + 90.0F;
        (void)ui.paragraph(ui.tr_in(context_of(mission.id, "briefing"), mission.briefing.front()),
                           {where.x, y, where.w, 0.0F}, s);
    }

    const content::Conversation* chosen_ = nullptr;
    const MissionEntry* mission_ = nullptr;
    bool heard_ = false;  ///< of the call that is chosen
    float contents_ = 0.0F;
};

}  // namespace

bool call_is_open(const Shell& shell, const content::Conversation& call) {
    const auto& profile = shell.profile;
    return std::all_of(call.required.begin(), call.required.end(),
                       [&](const std::string& id) { return profile.completed(id); }) &&
           std::all_of(call.after.begin(), call.after.end(),
                       [&](const std::string& id) { return save::has(profile.talks, id); });
}

int calls_waiting(const Shell& shell) {
    const auto& calls = shell.library->conversations;
    return static_cast<int>(std::count_if(calls.begin(), calls.end(), [&](const auto& call) {
        return call_is_open(shell, call) && !save::has(shell.profile.talks, call.id);
    }));
}

std::unique_ptr<HubTab> comms_tab() { return std::make_unique<CommsTab>(); }

}  // namespace nl::ui
