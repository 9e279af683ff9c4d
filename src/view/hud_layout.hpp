#pragma once

#include <functional>
#include <vector>

#include "base/vec2.hpp"
#include "view/rect.hpp"

namespace nl::view {

/// What the HUD has to find room for. Sizes in UI units at full size.
struct HudNeeds {
    Vec2 screen{1600.0F, 900.0F};  ///< the whole screen, UI units
    bool message = false;
    /// How many lines the message has when wrapped to this width.
    std::function<int(float width)> message_lines;
    int objectives = 0;               ///< rows
    float objectives_width = 260.0F;  ///< of the widest row
    int weapons = 2;                  ///< rows
    bool target = false;
    int bosses = 0;
    bool suspicion = false;  ///< somebody could notice the player
    int choices = 0;
    float choices_width = 300.0F;  ///< of the widest, and of the question
    /// How many lines the question has when wrapped to this width; none = no question is shown.
    std::function<int(float width)> question_lines;
    float text_scale = 1.0F;  ///< the player's, of the message's text
    bool sound_subtitles = false;
};

/// Where everything on the HUD is. An empty rectangle = not shown. No two intersect, all lie on the screen.
struct HudLayout {
    float k =
        1.0F;  ///< size of the panels (not of messages): less when the player's UI scale leaves little room
    Rect ship;
    Rect stats;
    Rect objectives;
    int objective_rows = 0;  ///< that fit; the last says how many more there are
    Rect target;
    Rect weapons;
    Rect radar;
    Rect message;
    float portrait = 112.0F;    ///< side of the square at the message's left
    float message_text = 0.0F;  ///< width for its text
    int lines_per_page = 1;
    Rect choices;               ///< the question and below it the options
    Rect question;              ///< inside it
    std::vector<Rect> options;  ///< inside it, each as wide as it can be clicked
    Rect bosses;
    Rect hud_messages;
    Rect suspicion;  ///< the bar and the word below it; not while a CHOICE waits
    Rect subtitles;
    float text_scale = 1.0F;

    [[nodiscard]] std::vector<Rect> all() const;
};

inline constexpr float kMessageSize = 20.0F;    ///< of the text, UI units
inline constexpr float kMessageHeader = 34.0F;  ///< height of the speaker's line
inline constexpr float kMessagePadding = 12.0F;
inline constexpr float kMessageLine = 26.0F;  ///< from one line to the next

inline constexpr float kQuestionSize = 19.0F;  ///< of the text of a CHOICE
inline constexpr float kQuestionLine = 25.0F;
/// All three at the player's size of texts.
[[nodiscard]] constexpr float message_line(float text_scale) { return kMessageLine * text_scale; }

[[nodiscard]] HudLayout layout_hud(const HudNeeds& needs);

}  // namespace nl::view
