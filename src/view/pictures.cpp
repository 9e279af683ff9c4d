#include "view/pictures.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace nl::view {

namespace {

constexpr int kPageSize = 2048;

Image placeholder() {
    constexpr int kSide = 64;
    Image out(kSide, kSide);
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x)
            out.row(y)[x] = ((x / 16 + y / 16) % 2 == 0) ? 0xFFFF20C0U : 0xFF201020U;
    return out;
}

bool is_light(std::string_view name) { return name.ends_with("-glow.png"); }

bool may_be_light(std::string_view name) { return name.starts_with("gfx/effects/"); }

/// Light drawn as a solid picture would have no hole: all pixels solid means that the file had no alpha.
bool all_solid(const Image& image) {
    return std::all_of(image.pixels.begin(), image.pixels.end(), [](Pixel p) { return p >> 24U == 255U; });
}

std::string sheet_key(std::string_view name, int columns, int rows) {
    return concat(name, " ", to_text(std::int64_t{columns}), " ", to_text(std::int64_t{rows}));
}

}  // namespace

Pictures::Pictures(Device& device, const SearchPath& files, Log& log)
    : device_(device), files_(files), log_(log), atlas_(device, kPageSize) {
    Image white(8, 8);
    std::fill(white.pixels.begin(), white.pixels.end(), 0xFFFFFFFFU);
    Entry entry;
    store(entry, white);
    // One point in the middle: a fill samples nothing else.
    Sprite& s = entry.sprite;
    s.u0 = s.u1 = (s.u0 + s.u1) * 0.5F;
    s.v0 = s.v1 = (s.v0 + s.v1) * 0.5F;
    sprites_.push_back(entry);
}

bool Pictures::there(std::string_view name) const { return files_.find(name).has_value(); }

Image Pictures::read(std::string_view name, bool plate, bool light) {
    const auto path = files_.find(name);
    std::string why = "no such file";
    if (path) {
        if (auto image = load_image(*path, why)) {
            const bool glows = plate ? light : is_light(name) || (may_be_light(name) && all_solid(*image));
            return glows ? as_light(std::move(*image)) : std::move(*image);
        }
    }
    log_.say_once(concat("picture ", name, ": ", why, "; a chequer stands in for it"));
    return placeholder();
}

void Pictures::store(Entry& entry, const Image& picture) {
    Bounds keep = visible_bounds(picture);
    if (keep.width == 0) keep = {0, 0, 1, 1};
    const Image kept = cropped(picture, keep.x, keep.y, keep.width, keep.height);
    if (entry.place.page != 0 && entry.place.at.width == keep.width && entry.place.at.height == keep.height) {
        atlas_.replace(entry.place, kept);
    } else if (const auto place = atlas_.add(kept)) {
        entry.place = *place;
    } else {
        log_.say_once(concat("picture ", entry.name, ": does not fit into a page of the atlas"));
        return;
    }
    Sprite& s = entry.sprite;
    const float page = static_cast<float>(entry.place.page_size);
    s.page = entry.place.page;
    s.u0 = static_cast<float>(entry.place.at.x) / page;
    s.v0 = static_cast<float>(entry.place.at.y) / page;
    s.u1 = static_cast<float>(entry.place.at.x + keep.width) / page;
    s.v1 = static_cast<float>(entry.place.at.y + keep.height) / page;
    s.size = {static_cast<float>(picture.width), static_cast<float>(picture.height)};
    s.cut_at = {static_cast<float>(keep.x), static_cast<float>(keep.y)};
    s.cut_size = {static_cast<float>(keep.width), static_cast<float>(keep.height)};
}

void Pictures::load_sheet(const Sheet& sheet, std::string_view name) {
    const Image image = read(name, false, false);
    const int w = std::max(1, image.width / sheet.columns);
    const int h = std::max(1, image.height / sheet.rows);
    for (int i = 0; i < sheet.columns * sheet.rows; ++i) {
        Entry& entry = sprites_[sheet.first + static_cast<SpriteId>(i)];
        entry.name = name;
        const int x = std::min(i % sheet.columns * w, image.width - w);
        const int y = std::min(i / sheet.columns * h, image.height - h);
        store(entry, cropped(image, x, y, w, h));
    }
}

SpriteId Pictures::find(std::string_view name) { return find_sheet(name, 1, 1); }

SpriteId Pictures::find_if_there(std::string_view name) { return there(name) ? find(name) : kWhiteSprite; }

SpriteId Pictures::find_sheet(std::string_view name, int columns, int rows) {
    const std::string key = sheet_key(name, columns, rows);
    if (const auto it = sheets_.find(key); it != sheets_.end()) return it->second.first;
    const Sheet sheet{static_cast<SpriteId>(sprites_.size()), columns, rows};
    sprites_.resize(sprites_.size() + static_cast<std::size_t>(columns * rows));
    sheets_.emplace(key, sheet);
    load_sheet(sheet, name);
    return sheet.first;
}

Plate Pictures::plate(std::string_view name, int width, int height, bool light) {
    const std::string key =
        concat(name, " ", to_text(std::int64_t{width}), " ", to_text(std::int64_t{height}));
    if (const auto it = plates_.find(key); it != plates_.end()) return it->second;
    const Image image = resized(read(name, true, light), width, height, true);
    const bool opaque = !light && all_solid(image);
    const Plate made{device_.create_texture(width, height, opaque), width, height};
    device_.update_texture(made.texture, 0, 0, image);
    plates_.emplace(key, made);
    return made;
}

bool Pictures::reload(std::string_view name, std::string& why) {
    const auto path = files_.find(name);
    why = "no such file";
    if (!path || !load_image(*path, why)) return false;
    const std::string prefix = concat(name, " ");
    for (const auto& [key, sheet] : sheets_)
        if (key.starts_with(prefix)) load_sheet(sheet, name);
    for (auto it = plates_.begin(); it != plates_.end();) {
        if (!it->first.starts_with(prefix)) {
            ++it;
            continue;
        }
        device_.destroy_texture(it->second.texture);
        it = plates_.erase(it);
    }
    return true;
}

}  // namespace nl::view
