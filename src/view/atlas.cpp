#include "view/atlas.hpp"

#include <algorithm>

namespace nl::view {

namespace {

constexpr int kGap = 2;     // empty pixels between pictures, so that filtering never reaches a neighbour
constexpr int kColumn = 4;  // the skyline's step: coarser is faster and wastes little

}  // namespace

Atlas::Atlas(Device& device, int page_size, int max_pages)
    : device_(device), page_size_(page_size), max_pages_(max_pages) {}

Atlas::~Atlas() {
    for (const Page& p : pages_) device_.destroy_texture(p.texture);
}

std::optional<Bounds> Atlas::find_room(const Page& page, int w, int h) const {
    const int columns = static_cast<int>(page.skyline.size());
    const int need = (w + kGap + kColumn - 1) / kColumn;
    std::optional<Bounds> best;
    for (int c = 0; c + need <= columns; ++c) {
        const auto from = page.skyline.begin() + c;
        const int y = *std::max_element(from, from + need);
        if (y + h + kGap > page_size_ || (best && y >= best->y)) continue;
        best = Bounds{c * kColumn + kGap / 2, y + kGap / 2, w, h};
    }
    return best;
}

std::optional<Place> Atlas::add(const Image& image) {
    if (image.empty() || image.width + kGap > page_size_ || image.height + kGap > page_size_)
        return std::nullopt;
    std::optional<Bounds> room;
    std::size_t page = 0;
    for (; page < pages_.size() && !room; ++page) room = find_room(pages_[page], image.width, image.height);
    if (room) {
        --page;
    } else {
        if (max_pages_ > 0 && pages_.size() >= static_cast<std::size_t>(max_pages_)) return std::nullopt;
        pages_.push_back({device_.create_texture(page_size_, page_size_),
                          std::vector<int>(static_cast<std::size_t>(page_size_ / kColumn), 0)});
        room = find_room(pages_.back(), image.width, image.height);
        page = pages_.size() - 1;
        if (!room) return std::nullopt;
    }
    Page& p = pages_[page];
    const int first = (room->x - kGap / 2) / kColumn;
    const int need = (image.width + kGap + kColumn - 1) / kColumn;
    std::fill_n(p.skyline.begin() + first, need, room->y + image.height + kGap / 2);
    const Place place{p.texture, page_size_, *room};
    replace(place, image);
    return place;
}

void Atlas::replace(const Place& place, const Image& image) {
    // With its empty border, because the place may have held something else before clear().
    Image framed(image.width + kGap, image.height + kGap);
    for (int y = 0; y < image.height; ++y)
        std::copy_n(image.row(y), image.width, framed.row(y + kGap / 2) + kGap / 2);
    device_.update_texture(place.page, place.at.x - kGap / 2, place.at.y - kGap / 2, framed);
}

void Atlas::clear() {
    for (Page& p : pages_) std::fill(p.skyline.begin(), p.skyline.end(), 0);
}

float Atlas::fullness() const {
    if (pages_.empty() || max_pages_ == 0 || pages_.size() < static_cast<std::size_t>(max_pages_))
        return 0.0F;
    const auto& s = pages_.back().skyline;
    return static_cast<float>(*std::max_element(s.begin(), s.end())) / static_cast<float>(page_size_);
}

}  // namespace nl::view
