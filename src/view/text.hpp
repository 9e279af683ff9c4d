#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"
#include "base/log.hpp"
#include "base/texts.hpp"
#include "view/atlas.hpp"
#include "view/canvas.hpp"
#include "view/colour.hpp"
#include "view/fonts.hpp"
#include "view/screen.hpp"

namespace nl::view {

struct TextStyle {
    float size = 18.0F;  ///< UI units an em
    bool bold = false;
    Colour colour = kText;
    bool shadow = true;
};

enum class Align : std::uint8_t { Left, Centre, Right };

/// Text on the screen: measured, wrapped and drawn by real widths, rasterised at the real pixel size.
/// Everything is in UI units, whatever space the canvas is in. Takes any bytes: what is not UTF-8 is shown as
/// U+FFFD, what no font has as a box. Words and digits are kept in a texture once drawn, so a frame makes no
/// texture.
class Text {
  public:
    /// All must outlive it.
    Text(Screen& screen, const SearchPath& files, Log& log);

    /// Makes room in the cache when it is nearly full; call at the start of a frame.
    void begin_frame();

    // ---- the language: what is drawn is looked up first, text.draw(canvas, text.tr("Play"), …); the texts
    // of data with their context, see base/texts.hpp. Drawing itself looks nothing up: names of players stay.
    void set_texts(Texts texts) { texts_ = std::move(texts); }
    [[nodiscard]] const Texts& texts() const { return texts_; }
    [[nodiscard]] std::string tr(std::string_view text) const { return with_controls(texts_.tr(text)); }
    [[nodiscard]] std::string tr_in(std::string_view context, std::string_view text) const {
        return with_controls(texts_.tr_in(context, text));
    }
    /// What is written on the player's controls, by what they do: "Press {fire}!" becomes "Press Space!".
    /// Names of the device in use, in English; they are translated here.
    using ControlNames = std::map<std::string, std::string, std::less<>>;
    void set_control_names(ControlNames names) { controls_ = std::move(names); }
    /// In the player's language; empty when there is no such control.
    [[nodiscard]] std::string control(std::string_view id) const;
    [[nodiscard]] std::string tr_n(std::string_view one, std::string_view many, std::int64_t n) const {
        return texts_.tr_n(one, many, n);
    }
    /// The player's size of what is read at length, 0.8 … 1.5, on top of the UI scale; and what a size
    /// becomes by it. Labels with a fixed place keep their size.
    void set_reading_scale(float k) { reading_scale_ = k; }
    [[nodiscard]] float reading_scale() const { return reading_scale_; }
    [[nodiscard]] float reading(float size) const { return size * reading_scale_; }
    /// Notes every line that is drawn from now on, for tests that look for what was not translated; nullptr
    /// ends it. Must outlive the drawing.
    void note_lines(std::vector<std::string>* into) { noted_ = into; }

    /// Pixels a UI unit: what has been measured holds until it changes.
    [[nodiscard]] float unit() const { return screen_.ui_pixels(); }
    /// Height of a line of this size.
    [[nodiscard]] static float line_height(float size) { return size * 1.21F; }
    [[nodiscard]] float width(std::string_view text, const TextStyle& style);
    /// The lines of text that fit into `width`: broken at spaces and ideographs, words that are too long
    /// anywhere, and where the text says so by a newline. At least one line.
    [[nodiscard]] std::vector<std::string> wrap(std::string_view text, const TextStyle& style, float width);
    /// As much of a line as fits, with … when something was left out.
    [[nodiscard]] std::string shortened(std::string_view text, const TextStyle& style, float width);

    /// The same, but the style's size gives way first, down to three quarters: other languages are longer.
    [[nodiscard]] std::string fitted(std::string_view text, TextStyle& style, float width);

    /// One line; `at` is the upper edge of the line and its left end, middle or right end. Returns its width.
    float draw(Canvas& canvas, std::string_view text, Vec2 at, const TextStyle& style,
               Align align = Align::Left);
    /// Several lines one below the other; returns the height.
    float draw(Canvas& canvas, const std::vector<std::string>& lines, Vec2 at, const TextStyle& style,
               Align align = Align::Left, float line_spacing = 1.0F);

  private:
    /// A piece that is drawn as one: a word, a digit, an ideograph, a space.
    struct Run {
        std::string text;
        FaceId face = kNoFace;
        float ems = 0.0F;
        bool space = false;
    };
    struct Drawn {
        Place place;
        int left = 0;
        int top = 0;
        bool there = false;
    };
    [[nodiscard]] std::vector<Run> runs_of(std::string_view text, bool bold);
    [[nodiscard]] float run_width(const std::string& run, FaceId face);
    [[nodiscard]] const Drawn* drawn(const Run& run, int pixels);
    [[nodiscard]] float em(const TextStyle& style) const;  ///< UI units an em really is, in whole pixels
    void draw_runs(Canvas& canvas, const std::vector<Run>& runs, Vec2 pen, int pixels, Colour colour);
    void missing_box(Canvas& canvas, Vec2 pen, int pixels, Colour colour);

    Screen& screen_;
    [[nodiscard]] std::string with_controls(std::string text) const;

    Texts texts_;
    ControlNames controls_;
    std::vector<std::string>* noted_ = nullptr;
    float reading_scale_ = 1.0F;
    Fonts fonts_;
    Atlas atlas_;
    std::map<std::string, float, std::less<>> widths_;
    std::map<std::string, Drawn, std::less<>> pictures_;
};

}  // namespace nl::view
