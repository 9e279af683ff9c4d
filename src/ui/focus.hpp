#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "ui/input.hpp"
#include "view/rect.hpp"

namespace nl::ui {

/// What a screen remembers from one frame to the next: which of its widgets has the focus, and where lists
/// are scrolled to. A screen begins with the focus on its first widget.
class Focus {
  public:
    static constexpr std::size_t kNothing = static_cast<std::size_t>(-1);

    /// Something that can have the focus, where it was in the last frame.
    struct Spot {
        view::Rect where;
        bool takes_sideways = false;  ///< left and right change it instead of leaving it
        view::Rect seen_through;      ///< of the list it is in; empty = none
    };

    /// Moves the focus by what the player did, among the spots of the frame before, and begins a new frame.
    /// Returns whether it moved.
    bool begin_frame(const UiInput& input);
    /// Adds a spot; returns its number, which is the same in every frame of an unchanged screen.
    std::size_t add(const Spot& spot);

    /// A spot of this frame; nullptr when there is none of that number yet.
    [[nodiscard]] const Spot* new_spot(std::size_t spot) const {
        return spot < new_spots_.size() ? &new_spots_[spot] : nullptr;
    }

    /// How many spots this frame has so far: the number that the next one gets.
    [[nodiscard]] std::size_t new_spots() const { return new_spots_.size(); }

    [[nodiscard]] bool is_at(std::size_t spot) const { return at_ == spot; }
    [[nodiscard]] std::size_t at() const { return at_; }
    void set(std::size_t spot) { at_ = spot; }
    /// The spot that the pointer was pressed on and has not been released since.
    [[nodiscard]] std::size_t pressed() const { return pressed_; }
    /// A widget shows that it has the focus; how many have in this frame: never more than one.
    void note_shown() { ++shown_; }
    [[nodiscard]] std::size_t shown() const { return shown_; }
    /// Whether the focus was moved by keys in this frame: lists then scroll to it.
    [[nodiscard]] bool moved_by_keys() const { return moved_by_keys_; }

    [[nodiscard]] float& scroll(const std::string& list) { return scroll_[list]; }

  private:
    [[nodiscard]] std::size_t under(Vec2 pointer) const;
    [[nodiscard]] std::size_t next(Vec2 way) const;
    [[nodiscard]] std::size_t farthest(Vec2 way) const;
    bool move(Vec2 way);

    std::size_t at_ = 0;
    std::size_t pressed_ = kNothing;
    bool moved_by_keys_ = false;
    std::size_t shown_ = 0;
    std::vector<Spot> spots_;
    std::vector<Spot> new_spots_;
    std::map<std::string, float> scroll_;
};

}  // namespace nl::ui
