#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/hub.hpp"
#include "ui/words.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// Notes and quests, what was said in past missions, and who has been met out there.
class LogTab final : public HubTab {
  public:
    void show(Ui& ui, Shell& shell, Rect where) override {
        const float list = std::clamp(where.w * 0.42F, 470.0F, 620.0F);
        ui.panel({where.x, where.y, list, where.h});
        const std::string names[] = {ui.tr("Quests"), ui.tr("Notes"), ui.tr("Talk"), ui.tr("Codex")};
        (void)ui.tabs({where.x + 26.0F, where.y + 20.0F, list - 46.0F, 42.0F}, page_, names, false);
        const Rect panel{where.x + list + 20.0F, where.y, where.w - list - 20.0F, where.h};
        ui.panel(panel);
        const Rect rows{where.x + 34.0F, where.y + 76.0F, list - 66.0F, where.h - 100.0F};
        const Rect page{panel.x + 40.0F, panel.y + 34.0F, panel.w - 80.0F, panel.h - 64.0F};
        switch (page_) {
            case 0:
                return show_quests(ui, shell, rows, page);
            case 1:
                return show_notes(ui, shell, rows, page);
            case 2:
                return show_talk(ui, shell, rows, page);
            default:
                return show_codex(ui, shell, rows, page);
        }
    }
    [[nodiscard]] std::string_view accept_hint() const override { return to_translate("read"); }

  private:
    static void nothing(Ui& ui, Rect where, std::string_view words) {
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kDim;
        (void)ui.paragraph(words, where, s);
    }

    static void text_page(Ui& ui, Rect where, std::string_view title, std::string_view text,
                          std::string_view below) {
        view::TextStyle s;
        s.size = 28.0F;
        s.bold = true;
        s.colour = view::kName;
        const float y = where.y + ui.paragraph(title, where, s) + 14.0F;
        view::TextStyle body;
        body.size = 21.0F;
        const float tall = ui.paragraph(text, {where.x, y, where.w, 0.0F}, body);
        view::TextStyle small;
        small.size = 16.0F;
        small.colour = view::kDim;
        ui.label(below, {where.x, y + tall + 16.0F}, small);
    }

    /// The name of where something was written: a mission or a conversation.
    static std::string source_name(const Ui& ui, const Shell& shell, const std::string& id) {
        for (const auto& m : shell.missions)
            if (m.id == id) return mission_name(ui, m.id, m.name);
        const auto* call = shell.library->find_conversation(id);
        return call != nullptr ? ui.tr_in(context_of(call->id, "name"), call->name) : id;
    }

    void show_quests(Ui& ui, const Shell& shell, Rect rows, Rect page) {
        const auto& quests = shell.profile.quests;
        const Rect inside = ui.begin_list("quests", rows, contents_);
        Column column(inside, kRowSpace);
        const save::KeptQuest* chosen = nullptr;
        for (const bool done : {false, true}) {
            if (std::none_of(quests.begin(), quests.end(), [&](const auto& q) { return q.done() == done; }))
                continue;
            draw_group(ui, column.next(24.0F), done ? ui.tr("Done") : ui.tr("Open"));
            for (const auto& quest : quests) {
                if (quest.done() != done) continue;
                const auto row =
                    picture_row(ui, column.next(kRowHeight), ui.tr_in("quest", quest.text), "", "");
                ui.icon(done ? "check" : "quest", row.picture.inset(8.0F));
                if (row.focused) chosen = &quest;
            }
        }
        contents_ = column.y() - inside.y;
        ui.end_list();
        if (quests.empty())
            nothing(ui, rows, ui.tr("No quests yet. Somebody will want something; they always do."));
        if (chosen != nullptr)
            text_page(ui, page, chosen->done() ? ui.tr("Done") : ui.tr("Still to do"),
                      ui.tr_in("quest", chosen->text), "");
    }

    void show_notes(Ui& ui, const Shell& shell, Rect rows, Rect page) {
        const auto& notes = shell.profile.notes;
        const Rect inside = ui.begin_list("notes", rows, contents_);
        Column column(inside, kRowSpace);
        const save::KeptNote* chosen = nullptr;
        for (auto it = notes.rbegin(); it != notes.rend(); ++it) {
            const auto row = picture_row(ui, column.next(kRowHeight), ui.tr_in("note", it->title),
                                         source_name(ui, shell, it->mission), "");
            ui.icon("note", row.picture.inset(8.0F));
            if (row.focused) chosen = &*it;
        }
        contents_ = column.y() - inside.y;
        ui.end_list();
        if (notes.empty()) nothing(ui, rows, ui.tr("Nothing noted yet."));
        if (chosen != nullptr)
            text_page(ui, page, ui.tr_in("note", chosen->title), ui.tr_in("note", chosen->text),
                      source_name(ui, shell, chosen->mission));
    }

    void show_talk(Ui& ui, Shell& shell, Rect rows, Rect page) {
        const Rect inside = ui.begin_list("talk", rows, contents_);
        Column column(inside, kRowSpace);
        const std::string* chosen = nullptr;
        for (const auto& [id, lines] : shell.profile.spoken) {
            const auto n = static_cast<std::int64_t>(lines.size());
            const auto row = picture_row(ui, column.next(kRowHeight), source_name(ui, shell, id),
                                         ui.tr_n("{n} line", "{n} lines", n), "");
            if (!lines.empty() && !lines.front().speaker.empty())
                if (const auto* speaker = shell.library->find_speaker(lines.front().speaker))
                    ui.portrait(speaker->portrait, row.picture);
            if (row.focused) chosen = &id;
            if (row.used) shell.push(conversation_screen(source_name(ui, shell, id), lines_of(shell, id)));
        }
        contents_ = column.y() - inside.y;
        ui.end_list();
        if (shell.profile.spoken.empty()) nothing(ui, rows, ui.tr("Nobody has said anything yet."));
        if (chosen != nullptr) show_lines(ui, shell, *chosen, page);
    }

    static std::vector<SpokenLine> lines_of(const Shell& shell, const std::string& id) {
        std::vector<SpokenLine> out;
        for (const auto& line : shell.profile.spoken.at(id))
            out.push_back({line.when, line.speaker, line.text, id});
        return out;
    }

    static void show_lines(Ui& ui, const Shell& shell, const std::string& id, Rect page) {
        view::TextStyle who;
        who.size = 17.0F;
        who.bold = true;
        who.colour = view::kName;
        view::TextStyle what;
        what.size = 18.0F;
        float y = page.y;
        for (const auto& line : shell.profile.spoken.at(id)) {
            const auto words = ui.text().wrap(
                ui.tr_in(context_of(id, line.speaker.empty() ? "choice" : line.speaker), line.text), what,
                page.w - 130.0F);
            const float tall = static_cast<float>(words.size()) * view::Text::line_height(what.size) + 10.0F;
            if (y + tall > page.bottom()) return ui.label("...", {page.x + 130.0F, y}, what);
            ui.label(ui.text().shortened(ui.tr_in("cast", line.speaker), who, 120.0F), {page.x, y}, who);
            (void)ui.text().draw(ui.canvas(), words, {page.x + 130.0F, y}, what);
            y += tall;
        }
    }

    void show_codex(Ui& ui, const Shell& shell, Rect rows, Rect page) {
        const Rect inside = ui.begin_list("codex", rows, contents_);
        Column column(inside, kRowSpace);
        const content::CraftType* chosen = nullptr;
        std::size_t met = 0;
        for (const auto& craft : shell.library->craft) {
            if (!save::has(shell.profile.met, craft.id)) continue;
            ++met;
            const auto fell = static_cast<std::int64_t>(shell.profile.count(concat("kills.", craft.id)));
            const auto row = picture_row(ui, column.next(kRowHeight), ui.tr_in("craft", craft.name), "",
                                         fell > 0 ? ui.tr_n("{n} swatted", "{n} swatted", fell) : "");
            ui.craft_picture(craft.sprite, row.picture);
            if (row.focused) chosen = &craft;
        }
        const auto left = static_cast<std::int64_t>(shell.library->craft.size() - met);
        view::TextStyle s;
        s.size = 16.0F;
        s.colour = view::kDim;
        if (left > 0)
            ui.label(ui.tr_n("{n} kind not met yet", "{n} kinds not met yet", left),
                     {inside.x, column.next(26.0F).y}, s);
        contents_ = column.y() - inside.y;
        ui.end_list();
        if (chosen != nullptr) show_craft(ui, shell, *chosen, page);
    }

    static void show_craft(Ui& ui, const Shell& shell, const content::CraftType& craft, Rect page) {
        const float size = std::min(230.0F, page.h * 0.42F);
        const Vec2 c{page.right() - size * 0.5F, page.y + size * 0.5F};
        ui.canvas().disc(c, size * 0.52F, view::kInk.faded(0.5F));
        ui.canvas().circle(c, size * 0.52F, 2.0F, view::kEdge.faded(0.5F));
        ui.craft_picture(craft.sprite, {c.x - size * 0.42F, c.y - size * 0.42F, size * 0.84F, size * 0.84F});
        view::TextStyle s;
        s.size = 32.0F;
        s.bold = true;
        s.colour = craft.debris == "goo" ? view::kMagenta : view::kName;
        const float room = page.w - size - 24.0F;
        float y =
            page.y + ui.paragraph(ui.tr_in("craft", craft.name), {page.x, page.y, room, 0.0F}, s) + 8.0F;
        view::TextStyle body;
        body.size = 19.0F;
        const float tall = ui.paragraph(ui.tr_in("craft", craft.description), {page.x, y, room, 0.0F}, body);
        y = std::max(y + tall, page.y + size) + 24.0F;
        const auto fact = [&](const std::string& name, float value) {
            if (value > 0.0F)
                y += draw_fact(ui, {page.x, y, page.w, 0.0F}, name, number_text(std::lround(value)));
        };
        fact(ui.tr("Hull"), craft.hull);
        fact(ui.tr("Shield"), craft.shield);
        fact(ui.tr("Speed"), craft.station ? 0.0F : craft.speed);
        fact(ui.tr("Turning"), craft.station ? 0.0F : craft.turn);
        fact(ui.tr("Parts"), static_cast<float>(craft.parts.size()));
        y +=
            draw_fact(ui, {page.x, y, page.w, 0.0F}, ui.tr("Swatted"),
                      number_text(static_cast<std::int64_t>(shell.profile.count(concat("kills.", craft.id)))),
                      view::kAmber);
    }

    std::size_t page_ = 0;
    float contents_ = 0.0F;
};

}  // namespace

std::unique_ptr<HubTab> log_tab() { return std::make_unique<LogTab>(); }

}  // namespace nl::ui
