#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "base/vec2.hpp"

namespace nl::sim {

enum class BodyKind : std::uint8_t { Craft, Part, Rock, Mine };

/// A circle that can be hit, found or bumped into: a thin copy of what owns it, so that searches stay in the
/// cache.
struct Body {
    enum Flag : std::uint8_t {
        Hidden = 1,
        GivenUp = 2,
        Player = 4,
        FirstColumn = 8,  ///< a cell's copy only: none of the body's columns is further left …
        FirstRow = 16,    ///< … and none of its rows higher up
    };
    Vec2 at;
    float radius = 0.0F;
    std::uint32_t slot = 0;  ///< of the craft, or the index of the rock or mine
    std::uint8_t side = 0;
    BodyKind kind = BodyKind::Craft;
    std::uint8_t part = 0;
    std::uint8_t flags = 0;

    [[nodiscard]] bool has(Flag f) const { return (flags & f) != 0; }
};

/// Uniform grid over the arena, rebuilt every tick by a counting sort: no pointers, no allocation once warm,
/// cost in line with what is there. A body lies in every cell that it overlaps; what is outside the arena
/// lies in the outermost cells.
class Grid {
  public:
    /// Covers width x height around {0, 0}.
    explicit Grid(Vec2 size = {1000.0F, 1000.0F});

    void reserve(std::size_t bodies);
    void clear() {
        bodies_.clear();
        cells_.clear();
    }
    void add(const Body& body) {
        bodies_.push_back(body);
        const Vec2 reach{body.radius, body.radius};
        cells_.push_back(cells(body.at - reach, body.at + reach));
    }
    /// Sorts what was added into the cells; call once before searching.
    void build();

    /// Every body once, in the order they were added.
    [[nodiscard]] std::span<const Body> bodies() const { return bodies_; }

    /// Calls f(const Body&) for the bodies of all cells that the box touches; one that lies in several cells
    /// may come several times, and not all of them touch the box.
    template <class F>
    void visit_box(Vec2 low, Vec2 high, F&& f) const {
        const Cells c = cells(low, high);
        for (int y = c.y0; y <= c.y1; ++y) visit_row(y, c.x0, c.x1, f);
    }

    /// Calls f(const Body&) once for each body that touches the circle.
    template <class F>
    void visit_circle(Vec2 centre, float radius, F&& f) const {
        const Cells q = cells({centre.x - radius, centre.y - radius}, {centre.x + radius, centre.y + radius});
        for (int y = q.y0; y <= q.y1; ++y) {
            // Of a body's copies within the box only the one in the first of its cells there is shown.
            const unsigned at_left = y == q.y0 ? 0U : unsigned{Body::FirstRow};
            const unsigned further = at_left | Body::FirstColumn;
            const std::size_t left = cell(q.x0, y);
            const std::uint32_t left_end = first_[left + 1];
            for (std::uint32_t i = first_[left], end = first_[cell(q.x1, y) + 1]; i < end; ++i) {
                const Body& b = sorted_[i];
                const float reach = radius + b.radius;
                if (length_squared(b.at - centre) >= reach * reach) continue;
                const unsigned needed = i < left_end ? at_left : further;
                if ((b.flags & needed) == needed) f(b);
            }
        }
    }

    /// Calls f(const Body&) for the bodies of all cells along a line of any length; repeats as visit_box
    /// does.
    template <class F>
    void visit_line(Vec2 from, Vec2 to, float radius, F&& f) const {
        const Cells q = cells({std::min(from.x, to.x) - radius, std::min(from.y, to.y) - radius},
                              {std::max(from.x, to.x) + radius, std::max(from.y, to.y) + radius});
        for (int y = q.y0; y <= q.y1; ++y) {
            const auto [left, right] = columns_in_row(from, to, radius, y, q);
            visit_row(y, left, right, f);
        }
    }

    /// Calls f(const Body& a, const Body& b) once for each pair of bodies whose circles overlap.
    template <class F>
    void visit_pairs(F&& f) const {
        for (std::size_t i = 0; i < crowded_count_; ++i) visit_pairs_of_cell(crowded_[i], f);
    }

  private:
    struct Cells {
        int x0, y0, x1, y1;
    };
    struct Columns {
        int left, right;
    };

    [[nodiscard]] int column(float x) const {
        return static_cast<int>(std::clamp((x - origin_.x) * inverse_, 0.0F, last_column_));
    }
    [[nodiscard]] int row(float y) const {
        return static_cast<int>(std::clamp((y - origin_.y) * inverse_, 0.0F, last_row_));
    }
    [[nodiscard]] Cells cells(Vec2 low, Vec2 high) const {
        return {column(low.x), row(low.y), column(high.x), row(high.y)};
    }
    [[nodiscard]] std::size_t cell(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x);
    }
    void place(Body copy, const Cells& c);
    [[nodiscard]] Columns columns_in_row(Vec2 from, Vec2 to, float radius, int y, const Cells& within) const;

    /// The cells of a row lie side by side, and so do their bodies: however many columns, it is one run.
    template <class F>
    void visit_row(int y, int left, int right, F&& f) const {
        for (std::uint32_t i = first_[cell(left, y)], end = first_[cell(right, y) + 1]; i < end; ++i)
            f(sorted_[i]);
    }
    template <class F>
    void visit_pairs_of_cell(std::size_t c, F&& f) const {
        constexpr unsigned kFirst = Body::FirstColumn | Body::FirstRow;
        for (std::uint32_t i = first_[c], end = first_[c + 1]; i + 1 < end; ++i) {
            const Body& a = sorted_[i];
            for (std::uint32_t j = i + 1; j < end; ++j) {
                const Body& b = sorted_[j];
                const float reach = a.radius + b.radius;
                if (length_squared(b.at - a.at) >= reach * reach) continue;
                // Of the cells that both share, only the first reports them: there each axis begins for one.
                if (((a.flags | b.flags) & kFirst) == kFirst) f(a, b);
            }
        }
    }

    Vec2 origin_;
    float size_ = 128.0F;  ///< of a cell
    float inverse_ = 1.0F / 128.0F;
    int columns_ = 1;
    int rows_ = 1;
    float last_column_ = 0.0F;
    float last_row_ = 0.0F;
    std::vector<Body> bodies_;
    std::vector<Cells> cells_;  ///< of each of bodies_
    std::vector<Body> sorted_;
    std::vector<std::uint32_t> first_;    ///< of each cell in sorted_, and one past the end
    std::vector<std::uint32_t> crowded_;  ///< the cells with more than one body, in order, and room for more
    std::size_t crowded_count_ = 0;
};

/// Where along from … to (0 … 1) a circle moving along it first touches the circle at `centre`; `reach` is
/// the sum of the radii. Negative when it does not.
[[nodiscard]] inline float first_touch(Vec2 from, Vec2 to, Vec2 centre, float reach) {
    const Vec2 m = from - centre;
    const float outside = length_squared(m) - reach * reach;
    if (outside <= 0.0F) return 0.0F;
    const Vec2 d = to - from;
    const float closing = -dot(m, d);
    if (closing <= 0.0F) return -1.0F;
    const float a = length_squared(d);
    const float root = closing * closing - a * outside;
    if (root < 0.0F) return -1.0F;
    const float t = (closing - std::sqrt(root)) / a;
    return t <= 1.0F ? t : -1.0F;
}

}  // namespace nl::sim
