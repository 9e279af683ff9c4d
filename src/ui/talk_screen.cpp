#include <algorithm>

#include "base/texts.hpp"
#include "save/campaign_memory.hpp"
#include "sim/talk.hpp"
#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

std::vector<std::string> done(const save::Profile& profile) {
    std::vector<std::string> out;
    for (const auto& [id, record] : profile.missions)
        if (record.complete) out.push_back(id);
    return out;
}

/// A conversation line by line, with its choices. Whoever leaves it before its end has not had it: nothing of
/// it is kept.
class TalkScreen final : public Screen {
  public:
    TalkScreen(std::shared_ptr<const content::Library> library, const content::Conversation& call,
               const save::Profile& profile)
        : library_(std::move(library)),
          call_(call),
          talk_(*library_, call_, save::remembered(profile), done(profile)) {}

    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.86F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 80.0F, 1120.0F), std::min(all.h - 80.0F, 640.0F));
        ui.board(board);
        view::TextStyle title;
        title.size = 24.0F;
        title.bold = true;
        title.colour = view::kDim;
        ui.label(ui.tr_in(context_of(call_.id, "name"), call_.name), {board.x + 46.0F, board.y + 28.0F},
                 title);
        const auto choice = talk_.choice();
        const float foot = choice ? 60.0F + static_cast<float>(choice->count) * 62.0F : 92.0F;
        show_lines(ui, {board.x + 46.0F, board.y + 78.0F, board.w - 92.0F, board.h - 90.0F - foot});
        const Rect below{board.x + 60.0F, board.bottom() - foot, board.w - 120.0F, foot};
        if (choice)
            show_choice(ui, *choice, below);
        else
            show_next(ui, shell, below);
        if (ui.back()) shell.pop();
        ui.hints(ui.tr("go on"));
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view name() const override { return "talk"; }

  private:
    /// The newest at the foot, those before above it, as far as there is room.
    void show_lines(Ui& ui, Rect where) {
        constexpr float kFace = 84.0F;
        constexpr float kSpace = 18.0F;
        const auto& said = talk_.said();
        float y = where.bottom();
        for (std::size_t i = said.size(); i-- > 0;) {
            const sim::Talk::Line& line = said[i];
            // What a question answers to is still being said.
            const bool now = i + 1 == said.size() && (talk_.line() != nullptr || talk_.choice());
            view::TextStyle body;
            body.size = 22.0F;
            body.colour = now ? view::kText : view::kDim;
            const bool answer = line.speaker.empty();
            const float x = where.x + kFace + 24.0F;
            const auto lines =
                ui.text().wrap(ui.tr_in(context_of(call_.id, answer ? "choice" : line.speaker), line.text),
                               body, where.right() - x);
            const float tall = answer ? static_cast<float>(lines.size()) * view::Text::line_height(body.size)
                                      : std::max(kFace, 32.0F + static_cast<float>(lines.size()) *
                                                                    view::Text::line_height(body.size));
            y -= tall;
            if (y < where.y) break;
            if (answer) {
                body.colour = view::kAmber.dimmed(0.85F);
                ui.canvas().disc({x - 16.0F, y + 14.0F}, 4.0F, view::kAmber.dimmed(0.85F));
                (void)ui.text().draw(ui.canvas(), lines, {x, y}, body);
            } else {
                show_line(ui, line, lines, body, {where.x, y, where.w, tall}, now);
            }
            y -= kSpace;
        }
    }

    void show_line(Ui& ui, const sim::Talk::Line& line, const std::vector<std::string>& lines,
                   const view::TextStyle& body, Rect where, bool now) const {
        constexpr float kFace = 84.0F;
        const Rect face{where.x, where.y, kFace, kFace};
        if (!line.portrait.empty())
            ui.canvas().picture(ui.canvas().pictures().find(line.portrait), face,
                                now ? view::kWhite : view::kWhite.dimmed(0.55F));
        view::TextStyle name;
        name.size = 20.0F;
        name.bold = true;
        name.colour = colour_of(line.speaker).dimmed(now ? 1.0F : 0.65F);
        ui.label(ui.tr_in("cast", line.speaker), {where.x + kFace + 24.0F, where.y - 2.0F}, name);
        (void)ui.text().draw(ui.canvas(), lines, {where.x + kFace + 24.0F, where.y + 28.0F}, body);
    }

    [[nodiscard]] view::Colour colour_of(std::string_view speaker) const {
        const auto* found = library_->find_speaker(speaker);
        if (found == nullptr) return view::kName;
        const auto* side = library_->find_side(found->side);
        const auto plain = side != nullptr ? view::parse_colour(side->colour, view::kName) : view::kName;
        return view::parse_colour(found->colour, plain);
    }

    void show_choice(Ui& ui, const sim::VisibleChoice& choice, Rect where) {
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kAmber;
        ui.label(ui.text().shortened(ui.tr_in(context_of(call_.id, "choice"), choice.question), s, where.w),
                 {where.x, where.y + 4.0F}, s);
        Column column({where.x, where.y + 38.0F, where.w, 0.0F}, 8.0F);
        if (!asked_) focus().set(0), asked_ = true;
        for (std::size_t i = 0; i < choice.count; ++i) {
            if (!ui.button(column.next(54.0F), ui.tr_in(context_of(call_.id, "choice"), choice.options[i])))
                continue;
            if (talk_.pick(static_cast<std::uint32_t>(i + 1))) speak(ui);
            asked_ = false;
            focus().set(0);
            return;
        }
    }

    void show_next(Ui& ui, Shell& shell, Rect where) {
        if (talk_.over() && talk_.said().empty()) return shell.pop();  // a conversation with mistakes
        if (!greeted_) greeted_ = true, speak(ui);
        const Rect button{where.right() - 240.0F, where.y + 10.0F, 240.0F, 54.0F};
        const bool last = talk_.over();
        if (!ui.button(button, last ? ui.tr("Hang up") : ui.tr("Go on"))) return;
        if (last) return finish(shell);
        talk_.next();
        speak(ui);
        if (talk_.over()) finish(shell);
    }

    /// The voice of whoever speaks now.
    void speak(Ui& ui) const {
        if (talk_.line() == nullptr) return;
        const auto* speaker = library_->find_speaker(talk_.line()->speaker);
        if (speaker != nullptr && !speaker->blip.empty()) ui.sound(speaker->blip);
    }

    void finish(Shell& shell) {
        save::Profile& profile = shell.profile;
        save::remember(profile, talk_.campaign_variables());
        save::keep_log(profile, talk_.log(), call_.id);
        auto& lines = profile.spoken[call_.id];
        lines.clear();
        for (const auto& line : talk_.said()) lines.push_back({"", line.speaker, line.text});
        save::add_once(profile.talks, call_.id);
        (void)save::award_medals(profile, *shell.library, shell.catalogue);
        shell.keep();
        shell.pop();
    }

    std::shared_ptr<const content::Library> library_;
    const content::Conversation& call_;
    sim::Talk talk_;
    bool asked_ = false;
    bool greeted_ = false;
};

}  // namespace

std::unique_ptr<Screen> talk_screen(const Shell& shell, std::string conversation) {
    const auto* call = shell.library->find_conversation(conversation);
    static const content::Conversation kNone{};
    return std::make_unique<TalkScreen>(shell.library, call != nullptr ? *call : kNone, shell.profile);
}

}  // namespace nl::ui
