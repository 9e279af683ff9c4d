#include "sim/grid.hpp"

#include <cmath>

namespace nl::sim {

namespace {
constexpr float kCell = 128.0F;  // a fighter lies in two cells on average, a shot's tick in one or two
constexpr float kMostCellsAcross = 256.0F;  // larger arenas get larger cells
constexpr float kMargin = 256.0F;           // craft may be pushed past the edge for a while
}  // namespace

Grid::Grid(Vec2 size) {
    const float width = std::max(size.x, 1.0F) + 2.0F * kMargin;
    const float height = std::max(size.y, 1.0F) + 2.0F * kMargin;
    size_ = std::max(kCell, std::max(width, height) / kMostCellsAcross);
    inverse_ = 1.0F / size_;
    columns_ = static_cast<int>(std::ceil(width * inverse_));
    rows_ = static_cast<int>(std::ceil(height * inverse_));
    last_column_ = static_cast<float>(columns_ - 1);
    last_row_ = static_cast<float>(rows_ - 1);
    origin_ = {width * -0.5F, height * -0.5F};
    first_.assign(cell(0, rows_) + 1, 0);
    crowded_.assign(first_.size(), 0);
}

void Grid::reserve(std::size_t bodies) {
    bodies_.reserve(bodies);
    cells_.reserve(bodies);
    sorted_.reserve(bodies * 3);
}

void Grid::build() {
    std::fill(first_.begin(), first_.end(), 0U);
    for (const Cells& c : cells_)
        for (int y = c.y0; y <= c.y1; ++y)
            for (int x = c.x0; x <= c.x1; ++x) ++first_[cell(x, y)];
    std::uint32_t sum = 0;
    crowded_count_ = 0;
    for (std::uint32_t c = 0; c < first_.size(); ++c) {
        const std::uint32_t n = first_[c];
        crowded_[crowded_count_] = c;  // written always and counted or not: no branch to guess
        crowded_count_ += n > 1 ? 1U : 0U;
        first_[c] = sum += n;  // now the end of each cell
    }
    sorted_.resize(sum);
    // Backwards, so that each end walks down to its cell's beginning and a cell keeps the order of adding.
    for (std::size_t i = bodies_.size(); i-- > 0;) place(bodies_[i], cells_[i]);
}

void Grid::place(Body copy, const Cells& c) {
    const auto flags = copy.flags;
    for (int y = c.y0; y <= c.y1; ++y)
        for (int x = c.x0; x <= c.x1; ++x) {
            const int first = (x == c.x0 ? Body::FirstColumn : 0) | (y == c.y0 ? Body::FirstRow : 0);
            copy.flags = static_cast<std::uint8_t>(flags | first);
            sorted_[--first_[cell(x, y)]] = copy;
        }
}

Grid::Columns Grid::columns_in_row(Vec2 from, Vec2 to, float radius, int y, const Cells& within) const {
    const float rise = to.y - from.y;
    if (std::fabs(rise) < 1.0F) return {within.x0, within.x1};
    const float top = origin_.y + static_cast<float>(y) * size_ - radius;
    const float bottom = top + size_ + 2.0F * radius;
    // Rows at the rim also hold what is outside: take the line's whole part beyond them.
    const float high = y == 0 ? std::min(from.y, to.y) : top;
    const float low = y == rows_ - 1 ? std::max(from.y, to.y) : bottom;
    const float a = std::clamp((high - from.y) / rise, 0.0F, 1.0F);
    const float b = std::clamp((low - from.y) / rise, 0.0F, 1.0F);
    const float xa = from.x + (to.x - from.x) * a;
    const float xb = from.x + (to.x - from.x) * b;
    return {column(std::min(xa, xb) - radius), column(std::max(xa, xb) + radius)};
}

}  // namespace nl::sim
