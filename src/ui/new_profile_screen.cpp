#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/screens.hpp"
#include "ui/words.hpp"

namespace nl::ui {
namespace {

using view::Rect;

constexpr std::size_t kLongestName = 16;  // code points
constexpr std::array<std::string_view, 3> kRows = {"ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ-'.!"};

/// What each difficulty means, by its place in data/difficulty.json.
constexpr std::array kMeanings = {
    to_translate("They are slow to notice, and polite about it. For the story, or for the first evening."),
    to_translate("As it was meant: they shoot to hit, and you can outfly them."),
    to_translate("More of them, and they have been practising.")};

/// Name, difficulty and mode of a new profile. A name can be typed, or put together with a pad.
class NewProfileScreen final : public Screen {
  public:
    explicit NewProfileScreen(int slot) : slot_(slot) {}

    void show(Ui& ui, Shell& shell) override {
        take_typing(ui);
        if (!opened_) ui.no_focus();
        ui.shade(0.78F);
        const Rect all = ui.screen();
        const Rect board = centred(all, std::min(all.w - 60.0F, 1120.0F), std::min(all.h - 60.0F, 610.0F));
        ui.board(board);
        ui.heading(ui.tr("A new life"), {board.x + 46.0F, board.y + 26.0F}, 38.0F);
        const float half = (board.w - 130.0F) * 0.5F;
        const Rect left{board.x + 50.0F, board.y + 96.0F, half, board.h - 200.0F};
        const Rect right{left.right() + 40.0F, left.y, half - 10.0F, left.h};
        show_choices(ui, shell, right);
        show_name(ui, left);
        show_keys(ui, left);
        const Rect foot{right.x, board.bottom() - 82.0F, right.w, 54.0F};
        if (!opened_) ui.focus_next(), opened_ = true;
        if (ui.button(foot, ui.tr("Begin"), !trimmed(name_).empty())) begin(shell);
        if (ui.button({left.x, foot.y, 200.0F, foot.h}, ui.tr("Back")) || ui.back()) shell.pop();
        ui.hints(ui.tr("choose"));
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] bool wants_typing() const override { return true; }
    [[nodiscard]] std::string_view name() const override { return "new-profile"; }

  private:
    void take_typing(const Ui& ui) {
        if (ui.input().erase) erase();
        for (std::size_t at = 0; at < ui.input().typed.size();) {
            const char32_t c = next_code_point(ui.input().typed, at);
            if (c >= U' ' && c != 0x7FU) add(c);
        }
    }
    void add(char32_t c) {
        if (fresh_) name_.clear();  // the name that was suggested
        fresh_ = false;
        if (count_code_points(name_) < kLongestName) append_utf8(name_, c);
    }
    void erase() {
        fresh_ = false;
        std::size_t last = 0;
        for (std::size_t at = 0; at < name_.size();) {
            last = at;
            (void)next_code_point(name_, at);
        }
        name_.resize(last);
    }

    void show_name(Ui& ui, Rect where) const {
        const Rect field{where.x, where.y, where.w, 58.0F};
        ui.canvas().rect(field, view::kInk.faded(0.8F));
        ui.canvas().frame(field, 2.0F, view::kEdge);
        view::TextStyle s;
        s.size = 28.0F;
        s.bold = true;
        const float w = ui.text().draw(ui.canvas(), name_, {field.x + 18.0F, field.y + 12.0F}, s);
        if (static_cast<int>(ui.time() * 2.0) % 2 == 0)
            ui.canvas().rect({field.x + 22.0F + w, field.y + 14.0F, 3.0F, 30.0F}, view::kAmber);
    }

    void show_keys(Ui& ui, Rect where) {
        const float step = where.w / 10.0F;
        const float height = std::min(50.0F, (where.h - 76.0F) / 4.0F - 6.0F);
        float y = where.y + 76.0F;
        for (const std::string_view row : kRows) {
            for (std::size_t i = 0; i < row.size(); ++i) {
                const char c =
                    small_ && row[i] >= 'A' && row[i] <= 'Z' ? static_cast<char>(row[i] + 32) : row[i];
                if (key(ui, {where.x + static_cast<float>(i) * step, y, step - 5.0F, height}, {&c, 1})) {
                    add(static_cast<char32_t>(c));
                    small_ = small_ || (c >= 'A' && c <= 'Z');
                }
            }
            y += height + 6.0F;
        }
        if (key(ui, {where.x, y, step * 3.0F - 5.0F, height}, small_ ? "ABC" : "abc")) small_ = !small_;
        if (key(ui, {where.x + step * 3.0F, y, step * 4.0F - 5.0F, height}, ui.tr("space"))) {
            add(U' ');
            small_ = false;
        }
        if (key(ui, {where.x + step * 7.0F, y, step * 3.0F - 5.0F, height}, ui.tr("erase"))) erase();
    }

    static bool key(Ui& ui, Rect where, std::string_view words) {
        const bool used = ui.spot(where);
        const bool focused = ui.focused();
        ui.canvas().rect(where, focused ? view::kAmber : view::rgb(0x12305A, 0.9F));
        view::TextStyle s;
        s.size = 19.0F;
        s.bold = focused;
        s.shadow = !focused;
        s.colour = focused ? view::kInk : view::kText;
        ui.label(words, {where.centre().x, where.centre().y - view::Text::line_height(s.size) * 0.5F}, s,
                 view::Align::Centre);
        return used;
    }

    void show_choices(Ui& ui, const Shell& shell, Rect where) {
        if (difficulty_ == kUnset) difficulty_ = middle(shell);
        std::vector<std::string> names;
        for (const auto& [id, name] : shell.difficulties) names.push_back(ui.tr_in("difficulty", name));
        Column column(where, 12.0F);
        (void)ui.choice(column.next(56.0F), ui.tr("Difficulty"), difficulty_, names);
        view::TextStyle s;
        s.size = 17.0F;
        s.colour = view::kDim;
        const std::string meaning = difficulty_ < kMeanings.size() ? ui.tr(kMeanings[difficulty_]) : "";
        (void)ui.paragraph(meaning, {where.x + 8.0F, column.y(), where.w - 16.0F, 0.0F}, s);
        column.skip(82.0F);
        (void)ui.toggle(column.next(56.0F), ui.tr("Nine Lives mode"), nine_lives_);
        (void)ui.paragraph(
            ui.tr("Nine ships for the whole campaign. Whoever loses the ninth has told a good story."),
            {where.x + 8.0F, column.y(), where.w - 16.0F, 0.0F}, s);
        column.skip(72.0F);
        s.colour = view::kAmber;
        if (!failure_.empty())
            (void)ui.paragraph(failure_, {where.x + 8.0F, column.y(), where.w - 16.0F, 0.0F}, s);
    }

    static std::size_t middle(const Shell& shell) {
        const auto& all = shell.difficulties;
        const auto it = std::find_if(all.begin(), all.end(), [&](const auto& d) { return d.first == "cat"; });
        return it == all.end() ? 0 : static_cast<std::size_t>(it - all.begin());
    }

    void begin(Shell& shell) {
        save::Profile profile = save::new_profile(shell.library->campaign);
        profile.name = std::string(trimmed(name_));
        profile.nine_lives = nine_lives_;
        if (difficulty_ < shell.difficulties.size())
            profile.difficulty = shell.difficulties[difficulty_].first;
        if (shell.slots != nullptr && !shell.slots->create(slot_, profile, failure_)) {
            // Play goes on without: a full disk must not lock the door.
            shell.notices.push_back(concat("Your progress cannot be kept: ", failure_));
        }
        shell.profile = std::move(profile);
        shell.options.difficulty = shell.profile.difficulty;
        if (shell.services.profile_changed) shell.services.profile_changed();
        shell.back_to("title");
        shell.push(hub_screen());
    }

    static constexpr std::size_t kUnset = static_cast<std::size_t>(-1);
    int slot_;
    std::string name_ = "Leo";
    std::string failure_;
    std::size_t difficulty_ = kUnset;
    bool nine_lives_ = false;
    bool fresh_ = true;
    bool small_ = false;
    bool opened_ = false;
};

}  // namespace

std::unique_ptr<Screen> new_profile_screen(int slot) { return std::make_unique<NewProfileScreen>(slot); }

}  // namespace nl::ui
