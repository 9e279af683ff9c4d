#pragma once

#include <optional>
#include <vector>

#include "view/device.hpp"

namespace nl::view {

/// Where a picture lies: a page (a texture) and the part of it, in pixels.
struct Place {
    TextureId page = 0;
    int page_size = 1;
    Bounds at;
};

/// Packs pictures into a few square textures, so that many of them are drawn in one go. Pictures come one by
/// one (skyline packing); a page is made when the last one is full, so once all is loaded no texture is made.
class Atlas {
  public:
    /// device must outlive the atlas. `max_pages` 0 = no limit.
    Atlas(Device& device, int page_size, int max_pages = 0);
    ~Atlas();
    Atlas(const Atlas&) = delete;
    Atlas& operator=(const Atlas&) = delete;

    /// Nothing when it is larger than a page, or all pages that may be are full.
    [[nodiscard]] std::optional<Place> add(const Image& image);
    /// Writes over a picture with one of the same size.
    void replace(const Place& place, const Image& image);
    /// Forgets all pictures; the pages stay.
    void clear();
    /// 0 … 1: how far the last page that may be is filled, by height.
    [[nodiscard]] float fullness() const;
    [[nodiscard]] std::size_t pages() const { return pages_.size(); }

  private:
    struct Page {
        TextureId texture = 0;
        std::vector<int> skyline;  ///< for each column, the first free row
    };
    [[nodiscard]] std::optional<Bounds> find_room(const Page& page, int w, int h) const;

    Device& device_;
    int page_size_;
    int max_pages_;
    std::vector<Page> pages_;
};

}  // namespace nl::view
