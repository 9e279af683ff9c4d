#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/feel.hpp"
#include "content/library.hpp"
#include "view/canvas.hpp"
#include "view/hud_layout.hpp"
#include "view/scene.hpp"
#include "view/text.hpp"

namespace nl::view {

/// Which page of a message is on screen, by time shared between the pages by their length (SCRIPT.md section
/// 4).
struct MessagePage {
    std::size_t index = 0;
    float since = 0.0F;  ///< seconds that this page has been there
};
/// `lengths`: characters of each page; `shown` of `total` ticks have passed. Never empty-handed: with no
/// pages, page 0.
[[nodiscard]] MessagePage page_at(const std::vector<std::size_t>& lengths, sim::Tick shown, sim::Tick total);

/// The message box: portrait, speaker, role, wrapped text in pages.
class MessageBox {
  public:
    MessageBox(Text& text, const content::Library& library, const content::Feel& feel)
        : text_(text), library_(library), feel_(feel) {}

    /// Lines of the message at a width, in the player's language: what the layout asks. Wraps once a message,
    /// language and width. mission: its id, for the translation.
    [[nodiscard]] int lines_at(const sim::Message& message, std::string_view mission, float width);
    /// `time`: seconds, for what pulses; `dismiss_key` empty = say nothing about keys.
    void draw(Canvas& canvas, const sim::MessageQueue& messages, std::string_view mission,
              const HudLayout& layout, float time, std::string_view dismiss_key, bool high_contrast = false);

  private:
    struct Look {
        SpriteId panel;
        Colour name;
        Colour text;
    };
    [[nodiscard]] Look look_of(Canvas& canvas, const sim::Message& message) const;
    void draw_speaker(Canvas& canvas, const sim::Message& message, const HudLayout& layout, const Look& look);
    void draw_page(Canvas& canvas, const sim::MessageQueue& messages, const HudLayout& layout,
                   const Look& look, float time, std::string_view dismiss_key);

    Text& text_;
    const content::Library& library_;
    const content::Feel& feel_;
    std::string wrapped_text_;
    float wrapped_width_ = 0.0F;
    float wrapped_unit_ = 0.0F;
    std::vector<std::string> lines_;
};

}  // namespace nl::view
