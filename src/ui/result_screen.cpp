#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/hub.hpp"
#include "ui/objective_list.hpp"
#include "ui/words.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// How a flight ended and what it has brought.
class ResultScreen final : public Screen {
  public:
    explicit ResultScreen(ResultContents contents) : contents_(std::move(contents)) {}

    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.62F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 60.0F, 1160.0F), std::min(all.h - 30.0F, 660.0F));
        ui.board(board);
        show_head(ui, board);
        const Rect left{board.x + 56.0F, board.y + 142.0F, board.w * 0.5F - 70.0F, board.h - 250.0F};
        draw_group(ui, left, ui.tr("Objectives"));
        // On a small screen large texts give way: what is new must be seen, too.
        const float most = all.h < 760.0F ? 1.1F : 2.0F;
        const auto news = news_of(ui, shell);
        const float room = left.h - 34.0F - 12.0F - kNewsRow * static_cast<float>(news.size());
        const float tall =
            draw_objectives(ui, contents_.objectives, {left.x, left.y + 34.0F, left.w, room}, most);
        show_news(ui, news, {left.x, left.y + 34.0F + tall + 12.0F, left.w, 0.0F}, left.bottom());
        const Rect right{board.centre().x + 20.0F, left.y, board.w * 0.5F - 76.0F, left.h};
        show_figures(ui, shell, right);
        show_buttons(ui, shell, {board.x + 56.0F, board.bottom() - 88.0F, (board.w - 190.0F) / 4.0F, 58.0F});
        if (ui.back()) contents_.leave();
    }
    void advance(double seconds, bool, Shell&) override { shown_for_ += std::min(seconds, 0.1); }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] std::string_view music() const override { return good() ? "victory" : "defeat"; }
    [[nodiscard]] std::string_view name() const override { return "result"; }

  private:
    static constexpr float kNewsRow = 30.0F;

    struct News {
        std::string_view icon;
        std::string words;
        view::Colour colour;
    };
    [[nodiscard]] bool good() const { return contents_.complete || contents_.endless; }

    void show_head(Ui& ui, Rect board) const {
        view::TextStyle s;
        s.size = 44.0F;
        s.bold = true;
        s.colour = good() ? view::kFriend : view::kFoe;
        const std::string title = contents_.endless    ? ui.tr("The storm goes on")
                                  : contents_.complete ? ui.tr("Mission complete")
                                                       : ui.tr("Mission failed");
        ui.label(title, {board.x + 54.0F, board.y + 28.0F}, s);
        view::TextStyle small;
        small.size = 20.0F;
        small.colour = view::kDim;
        const bool why = !contents_.reason.empty() && !contents_.endless;
        std::string line = mission_name(ui, contents_.mission_id, contents_.mission);
        if (why)
            line =
                filled(ui.tr("{mission}: {reason}"),
                       {{"mission", line},
                        {"reason", ui.tr_in(context_of(contents_.mission_id, "reason"), contents_.reason)}});
        ui.label(ui.text().shortened(line, small, board.w - 110.0F), {board.x + 56.0F, board.y + 88.0F},
                 small);
        ui.portrait(good() ? "gfx/avatars/leo-happy.png" : "gfx/avatars/leo-worried.png",
                    {board.right() - 152.0F, board.y + 26.0F, 96.0F, 96.0F});
    }

    /// Numbers run up, tuna last.
    void show_figures(Ui& ui, const Shell& shell, Rect where) const {
        draw_group(ui, where, ui.tr("This flight"));
        float y = where.y + 34.0F;
        for (const auto& [what, figure] : contents_.figures)
            y += draw_fact(ui, {where.x, y, where.w, 0.0F}, ui.tr(what), figure, view::kText);
        const Gains& g = contents_.gains;
        if (g.points > 0)
            y += draw_fact(ui, {where.x, y, where.w, 0.0F}, ui.tr("Score"), number_text(g.points),
                           view::kAmber);
        const float share = std::clamp(static_cast<float>(shown_for_) / 0.9F, 0.0F, 1.0F);
        const auto tuna = static_cast<std::int64_t>(static_cast<float>(g.tuna) * share);
        view::TextStyle big;
        big.size = 34.0F;
        big.bold = true;
        big.colour = view::kAmber;
        ui.icon("tuna", {where.x, y + 12.0F, 44.0F, 44.0F});
        const float w =
            ui.text().draw(ui.canvas(), concat("+", number_text(tuna)), {where.x + 58.0F, y + 14.0F}, big);
        view::TextStyle total;
        total.size = 17.0F;
        total.colour = view::kDim;
        ui.label(filled(ui.tr("{tuna} in all"), {{"tuna", number_text(shell.profile.tuna)}}),
                 {where.x + 76.0F + w, y + 26.0F}, total);
        show_medals(ui, shell, {where.x, y + 72.0F, where.w, where.bottom() - y - 72.0F});
    }

    void show_medals(Ui& ui, const Shell& shell, Rect where) const {
        if (contents_.gains.medals.empty() || shell.library == nullptr) return;
        draw_group(ui, where, ui.tr("Medals"));
        float y = where.y + 32.0F;
        const auto count = static_cast<float>(contents_.gains.medals.size());
        const float row = std::clamp((where.bottom() + 12.0F - y) / count, 26.0F, 44.0F);
        const float lift = (44.0F - row) * 0.5F;
        for (const auto& id : contents_.gains.medals) {
            const auto* medal = shell.library->find_medal(id);
            if (medal == nullptr || y + row > where.bottom() + 14.0F) continue;
            static constexpr std::string_view kPictures[] = {
                "gfx/ui/medal-bronze.png", "gfx/ui/medal-silver.png", "gfx/ui/medal-gold.png"};
            ui.canvas().picture(
                ui.canvas().pictures().find(kPictures[static_cast<std::size_t>(medal->grade)]),
                {where.x + lift, y, row - 6.0F, row - 6.0F});
            view::TextStyle s;
            s.size = 19.0F;
            s.bold = true;
            s.colour = view::kAmber;
            const float w = ui.text().draw(ui.canvas(), ui.tr_in("medal", medal->name),
                                           {where.x + 50.0F, y + 7.0F - lift}, s);
            view::TextStyle text;
            text.size = 15.0F;
            text.colour = view::kDim;
            ui.label(ui.text().shortened(ui.tr_in("medal", medal->text), text, where.w - w - 66.0F),
                     {where.x + 64.0F + w, y + 11.0F - lift}, text);
            y += row;
        }
    }

    /// What is new since: times, ranks, missions, things on sale, lives.
    [[nodiscard]] std::vector<News> news_of(const Ui& ui, const Shell& shell) const {
        const Gains& g = contents_.gains;
        std::vector<News> out;
        const auto line = [&](std::string_view icon, std::string words, view::Colour colour) {
            out.push_back({icon, std::move(words), colour});
        };
        if (g.best_time) line("clock", ui.tr("Your best time yet"), view::kAmber);
        if (g.rank > 0)
            line("medal", filled(ui.tr("Place {rank} in the table"), {{"rank", std::to_string(g.rank)}}),
                 view::kAmber);
        if (g.lives_left >= 0)
            line("skull",
                 g.lives_left == 0 ? ui.tr("That was the ninth life.")
                                   : ui.tr_n("{n} life left", "{n} lives left", g.lives_left),
                 view::kFoe);
        if (!g.opened.empty())
            line("planet",
                 filled(ui.tr("Open now: {missions}"), {{"missions", mission_names(ui, shell, g.opened)}}),
                 view::kFriend);
        if (!g.unlocked.empty() && shell.library != nullptr)
            line("hangar",
                 filled(ui.tr("On sale now: {things}"), {{"things", names_on_sale(ui, shell, g.unlocked)}}),
                 view::kFriend);
        if (shell.library != nullptr)
            if (const int calls = calls_waiting(shell); calls > 0)
                line("speaker", ui.tr_n("{n} call waits", "{n} calls wait", calls), view::kName);
        return out;
    }

    static void show_news(Ui& ui, const std::vector<News>& news, Rect where, float bottom) {
        float y = where.y;
        for (const News& n : news) {
            if (y + 28.0F > bottom) return;
            view::TextStyle s;
            s.size = 18.0F;
            s.colour = n.colour;
            ui.icon(n.icon, {where.x, y, 24.0F, 24.0F});
            const auto lines = ui.text().wrap(n.words, s, where.w - 36.0F);
            y +=
                std::max(kNewsRow, ui.text().draw(ui.canvas(), lines, {where.x + 36.0F, y + 1.0F}, s) + 8.0F);
        }
    }

    static void append(std::string& list, std::string_view name) {
        list += concat(list.empty() ? "" : ", ", name);
    }
    static std::string mission_names(const Ui& ui, const Shell& shell, const std::vector<std::string>& ids) {
        std::string out;
        for (const auto& id : ids)
            for (const auto& mission : shell.missions)
                if (mission.id == id) append(out, mission_name(ui, id, mission.name));
        return out;
    }
    static std::string names_on_sale(const Ui& ui, const Shell& shell, const std::vector<std::string>& ids) {
        std::string out;
        for (const auto& id : ids) {
            if (const auto* craft = shell.library->find_craft(id))
                append(out, ui.tr_in("craft", craft->name));
            else if (const auto* weapon = shell.library->find_weapon(id))
                append(out, ui.tr_in("weapon", weapon->name));
        }
        return out;
    }

    void show_buttons(Ui& ui, Shell& shell, Rect at) {
        const auto next = [&] { at = at.moved({at.w + 26.0F, 0.0F}); };
        const bool over = shell.profile.over();
        // Whoever has won goes on, whoever has lost tries again: that one comes first.
        for (const bool retry : {!contents_.complete, contents_.complete}) {
            const std::string words = retry    ? ui.tr("Fly it again")
                                      : good() ? ui.tr("Continue")
                                               : ui.tr("Leave");
            if (ui.button(at, words, !retry || !over)) retry ? contents_.retry() : contents_.leave();
            next();
        }
        if (ui.button(at, ui.tr("What was said")))
            shell.push(conversation_screen(mission_name(ui, contents_.mission_id, contents_.mission),
                                           contents_.conversation));
        next();
        if (ui.button(at, ui.tr("Watch"), static_cast<bool>(contents_.watch))) contents_.watch();
    }

    ResultContents contents_;
    double shown_for_ = 0.0;
};

}  // namespace

std::unique_ptr<Screen> result_screen(ResultContents contents) {
    return std::make_unique<ResultScreen>(std::move(contents));
}

}  // namespace nl::ui
