#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/focus.hpp"
#include "ui/input.hpp"
#include "view/canvas.hpp"
#include "view/text.hpp"

namespace nl::ui {

/// What every frame of every screen is drawn with.
struct Tools {
    view::Canvas& canvas;
    view::Text& text;
    std::vector<std::string>& sounds;  ///< names of effects that the frame asks for
    double time = 0.0;                 ///< seconds since the game began, for what pulses
};

/// One frame of one screen: widgets are functions that draw themselves, react, and return whether they were
/// used. All places are UI units. The first widget has the focus until the player moves it; keys, mouse and
/// pad are alike.
class Ui {
  public:
    /// layer: of the canvas; a screen uses this one and the next.
    Ui(const Tools& tools, Focus& focus, const UiInput& input, int layer);

    [[nodiscard]] view::Rect screen() const;
    [[nodiscard]] view::Canvas& canvas() { return tools_.canvas; }
    [[nodiscard]] view::Text& text() { return tools_.text; }
    [[nodiscard]] double time() const { return tools_.time; }
    [[nodiscard]] const UiInput& input() const { return input_; }
    /// A text in the player's language: every text that a screen shows goes through one of these three. What
    /// widgets are given is drawn as it is.
    [[nodiscard]] std::string tr(std::string_view words) const { return tools_.text.tr(words); }
    [[nodiscard]] std::string tr_in(std::string_view context, std::string_view words) const {
        return tools_.text.tr_in(context, words);
    }
    [[nodiscard]] std::string tr_n(std::string_view one, std::string_view many, std::int64_t n) const {
        return tools_.text.tr_n(one, many, n);
    }
    void sound(std::string_view effect) { tools_.sounds.emplace_back(effect); }

    // ---- what is only looked at
    void shade(float alpha);  ///< darkens what is below the screen
    void panel(view::Rect where);
    /// A panel that nothing of the screens below shines through: for what is read.
    void board(view::Rect where);
    void heading(std::string_view text, Vec2 at, float size = 44.0F, view::Align align = view::Align::Left);
    void label(std::string_view text, Vec2 at, view::TextStyle style = {},
               view::Align align = view::Align::Left);
    /// Wrapped to the width; returns the height.
    float paragraph(std::string_view text, view::Rect where, view::TextStyle style = {});

    /// gfx/icons/<name>.png; the colour of the picture stays when the tint is white.
    void icon(std::string_view name, view::Rect where, view::Colour tint = {});
    /// How much of something: filled from the left.
    void gauge(view::Rect where, float share, view::Colour colour);
    /// The face of somebody (gfx/avatars/….png), in a frame.
    void portrait(std::string_view picture, view::Rect where);
    /// A craft, nose up, as large as fits.
    void craft_picture(std::string_view sprite, view::Rect where, view::Colour tint = {});
    /// The line at the foot of a screen that says which keys or buttons do what, by the device in use.
    enum class Way : std::uint8_t { Back, BackAndTabs, Nowhere };  ///< where else one can go from it
    void hints(std::string_view accept, Way way = Way::Back);

    // ---- what is used
    /// Something that draws itself and can be used: a card with a frame, or a bare spot on a map.
    bool card(view::Rect where, bool enabled = true);
    bool spot(view::Rect where, bool enabled = true);
    /// One of several names side by side; `keys`: the shoulders of the pad, or Q and E, change it, too.
    /// Returns whether it has changed.
    bool tabs(view::Rect where, std::size_t& index, std::span<const std::string> names, bool keys);
    bool button(view::Rect where, std::string_view label, bool enabled = true);
    /// A row of a list: a title at the left, something at the right, chosen or not.
    bool row(view::Rect where, std::string_view label, std::string_view right, bool enabled = true);
    bool toggle(view::Rect where, std::string_view label, bool& value);
    bool slider(view::Rect where, std::string_view label, float& value, float least, float most, float step,
                std::string_view shown);
    /// One of several, changed by left and right or by using it.
    bool choice(view::Rect where, std::string_view label, std::size_t& index,
                std::span<const std::string> names);
    /// The widget drawn last has the focus.
    [[nodiscard]] bool focused() const { return last_focused_; }
    /// The next widget gets the focus. When one that is drawn before it may have had it: no_focus() before
    /// that one, so that no frame shows two.
    void focus_next() { focus_.set(focus_.new_spots()); }
    void no_focus() { focus_.set(Focus::kNothing); }

    /// Until end_list() everything lies in a list that scrolls: returns the place of its contents, moved by
    /// what is scrolled away. The height of the contents must be known.
    [[nodiscard]] view::Rect begin_list(const std::string& id, view::Rect where, float contents);
    void end_list();

    /// Whether the player wants to leave the screen; the sound comes with it.
    [[nodiscard]] bool back();

  private:
    /// Adds a widget; `used` tells whether it was clicked or accepted in this frame.
    struct Widget {
        std::size_t spot = 0;
        bool focused = false;
        bool used = false;
        bool held = false;
    };
    Widget widget(view::Rect where, bool takes_sideways);
    void frame(view::Rect where, const Widget& w, bool enabled = true);
    [[nodiscard]] int sideways(const Widget& w) const;
    void setting(view::Rect where, std::string_view label, const Widget& w);

    Tools tools_;
    Focus& focus_;
    const UiInput& input_;
    int layer_;
    bool last_focused_ = false;
    std::string list_;
    view::Rect list_view_;
    float list_contents_ = 0.0F;
};

/// Places one below the other.
class Column {
  public:
    Column(view::Rect area, float spacing) : area_(area), spacing_(spacing), y_(area.y) {}
    [[nodiscard]] view::Rect next(float height) {
        const view::Rect r{area_.x, y_, area_.w, height};
        y_ += height + spacing_;
        return r;
    }
    void skip(float height) { y_ += height; }
    [[nodiscard]] float y() const { return y_; }

  private:
    view::Rect area_;
    float spacing_;
    float y_;
};

/// A rectangle of this size in the middle of another.
[[nodiscard]] view::Rect centred(view::Rect in, float width, float height);

}  // namespace nl::ui
