#include <algorithm>
#include <array>
#include <cmath>

#include "base/texts.hpp"
#include "ui/screens.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// A heading begins with '#'.
constexpr std::array kLines = {
    to_translate("# Nine Lives"),
    to_translate("The corner was not empty."),
    to_translate("# Flown by"),
    to_translate("Leo, who sings"),
    to_translate("Mittens, who listens"),
    to_translate("the Admiral, who was right"),
    to_translate("Sprocket, who is owed"),
    to_translate("Ash, this week"),
    to_translate("Blip, who would rather not"),
    to_translate("# Written, drawn, composed and built by"),
    to_translate("the people of Nine Lives"),
    to_translate("Every ship, face, note and letter was made for this game, by scripts that come with it."),
    to_translate("# Built on"),
    to_translate("SDL, cJSON and FreeType"),
    to_translate("# Thanks"),
    to_translate("to every cat that has ever stared at an empty corner"),
    to_translate("and to you, for looking, too"),
    to_translate("# No Greebles were harmed."),
    to_translate("Some were cold. We are working on it.")};

/// Who made it: rolls by itself, faster while down is held, and begins anew.
class CreditsScreen final : public Screen {
  public:
    void show(Ui& ui, Shell& shell) override {
        ui.shade(0.8F);
        const Rect all = ui.screen();
        if (ui.input().down) rolled_ += 60.0F;
        if (ui.input().up) rolled_ = std::max(0.0F, rolled_ - 60.0F);
        rolled_ -= ui.input().wheel * 60.0F;
        ui.canvas().clip({0.0F, 0.0F, all.w, all.h - 90.0F});
        float y = all.h * 0.75F - rolled_;
        for (const std::string_view words : kLines) y = show_line(ui, ui.tr(words), all, y);
        ui.canvas().unclip();
        if (y < 0.0F) rolled_ = -all.h * 0.2F;
        if (ui.button({all.centre().x - 110.0F, all.h - 76.0F, 220.0F, 52.0F}, ui.tr("Back")) || ui.back())
            shell.pop();
    }
    void advance(double seconds, bool on_top, Shell&) override {
        constexpr double kPace = 42.0;  // units per second
        if (on_top) rolled_ += static_cast<float>(std::min(seconds, 0.1) * kPace);
    }
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] Vec2 least_size() const override { return {800.0F, 450.0F}; }
    [[nodiscard]] std::string_view name() const override { return "credits"; }

  private:
    static float show_line(Ui& ui, std::string_view words, Rect all, float y) {
        const bool heading = words.starts_with('#');
        if (heading) {
            words.remove_prefix(1);
            while (words.starts_with(' ')) words.remove_prefix(1);
            y += 40.0F;
        }
        view::TextStyle s;
        s.size = heading ? 30.0F : 22.0F;
        s.bold = heading;
        s.colour = heading ? view::kAmber : view::kText;
        // It fades in below and out above.
        const float edge = std::min(y, all.h - 90.0F - y) / 120.0F;
        s.colour = s.colour.faded(std::clamp(edge, 0.0F, 1.0F));
        const auto lines = ui.text().wrap(words, s, std::min(all.w - 160.0F, 900.0F));
        return y + ui.text().draw(ui.canvas(), lines, {all.centre().x, y}, s, view::Align::Centre) + 10.0F;
    }

    float rolled_ = 0.0F;
};

}  // namespace

std::unique_ptr<Screen> credits_screen() { return std::make_unique<CreditsScreen>(); }

}  // namespace nl::ui
